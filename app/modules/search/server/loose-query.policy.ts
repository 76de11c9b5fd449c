/**
 * Alternatives of which each is some words that must all be there. Who asks for "dengue" finds "dengue fever" with it: what asks for
 * more than another does is left out, for each word costs the index as much as one that was typed.
 */
import { wordsOfPairLabel } from './document-age.policy.ts';

interface Alternative {
  readonly written: string;
  /** Null for anything but words all of which must be there. */
  readonly asked: readonly string[] | null;
  /** What is there wherever they are: a label of two words stands in no text without them. */
  readonly implied: ReadonlySet<string>;
}

function alternative(written: string): Alternative {
  const words = written.match(/'(?:[^']|'')+'(?::\*)?/g) ?? [];
  const rest = words.reduce((left, word) => left.replace(word, ''), written);
  if (!/^[\s&()]*$/.test(rest)) return { written, asked: null, implied: new Set() };
  const asked = [...new Set(words)];
  const implied = asked.flatMap((word) => wordsOfPairLabel(word.slice(1, -1)).map((one) => `'${one}'`));
  return { written, asked, implied: new Set([...asked, ...implied]) };
}

/** The fewest of these alternatives that find the same. */
export function fewest(alternatives: readonly string[]): string[] {
  const all = [...new Set(alternatives)].filter((one) => one !== '').map(alternative);
  const needed: Alternative[] = [];
  for (const one of all.sort((a, b) => a.implied.size - b.implied.size || (a.asked?.length ?? 0) - (b.asked?.length ?? 0)))
    if (one.asked === null || !needed.some(({ asked }) => asked?.every((word) => one.implied.has(word)))) needed.push(one);
  return needed.map(({ written }) => written);
}
