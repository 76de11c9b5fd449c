/** What a misspelt word was meant to be: the known word that is a single slip away, as it is written. */

const SHORTEST = 6;

export interface Spelling {
  correct(key: string): string | null;
}

export function buildSpelling(words: Iterable<string>): Spelling {
  const byGap = new Map<string, string[]>();
  const known = new Set<string>();
  for (const word of words) {
    known.add(word);
    if (word.length < SHORTEST - 1) continue;
    for (const gap of gaps(word)) {
      const list = byGap.get(gap);
      if (list === undefined) byGap.set(gap, [word]);
      else list.push(word);
    }
  }
  return {
    correct(key) {
      if (key.length < SHORTEST || known.has(key)) return null;
      const near = new Set([key, ...gaps(key)].flatMap((gap) => byGap.get(gap) ?? []));
      const best = [...near].filter((word) => word[0] === key[0] && isOneSlip(word, key)).sort();
      return best[0] ?? null;
    },
  };
}

const gaps = (word: string) => [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];

/** One letter more, less, other, or two changed about. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
