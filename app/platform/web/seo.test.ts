import { expect, it } from 'vitest';
import { describe } from './seo.tsx';

it('strips tags, folds white space and stays within 160 characters, cut at a word', () => {
  expect(describe('<p>Four days of <b>high</b>\n fever.</p>')).toBe('Four days of high fever.');
  const long = describe('haematocrit '.repeat(40));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/^(haematocrit )+haematocrit…$/);
});
