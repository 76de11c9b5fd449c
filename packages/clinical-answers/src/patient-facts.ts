/** What is told of a patient, with what no patient can have taken out: it is asked again, and nothing is made of it. */
import type { FieldError } from '@kolegia/clinical-calculators/outcome';
import { ckdEpiCreatinine } from '@kolegia/clinical-calculators/renal/filtration-rate';
import type { Patient } from '@kolegia/clinical-interactions/finding';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { plain } from './name-likeness.ts';
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
  weightKg: { min: 0.3, max: 635, unit: 'kg', others: [{ unit: 'g', factor: 0.001 }] },
  egfr: { min: 1, max: 200, unit: 'mL/min/1.73 m²' },
  crcl: { min: 1, max: 300, unit: 'mL/min' },
  potassium: { min: 1.5, max: 10, unit: 'mmol/L' },
  qtc: { min: 250, max: 800, unit: 'ms', others: [{ unit: 's', factor: 1000 }] },
} as const satisfies Record<string, Bound>;

export interface ReadPatient {
  readonly patient: Patient;
  readonly asks: readonly Ask[];
}

export function readPatient(knowledge: Knowledge, facts: PatientFacts, language: Language): ReadPatient {
  const say = words(language);
  const asks: Ask[] = [];
  const number = (name: keyof typeof BOUNDS): number | undefined => {
    const value = facts[name];
    if (value === undefined) return undefined;
    const bound: Bound = BOUNDS[name];
    if (value >= bound.min && value <= bound.max) return value;
    asks.push({ field: `patient.${name}`, message: outside(value, bound, language) });
    return undefined;
  };
  const names = (field: 'conditions' | 'allergies', find: (text: string) => string | null) =>
    (facts[field] ?? []).flatMap((text, index) => {
      const id = find(text);
      if (id !== null) return [id];
      asks.push({ field: `patient.${field}.${index}`, message: say('ask.unknownWord', { word: text }) });
      return [];
    });
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
  const patient: Patient = {
    ...withoutUndefined(numbers),
    ...withoutUndefined({
      pregnant: facts.sex === 'male' ? undefined : facts.pregnant,
      lactating: facts.sex === 'male' ? undefined : facts.lactating,
      childPugh: facts.childPugh,
    }),
    conditions: names('conditions', (text) => idByName(knowledge.terms.conditions, text)),
    allergies: names('allergies', (text) => idByName(knowledge.allergies, text) ?? drugByName(knowledge, text)),
  };
  return { patient, asks };
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

function outside(value: number, { min, max, unit, others = [] }: Bound, language: Language): string {
  const say = words(language);
  const shown = { value, min, max, unit: say.unit(unit) };
  const other = others.find(({ factor }) => value * factor >= min && value * factor <= max);
  if (other !== undefined) return say('ask.otherUnit', { ...shown, other: say.unit(other.unit), converted: value * other.factor });
  return say('ask.impossible', shown);
}

const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };

function idByName(terms: Readonly<Record<string, { readonly en: string; readonly id: string }>>, text: string): string | null {
  if (Object.hasOwn(terms, text)) return text;
  const wanted = plain(text);
  return Object.entries(terms).find(([id, term]) => [id, term.en, term.id].some((name) => plain(name) === wanted))?.[0] ?? null;
}

function drugByName({ drugs }: Knowledge, text: string): string | null {
  const wanted = plain(text);
  return (
    Object.values(drugs).find(({ id, names, synonyms }) => [id, names.en, names.id, ...synonyms].some((name) => plain(name) === wanted))
      ?.id ?? null
  );
}
