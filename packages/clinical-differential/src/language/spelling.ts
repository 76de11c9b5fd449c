/** What a misspelt word was meant to be: the known word that is a single slip away, as it is written. */

const SHORTEST = 6;

export interface Spelling {
  correct(key: string): string | null;
}

export function buildSpelling(words: Iterable<string>): Spelling {
  const known = new Set<string>();
  const byStart = new Map<string, string[]>();
  for (const word of words) {
    if (known.has(word)) continue;
    known.add(word);
    if (word.length < SHORTEST - 1) continue;
    const list = byStart.get(startOf(word, word.length));
    if (list === undefined) byStart.set(startOf(word, word.length), [word]);
    else list.push(word);
  }
  return {
    correct(key) {
      if (key.length < SHORTEST || known.has(key)) return null;
      let best: string | null = null;
      for (const length of [key.length - 1, key.length, key.length + 1])
        for (const word of byStart.get(startOf(key, length)) ?? []) if ((best === null || word < best) && isOneSlip(word, key)) best = word;
      return best;
    },
  };
}

/** People rarely slip on the first letter; and so a word is compared with a few hundred, not with all. */
const startOf = (word: string, length: number) => `${word[0] ?? ''}${length}`;

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
