/** Words of two meanings, and what stands beside them that tells which of them is meant. */
import type { Concepts } from './concepts.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

interface Sense {
  readonly word: string;
  /** What it does not mean here. */
  readonly concepts: readonly string[];
  readonly before?: ReadonlySet<string>;
  readonly after?: ReadonlySet<string>;
  /** Before a part of the body. */
  readonly isOfPart?: true;
}

const set = (words: string) => new Set(words.split(' '));

const SENSES: readonly Sense[] = [
  // Sore gums hurt, a sore on the lip is an ulcer, and Indonesian “kalau sore” is an evening.
  { word: 'sore', concepts: ['ulcer'], isOfPart: true },
  { word: 'sore', concepts: ['ulcer'], before: set('is are was were feel feels felt very so too really gets get got quite') },
  { word: 'sore', concepts: ['pain'], before: set('open genital skin mouth crusted painless ulcerating pressure healing') },
  {
    word: 'sore',
    concepts: ['pain', 'ulcer'],
    before: set('kalau tiap setiap pada saat waktu menjelang hingga sampai sejak tadi pagi siang demam panas naik dan'),
  },
  { word: 'sore', concepts: ['pain', 'ulcer'], after: set('hari dan malam ini tadi') },
  // Bright red is no light.
  { word: 'bright', concepts: ['light'], after: set('red pink yellow') },
];
const WORDS = new Set(SENSES.map(({ word }) => word));

export function inTheirSense(concepts: Concepts, tokens: readonly Token[], occurrences: readonly Occurrence[]): readonly Occurrence[] {
  if (!tokens.some(({ text }) => WORDS.has(text))) return occurrences;
  const isPart = (at: number) => occurrences.some(({ concept, from, isDirect }) => from === at && isDirect && concepts.isBodyPart(concept));
  return occurrences.filter(({ concept, from, to }) => {
    const text = tokens[from]?.text ?? '';
    if (from !== to || !WORDS.has(text)) return true;
    const name = concepts.nameOf(concept);
    return !SENSES.some(
      ({ word, concepts: not, before, after, isOfPart }) =>
        word === text &&
        not.includes(name) &&
        (before?.has(tokens[from - 1]?.text ?? '') === true ||
          after?.has(tokens[to + 1]?.text ?? '') === true ||
          (isOfPart === true && isPart(to + 1))),
    );
  });
}
