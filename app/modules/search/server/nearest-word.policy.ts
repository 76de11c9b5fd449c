/** Which word was meant: the fewest slips away, where a slip is a letter too many, too few, wrong, or two that changed places. */
import type { Fitness } from './word-company.policy.ts';

export interface Candidate {
  readonly word: string;
  /** In how many texts it stands. */
  readonly uses: number;
}

/** A third of the letters may be wrong, at most three. */
const boundFor = (typed: string): number => Math.min(3, Math.max(1, Math.floor(typed.length / 3)));

const ANY: Fitness = () => 0;

/** Null when none is near: of those with the fewest slips, the one that fits best to the rest, then the one that is used most. */
export function nearestWord(typed: string, candidates: readonly Candidate[], fitness = ANY): string | null {
  const comesBefore = (one: Candidate, other: Candidate): boolean => {
    const better = fitness(one.word) - fitness(other.word) || one.uses - other.uses;
    return better > 0 || (better === 0 && one.word < other.word);
  };
  let best: Candidate | null = null;
  let most = boundFor(typed);
  for (const one of candidates) {
    if (Math.abs(one.word.length - typed.length) > most) continue;
    const slips = slipsBetween(typed, one.word, most);
    if (slips > most || (best !== null && slips === most && !comesBefore(one, best))) continue;
    best = one;
    most = slips;
  }
  return best?.word ?? null;
}

/** A word is offered where it is so many times as frequent as the one that was typed, and stands in so many texts. */
const MUCH_MORE = 10;
const OFTEN = 5;

/** What was meant rather than a rare word: one slip away where it is a word itself, as far as for mistyped ones where it stands nowhere. */
export function commonerWord(typed: string, candidates: readonly Candidate[], fitness = ANY): string | null {
  const uses = candidates.filter(({ word }) => word === typed).reduce((sum, one) => sum + one.uses, 0);
  const least = Math.max(OFTEN, MUCH_MORE * uses);
  const commoner = candidates.filter((one) => one.word !== typed && one.uses >= least);
  return nearestWord(typed, uses === 0 ? commoner : commoner.filter(({ word }) => slipsBetween(typed, word) === 1), fitness);
}

/**
 * Of many words, those that can be no farther than `nearest`, or near at all: a slip changes the length by one, and the letters that
 * stand in only one of the two by two.
 */
export function wordsNear(typed: string, words: readonly string[], nearest: string | null = null): string[] {
  const bound = nearest === null ? boundFor(typed) : slipsBetween(typed, nearest);
  const letters = lettersOf(typed);
  const known = knownShapes.get(words) ?? {
    letters: Int32Array.from(words, lettersOf),
    lengths: Uint8Array.from(words, ({ length }) => length),
  };
  knownShapes.set(words, known);
  const near: string[] = [];
  for (let i = 0; i < words.length; i++)
    if (Math.abs((known.lengths[i] ?? 0) - typed.length) <= bound && countOf(letters ^ (known.letters[i] ?? 0)) <= 2 * bound)
      near.push(words[i] ?? '');
  return near;
}

/** Of each list, once: it is the same for every question. */
const knownShapes = new WeakMap<readonly string[], { readonly letters: Int32Array; readonly lengths: Uint8Array }>();

/** One bit per letter that stands in it. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Optimal string alignment distance; above `most`, which words that are far from each other soon are, some number above it. */
export function slipsBetween(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let leastOfRow = i;
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + wrong);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      current.push(least);
      leastOfRow = Math.min(leastOfRow, least);
    }
    // Two that changed places reach over one row, never over two.
    if (leastOfRow > most && leastBefore > most) return leastOfRow;
    leastBefore = leastOfRow;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
