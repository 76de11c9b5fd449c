import { expect, it } from 'vitest';
import { realBase } from '../../testing/real-base.ts';
import { wordingsNotFound } from '../../testing/wordings-not-found.ts';

/**
 * Of fifty thousand. Most say more than a sentence holds together (“sleeps two hours but is full of energy”), or are the name of something
 * else, which goes before. To be lowered as they are mended, not raised: a wording that is not found helps nobody.
 */
const WORDINGS_NOT_FOUND = 1000;
const TITLES_NOT_FOUND = 218;

it('almost every wording leads to what it is a wording of', () => {
  const notFound = wordingsNotFound(realBase());
  const list = (isTitle: boolean) => notFound.filter((one) => one.isTitle === isTitle);
  expect(list(false).length).toBeLessThanOrEqual(WORDINGS_NOT_FOUND);
  expect(list(true).length).toBeLessThanOrEqual(TITLES_NOT_FOUND);
}, 60_000);
