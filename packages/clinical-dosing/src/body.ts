/** Which weight a dose goes by, and the body surface. */
import { adjustedBodyWeight, idealBodyWeight, leanBodyWeight } from '@kolegia/clinical-calculators/body/dosing-weight';
import { bodyMassIndex, surfaceMosteller } from '@kolegia/clinical-calculators/body/size';
import type { Adjustments } from '@kolegia/clinical-knowledge/dosing-schema';
import { type Calculated, calculated } from './calculation.ts';
import type { MissingInput } from './dosage.ts';
import { isAdult, type KnownPatient } from './patient.ts';

export type NamedWeight = NonNullable<Adjustments['obesity']>['weight'];

/** The equations of ideal, adjusted and lean weight were made with taller adults; far below they come to nothing at all. */
const EQUATIONS_FROM_CM = 120;

/** WHO: a body mass index of 30 or more. */
const OBESE_FROM = 30;

export function bodyMass({ weight, height, ...patient }: KnownPatient): Calculated | undefined {
  if (weight === undefined || height === undefined || !isAdult(patient)) return undefined;
  return calculated(bodyMassIndex.calculate({ weight, height, cutPoints: 'general' }), 'bmi');
}

const isObese = (bmi: Calculated | undefined) => bmi !== undefined && bmi.value >= OBESE_FROM;

export function surfaceOf({ weight, height }: KnownPatient): Calculated | undefined {
  return weight === undefined || height === undefined ? undefined : calculated(surfaceMosteller.calculate({ weight, height }), 'surface');
}

export type DosingWeight = { readonly kg: number; readonly by?: Calculated } | { readonly missing: MissingInput['field'] };

/** The actual weight, unless the patient is obese and the source names another. */
export function dosingWeight(patient: KnownPatient, named: NamedWeight | undefined, why: string): DosingWeight {
  const { weight, height, sex } = patient;
  if (weight === undefined) return { missing: 'weightKg' };
  const actual = { kg: weight.in('kg') };
  const bmi = bodyMass(patient);
  if (named === undefined || named === 'actual' || height === undefined || !isObese(bmi)) return actual;
  if (height.in('cm') < EQUATIONS_FROM_CM) return actual;
  if (sex === undefined) return { missing: 'sex' };
  const outcome = {
    ideal: () => idealBodyWeight.calculate({ sex, height }),
    adjusted: () => adjustedBodyWeight.calculate({ sex, height, weight }),
    lean: () => leanBodyWeight.calculate({ sex, height, weight }),
  }[named]();
  const by = calculated(outcome, why);
  return { kg: Math.min(by.value, actual.kg), by };
}
