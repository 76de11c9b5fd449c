/** Words of two meanings, and what stands beside them that tells which of them is meant. */
import type { Concepts } from './concepts.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

/** All that it asks must be so. */
interface Sense {
  /** The first word of what is said. */
  readonly word: string;
  /** What it does not mean here. */
  readonly concepts: readonly string[];
  readonly before?: ReadonlySet<string>;
  readonly after?: ReadonlySet<string>;
  readonly notAfter?: ReadonlySet<string>;
  /** Before a part of the body. */
  readonly isOfPart?: true;
  /** Before a word that carries something. */
  readonly isOfWord?: true;
}

const set = (words: string) => new Set(words.split(' '));

/** “Kalajengking hitam di jempol kaki”, “a black snake”: the colour is that of what bit. */
const ANIMALS = set(
  'kalajengking ular laba kelabang lipan semut lebah tawon ulat snake snakes scorpion centipede ant ants caterpillar viper',
);
const COLOURS = { hitam: 'black', black: 'black', kuning: 'yellow', yellow: 'yellow' };

const SENSES: readonly Sense[] = [
  ...Object.entries(COLOURS).flatMap(([word, concept]) => [
    { word, concepts: [concept], before: ANIMALS },
    { word, concepts: [concept], after: ANIMALS },
  ]),
  // Sore gums hurt, a sore on the lip is an ulcer, and Indonesian “kalau sore” is an evening.
  { word: 'sore', concepts: ['ulcer'], isOfPart: true },
  { word: 'sore', concepts: ['ulcer'], before: set('is are was were feel feels felt very so too really gets get got quite') },
  { word: 'sore', concepts: ['pain'], before: set('open genital skin mouth crusted painless ulcerating pressure healing') },
  {
    word: 'sore',
    concepts: ['pain', 'ulcer'],
    before: set('kalau tiap setiap pada saat waktu menjelang hingga sampai sejak tadi pagi siang demam panas naik dan terutama tinggi'),
  },
  { word: 'sore', concepts: ['pain', 'ulcer'], after: set('hari dan malam ini tadi') },
  { word: 'sore', concepts: ['evening'], before: set('and is are was so very too feels feel felt really') },
  // A faint hum and faint pulses are slight; nobody faints.
  { word: 'faint', concepts: ['faint'], before: set('a very'), isOfWord: true },
  { word: 'faint', concepts: ['faint'], before: set('pulse pulses murmur sound sounds voice line nadi') },
  // Breath sounds that are faint.
  { word: 'faint', concepts: ['faint'], before: set('are') },
  // Faint dots on the skin.
  {
    word: 'faint',
    concepts: ['faint'],
    after: set(
      'dot dots spot spots mark marks line lines rash bruise bruises scar scars redness smell stain patch patches pink ring haze trace positive band',
    ),
  },
  // The bottom lip is the lower one.
  {
    word: 'bottom',
    concepts: ['anus'],
    after: set('lip lips tooth teeth jaw gum gums eyelid lid rib ribs left right row half step stair shelf part'),
  },
  // Pupils that are fine are not small.
  { word: 'fine', concepts: ['small'], before: set('pupils pupil are') },
  // The ball of the foot.
  { word: 'ball', concepts: ['scrotum'], after: set('of') },
  { word: 'ball', concepts: ['scrotum'], before: set('hard like a') },
  // Every snuffly child breathes noisily; noisy breathing in is stridor.
  { word: 'noisy', concepts: ['stridor'], notAfter: set('in inspiration') },
];
const SENSES_OF: ReadonlyMap<string, readonly Sense[]> = Map.groupBy(SENSES, ({ word }) => word);

export function inTheirSense(concepts: Concepts, tokens: readonly Token[], occurrences: readonly Occurrence[]): readonly Occurrence[] {
  if (!tokens.some(({ text }) => SENSES_OF.has(text))) return occurrences;
  const isPart = (at: number) => occurrences.some(({ concept, from, isDirect }) => from === at && isDirect && concepts.isBodyPart(concept));
  const isTelling = (token: Token | undefined) => token?.kind === 'word' && !STOP_WORDS.has(token.text);
  const isMeantOtherwise = ({ concept, from, to }: Occurrence) =>
    SENSES_OF.get(tokens[from]?.text ?? '')?.some(
      ({ concepts: not, before, after, notAfter, isOfPart, isOfWord }) =>
        not.includes(concepts.nameOf(concept)) &&
        before?.has(tokens[from - 1]?.text ?? '') !== false &&
        after?.has(tokens[to + 1]?.text ?? '') !== false &&
        tokens.slice(from + 1, to + 2).every(({ text }) => notAfter?.has(text) !== true) &&
        (isOfPart !== true || isPart(to + 1)) &&
        (isOfWord !== true || isTelling(tokens[to + 1])),
    );
  const others = occurrences.filter(isMeantOtherwise);
  // With the ball goes what it is a part of.
  return occurrences.filter((one) => !others.some(({ from, together }) => from === one.from && together === one.together));
}
