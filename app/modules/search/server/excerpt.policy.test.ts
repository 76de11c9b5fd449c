import { expect, it } from 'vitest';
import { piecesAround, stemsOf } from './excerpt.policy.ts';

const filler = (words: number) => 'lorem ipsum dolor sit amet '.repeat(words / 5);

it('takes the words out of written queries', () => {
  expect(stemsOf([`'dengu'`, `'demam' <-> 'berdarah'`, `'crohn''s' | 'dengu':*`])).toEqual(['dengu', 'demam', 'berdarah', "crohn's"]);
});

it('keeps short texts, and those in which nothing is found, as they are', () => {
  expect(piecesAround('A short text about dengue.', ['dengu'])).toBe('A short text about dengue.');
  expect(piecesAround(filler(1000), ['dengu'])).toBe(filler(1000));
});

it('keeps the beginning of a long text in which nothing is found', () => {
  const kept = piecesAround(filler(10_000), ['dengu']);
  expect(filler(10_000).startsWith(`${kept} `)).toBe(true);
  expect(kept.length).toBeGreaterThan(5_000);
  expect(kept.length).toBeLessThan(6_001);
});

it('keeps what stands around the words, in whole words', () => {
  const pieces = piecesAround(`${filler(1000)}the fever of dengue began ${filler(1000)}`, ['dengu']);
  expect(pieces).toContain('the fever of dengue began');
  expect(pieces.length).toBeLessThan(600);
  expect(pieces.split(' ').every((word) => /^(lorem|ipsum|dolor|sit|amet|the|fever|of|dengue|began|)$/.test(word))).toBe(true);
});

it('prefers pieces with several of the words, wherever they stand', () => {
  const once = `${filler(500)}dengue `.repeat(10);
  const pieces = piecesAround(`${once}${filler(500)}dengue with low platelets ${filler(500)}`, ['dengu', 'platelet']);
  expect(pieces).toContain('dengue with low platelets');
});

it('finds short words only where they begin', () => {
  const text = `${filler(500)}pdfs ${filler(500)}df again ${filler(500)}`;
  expect(piecesAround(text, ['df'])).toContain('df again');
  expect(piecesAround(text, ['df'])).not.toContain('pdfs');
});
