/** Doses that harm at once where they are wrong: the old and the heavy, what is the most, and that somebody looked where there is none. */
import { describe, expect, it } from 'vitest';
import { base } from '../testing/knowledge.ts';
import type { DosingPatient } from './dosage.ts';
import { dose } from './dose.ts';

const ADULT: DosingPatient = { ageYears: 50, sex: 'male', weightKg: 70, heightCm: 175, creatinine: { value: 0.9, unit: 'mg/dL' } };

function given(drug: string, indication: string, patient: DosingPatient, route?: string) {
  const found = dose(base, { drug, indication, patient: { ...ADULT, ...patient }, ...(route === undefined ? {} : { route }) });
  const [regimen] = found?.regimens ?? [];
  return regimen ?? expect.fail('no regimen');
}
const amount = (...asked: Parameters<typeof given>) => given(...asked).courses.at(-1)?.perDose.text.en;

describe('old age', () => {
  const OLD = { ageYears: 85, weightKg: 120, heightCm: 170 };
  it.each([
    ['morphine', 'severe pain', 'intravenous', '2.5–5 mg'],
    ['morphine', 'severe pain', 'oral', '5 mg'],
    ['morphine', 'acute pain, under the skin or in the muscle', 'subcutaneous', '5 mg'],
    ['oxycodone', 'Severe pain', 'oral', '5 mg'],
    ['pethidine', 'severe pain', 'intramuscular', '50 mg'],
    ['hydromorphone', 'severe pain', 'oral', '2 mg'],
  ])('%s for %s, %s: %s', (drug, indication, route, expected) =>
    expect(amount(drug, indication, { ...OLD, creatinine: { value: 0.7, unit: 'mg/dL' } }, route)).toBe(expected),
  );

  it('dabigatran from 80 years on: 110 mg', () => {
    expect(amount('dabigatran', 'atrial fibrillation', { ageYears: 82 })).toBe('110 mg');
    expect(amount('dabigatran', 'atrial fibrillation', { ageYears: 79 })).toBe('150 mg');
  });
});

describe('the heavy', () => {
  const HEAVY = { weightKg: 200, heightCm: 185 };
  it.each([
    ['morphine', 'severe pain', 'intravenous', '10 mg'],
    ['insulin-human', 'DKA', 'intravenous', '15 units/h'],
    ['phenytoin', 'status epilepticus', 'intravenous', '2000 mg'],
    ['thiopental', 'induction of anaesthesia', 'intravenous', '500 mg'],
    ['bupivacaine', 'infiltration', 'infiltration', '175 mg'],
  ])('%s for %s: no more than %s %s', (drug, indication, route, most) => {
    const [course] = given(drug, indication, HEAVY, route).courses;
    const high = `${course?.perDose.high} ${course?.perDose.unit}${course?.perDose.rate === undefined ? '' : `/${course.perDose.rate}`}`;
    expect(high).toBe(most);
  });
});

it('paracetamol by mouth goes by the weight below 50 kg, and asks for it', () => {
  expect(given('paracetamol', 'Pain and fever', { weightKg: 40, heightCm: 150 }, 'oral').courses[0]?.perDose).toMatchObject({
    low: 400,
    high: 600,
  });
  expect(given('paracetamol', 'Pain and fever', { weightKg: 50 }, 'oral').courses[0]?.perDose).toMatchObject({ low: 500, high: 1000 });
  const unknown = dose(base, { drug: 'paracetamol', indication: 'Pain and fever', route: 'oral', patient: { ageYears: 30 } });
  expect(unknown?.missing).toContainEqual(expect.objectContaining({ field: 'weightKg', blocks: false }));
});

it('says where the source names no maximum, and only there', () => {
  const sc = given('morphine', 'acute pain, under the skin or in the muscle', {}, 'subcutaneous');
  expect(sc).toMatchObject({ max: {}, noMax: { en: expect.stringMatching(/titrated/), id: expect.stringMatching(/titrasi/) } });
  expect(given('morphine', 'severe pain', {}, 'intravenous')).not.toHaveProperty('noMax');
});

it.each([
  ['ceftriaxone', 'typhoid', { ageYears: 30 }, '2 g'],
  ['ceftriaxone', 'tifoid', { ageYears: 6, weightKg: 20, heightCm: 115 }, '1000–1600 mg'],
  ['sodium-chloride', 'dengue with hypotensive shock', { ageYears: 30, weightKg: 50 }, '1000 mL'],
  ['ringer-lactate', 'dengue with compensated shock', { ageYears: 8, weightKg: 25, heightCm: 125 }, '125–250 mL'],
  ['oral-rehydration-salts', 'diarrhoea with some dehydration', { ageYears: 30, weightKg: 50 }, '3800 mL'],
  ['insulin-human', 'type 1 diabetes', { ageYears: 8, weightKg: 25, heightCm: 125 }, undefined],
])('%s for %s: a dose', (drug, indication, patient, expected) => {
  const found = amount(drug, indication, patient);
  if (expected === undefined) expect(found).toBeDefined();
  else expect(found).toBe(expected);
});
