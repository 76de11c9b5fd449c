import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { parseAmount, parseSpan } from '@kolegia/clinical-knowledge/quantity';
import { expect, it } from 'vitest';
import { baseWith } from '../testing/knowledge.ts';
import { dose } from './dose.ts';

const an = (text: string) => parseAmount(text) ?? expect.fail(text);
const every = (text: string) => parseSpan(text) ?? expect.fail(text);

/** The only course of one regimen, for an adult. */
function course(regimen: Pick<Drug['dosing'][number]['regimens'][number], 'dose' | 'every'>) {
  const dosing = [
    { indication: { en: 'Something', id: 'Sesuatu' }, src: ['a'], regimens: [{ who: 'adult' as const, route: 'oral', ...regimen }] },
  ];
  const found = dose(baseWith({ dosing }), { drug: 'made-up', patient: { ageYears: 50, sex: 'male', weightKg: 70, heightCm: 175 } });
  return found?.regimens[0]?.courses[0] ?? expect.fail('no dose');
}

it('says the whole of a day where it may be given at once or divided: no dose is to be read as all of it, twice', () => {
  const divided = course({ dose: an('20-100 mg/day'), every: every('12-24 h') });
  expect(divided.perDose.text.en).toBe('10–100 mg');
  expect(divided.everyText).toEqual({
    en: 'every 12–24 hours, 20–100 mg a day in all',
    id: 'tiap 12–24 jam, seluruhnya 20–100 mg sehari',
  });
});

it('says the interval alone where it is one, and of a dose that is none of a day', () => {
  expect(course({ dose: an('300 mg/day'), every: every('8 h') }).everyText.en).toBe('every 8 hours');
  expect(course({ dose: an('5-10 mg'), every: every('12-24 h') }).everyText.en).toBe('every 12–24 hours');
});
