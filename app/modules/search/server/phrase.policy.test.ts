import { expect, it } from 'vitest';
import { labelsAndWords, pairsIn } from './phrase.policy.ts';

const labelOf = (pair: string) => `#2${pair}`;
const ACUTE = "'acut' <-> 'heart' <-> 'failur' <2> 'child'";

it('words that stand next to each other are pairs, and those with a gap between them are none', () => {
  expect(pairsIn(ACUTE)).toEqual(['acut heart', 'heart failur']);
  expect(pairsIn("'dengu'")).toEqual([]);
  expect(pairsIn('')).toEqual([]);
});

it('what is more than plain words has no pairs', () => {
  for (const phrase of ["'crohn''s' <-> 'diseas'", "'heart':A <-> 'failur'", "('heart' | 'cardiac') <-> 'failur'"]) {
    expect(pairsIn(phrase)).toEqual([]);
    expect(labelsAndWords(phrase, new Set(['heart failur']), labelOf)).toBe(null);
  }
});

it('a label says that both of its words are there; the others are asked for beside it', () => {
  expect(labelsAndWords(ACUTE, new Set(['heart failur']), labelOf)).toBe("'#2heart failur' & 'acut' & 'child'");
  expect(labelsAndWords(ACUTE, new Set(['acut heart', 'heart failur']), labelOf)).toBe("'#2acut heart' & '#2heart failur' & 'child'");
  expect(labelsAndWords(ACUTE, new Set(), labelOf)).toBe(null);
});
