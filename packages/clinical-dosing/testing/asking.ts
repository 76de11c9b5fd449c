/** One made-up drug asked about, for the tests: what stands in it and who the patient is. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { parseAmount, parseSpan } from '@kolegia/clinical-knowledge/quantity';
import { expect } from 'vitest';
import type { Dosage, DosingPatient } from '../src/dosage.ts';
import { dose } from '../src/dose.ts';
import { base, baseWith } from './knowledge.ts';

type Adjustments = NonNullable<Drug['adjustments']>;
type Regimens = Drug['dosing'][number]['regimens'];
export type RenalRow = Adjustments['renal'][number];

export const NONE: Adjustments = { renal: [], dialysis: [], hepatic: [], figures: [], pregnancy: [], silent: [] };
export const ADULT: DosingPatient = { ageYears: 50, sex: 'male', weightKg: 70, heightCm: 175, creatinine: { value: 0.9, unit: 'mg/dL' } };

export const an = (text: string) => parseAmount(text) ?? expect.fail(text);
export const every = (text: string) => parseSpan(text) ?? expect.fail(text);
export const block = (regimens: Regimens): Drug['dosing'] => [{ indication: { en: 'Something', id: 'Sesuatu' }, src: ['a'], regimens }];

export function ask(drug: Pick<Drug, 'dosing'> & Partial<Drug>, patient: DosingPatient): Dosage {
  return dose(baseWith(drug), { drug: 'made-up', patient }) ?? expect.fail('no answer');
}

/** Of a drug as the knowledge has it. */
export const real = (drug: string, patient: DosingPatient) => dose(base, { drug, patient }) ?? expect.fail('no answer');

export const first = ({ regimens }: Dosage) => regimens[0]?.courses[0] ?? expect.fail('no dose');

export const perKilogram = block([
  { who: 'child', route: 'oral', dose: an('15 mg/kg'), every: every('6 h'), max: { single: an('1 g'), daily: an('60 mg/kg') } },
]);
