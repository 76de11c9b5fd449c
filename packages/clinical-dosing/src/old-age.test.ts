import { parseAmount, parseSpan } from '@kolegia/clinical-knowledge/quantity';
import { describe, expect, it } from 'vitest';
import { base, baseWith } from '../testing/knowledge.ts';
import type { Dosage, DosingPatient } from './dosage.ts';
import { dose } from './dose.ts';

const of = (ageYears: number): DosingPatient => ({ ageYears, sex: 'female', weightKg: 60, heightCm: 160 });
const ask = (drug: string, ageYears: number, route?: string): Dosage =>
  dose(base, { drug, patient: of(ageYears), ...(route === undefined ? {} : { route }) }) ?? expect.fail('no answer');
const said = ({ warnings }: Dosage) => warnings.filter(({ key }) => key.startsWith('oldAge.')).map(({ kind, level }) => `${kind} ${level}`);

describe('what is better avoided in old age', () => {
  it.each([
    ['chlorphenamine', 'age avoid'],
    ['glibenclamide', 'age avoid'],
    ['zolpidem', 'age avoid'],
    ['diazepam', 'age avoid'],
    ['omeprazole', 'age caution'],
    ['aspirin', 'age caution'],
    ['haloperidol', 'age caution'],
    ['empagliflozin', 'age caution'],
  ])('%s: said from 65 years on, and not before', (drug, expected) => {
    expect(said(ask(drug, 64.9))).toEqual([]);
    expect(said(ask(drug, 65))).toEqual([expected]);
    expect(said(ask(drug, 92))).toEqual([expected]);
  });

  it.each(['paracetamol', 'amoxicillin', 'cetirizine', 'loratadine', 'amlodipine', 'levothyroxine', 'apixaban', 'metformin'])(
    '%s: nothing',
    (drug) => expect(said(ask(drug, 80))).toEqual([]),
  );

  it('leaves the doses as they are', () => {
    const once = { dose: parseAmount('10 mg') ?? expect.fail(), every: parseSpan('24 h') ?? expect.fail() };
    const dosing = [
      { indication: { en: 'Something', id: 'Sesuatu' }, src: ['a'], regimens: [{ who: 'adult' as const, route: 'oral', ...once }] },
    ];
    const oldAge = [{ level: 'avoid' as const, note: { en: 'Falls.', id: 'Jatuh.' }, src: ['a'] }];
    const found = dose(baseWith({ dosing, oldAge }), { drug: 'made-up', patient: of(80) });
    expect(found?.regimens[0]).toMatchObject({ status: 'usual', courses: [{ perDose: { high: 10 } }] });
    expect(found?.warnings[0]).toMatchObject({ kind: 'age', level: 'avoid', note: { en: 'Falls.' } });
  });

  it('is not said of drops and creams, nor of an age that is not known', () => {
    expect(said(ask('ketorolac', 80, 'ophthalmic'))).toEqual([]);
    expect(said(ask('ketorolac', 80, 'intravenous'))).toEqual(['age avoid']);
    expect(said(dose(base, { drug: 'ketorolac', patient: { weightKg: 60 } }) ?? expect.fail())).toEqual([]);
  });

  it('what the list forbids as one form or for one purpose only no longer takes the doses away', () => {
    for (const drug of ['nifedipine', 'doxazosin', 'clonidine', 'tolterodine', 'solifenacin'])
      expect([drug, ask(drug, 70).regimens.some(({ courses }) => courses.length > 0)]).toEqual([drug, true]);
  });
});

it('begins levothyroxine low from 65 years on, and by weight before', () => {
  const first = (ageYears: number) => ask('levothyroxine', ageYears).regimens[0]?.courses[0]?.perDose.text.en;
  expect(first(64)).toBe('96 mcg');
  expect(first(75)).toBe('12.5–25 mcg');
});
