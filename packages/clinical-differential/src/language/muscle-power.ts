/** “Kekuatan tungkai 2/5”, “power 4/5 in both hips”: less than five of five is weakness. */
import type { SaidFinding } from './said-finding.ts';

const POWER =
  /(?<!\p{L})(?:(?:muscle |motor )?(?:power|strength)|kekuatan(?: otot| motorik)?)(?!\p{L})([^.;,\n\d]{0,30}?)(?<!\d)([0-5])[+-]?\s*\/\s*5(?!\d)([^.;,\n\d]{0,30})/giu;
const LEGS = /(?<!\p{L})(?:legs?|lower|hips?|knees?|tungkai|kaki|bawah)(?!\p{L})/iu;

/** “Kekuatan motorik 5/1 5/1”: of arms and legs, the right before the left. */
const BY_SIDE = /(?<!\p{L})kekuatan(?: otot| motorik)?\s*[:=]?\s*([0-5])\s*[/|]\s*([0-5])\s*[,;|]?\s*([0-5])\s*[/|]\s*([0-5])(?!\d)/giu;
const FULL = 5;

function powersBySide(text: string): SaidFinding[] {
  return [...text.matchAll(BY_SIDE)].flatMap(({ 0: all, index, ...match }) => {
    const [right, left, rightLeg, leftLeg] = [match[1], match[2], match[3], match[4]].map(Number) as [number, number, number, number];
    const said = { start: index, end: index + all.length };
    const isOneSide = (right < FULL && rightLeg < FULL) !== (left < FULL && leftLeg < FULL);
    return [
      { finding: 'limb-weakness', present: Math.min(right, left, rightLeg, leftLeg) < FULL, ...said },
      ...(isOneSide ? [{ finding: 'hemiparesis', present: true, ...said }] : []),
    ];
  });
}

export function musclePowers(text: string): SaidFinding[] {
  if (!text.includes('/') && !text.includes('|')) return [];
  const bySide = powersBySide(text);
  if (bySide.length > 0) return bySide;
  return [...text.matchAll(POWER)].flatMap(({ 0: all, 1: before = '', 2: grade, 3: after = '', index }) => {
    const said = { present: grade !== '5', start: index, end: index + all.length - after.length };
    const isOfLegs = LEGS.test(before) || LEGS.test(after);
    return ['limb-weakness', ...(isOfLegs ? ['leg-weakness'] : [])].map((finding) => ({ finding, ...said }));
  });
}
