/**
 * “Tiny red spots”, “bintik merah kecil”: any rash may be so, heat rash above all. With fever, or where they do not fade, they are
 * taken for petechiae.
 */
import type { Concepts } from './concepts.ts';
import { DENIALS, DENYING } from './denial-words.ts';
import type { Token } from './tokens.ts';
import type { Occurrence } from './units.ts';

const RED = new Set(['red', 'merah']);
const DENIED_BY = new Set([...DENIALS, ...DENYING, '(-)']);
const NEAR = 3;

/** The words mean both; what they do not mean here is left out. `isHot`: a fever was measured. */
export function redSpotsInTheirSense(
  concepts: Concepts,
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
  isHot: boolean,
): readonly Occurrence[] {
  const isCalled = (name: string) => (one: Occurrence) => one.isDirect && concepts.nameOf(one.concept) === name;
  const isRed = ({ from, to }: Occurrence) => tokens.slice(from, to + 1).some(({ text }) => RED.has(text));
  const petechiae = occurrences.filter(isCalled('petechia'));
  const spots = petechiae.filter(isRed);
  if (spots.length === 0) return occurrences;
  const isDenied = ({ from, to }: Occurrence) =>
    tokens.slice(Math.max(0, from - NEAR), from).some(({ text }) => DENIED_BY.has(text)) || DENIED_BY.has(tokens[to + 1]?.text ?? '');
  const isBleeding = isHot || spots.length < petechiae.length || occurrences.some((one) => isCalled('fever')(one) && !isDenied(one));
  const wrong = isBleeding ? occurrences.filter(isCalled('rash')) : spots;
  return occurrences.filter(
    (one) =>
      !spots.some(({ from }) => from === one.from) || !wrong.some(({ from, together }) => from === one.from && together === one.together),
  );
}
