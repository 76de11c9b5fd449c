/** What is told of a patient, with what no patient can have taken out: it is asked again, and nothing is made of it. */
import type { FieldError } from '@kolegia/clinical-calculators/outcome';
import { ckdEpiCreatinine } from '@kolegia/clinical-calculators/renal/filtration-rate';
import type { Patient } from '@kolegia/clinical-interactions/finding';
import { readNames } from './given-names.ts';
import { type BOUNDS, impossible } from './possible-values.ts';
import type { Ask, Language } from './said.ts';
import { words } from './wording.ts';

export interface PatientFacts {
  readonly ageYears?: number | undefined;
  readonly sex?: 'female' | 'male' | undefined;
  readonly pregnant?: boolean | undefined;
  readonly lactating?: boolean | undefined;
  readonly weightKg?: number | undefined;
  readonly egfr?: number | undefined;
  readonly crcl?: number | undefined;
  /** Gives the filtration rate where it is not told itself. */
  readonly creatinine?: { readonly value: number; readonly unit: string } | undefined;
  readonly childPugh?: 'A' | 'B' | 'C' | undefined;
  readonly potassium?: number | undefined;
  readonly qtc?: number | undefined;
  /** Ids or names of conditions, allergy groups and drugs. */
  readonly conditions?: readonly string[] | undefined;
  readonly allergies?: readonly string[] | undefined;
}

export interface ReadPatient {
  readonly patient: Patient;
  readonly asks: readonly Ask[];
}

export function readPatient(tools: Parameters<typeof readNames>[0], facts: PatientFacts, language: Language): ReadPatient {
  const say = words(language);
  const asks: Ask[] = [];
  const number = (name: keyof typeof BOUNDS): number | undefined => {
    const value = facts[name];
    if (value === undefined) return undefined;
    const message = impossible(name, value, language);
    if (message === null) return value;
    asks.push({ field: `patient.${name}`, message });
    return undefined;
  };
  if (facts.pregnant === true && facts.sex === 'male') asks.push({ field: 'patient.pregnant', message: say('ask.pregnantMan') });
  const ageYears = number('ageYears');
  number('weightKg');
  const numbers = {
    ageYears,
    egfr: number('egfr') ?? filtrationOf(facts, ageYears, asks, language),
    crcl: number('crcl'),
    potassium: number('potassium'),
    qtc: number('qtc'),
  };
  const read = readNames(tools, facts, language);
  const patient: Patient = {
    ...withoutUndefined(numbers),
    ...withoutUndefined({
      pregnant: facts.sex === 'male' ? undefined : facts.pregnant,
      lactating: facts.sex === 'male' ? undefined : facts.lactating,
      childPugh: facts.childPugh,
    }),
    conditions: read.conditions,
    allergies: read.allergies,
  };
  return { patient, asks: [...asks, ...read.asks.map(({ field, message }) => ({ field: `patient.${field}`, message }))] };
}

/** CKD-EPI 2021, from 18 years on; what is wrong with the creatinine is asked in the calculator's own words. */
function filtrationOf({ creatinine, sex }: PatientFacts, age: number | undefined, asks: Ask[], language: Language): number | undefined {
  if (creatinine === undefined) return undefined;
  const unit = creatinine.unit.replace(/^(u|μ)mol/, 'µmol');
  const given = { age: { value: age ?? 40, unit: 'years' }, sex: sex ?? 'female', creatinine: { value: creatinine.value, unit } };
  const result = ckdEpiCreatinine.run(given);
  if (result.status === 'invalid') {
    const wrong = result.errors.find(({ field }) => field === 'creatinine');
    if (wrong !== undefined) asks.push({ field: 'patient.creatinine', message: creatinineMessage(wrong, language) });
    return undefined;
  }
  if (result.status !== 'calculated' || age === undefined || sex === undefined) return undefined;
  return typeof result.outcome.value === 'number' ? result.outcome.value : undefined;
}

function creatinineMessage({ code, min, max, unit, suggestedUnit, allowed }: FieldError, language: Language): string {
  const say = words(language);
  if (code === 'unknownUnit' || code === 'unitMissing') return say('ask.unknownUnit', { units: (allowed ?? []).join(', ') });
  const bounds = { min: min ?? 0, max: max ?? 0, unit: unit ?? '' };
  return suggestedUnit === undefined ? say('ask.creatinine', bounds) : say('ask.creatinineUnit', { ...bounds, other: suggestedUnit });
}

const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
