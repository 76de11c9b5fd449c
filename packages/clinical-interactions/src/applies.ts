/** Does a patient factor hold? What is not known does not. */
import { meets, type PatientCondition } from '@kolegia/clinical-knowledge/patient-condition';
import { milligramsPer } from '@kolegia/clinical-knowledge/quantity';
import type { Grade, Patient, TakenDrug, Text } from './finding.ts';
import { rank } from './grade.ts';

type Limit = NonNullable<PatientCondition['egfr']>;

const within = (limit: Limit | undefined, actual: number | undefined) =>
  limit === undefined || (actual !== undefined && meets(limit, actual));

/** By the one or the other: who tells only one of them has told of the kidneys. */
export const filtrationOf = ({ egfr, crcl }: Patient): number | undefined => egfr ?? crcl;
export const clearanceOf = ({ egfr, crcl }: Patient): number | undefined => crcl ?? egfr;

export function applies(when: PatientCondition, patient: Patient, drugs: readonly TakenDrug[]): boolean {
  const given = patient.conditions ?? [];
  return (
    within(when.ageYears, patient.ageYears) &&
    within(when.egfr, filtrationOf(patient)) &&
    within(when.potassium, patient.potassium) &&
    within(when.qtc, patient.qtc) &&
    (when.pregnant === undefined || when.pregnant === patient.pregnant) &&
    (when.conditions === undefined || when.conditions.some((condition) => given.includes(condition))) &&
    doseFits(when.dose, drugs) &&
    routeFits(when.route, drugs) &&
    within(when.days, longest(drugs))
  );
}

const longest = (drugs: readonly TakenDrug[]) => {
  const days = drugs.map((drug) => drug.days).filter((value) => value !== undefined);
  // A course is short only when both are: an unknown length may be long.
  return drugs.length > 0 && days.length === drugs.length ? Math.max(...days) : undefined;
};

function doseFits(when: PatientCondition['dose'], drugs: readonly TakenDrug[]): boolean {
  if (when === undefined) return true;
  const dose = drugs.find((drug) => drug.id === when.drug)?.dailyDose;
  if (dose === undefined) return false;
  const inBase = ({ low, unit }: Pick<NonNullable<TakenDrug['dailyDose']>, 'low' | 'unit'>) => {
    const factor = milligramsPer(unit);
    return { value: low * (factor ?? 1), base: factor === null ? unit : 'mg' };
  };
  const actual = inBase(dose);
  const compare = (bound: typeof when.atLeast, test: (value: number, limit: number) => boolean) => {
    if (bound === undefined) return true;
    const limit = inBase(bound);
    return limit.base === actual.base && test(actual.value, limit.value);
  };
  return compare(when.atLeast, (value, limit) => value >= limit) && compare(when.below, (value, limit) => value < limit);
}

function routeFits(when: PatientCondition['route'], drugs: readonly TakenDrug[]): boolean {
  if (when === undefined) return true;
  const route = drugs.find((drug) => drug.id === when.drug)?.route;
  return route !== undefined && when.in.includes(route);
}

export interface Factor {
  readonly when: PatientCondition;
  readonly grade: Grade;
  readonly why: Text;
}

/**
 * One factor that raises outweighs all that lower: a patient is as much at risk as the worst says. A rule holds for drugs of every
 * grade, so its factors may only raise; what is written about two drugs may also lower.
 */
export function weigh(
  base: Grade,
  factors: readonly Factor[],
  patient: Patient,
  drugs: readonly TakenDrug[],
  mayLower: boolean,
): Grade & { because: Text[] } {
  const held = factors.filter((factor) => applies(factor.when, patient, drugs)).sort((a, b) => rank(b.grade) - rank(a.grade));
  const raising = held.filter((factor) => rank(factor.grade) > rank(base));
  const lowering = mayLower ? held.filter((factor) => rank(factor.grade) < rank(base)) : [];
  const deciding = raising.length > 0 ? raising : lowering;
  const { severity, interruptive } = deciding[0]?.grade ?? base;
  return { severity, interruptive, because: deciding.map((factor) => factor.why) };
}
