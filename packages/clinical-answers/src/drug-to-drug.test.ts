import { readFileSync } from 'node:fs';
import { loadKnowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import { answerDrugToDrug, prepareDrugTools, TooManyDrugs } from './drug-to-drug.ts';

const tools = prepareDrugTools(loadKnowledge(readFileSync(new URL('../../../build/knowledge/knowledge.json', import.meta.url), 'utf8')));
const answer = (drugs: string[], patient = {}) => answerDrugToDrug(tools, { drugs, patient }, 'en');
const someDrugs = fc.uniqueArray(fc.constantFrom(...Object.keys(tools.knowledge.drugs)), { minLength: 2, maxLength: 8 });

describe('an answer', () => {
  it('does not depend on the order of the drugs', () => {
    fc.assert(
      fc.property(someDrugs, fc.func(fc.integer()), (drugs, key) => {
        const shuffled = drugs.toSorted((a, b) => key(a) - key(b));
        expect(answer(shuffled).interactions).toEqual(answer(drugs).interactions);
      }),
      { numRuns: 40 },
    );
  });

  it('never loses an interaction when a drug is added', () => {
    fc.assert(
      fc.property(someDrugs, fc.constantFrom(...Object.keys(tools.knowledge.drugs)), (drugs, added) => {
        const pairs = (list: string[]) => new Set(answer(list).interactions.map((one) => one.drugs.join()));
        const after = pairs([...drugs, added]);
        for (const pair of pairs(drugs)) expect(after.has(pair)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the rest when some names are unknown and some values impossible', () => {
    const found = answer(['warfarin', 'zzzz', 'aspirin'], { ageYears: 400, egfr: 30 });
    expect(found.unrecognised.map(({ input }) => input)).toEqual(['zzzz']);
    expect(found.asks.map(({ field }) => field)).toEqual(['patient.ageYears']);
    expect(found.interactions).toHaveLength(1);
  });

  it('says the filtration rate that creatinine gives', () => {
    const kidney = { ageYears: 80, sex: 'female', creatinine: { value: 3.5, unit: 'mg/dL' } };
    const alerts = answer(['metformin', 'paracetamol'], kidney).alerts.map(({ kind, drug }) => [kind, drug.id]);
    expect(alerts).toContainEqual(['renal', 'metformin']);
  });

  it('counts the dose and the route in the line, and says what was read', () => {
    const severity = (...drugs: string[]) => answer(drugs).interactions[0]?.severity ?? 'none';
    expect([10, 20, 40, 80].map((mg) => severity(`simvastatin ${mg} mg`, 'amlodipine'))).toEqual([
      'moderate',
      'moderate',
      'major',
      'major',
    ]);
    expect(severity('simvastatin 2x20 mg', 'amlodipin')).toBe('major');
    expect(severity('miconazole oral gel', 'warfarin')).toBe('major');
    expect(severity('mikonazol gel mulut', 'warfarin')).toBe('major');
    expect(severity('miconazole vaginal cream', 'warfarin')).toBe('major');
    expect(severity('miconazole cream', 'warfarin')).toBe('minor');
    expect(answer(['furosemide 40 mg iv bd', 'methotrexate 7.5 mg weekly', 'aspirin 80 mg']).recognised.map(({ read }) => read)).toEqual([
      '80 mg a day, intravenous',
      '7.5 mg a week',
      '80 mg, taken as once a day',
    ]);
  });

  it.each([
    ['ciprofloxacin', 'Oral', 'calcium-carbonate', 'moderate'],
    ['ciprofloxacin', 'po', 'calcium-carbonate', 'moderate'],
    ['ciprofloxacin', 'diminum', 'calcium-carbonate', 'moderate'],
    ['ciprofloxacin', 'IV', 'calcium-carbonate', null],
    ['diclofenac', 'Topical', 'warfarin', null],
    ['diclofenac', 'oles', 'warfarin', null],
    ['diclofenac', 'oral', 'warfarin', 'major'],
  ])('takes the route of %s as %s', (name, route, other, severity) => {
    const found = answerDrugToDrug(tools, { drugs: [{ name, route }, other] }, 'en');
    expect(found.asks).toEqual([]);
    expect(['major', 'moderate'].find((one) => one === found.interactions[0]?.severity) ?? null).toBe(severity);
  });

  it('asks at the field about a route and a dose that it does not understand, and leaves them out', () => {
    const drugs = [
      { name: 'simvastatin', dailyDose: '80' },
      { name: 'diclofenac', route: 'sideways' },
      { name: 'Caduet', dailyDose: '10 mg' },
      'warfarin',
    ];
    const found = answerDrugToDrug(tools, { drugs }, 'id');
    expect(found.asks.map(({ field }) => field)).toEqual(['drugs.0.dailyDose', 'drugs.1.route', 'drugs.2.dailyDose']);
    expect(found.asks[0]?.message).toContain('“80”');
    expect(found.interactions.find((one) => one.drugs.join() === 'diclofenac,warfarin')?.severity).toBe('major');
  });

  it('says that it rests on drafted files also where it finds nothing, the same drug twice or a sum', () => {
    for (const drugs of [['paracetamol', 'amoxicillin'], ['warfarin', 'warfarin'], ['paracetamol']])
      expect(answer(drugs).drafted).toBe(true);
    expect(answer(['zzzz']).drafted).toBe(false);
    const reviewed = { reviewed: { by: 'a pharmacist', on: '2026-11-01' } };
    const signed = structuredClone(tools.knowledge);
    for (const id of ['paracetamol', 'amoxicillin']) Object.assign(signed.drugs[id] ?? {}, { state: reviewed });
    expect(answerDrugToDrug(prepareDrugTools(signed), { drugs: ['paracetamol', 'amoxicillin'] }, 'en').drafted).toBe(false);
  });

  it('refuses more than can be checked together', () => {
    expect(() => answer(Array.from({ length: 31 }, () => 'aspirin'))).toThrow(TooManyDrugs);
  });

  it('takes a list of ten in a few milliseconds', () => {
    const ten = [
      'warfarin',
      'amiodarone',
      'clarithromycin',
      'simvastatin',
      'escitalopram',
      'ibuprofen',
      'omeprazole',
      'metformin',
      'digoxin',
      'aspirin',
    ];
    for (let warm = 0; warm < 20; warm += 1) answer(ten);
    const started = performance.now();
    for (let run = 0; run < 20; run += 1) answer(ten);
    expect((performance.now() - started) / 20).toBeLessThan(10);
  });
});

it('has its few sentences in both languages', () => {
  const keys = (texts: object) =>
    Object.entries(texts).flatMap(([group, one]) => Object.keys(one as object).map((key) => `${group}.${key}`));
  expect(keys(id)).toEqual(keys(en));
});
