/** Ankles that are puffy, or both swollen, hold water; a joint is swollen where it is one ankle, or where it is red, hot or hurts. */
import type { Concepts } from './concepts.ts';
import type { Structure } from './structure.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

const WATER = /^(?:o?edemas?|o?edematous|puffy|puffed|puffiness|pitting|bilateral|both|kedua|keduanya|legs?|feet|foot)$/;
/** “Swollen thigh to ankle”: only how far it reaches. */
const REACHING = new Set(['to', 'sampai', 'hingga']);
const INFLAMED = new Set(['pain', 'tender', 'red', 'hot', 'stiff', 'joint', 'injury']);

/** Without what makes a joint of such ankles. */
export function withoutPuffyAnkles(
  concepts: Concepts,
  tokens: readonly Token[],
  { sentence, part }: Structure,
  occurrences: readonly Occurrence[],
): readonly Occurrence[] {
  const isPuffy = ({ from, to }: Occurrence) => {
    const inSentence = occurrences.filter((one) => one.isDirect && sentence[one.from] === sentence[from]);
    if (inSentence.some(({ concept }) => INFLAMED.has(concepts.nameOf(concept)))) return false;
    return (
      tokens[to]?.text === 'ankles' ||
      REACHING.has(tokens[from - 1]?.text ?? '') ||
      tokens.some(({ text }, at) => part[at] === part[from] && WATER.test(text))
    );
  };
  const ankles = occurrences.filter((one) => one.isDirect && concepts.nameOf(one.concept) === 'ankle' && isPuffy(one));
  return occurrences.filter(
    ({ concept, from, isDirect }) => isDirect || concepts.nameOf(concept) !== 'joint' || !ankles.some((ankle) => ankle.from === from),
  );
}
