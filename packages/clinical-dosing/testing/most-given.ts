/** How much a regimen gives in a day, to compare two of them. */
import type { Course, DosedRegimen } from '../src/dosage.ts';

const HOURS = { min: 1 / 60, h: 1, d: 24, wk: 168, mo: 730.5, y: 8766 };
/** What is more than this is more, and no arithmetic. */
export const ALMOST = 1 + 1e-9;

/** The most that comes together in a day on average; the loading dose is once. */
function average({ perDose, every, kind }: Course): number {
  if (kind === 'loading' || every === 'once') return perDose.high;
  if (every === 'continuous') return perDose.high * (perDose.rate === 'min' ? 1440 : 24);
  return (perDose.high * 24) / (every.low * HOURS[every.unit]);
}

export function mostOf(regimen: DosedRegimen): { total: number; unit: string }[] {
  return regimen.courses.map((course) => ({ total: average(course), unit: course.perDose.unit }));
}
