import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getCalculator, getCalculatorExample, listCalculators, runCalculator } from '../calculators.contract.ts';

let world: TestWorld;
let doctor: Caller;
const visitor = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  doctor = world.as(await aMember(world));
});
afterAll(() => world.close());

const PATIENT = { age: { value: 60, unit: 'years' }, sex: 'female', weight: { value: 60, unit: 'kg' } };

it('shows the working and the answer, by either address', async () => {
  const inputs = { ...PATIENT, creatinine: { value: 88.4, unit: 'µmol/L' } };
  const result = await doctor.call(runCalculator, { id: 'cockcroft-gault', inputs });
  expect(result).toMatchObject({ value: 56.7, unit: 'mL/min', interpretation: 'Moderate impairment' });
  expect(result.steps[0]?.numbers).toMatch(/^\(140 − 60\) × 60/);
  expect(result.sources[0]?.year).toBe(1976);
  expect(await doctor.call(listCalculators, { id: 'cockcroft-gault', inputs })).toEqual(result);
});

it('names what is missing and what cannot be, at the input, in the language of the caller', async () => {
  const asked = doctor.call(
    runCalculator,
    { id: 'cockcroft-gault', inputs: { ...PATIENT, weight: { value: 700, unit: 'kg' } } },
    { request: { language: 'id' } },
  );
  await expect(asked).rejects.toMatchObject({
    code: 'clinical-tools.inputs',
    worded: { 'inputs.weight': expect.stringMatching(/^Berat badan/), 'inputs.creatinine': expect.stringMatching(/^Kreatinin/) },
    details: { missing: ['creatinine'] },
  });
  const otherUnit = doctor.call(runCalculator, { id: 'cockcroft-gault', inputs: { ...PATIENT, creatinine: { value: 95, unit: 'mg/dL' } } });
  await expect(otherUnit).rejects.toMatchObject({ worded: { 'inputs.creatinine': expect.stringContaining('µmol/L') } });
});

it('is run by members; forms, the list and an example are for everyone', async () => {
  for (const refused of [
    visitor().call(runCalculator, { id: 'cockcroft-gault', inputs: {} }),
    visitor().call(listCalculators, { id: 'cockcroft-gault', inputs: {} }),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'access.signIn' });
  const list = await visitor().call(listCalculators, {});
  expect('data' in list && list.data.length).toBeGreaterThanOrEqual(70);
  const indonesian = await visitor().call(listCalculators, {}, { request: { language: 'id' } });
  for (const [found, name, otherName] of [
    [list, 'Creatinine clearance (Cockcroft–Gault)', 'Klirens kreatinin (Cockcroft–Gault)'],
    [indonesian, 'Klirens kreatinin (Cockcroft–Gault)', 'Creatinine clearance (Cockcroft–Gault)'],
  ] as const)
    expect('data' in found && found.data.find(({ id }) => id === 'cockcroft-gault')).toMatchObject({ name, otherName });
  const form = await visitor().call(getCalculator, { id: 'cockcroft-gault' });
  expect(form.fields.map(({ id }) => id)).toEqual(['age', 'sex', 'weight', 'creatinine']);
  expect(await visitor().call(getCalculatorExample, {})).toMatchObject({ calculator: 'cockcroft-gault' });
});

it('says when there is no such calculator', async () => {
  await expect(doctor.call(runCalculator, { id: 'no-such-thing', inputs: {} })).rejects.toMatchObject({
    code: 'clinical-tools.calculatorNotFound',
  });
  await expect(visitor().call(getCalculator, { id: 'no-such-thing' })).rejects.toMatchObject({ code: 'clinical-tools.calculatorNotFound' });
});
