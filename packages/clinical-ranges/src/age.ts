/** Ages as charts write them. Bands are defined in these, so that "1 year" means the same to every table. */
export interface Age {
  readonly value: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** Adult early-warning charts (NEWS2) begin at 16 years. */
export const ADULT_FROM: Age = { value: 16, unit: 'year' };

const DAYS: Record<Age['unit'], number> = { day: 1, month: 365.25 / 12, year: 365.25 };

/** Rounds up, so that a child of exactly 12 months falls in the band that begins at 1 year. */
export const ageInDays = (age: Age): number => Math.ceil(age.value * DAYS[age.unit]);
