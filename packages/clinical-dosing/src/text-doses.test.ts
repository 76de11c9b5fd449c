/** Doses that were not those of the text until somebody held them beside it. */
import { describe, expect, it } from 'vitest';
import { base } from '../testing/knowledge.ts';
import type { DosingPatient } from './dosage.ts';
import { dose } from './dose.ts';

function said(drug: string, indication: string, route: string, patient: DosingPatient) {
  const regimens = dose(base, { drug, indication, route, patient })?.regimens ?? [];
  return regimens.flatMap(({ courses }) => courses.map(({ perDose }) => perDose.text.en));
}

describe('light adults', () => {
  const grown: DosingPatient = { ageYears: 30, sex: 'female', heightCm: 155, creatinine: { value: 0.7, unit: 'mg/dL' } };

  it('take chloroquine by weight below 60 kg', () => {
    expect(said('chloroquine', 'malaria', 'oral', { ...grown, weightKg: 40 })).toEqual(['400 mg', '200 mg', '200 mg']);
    expect(said('chloroquine', 'malaria', 'oral', { ...grown, weightKg: 70 })).toEqual(['600 mg', '300 mg', '300 mg']);
  });
});

describe('children', () => {
  it('of ten to fourteen years take dapsone by weight below 40 kg', () => {
    expect(said('dapsone', 'leprosy', 'oral', { ageYears: 11, weightKg: 20 })).toEqual(['40 mg']);
    expect(said('dapsone', 'leprosy', 'oral', { ageYears: 11, weightKg: 42 })).toEqual(['50 mg']);
  });

  it('below two years get daunorubicin by weight', () => {
    expect(said('daunorubicin', 'acute lymphoblastic leukaemia', 'intravenous', { ageYears: 1, weightKg: 10 })).toEqual(['10 mg']);
  });

  it('below three months get co-amoxiclav by vein twice a day', () => {
    expect(said('amoxicillin-clavulanate', 'severe infection by vein', 'intravenous', { ageYears: 0.1, weightKg: 4 })).toEqual(['120 mg']);
  });
});

it('dabigatran after a hip goes down at 75 years', () => {
  const old: DosingPatient = { ageYears: 80, sex: 'male', weightKg: 70, heightCm: 175, creatinine: { value: 0.8, unit: 'mg/dL' } };
  expect(said('dabigatran', 'prevention of thrombosis after hip replacement', 'oral', old)).toEqual(['75 mg', '150 mg']);
});
