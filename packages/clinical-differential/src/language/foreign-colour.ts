/** A colour by itself is a finding of the patient (yellow: jaundice) unless it is that of something else: yellow discharge, pale spots. */
import type { Concepts } from './concepts.ts';
import type { Match } from './match.ts';
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
  /^(?:bruis(?:e|es|ed|ing)|lebam|memar|veins?|infus|suntikan|kepentok|inhalers?|puffers?|tablets?|pills?|capsules?|syrup|medicine|cream|ointment|pens?|shirts?|clothes|dress|obat|pil|kapsul|sirup|salep|krim|inhaler|baju|celana|spots?|patch(?:es)?|rings?|cent(?:re|er)|floor|rim|edge|base|coat(?:ing)?|crusts?|gunge|gunk|goo|goop|matter|stuff|belekan|belek|liquid|fluid|phlegm|snot|slime|pearls?|plaques?|scales?|thick(?:er|ened)?|kental|lesions?|papules?|pustules?|fever|card|cushions?|titik|bisul|benjol|cairan|nanah|ingus|dahak|lendir|keropeng|bercak|bintik|bintil|selaput|tinja|ruam|kerak|air|koreng|sisik|tahi|bab|muntahan|demam)$/;
/** Words of medicine for the colour of a patient: “fever and jaundice” is not yellow fever. */
const OF_PATIENTS = /^(?:jaundiced?|i[ck]ter(?:us|ic|ik)|[cs][yi]anos\w*|[cs][yi]anoti[ck]|pallor)$/;
/** “White-yellow”, “putih kekuningan”: two colours together are those of something. */
const OTHER_COLOUR = /^(?:white|whitish|creamy|greenish|putih|keputihan|hijau|kehijauan)$/;
const FARTHEST = 2;
/** “Pale/coppery patch”: behind the stroke another colour. */
const isBehindStroke = (tokens: readonly Token[], from: number): number => (tokens[from + 1]?.text === '/' ? from + 2 : from);

export function withoutForeignColours(
  concepts: Concepts,
  structure: Structure,
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
  matches: readonly Match[],
): Match[] {
  const isColourConcept = (concept: number) => COLOURS.has(concepts.nameOf(concept));
  const isColour = ({ used: [first, ...more], from, to }: Match) =>
    first !== undefined &&
    more.length === 0 &&
    to === from &&
    isColourConcept(first.concept) &&
    !OF_PATIENTS.test(tokens[from]?.text ?? '');
  /** “Eye glued together with yellow gunge”: a part of the body and a colour, and behind the colour what has it. */
  const isOfPart = ({ used }: Match) =>
    used.length > 1 &&
    used.some(({ concept }) => isColourConcept(concept)) &&
    used.every(({ concept }) => isColourConcept(concept) || concepts.isBodyPart(concept));
  if (!matches.some((match) => isColour(match) || isOfPart(match))) return [...matches];
  const said = new Map<number, number[]>();
  for (const { concept, from, to, isDirect } of occurrences)
    if (isDirect) for (let at = from; at <= to; at += 1) said.set(at, [...(said.get(at) ?? []), concept]);

  /** A dusky leg or toe lacks its own blood; the patient is not blue. Blue nails and fingertips are those of somebody who is. */
  const isLeg = (concept: number) => [concept, ...concepts.above(concept)].some((one) => concepts.nameOf(one) === 'leg');
  const isBlue = (from: number) => said.get(from)?.some((concept) => concepts.nameOf(concept) === 'blue') === true;
  /** “Swollen from thigh to ankle, dusky” */
  const isOfLegBefore = (from: number) =>
    tokens[from]?.text === 'dusky' &&
    tokens[from - 1]?.text === ',' &&
    [...said].some(([at, own]) => at < from && structure.part[at] === (structure.part[from] ?? 0) - 1 && own.some(isLeg));

  /** The first word on this side that does not itself describe. */
  const isOfSomething = (from: number, step: 1 | -1) => {
    for (let at = from + step, gone = 0; gone <= FARTHEST && structure.part[at] === structure.part[from]; at += step, gone += 1) {
      const own = said.get(at) ?? [];
      if (COLOURED_WORD.test(tokens[at]?.text ?? '') || own.some((concept) => COLOURED.has(concepts.nameOf(concept)))) return true;
      if (isBlue(from) && own.some(isLeg)) return true;
      // What is not known may describe too (greasy), once; a part of the body does not.
      if (!own.some(concepts.isDescribing) && (own.length > 0 || gone > 0)) return false;
    }
    return false;
  };
  const isBesideColour = (from: number) => [from - 1, from + 1].some((at) => OTHER_COLOUR.test(tokens[at]?.text ?? ''));
  const isForeign = (match: Match) => {
    if (isColour(match))
      return (
        isOfSomething(isBehindStroke(tokens, match.from), 1) ||
        isOfSomething(match.from, -1) ||
        isOfLegBefore(match.from) ||
        isBesideColour(match.from)
      );
    return (
      isOfPart(match) && match.used.some(({ concept, to }) => isColourConcept(concept) && COLOURED_WORD.test(tokens[to + 1]?.text ?? ''))
    );
  };
  return matches.filter((match) => !isForeign(match));
}
