/** What figures of a patient can be at all. */
import type { Language } from './said.ts';
import { words } from './wording.ts';

interface Bound {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  /** Factors of units the number may have been in instead. */
  readonly others?: readonly { readonly unit: string; readonly factor: number }[];
}

/** Beyond these it is a slip of the pen or another unit. */
export const BOUNDS = {
  ageYears: { min: 0, max: 120, unit: 'years' },
  weightKg: { min: 0.3, max: 400, unit: 'kg', others: [{ unit: 'g', factor: 0.001 }] },
  egfr: { min: 1, max: 200, unit: 'mL/min/1.73 m²' },
  crcl: { min: 1, max: 300, unit: 'mL/min' },
  potassium: { min: 1.5, max: 10, unit: 'mmol/L' },
  qtc: { min: 250, max: 800, unit: 'ms', others: [{ unit: 's', factor: 1000 }] },
} as const satisfies Record<string, Bound>;

/** What is wrong with a figure, in words; null where it can be. */
export function impossible(name: keyof typeof BOUNDS, value: number, language: Language): string | null {
  const { min, max, unit, others = [] }: Bound = BOUNDS[name];
  if (value >= min && value <= max) return null;
  const say = words(language);
  const shown = { value, min, max, unit: say.unit(unit) };
  const other = others.find(({ factor }) => value * factor >= min && value * factor <= max);
  if (other !== undefined) return say('ask.otherUnit', { ...shown, other: say.unit(other.unit), converted: value * other.factor });
  return say('ask.impossible', shown);
}
