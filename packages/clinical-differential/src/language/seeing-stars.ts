/**
 * “Mata berkunang-kunang”: of her who is with child or in childbed, with a headache, a high pressure or what else comes before a fit,
 * it is what she sees; of others, that they are about to faint.
 */
import type { SaidFinding } from './said-finding.ts';

const STARS = /(?<!\p{L})(?:ber)?kunang(?:-(?:ber)?kunang)?(?:an|nya)?(?!\p{L})/giu;
const DENIED_BEFORE = /(?<!\p{L})(?:tidak|tak|gak|ga|nggak|tanpa|bukan|no|without)\s+(?:ada\s+)?(?:(?:mata|pandangan)(?:nya)?\s+)?$/iu;
const DENIED_BEHIND = /^\s*(?:\(\s*[-–]\s*\)|tidak ada|negatif)/u;
const REACH = 30;

/** With a headache alone it may be the aura of a migraine, and is left to its own words; who stands up is about to faint. */
const ON_STANDING = /(?<!\p{L})(?:berdiri|bangun|bangkit|jongkok|standing|stands?)(?!\p{L})/iu;

/** `isWithChild`: or in childbed. */
export function seeingStars(
  text: string,
  { isWithChild, hasOtherSigns, hasHeadache }: Record<'isWithChild' | 'hasOtherSigns' | 'hasHeadache', boolean>,
): SaidFinding[] {
  const isOnStanding = ON_STANDING.test(text);
  const isBeforeFit = isWithChild && (hasOtherSigns || (hasHeadache && !isOnStanding));
  if (!isBeforeFit && hasHeadache && !isOnStanding) return [];
  return [...text.matchAll(STARS)].map(({ 0: words, index }) => {
    const [start, end] = [index, index + words.length];
    const isDenied = DENIED_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) || DENIED_BEHIND.test(text.slice(end));
    return { finding: isBeforeFit ? 'floaters-and-flashes' : 'presyncope', present: !isDenied, start, end };
  });
}
