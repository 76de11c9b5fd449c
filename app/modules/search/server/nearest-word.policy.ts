/** Which word was meant: the fewest slips away, where a slip is a letter too many, too few, wrong, or two that changed places. */

export interface Candidate {
  readonly word: string;
  /** In how many texts it stands. */
  readonly uses: number;
}

/** Null when none is near: a third of the letters may be wrong, at most three. */
export function nearestWord(typed: string, candidates: readonly Candidate[]): string | null {
  const bound = Math.min(3, Math.max(1, Math.floor(typed.length / 3)));
  const near = candidates
    .map(({ word, uses }) => ({ word, uses, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= bound)
    .sort((a, b) => a.slips - b.slips || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  return near[0]?.word ?? null;
}

/** Optimal string alignment distance. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + wrong);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
