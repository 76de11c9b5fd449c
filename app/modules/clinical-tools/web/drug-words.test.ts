import { expect, it } from 'vitest';
import type { DrugToDrugFound } from '../clinical-tools.contract.ts';
import { chipsOf } from './drug-words.tsx';

const answer = (input: string, name: string, more: object = {}) =>
  ({ recognised: [{ input, id: 'x', name, by: 'name', ...more }], unrecognised: [] }) as unknown as DrugToDrugFound;
const chip = (input: string, found: DrugToDrugFound) => chipsOf([input], found)[0];

it('says what was typed beside a name, and nothing of how another language ends it', () => {
  expect(chip('aspirin 80 mg', answer('aspirin 80 mg', 'Aspirin'))).toMatchObject({ name: 'Aspirin', detail: '80 mg' });
  expect(chip('amiodarone', answer('amiodarone', 'Amiodaron'))).toMatchObject({ name: 'Amiodaron', detail: null });
  expect(chip('Coumadin', answer('Coumadin', 'Warfarin', { by: 'brand', brand: 'Coumadin' }))).toMatchObject({
    name: 'Coumadin',
    detail: 'Warfarin',
  });
});

it('says the dose and the route that were read', () => {
  const read = '80 mg a day, intravenous';
  expect(chip('furosemide 40 mg iv bd', answer('furosemide 40 mg iv bd', 'Furosemide', { read }))).toMatchObject({ detail: read });
  expect(chip('Lasix iv', answer('Lasix iv', 'Furosemide', { by: 'brand', brand: 'Lasix', read: 'intravenous' }))).toMatchObject({
    name: 'Lasix',
    detail: 'Furosemide, intravenous',
  });
});
