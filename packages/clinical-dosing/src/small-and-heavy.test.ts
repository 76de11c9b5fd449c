/** Doses at both ends: the premature, the first ten kilograms, and the adolescent who weighs more than most adults. */
import { describe, expect, it } from 'vitest';
import { base } from '../testing/knowledge.ts';
import type { DosingPatient } from './dosage.ts';
import { dose } from './dose.ts';

const child = (ageYears: number, weightKg: number, heightCm?: number): DosingPatient => ({ ageYears, weightKg, heightCm });
const newborn = (ageDays: number, weightKg: number, gestationWeeks?: number): DosingPatient => ({ ageDays, weightKg, gestationWeeks });
const ADULT: DosingPatient = { ageYears: 50, sex: 'male', weightKg: 60, heightCm: 165, creatinine: { value: 0.9, unit: 'mg/dL' } };

function answer(drug: string, indication: string, patient: DosingPatient, route?: string) {
  return dose(base, { drug, indication, patient, ...(route === undefined ? {} : { route }) }) ?? expect.fail('no answer');
}

/** All that the answer gives, with its interval. */
const given = (...asked: Parameters<typeof answer>) =>
  answer(...asked).regimens.flatMap(({ courses }) => courses.map(({ perDose, everyText }) => `${perDose.text.en} ${everyText.en}`));

const EX_PRETERM = newborn(42, 2, 28);

describe('an adolescent of 17 years and 120 kg gets no more than an adult', () => {
  it.each([
    ['enoxaparin', 'Prevention of thrombosis in children', 'subcutaneous', ['20 mg every 12 hours']],
    ['ethambutol', 'tuberculosis', 'oral', ['1600 mg once a day']],
    ['phenytoin', 'status epilepticus', 'intravenous', ['1800–2000 mg once']],
    ['aspirin', 'Acute rheumatic fever of children', 'oral', ['1000 mg every 6 hours', '1000 mg every 6 hours']],
    ['levetiracetam', 'Status epilepticus after a benzodiazepine', 'intravenous', ['4500 mg once', '500–1500 mg every 12 hours']],
    ['dexamethasone', 'Inflammation and allergy', 'oral', ['0.6–3 mg every 6–8 hours, 2.4–9 mg a day in all']],
    ['thiamphenicol', 'typhoid', 'oral', ['750–1000 mg every 6–8 hours, 3000 mg a day in all']],
  ])('%s for %s, %s', (drug, indication, route, expected) => expect(given(drug, indication, child(17, 120, 180), route)).toEqual(expected));
});

describe('paracetamol by vein', () => {
  it.each([
    ['a newborn of 2 kg on the third day', newborn(3, 2, 39), '15 mg every 6–8 hours'],
    ['9.9 kg', child(0.9, 9.9), '74.25 mg every 6 hours'],
    ['10 kg', child(1, 10), '75 mg every 6 hours'],
    ['10 kg at two years', child(2, 10), '75 mg every 6 hours'],
    ['10.2 kg', child(1.2, 10.2), '153 mg every 6 hours'],
  ])('%s: half as much per kilogram up to ten', (_, patient, expected) =>
    expect(given('paracetamol', 'Pain and fever by vein', patient, 'intravenous')).toEqual([expected]),
  );
});

describe('born too early, and older than a newborn', () => {
  const failing = 'Heart failure of infants and young children, oral solution';

  it('digoxin: what the premature get, until they would have been born', () => {
    expect(given('digoxin', failing, EX_PRETERM)).toEqual(['4.6–7.8 mcg every 12 hours']);
    expect(given('digoxin', failing, newborn(42, 4, 39))).toEqual(['22–37.6 mcg every 12 hours']);
  });

  it('digoxin: the week of birth is asked for, and not at half a year', () => {
    expect(answer('digoxin', failing, newborn(42, 4)).missing).toContainEqual(expect.objectContaining({ field: 'gestationWeeks' }));
    expect(given('digoxin', failing, child(0.5, 6))).toEqual(['34–56.4 mcg every 12 hours']);
  });

  it('thiamphenicol: half as much', () => {
    expect(given('thiamphenicol', 'typhoid', newborn(20, 2, 32))).toEqual(['12.5 mg every 6 hours']);
    expect(given('thiamphenicol', 'typhoid', newborn(20, 3, 39))[0]).toMatch(/^37\.5–50 mg /);
  });

  it('lopinavir: not before 42 weeks after the last period', () => {
    expect(given('lopinavir', 'HIV', newborn(20, 2, 33))).toEqual([]);
    expect(given('lopinavir', 'HIV', newborn(20, 4, 40))).toEqual(['64 mg every 12 hours']);
  });

  it('zidovudine for prevention: twice a day', () =>
    expect(given('zidovudine', 'Prevention in the newborn before 35 weeks', newborn(1, 1.6, 32), 'oral')).toEqual([
      '3.2 mg every 12 hours',
    ]));
});

describe('at the edge of a band', () => {
  it.each([
    ['vancomycin', 'severe infection', 29],
    ['morphine', 'severe pain', 29],
    ['meropenem', 'meningitis', 100],
  ])('%s for %s: %s days are a month', (drug, indication, days) =>
    expect(given(drug, indication, newborn(days, 4, 39), 'intravenous')).not.toEqual([]),
  );

  it('colistimethate at 40 kg by weight, above as in adults, in the newborn too', () => {
    const at = (patient: DosingPatient) =>
      answer('colistin', 'colistimethate in million units', patient).regimens.flatMap(({ courses }) =>
        courses.map(({ perDay, perDose }) => (perDay ?? perDose).text.en),
      );
    expect(at(child(12, 40, 150))).toEqual(['3–6 million units']);
    expect(at(child(12, 41, 150))).toEqual(['9 million units']);
    expect(at(newborn(3, 2, 39))).toEqual(['0.15–0.3 million units']);
  });

  it('colistimethate on continuous dialysis as with healthy kidneys', () => {
    const { regimens } = answer('colistin', 'colistimethate in million units', { ...ADULT, dialysis: 'continuous' });
    expect(regimens[0]?.courses.at(-1)?.perDay?.text.en).toBe('9 million units');
  });

  it('amikacin in resistant tuberculosis from 60 years on: 10 mg/kg', () => {
    const at = (ageYears: number) =>
      given('amikacin', 'Resistant tuberculosis', { ...ADULT, ageYears, creatinine: { value: 0.6, unit: 'mg/dL' } }, 'intramuscular');
    expect(at(85)).toEqual(['600 mg once a day']);
    expect(at(59)).toEqual(['900–1000 mg once a day']);
  });

  it.each([
    [8, 25, '25 mg every 8 hours'],
    [10, 30, '60 mg every 8 hours'],
  ])('diethylcarbamazine against Wuchereria at %s years: %s kg', (ageYears, weightKg, expected) =>
    expect(given('diethylcarbamazine', 'Lymphatic filariasis by Wuchereria bancrofti', child(ageYears, weightKg))).toEqual([expected]),
  );
});

it('thiamphenicol is none for failing kidneys or liver', () => {
  const statusOf = (patient: DosingPatient) => answer('thiamphenicol', 'typhoid', patient).regimens.map(({ status }) => status);
  expect(statusOf(ADULT)).toEqual(['usual']);
  expect(statusOf({ ...ADULT, creatinine: { value: 6, unit: 'mg/dL' } })).toEqual(['contraindicated']);
  expect(statusOf({ ...ADULT, hepatic: 'C' })).toEqual(['contraindicated']);
});

it('vancomycin of newborns runs over an hour', () => {
  const [regimen] = answer('vancomycin', 'Infection of the newborn', newborn(3, 2, 39)).regimens;
  expect(regimen?.courses.map(({ infusion }) => infusion?.text.en)).toEqual(['30 mg/h', '20 mg/h']);
});
