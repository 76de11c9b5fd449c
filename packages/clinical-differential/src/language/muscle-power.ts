/** “Kekuatan tungkai 2/5”, “power 4/5 in both hips”: less than five of five is weakness. */
import type { SaidFinding } from './said-finding.ts';

const POWER =
  /(?<!\p{L})(?:(?:muscle |motor )?(?:power|strength)|kekuatan(?: otot| motorik)?)(?!\p{L})([^.;,\n\d]{0,30}?)(?<!\d)([0-5])[+-]?\s*\/\s*5(?!\d)([^.;,\n\d]{0,30})/giu;
const LEGS = /(?<!\p{L})(?:legs?|lower|hips?|knees?|tungkai|kaki|bawah)(?!\p{L})/iu;

export function musclePowers(text: string): SaidFinding[] {
  if (!text.includes('/')) return [];
  return [...text.matchAll(POWER)].flatMap(({ 0: all, 1: before = '', 2: grade, 3: after = '', index }) => {
    const said = { present: grade !== '5', start: index, end: index + all.length - after.length };
    const isOfLegs = LEGS.test(before) || LEGS.test(after);
    return ['limb-weakness', ...(isOfLegs ? ['leg-weakness'] : [])].map((finding) => ({ finding, ...said }));
  });
}
