/** Does a measured value make a finding, for the age and sex of the patient? */
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import { spanInHours } from '@kolegia/clinical-knowledge/quantity';

const HOURS_OF_YEAR = 8766;
const ADULT_YEARS = 35;

/** Null where no row is for this patient. Without an age, an adult is meant. */
export function thresholdMet(
  finding: Finding,
  value: number,
  ageYears: number | undefined,
  sex: 'female' | 'male' | undefined,
): boolean | null {
  const hours = (ageYears ?? ADULT_YEARS) * HOURS_OF_YEAR;
  const row = finding.threshold?.rows.find(
    ({ from, to, sex: only }) =>
      (from === undefined || hours >= spanInHours(from).low) &&
      (to === undefined || hours < spanInHours(to).low) &&
      (only === undefined || sex === undefined || only === sex),
  );
  if (row === undefined) return null;
  return (row.atLeast === undefined || value >= row.atLeast) && (row.atMost === undefined || value <= row.atMost);
}
