/** A colour by itself is a finding of the patient (yellow: jaundice) unless it is that of something else: yellow discharge, pale spots. */
import { DESCRIBING } from './describing.ts';
import type { Match } from './match.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

const COLOURS = new Set(['yellow', 'pale', 'blue']);
/** What has a colour of its own, by concept and by word. */
const COLOURED = new Set(
  'discharge pus sputum mucus stool urine vomit lump spot patch rash ulcer scab crust vesicle scale plaque membrane ring blood wound'.split(
    ' ',
  ),
);
const COLOURED_WORD =
  /^(?:spots?|patch(?:es)?|rings?|cent(?:re|er)|floor|rim|edge|base|coat(?:ing)?|crusts?|liquid|fluid|phlegm|snot|slime|pearls?|plaques?|scales?|lesions?|papules?|pustules?|fever|card|cairan|nanah|ingus|dahak|lendir|keropeng|bercak|bintik|bintil|selaput|tinja|ruam|kerak|air|koreng|sisik|tahi|bab|muntahan|demam)$/;
const FARTHEST = 2;

export function withoutForeignColours(
  book: PhraseBook,
  structure: Structure,
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
  matches: readonly Match[],
): Match[] {
  const names = new Map<number, string[]>();
  const nameOf = ({ concept }: Occurrence) => book.lexicon.concepts[concept]?.name ?? '';
  for (const one of occurrences)
    if (one.isDirect) for (let at = one.from; at <= one.to; at += 1) names.set(at, [...(names.get(at) ?? []), nameOf(one)]);

  /** The first word on this side that does not itself describe. */
  const isOfSomething = (from: number, step: 1 | -1) => {
    for (let at = from + step, gone = 0; gone <= FARTHEST && structure.part[at] === structure.part[from]; at += step, gone += 1) {
      const own = names.get(at) ?? [];
      if (COLOURED_WORD.test(tokens[at]?.text ?? '') || own.some((name) => COLOURED.has(name))) return true;
      if (!own.some((name) => DESCRIBING.has(name))) return false;
    }
    return false;
  };
  return matches.filter(({ used: [first, ...more], from, to }) => {
    if (first === undefined || more.length > 0 || !COLOURS.has(nameOf(first)) || to > from) return true;
    return !isOfSomething(from, 1) && !isOfSomething(from, -1);
  });
}
