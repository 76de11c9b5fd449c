/** What is told of a patient, with what no patient can have taken out: it is asked again, and nothing is made of it. */
import type { FieldError } from '@kolegia/clinical-calculators/outcome';
import { ckdEpiCreatinine } from '@kolegia/clinical-calculators/renal/filtration-rate';
import type { Patient } from '@kolegia/clinical-interactions/finding';
import { readNames } from './given-names.ts';
import { type BOUNDS, impossible } from './possible-values.ts';
import type { Ask, Language } from './said.ts';
import { type Told, told } from './told.ts';
import { words } from './wording.ts';

export interface PatientFacts {
  readonly ageYears?: number | null | undefined;
  readonly sex?: 'female' | 'male' | null | undefined;
  readonly pregnant?: boolean | null | undefined;
  readonly lactating?: boolean | null | undefined;
  readonly weightKg?: number | null | undefined;
  readonly egfr?: number | null | undefined;
  readonly crcl?: number | null | undefined;
  /** Gives the filtration rate where it is not told itself. */
  readonly creatinine?: { readonly value: number; readonly unit: string } | null | undefined;
  readonly childPugh?: 'A' | 'B' | 'C' | null | undefined;
  readonly potassium?: number | null | undefined;
  readonly qtc?: number | null | undefined;
  /** Ids or names of conditions, allergy groups and drugs. */
  readonly conditions?: readonly string[] | null | undefined;
  readonly allergies?: readonly string[] | null | undefined;
}

export interface ReadPatient {
  readonly patient: Patient;
  readonly asks: readonly Ask[];
}

export function readPatient(tools: Parameters<typeof readNames>[0], given: PatientFacts, language: Language): ReadPatient {
  const facts = told(given);
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
  if (facts.lactating === true && facts.sex === 'male') asks.push({ field: 'patient.lactating', message: say('ask.lactatingMan') });
  const ageYears = number('ageYears');
  number('weightKg');
  const crcl = number('crcl');
  const numbers = {
    ageYears,
    egfr: number('egfr') ?? filtrationOf({ ...facts, crcl }, ageYears, asks, language),
    crcl,
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

const ADULT = 18;

/**
 * CKD-EPI 2021, from 18 years on. What it needs is asked for, unless the clearance is told; what is wrong with the creatinine, in the
 * calculator's own words.
 */
function filtrationOf(
  { creatinine, crcl, sex }: Pick<Told<PatientFacts>, 'creatinine' | 'crcl' | 'sex'>,
  age: number | undefined,
  asks: Ask[],
  language: Language,
): number | undefined {
  if (creatinine === undefined) return undefined;
  const given = { age: { value: age ?? 40, unit: 'years' }, sex: sex ?? 'female', creatinine };
  const result = ckdEpiCreatinine.run(given);
  const wrong = result.status === 'invalid' ? result.errors.find(({ field }) => field === 'creatinine') : undefined;
  if (wrong !== undefined) {
    asks.push({ field: 'patient.creatinine', message: creatinineMessage(wrong, language) });
    return undefined;
  }
  const ask = (key: 'ask.creatinineAlone' | 'ask.creatinineChild') => {
    if (crcl === undefined) asks.push({ field: 'patient.creatinine', message: words(language)(key) });
    return undefined;
  };
  if (age === undefined || sex === undefined) return ask('ask.creatinineAlone');
  if (age < ADULT) return ask('ask.creatinineChild');
  if (result.status !== 'calculated') return undefined;
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
