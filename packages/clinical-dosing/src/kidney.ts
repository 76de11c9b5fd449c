/** Kidney function by the measure that a label’s bands use. */

import { amount } from '@kolegia/clinical-calculators/amount';
import { cockcroftGault } from '@kolegia/clinical-calculators/renal/creatinine-clearance';
import { bedsideSchwartz, ckdEpiCreatinine } from '@kolegia/clinical-calculators/renal/filtration-rate';
import { bodyMass, dosingWeight } from './body.ts';
import { type Calculated, calculated } from './calculation.ts';
import type { Calculation, MissingInput } from './dosage.ts';
import { isAdult, type KnownPatient } from './patient.ts';

export type Measure = 'crcl' | 'egfr';
type Estimate = { readonly value: number } | { readonly missing: readonly MissingInput['field'][] } | { readonly notInInfants: true };

export interface Kidney {
  readonly crcl: Estimate;
  readonly egfr: Estimate;
  readonly calculations: readonly Calculation[];
}

/** The equation for children was made with those of 1 to 16 years. */
const SCHWARTZ_FROM_YEARS = 1;

export const known = (estimate: Estimate): number | undefined => ('value' in estimate ? estimate.value : undefined);

export function estimateKidney(patient: KnownPatient): Kidney {
  const { age, sex, height, creatinine } = patient;
  if (patient.dialysis !== undefined) return { crcl: { value: 0 }, egfr: { value: 0 }, calculations: [] };
  if (age === undefined || creatinine === undefined) {
    const missing = { missing: [...(age === undefined ? ['ageYears' as const] : []), 'creatinine' as const] };
    return { crcl: missing, egfr: missing, calculations: [] };
  }
  if (!isAdult(patient)) {
    if (age.years < SCHWARTZ_FROM_YEARS) return { crcl: { notInInfants: true }, egfr: { notInInfants: true }, calculations: [] };
    if (height === undefined) return { crcl: { missing: ['heightCm'] }, egfr: { missing: ['heightCm'] }, calculations: [] };
    const found = calculated(bedsideSchwartz.calculate({ height, creatinine }), 'child');
    return { crcl: found, egfr: found, calculations: [found.calculation] };
  }
  if (sex === undefined) return { crcl: { missing: ['sex'] }, egfr: { missing: ['sex'] }, calculations: [] };
  const given = { age: amount('age', age.years, 'years'), sex, creatinine };
  const filtration = calculated(ckdEpiCreatinine.calculate(given), 'egfr');
  const clearance = clearanceOf(patient, given);
  return { crcl: clearance.estimate, egfr: filtration, calculations: [...clearance.calculations, filtration.calculation] };
}

/** With the adjusted weight in obesity, as the actual one counts fat that makes no creatinine. */
function clearanceOf(
  patient: KnownPatient,
  given: Pick<Parameters<typeof cockcroftGault.calculate>[0], 'age' | 'sex' | 'creatinine'>,
): { estimate: Estimate; calculations: readonly Calculation[] } {
  const weight = dosingWeight(patient, 'adjusted', 'crclWeight');
  if ('missing' in weight) return { estimate: { missing: [weight.missing] }, calculations: [] };
  const why = weight.by === undefined ? 'crclActual' : 'crclAdjusted';
  const found: Calculated = calculated(cockcroftGault.calculate({ ...given, weight: amount('weight', weight.kg, 'kg') }), why);
  const before =
    weight.by === undefined ? [] : [bodyMass(patient), weight.by].flatMap((one) => (one === undefined ? [] : [one.calculation]));
  return { estimate: found, calculations: [...before, found.calculation] };
}
