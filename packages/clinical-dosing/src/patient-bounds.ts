/** What a patient can have at all, in kg, cm or a unit of time. Beyond these a value is a slip of the pen or another unit. */
export const PATIENT_BOUNDS = {
  ageYears: { min: 0, max: 120, unit: 'y' },
  ageDays: { min: 0, max: 43_830, unit: 'd' },
  gestationWeeks: { min: 22, max: 44, unit: 'wk' },
  weightKg: { min: 0.3, max: 400, unit: 'kg' },
  heightCm: { min: 25, max: 250, unit: 'cm' },
  pregnancyWeek: { min: 0, max: 44, unit: 'wk' },
} as const;

/** mg/dL */
export const CREATININE_BOUNDS = { min: 0.1, max: 30 } as const;

export const ADULT_YEARS = 18;
export const ELDERLY_YEARS = 65;
export const HOURS_PER_YEAR = 8766;

type Range = readonly [number, number];
interface BodyRange {
  readonly belowYears: number;
  readonly weightKg: Range;
  readonly heightCm: Range;
}

/** By age, fat and wasted bodies included. */
const BODY: readonly BodyRange[] = [
  { belowYears: 28 / 365.25, weightKg: [0.3, 8], heightCm: [25, 65] },
  { belowYears: 1, weightKg: [1, 20], heightCm: [30, 100] },
  { belowYears: 6, weightKg: [3, 60], heightCm: [45, 145] },
  { belowYears: 12, weightKg: [7, 150], heightCm: [60, 200] },
  { belowYears: ADULT_YEARS, weightKg: [10, 300], heightCm: [70, 230] },
  { belowYears: Number.POSITIVE_INFINITY, weightKg: [20, 400], heightCm: [80, 250] },
];

export function isForAge(field: 'weightKg' | 'heightCm', value: number, years: number): boolean {
  const row = BODY.find(({ belowYears }) => years < belowYears);
  return row === undefined || (value >= row[field][0] && value <= row[field][1]);
}
