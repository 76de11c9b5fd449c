/** Which words of a text are marked, and as what. Pure. */
import type { DifferentialFound } from '../differential.contract.ts';

export type PlaceKind = 'present' | 'outside' | 'absent' | 'other' | 'unknown';

export interface TextPiece {
  readonly text: string;
  /** Null between what was understood. */
  readonly kind: PlaceKind | null;
  readonly labels: readonly string[];
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly kind: PlaceKind;
  readonly label: string;
}

/** The graver first where two things were read from the same words. */
const ORDER: readonly PlaceKind[] = ['outside', 'present', 'absent', 'other', 'unknown'];

export function piecesOf(
  text: string,
  { understood, notUnderstood }: Pick<DifferentialFound, 'understood' | 'notUnderstood'>,
): TextPiece[] {
  const places = [
    ...understood.flatMap(placesOf),
    ...notUnderstood.flatMap(({ span: [start, end], words }) => placeOf(start, end, 'unknown', words)),
  ]
    .filter(({ start, end }) => start >= 0 && end <= text.length)
    .sort((a, b) => a.start - b.start || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.end - a.end);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const [index, place] of places.entries()) {
    if (place.start < at) continue;
    if (place.start > at) pieces.push({ text: text.slice(at, place.start), kind: null, labels: [] });
    // They stand in the order of the text: what lies within is among the next.
    const same: Place[] = [];
    for (let next = index; (places[next]?.start ?? place.end) < place.end; next += 1) {
      const other = places[next];
      if (other !== undefined && other.end <= place.end && other.kind === place.kind) same.push(other);
    }
    pieces.push({ text: text.slice(place.start, place.end), kind: place.kind, labels: [...new Set(same.map(({ label }) => label))] });
    at = place.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), kind: null, labels: [] });
  return pieces;
}

function placesOf({ span, label, present, from, counts }: DifferentialFound['understood'][number]): Place[] {
  if (span === undefined) return [];
  // A figure within its reference excludes many findings; none of them was said.
  if (from === 'number' && !present) return [];
  const kind = !counts ? 'other' : from === 'number' ? 'outside' : present ? 'present' : 'absent';
  return placeOf(span[0], span[1], kind, label);
}

const placeOf = (start: number, end: number, kind: PlaceKind, label: string): Place[] => (end > start ? [{ start, end, kind, label }] : []);

export const countOf = (pieces: readonly TextPiece[], kind: PlaceKind): number => pieces.filter((piece) => piece.kind === kind).length;
