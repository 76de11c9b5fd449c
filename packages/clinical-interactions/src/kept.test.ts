import { expect, it } from 'vitest';
import { keep } from './kept.ts';

it('makes a value once, keeps what is asked for and never more than twice the most', () => {
  const made: number[] = [];
  const kept = keep<{ value: number }>(3);
  const get = (key: number) =>
    kept.get(key, () => {
      made.push(key);
      return { value: key };
    });
  const first = get(0);
  // Asked for again and again between the others, it survives all of them.
  for (let key = 1; key <= 50; key += 1) {
    expect(get(key).value).toBe(key);
    expect(get(0)).toBe(first);
  }
  expect(made).toEqual(Array.from({ length: 51 }, (_, key) => key));
  // The first of the others were forgotten long ago.
  expect(get(1).value).toBe(1);
  expect(made).toHaveLength(52);
  kept.clear();
  expect(get(0)).not.toBe(first);
});
