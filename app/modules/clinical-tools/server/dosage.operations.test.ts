import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { findDosage, getDosageExample } from '../dosage.contract.ts';

let world: TestWorld;
let doctor: Caller;
beforeAll(async () => {
  world = await openTestWorld({ checksPerDay: { free: 30, paid: 100 } });
  doctor = world.as(await aMember(world));
});
afterAll(() => world.close());

const ADULT = {
  ageYears: 60,
  sex: 'female' as const,
  weightKg: 60,
  heightCm: 160,
  creatinine: { value: 0.9, unit: 'mg/dL' },
  hepatic: null,
  pregnancyWeek: null,
  lactating: false,
  dialysis: null,
};

it('gives regimens with the reckoning, adjustments, calculations and sources', async () => {
  const answer = await doctor.call(findDosage, { drug: 'paracetamol', patient: ADULT });
  expect(answer).toMatchObject({ status: 'dosed', drug: { id: 'paracetamol' }, missing: [], problems: [] });
  expect(answer.regimens[0]?.courses[0]?.formulas.length).toBeGreaterThan(0);
  expect(answer.sources.length).toBeGreaterThan(0);
  const kidney = await doctor.call(findDosage, { drug: 'metformin', patient: { ...ADULT, creatinine: { value: 3.8, unit: 'mg/dL' } } });
  expect(kidney.warnings[0]).toMatchObject({ kind: 'renal', level: 'contraindicated' });
  expect(kidney.calculations.map(({ id }) => id)).toContain('ckd-epi-2021');
});

it('withholds a usual dose that is not for this kidney, and says where to look, in both languages', async () => {
  const failing = { ...ADULT, creatinine: { value: 6, unit: 'mg/dL' } };
  for (const [language, words] of [
    ['en', 'not for this kidney function'],
    ['id', 'tidak untuk fungsi ginjal ini'],
  ] as const) {
    const answer = await doctor.call(findDosage, { drug: 'tobramycin', patient: failing }, { request: { language } });
    expect(answer.regimens.map(({ status, courses, max }) => ({ status, courses, max }))).toContainEqual({
      status: 'unsuited',
      courses: [],
      max: {},
    });
    expect(answer.warnings.find(({ key }) => key === 'unsuited.kidney')?.text).toContain(words);
  }
});

it('reckons what a source says of weight, age and creatinine, and of the week of pregnancy', async () => {
  const old = { ...ADULT, ageYears: 84, weightKg: 52 };
  const apixaban = await doctor.call(findDosage, { drug: 'apixaban', indication: 'atrial-fibrillation', patient: old });
  expect(apixaban.regimens).toMatchObject([{ status: 'adjusted', courses: [{ perDose: { high: 2.5 } }] }]);
  const late = { ...ADULT, ageYears: 29, pregnancyWeek: 32 };
  const ibuprofen = await doctor.call(findDosage, { drug: 'ibuprofen', patient: late });
  expect(ibuprofen.regimens.every(({ status, courses }) => status === 'contraindicated' && courses.length === 0)).toBe(true);
});

it('is worded in the language of the caller, numbers too', async () => {
  const { warnings, inputs } = await doctor.call(
    findDosage,
    { drug: 'metformin', patient: { ...ADULT, weightKg: 60.5, creatinine: { value: 3.8, unit: 'mg/dL' } } },
    { request: { language: 'id' } },
  );
  expect(inputs.find(({ field }) => field === 'weightKg')?.shown).toContain('60,5');
  expect(warnings[0]?.text).not.toMatch(/[Cc]ontraindicated/);
});

it('names what is missing, and asks again about what cannot be', async () => {
  const { missing } = await doctor.call(findDosage, { drug: 'paracetamol', patient: { ageYears: 4 } });
  expect(missing.find(({ field }) => field === 'weightKg')).toMatchObject({ blocks: true });
  const wrong = await doctor.call(findDosage, {
    drug: 'paracetamol',
    patient: { ...ADULT, weightKg: 700, creatinine: { value: 95, unit: 'mg/dL' } },
  });
  expect(wrong.problems.map(({ field }) => field).sort()).toEqual(['creatinine', 'weightKg']);
  expect(wrong.problems.find(({ field }) => field === 'creatinine')?.suggestedUnit).toBe('µmol/L');
});

it.each(['umol/l', 'μmol/L', 'µmol/L'])('reads creatinine in %s as doctors write it', async (unit) => {
  const patient = { ...ADULT, creatinine: { value: 150, unit } };
  const { problems, adjustments } = await doctor.call(findDosage, { drug: 'metformin', patient });
  expect(problems).toEqual([]);
  expect(adjustments[0]?.kind).toBe('renal');
});

it('guesses no drug: suggestions for a misspelt name, the ingredients of a brand with several', async () => {
  const misspelt = await doctor.call(findDosage, { drug: 'parasetamoll', patient: ADULT });
  expect(misspelt).toMatchObject({ status: 'unknownDrug', drug: null, regimens: [] });
  expect(misspelt.suggestions[0]?.id).toBe('paracetamol');
  const several = await doctor.call(findDosage, { drug: 'Caduet', patient: ADULT });
  expect(several.status).toBe('combination');
  expect(several.suggestions.map(({ id }) => id)).toEqual(['amlodipine', 'atorvastatin']);
  expect(await doctor.call(findDosage, { drug: 'Panadol 500 mg', patient: ADULT })).toMatchObject({ drug: { id: 'paracetamol' } });
});

it('is for members; the worked example is for everyone', async () => {
  await expect(world.as(null).call(findDosage, { drug: 'paracetamol', patient: ADULT })).rejects.toMatchObject({ code: 'access.signIn' });
  const { answer } = await world.as(null).call(getDosageExample, {});
  expect(answer).toMatchObject({ status: 'dosed', problems: [], missing: [] });
  expect(answer.calculations.length).toBeGreaterThan(0);
  await expect(doctor.call(findDosage, { drug: ' ', patient: ADULT })).rejects.toMatchObject({
    fields: { drug: 'clinical-tools.validation.noDrug' },
  });
});

it('takes null for what a program has nothing for', async () => {
  const nothing = { ageYears: 60, conditions: null, allergies: null };
  await expect(doctor.call(findDosage, { drug: 'paracetamol', indication: null, route: null, patient: nothing })).resolves.toMatchObject({
    drug: { id: 'paracetamol' },
    problems: [],
  });
  await expect(doctor.call(findDosage, { drug: 'paracetamol', patient: null })).resolves.toMatchObject({ problems: [] });
});

describe('allergies and conditions', () => {
  const amoxicillin = (allergies: string[]) => doctor.call(findDosage, { drug: 'amoxicillin', patient: { ...ADULT, allergies } });

  it.each(['Amoxicillin', 'Amoksisilin', 'Augmentin', 'penisilin', 'ampisilin'])('knows %s by any of its names', async (allergy) => {
    const { warnings, problems } = await amoxicillin([allergy]);
    expect(warnings.filter(({ kind }) => kind === 'allergy')).not.toEqual([]);
    expect(problems).toEqual([]);
  });

  it('asks at its field about a word that it does not know, and answers the rest', async () => {
    const asked = {
      drug: 'amoxicillin',
      patient: { ...ADULT, allergies: ['penisilin', 'unheard', ''], conditions: ['a thing', 'x'.repeat(300)] },
    };
    const answer = await doctor.call(findDosage, asked);
    expect(answer.problems.map(({ field, code }) => [field, code])).toEqual([
      ['conditions.0', 'unknownWord'],
      ['conditions.1', 'unknownWord'],
      ['allergies.1', 'unknownWord'],
      ['allergies.2', 'unknownWord'],
    ]);
    expect(answer.problems[2]?.text).toContain('unheard');
    expect(answer.warnings.map(({ kind }) => kind)).toContain('allergy');
    expect(answer.regimens.length).toBeGreaterThan(0);
  });
});
