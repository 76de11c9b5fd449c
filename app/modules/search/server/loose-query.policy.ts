/**
 * Alternatives of which each is some words that must all be there. Who asks for "dengue" finds "dengue fever" with it: what asks for
 * more than another does is left out, for each word costs the index as much as one that was typed.
 */

/** Words as PostgreSQL writes them, all of which must be there; null for anything else. */
function wordsOf(written: string): string[] | null {
  const words = written.match(/'(?:[^']|'')+'(?::\*)?/g) ?? [];
  const rest = words.reduce((left, word) => left.replace(word, ''), written);
  return /^[\s&()]*$/.test(rest) ? [...new Set(words)].sort() : null;
}

/** Longer ones are kept as they are: they have too many parts to look for. */
const MOST_WORDS = 5;

/** The fewest of these alternatives that find the same. */
export function fewest(alternatives: readonly string[]): string[] {
  const all = [...new Set(alternatives)].filter((one) => one !== '').map((written) => ({ written, words: wordsOf(written) }));
  const kept = new Set<string>();
  const needed: string[] = [];
  for (const { written, words } of all.sort((a, b) => (a.words?.length ?? 0) - (b.words?.length ?? 0))) {
    if (words !== null && words.length <= MOST_WORDS && somePart(words, (part) => kept.has(part))) continue;
    if (words !== null) kept.add(words.join(' '));
    needed.push(written);
  }
  return needed;
}

/** Whether this holds of some of the words, or of all of them. */
function somePart(words: readonly string[], isIt: (part: string) => boolean): boolean {
  for (let chosen = 1; chosen < 1 << words.length; chosen++)
    if (isIt(words.filter((_, n) => (chosen & (1 << n)) !== 0).join(' '))) return true;
  return false;
}
