/** Phrases as PostgreSQL writes them: words that stand next to each other, or as many words apart as were left out between them. */

interface Link {
  /** As it is written, in its quotes. */
  readonly word: string;
  /** The next word follows at once. */
  readonly next: boolean;
}

const CHAIN = /^'[\p{L}\p{N}]+'(?: <(?:-|\d+)> '[\p{L}\p{N}]+')*$/u;

/** Null for whatever is more than plain words one behind the other. */
function linksOf(phrase: string): Link[] | null {
  if (!CHAIN.test(phrase)) return null;
  return [...phrase.matchAll(/('[^']+')(?: <(-|\d+)>)?/g)].map(([, word = '', distance]) => ({ word, next: distance === '-' }));
}

const pairAt = (links: readonly Link[], i: number): string | null =>
  links[i]?.next === true ? `${links[i]?.word.slice(1, -1)} ${links[i + 1]?.word.slice(1, -1)}` : null;

/** Every two words of it that stand next to each other. */
export function pairsIn(phrase: string): string[] {
  const links = linksOf(phrase) ?? [];
  return links.flatMap((_, i) => pairAt(links, i) ?? []);
}

/** What every text has that has this phrase: its labels, for pairs that are a label, and its other words. Null where none is. */
export function labelsAndWords(phrase: string, labelled: ReadonlySet<string>, labelOf: (pair: string) => string): string | null {
  const links = linksOf(phrase) ?? [];
  const pairs = links.map((_, i) => pairAt(links, i)).map((pair) => (pair !== null && labelled.has(pair) ? pair : null));
  if (pairs.every((pair) => pair === null)) return null;
  const words = links.flatMap(({ word }, i) => (pairs[i] == null && pairs[i - 1] == null ? [word] : []));
  return [...new Set([...pairs.flatMap((pair) => (pair === null ? [] : [`'${labelOf(pair)}'`])), ...words])].join(' & ');
}
