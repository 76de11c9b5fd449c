/** How far a measurement is from the median of its reference, in standard deviations: the LMS method of Cole and Green. */
import type { Working } from '../working.ts';
import type { Lms } from './growth-reference.ts';

export function zScore(measured: number, { l, m, s }: Lms, working: Working): number {
  const terms = { measured, l, m, s };
  return Math.abs(l) < 1e-9
    ? working.step('zScore', 'ln({measured} ÷ {m}) ÷ {s}', terms, '')
    : working.step('zScore', '(({measured} ÷ {m})^{l} − 1) ÷ ({l} × {s})', terms, '');
}

const FAR = 3;

/**
 * As WHO does it for all that has a weight in it: beyond three deviations each further one is as wide as that between the second and
 * the third, since there were too few such children to know its width.
 */
export function weightZScore(measured: number, lms: Lms, working: Working): number {
  const z = zScore(measured, lms, working);
  if (Math.abs(z) <= FAR) return z;
  const side = Math.sign(z);
  const [second, third] = [2, FAR].map((distance) => atDistance(side * distance, lms, working)) as [number, number];
  const terms = { measured, sd3: third, sd2: second };
  return side > 0
    ? working.step('restrictedZ', '3 + ({measured} − {sd3}) ÷ ({sd3} − {sd2})', terms, '')
    : working.step('restrictedZ', '({measured} − {sd3}) ÷ ({sd2} − {sd3}) − 3', terms, '');
}

/** The measurement at so many deviations. */
function atDistance(z: number, { l, m, s }: Lms, working: Working): number {
  const id = Math.abs(z) === FAR ? 'sd3' : 'sd2';
  return Math.abs(l) < 1e-9
    ? working.step(id, '{m} × exp({s} × {sd})', { m, s, sd: z }, '')
    : working.step(id, '{m} × (1 + {l} × {s} × {sd})^(1 ÷ {l})', { l, m, s, sd: z }, '');
}
