/** What counts as right for a dose worked by hand. */
import type { Course, Dosage, DosingPatient } from '@kolegia/clinical-dosing/dosage';
import { type DoseUnit, milligramsPer, parseSpan, spanInHours } from '@kolegia/clinical-knowledge/quantity';

interface Expected {
  /** Before rounding. */
  readonly perDose?: { readonly low: number; readonly high: number; readonly unit: DoseUnit };
  readonly every?: string;
  /** Dose and interval need only lie in the range that is answered: somebody asked for one of several usual ones. */
  readonly within?: boolean;
  readonly limitedBy?: 'single' | 'daily' | null;
  /** Amount per hour. */
  readonly infusion?: { readonly low: number; readonly high: number; readonly unit: DoseUnit };
  readonly noDose?: boolean;
  readonly warning?: { readonly kind: string };
  /** Key of a sentence that stands in the answer, be it a mere note. */
  readonly told?: string;
  readonly missing?: string;
  readonly problem?: string;
  readonly suggestedUnit?: string;
}

export interface GradedDose {
  readonly class: string;
  readonly drug: string;
  readonly indication?: string;
  readonly route?: string;
  readonly patient: DosingPatient;
  readonly expected: Expected;
  readonly source: string;
  readonly heldOut?: boolean;
}

/** Of the figure before rounding; the rounding itself is at most 2.5 %. */
const EXACT = 0.005;
const ROUNDED = 0.026;

export function judgeDose(expected: Expected, found: Dosage): boolean {
  const courses = found.regimens.flatMap((regimen) => regimen.courses);
  const { warning, told, missing, problem, suggestedUnit } = expected;
  if (expected.noDose === true && courses.length > 0) return false;
  // That nothing is known is no warning of anything.
  const warned = found.warnings.filter(({ level, key }) => level !== 'info' && !key.endsWith('NoData'));
  if (warning !== undefined && !warned.some(({ kind }) => kind === warning.kind)) return false;
  if (told !== undefined && !found.warnings.some(({ key }) => key === told)) return false;
  if (missing !== undefined && !found.missing.some(({ field }) => field === missing)) return false;
  if (problem !== undefined && !found.problems.some((one) => one.field === problem && one.suggestedUnit === suggestedUnit)) return false;
  if (expected.infusion !== undefined || expected.perDose !== undefined) return courses.some((course) => isGiven(expected, course));
  return true;
}

function isGiven({ perDose, every, within = false, limitedBy, infusion }: Expected, course: Course): boolean {
  if (infusion !== undefined) return course.infusion !== undefined && isAmount(course.infusion, infusion, ROUNDED, course.infusion);
  if (perDose === undefined) return false;
  if (every !== undefined && hoursOf(course.every) !== hoursOf(every) && !(within && covers(course.every, every))) return false;
  if (limitedBy !== undefined && (course.limitedBy ?? null) !== limitedBy) return false;
  if (within) return isAmount(course.perDose, perDose, ROUNDED, course.perDose, true);
  return isAmount(course.perDose, perDose, EXACT, course.perDose.exact) && isAmount(course.perDose, perDose, ROUNDED, course.perDose);
}

function isAmount(
  { unit }: { readonly unit: DoseUnit },
  expected: NonNullable<Expected['perDose']>,
  tolerance: number,
  { low, high }: { readonly low: number; readonly high: number },
  within = false,
): boolean {
  const [from, to] = [milligramsPer(unit), milligramsPer(expected.unit)];
  if ((from === null || to === null) && unit !== expected.unit) return false;
  const factor = from === null || to === null ? 1 : from / to;
  const near = (value: number, wanted: number) => Math.abs(value * factor - wanted) <= wanted * tolerance;
  if (within && low * factor <= expected.low * (1 + tolerance) && high * factor >= expected.high * (1 - tolerance)) return true;
  return near(low, expected.low) && near(high, expected.high);
}

function covers(given: Course['every'], every: string): boolean {
  const span = parseSpan(every);
  if (span === null || typeof given === 'string') return false;
  const [answered, asked] = [spanInHours(given), spanInHours(span)];
  return answered.low <= asked.low && answered.high >= asked.high;
}

function hoursOf(every: Course['every'] | string): string {
  const span = typeof every === 'string' ? parseSpan(every) : every;
  if (span === null) return String(every);
  const { low, high } = spanInHours(span);
  return `${low.toFixed(3)}-${high.toFixed(3)}`;
}
