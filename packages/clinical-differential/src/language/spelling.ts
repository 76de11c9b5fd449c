/** What a misspelt word was meant to be: the known word that is a single slip away, as it is written. */
import { type DifferentialIndex, small } from '../differential-index.ts';

const SHORTEST = 6;

export interface Spelling {
  correct(key: string): string | null;
}

type SpellingTables = Pick<DifferentialIndex, 'spelledGroups' | 'spelledLetters'>;

/** Of each group: its first letter, the length of its words, where its letters begin, and how many words it has. */
const COLUMNS = 4;

/**
 * People rarely slip on the first letter; and so a word is compared with a few hundred, not with all. Words of one first letter and
 * length stand letter behind letter, in their order.
 */
export function spellingTables(words: Iterable<string>): SpellingTables {
  const groups = Map.groupBy(
    [...new Set(words)].filter(({ length }) => length >= SHORTEST - 1),
    (word) => `${word[0] ?? ''}${word.length}`,
  );
  const letters: number[] = [];
  const heads: number[] = [];
  for (const group of groups.values()) {
    const [first = ''] = group;
    heads.push(first.charCodeAt(0), first.length, letters.length, group.length);
    for (const word of group.sort((a, b) => (a < b ? -1 : 1)))
      for (let at = 0; at < word.length; at += 1) letters.push(word.charCodeAt(at));
  }
  return { spelledGroups: Uint32Array.from(heads), spelledLetters: small(letters) };
}

export function spellingOf({ spelledGroups, spelledLetters }: SpellingTables): Spelling {
  const groups = new Map<number, { readonly from: number; readonly count: number }>();
  for (let at = 0; at < spelledGroups.length; at += COLUMNS) {
    const [first = 0, length = 0, from = 0, count = 0] = spelledGroups.subarray(at, at + COLUMNS);
    groups.set(keyOf(first, length), { from, count });
  }
  const wordAt = (from: number, length: number) => String.fromCharCode(...spelledLetters.subarray(from, from + length));
  return {
    correct(key) {
      if (key.length < SHORTEST) return null;
      let best: string | null = null;
      for (const length of [key.length, key.length - 1, key.length + 1]) {
        const { from, count } = groups.get(keyOf(key.charCodeAt(0), length)) ?? { from: 0, count: 0 };
        for (let number = 0; number < count; number += 1) {
          const start = from + number * length;
          const slip = slipBetween(spelledLetters, start, length, key);
          if (slip === SAME) return null;
          if (slip !== ONE) continue;
          // In their order: the first of a length is the least of it.
          const word = wordAt(start, length);
          if (best === null || word < best) best = word;
          if (length !== key.length) break;
        }
      }
      return best;
    },
  };
}

const keyOf = (first: number, length: number) => first * 1000 + length;

const SAME = 0;
const ONE = 1;
const MORE = 2;

/** One letter more, less, other, or two changed about. */
function slipBetween(letters: Uint16Array, from: number, length: number, key: string): typeof SAME | typeof ONE | typeof MORE {
  const shorter = Math.min(length, key.length);
  let start = 0;
  while (start < shorter && letters[from + start] === key.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && letters[from + length - 1 - end] === key.charCodeAt(key.length - 1 - end)) end += 1;
  const [rest, restOfKey] = [length - start - end, key.length - start - end];
  if (rest === 0 && restOfKey === 0) return SAME;
  if (rest <= 1 && restOfKey <= 1) return ONE;
  const isSwapped =
    rest === 2 &&
    restOfKey === 2 &&
    letters[from + start] === key.charCodeAt(start + 1) &&
    letters[from + start + 1] === key.charCodeAt(start);
  return isSwapped ? ONE : MORE;
}
