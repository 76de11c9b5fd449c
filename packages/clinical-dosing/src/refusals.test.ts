/** What is asked for, refused or put first, and in which words. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { describe, expect, it } from 'vitest';
import { ADULT, an, ask, block, every, perKilogram, real } from '../testing/asking.ts';
import { base } from '../testing/knowledge.ts';
import { dose } from './dose.ts';

describe('refusals', () => {
  it('names the missing input and why', () => {
    const found = ask({ dosing: perKilogram }, { ageYears: 3 });
    expect(found.status).toBe('incomplete');
    expect(found.missing).toMatchObject([{ field: 'weightKg', blocks: true, why: { en: 'The dose is reckoned per kilogram.' } }]);
    expect(ask({ dosing: perKilogram }, {}).missing[0]).toMatchObject({ field: 'ageYears' });
  });

  it('asks about a weight or a creatinine that cannot be', () => {
    expect(ask({ dosing: perKilogram }, { ageYears: 10, weightKg: 700 }).problems).toMatchObject([{ field: 'weightKg', code: 'tooHigh' }]);
    const unit = ask({ dosing: perKilogram }, { ageYears: 40, creatinine: { value: 90, unit: 'mg/dL' } });
    expect(unit.problems).toMatchObject([{ field: 'creatinine', suggestedUnit: 'µmol/L' }]);
    expect(unit.problems[0]?.text.en).toBe('Creatinine: 90 mg/dL cannot be. Was 90 µmol/L meant?');
    expect(ask({ dosing: perKilogram }, { ageYears: 0.5, weightKg: 70 }).problems).toMatchObject([{ code: 'notForAge' }]);
    expect(ask({ dosing: perKilogram }, { ageYears: 30, sex: 'male', pregnancyWeek: 8 }).problems).toMatchObject([
      { code: 'contradiction' },
    ]);
  });

  it.each([
    [{ ageYears: 400 }, 'Age: 400 years is too high; at most 120 years.', 'Usia: 400 tahun terlalu tinggi; paling banyak 120 tahun.'],
    [{ ageDays: 50_000 }, /^\S.* 50,000 days is too high; at most 43,830 days\.$/, /50\.000 hari terlalu tinggi/],
    [{ ageYears: 30, pregnancyWeek: 60 }, /60 weeks is too high; at most 44 weeks\.$/, /60 minggu terlalu tinggi/],
  ])('names the unit of time of %j', (patient, en, id) => {
    const { text } = ask({ dosing: perKilogram }, patient).problems[0] ?? expect.fail('no problem');
    expect(text).toEqual({ en: expect.stringMatching(en), id: expect.stringMatching(id) });
    expect(text.en).not.toMatch(/ {2}| \./);
  });

  it.each([
    [{ ageYears: 1 / 12 }, 'Age', '1 month', '1 bulan'],
    [{ ageYears: 7 / 12 }, 'Age', '7 months', '7 bulan'],
    [{ ageYears: 1 }, 'Age', '1 year', '1 tahun'],
    [{ ageYears: 2.4 }, 'Age', '2.4 years', '2,4 tahun'],
    [{ ageDays: 1 }, 'Age in days', '1 day', '1 hari'],
    [{ ageYears: 30, pregnancyWeek: 1 }, 'Week of pregnancy', '1 week', '1 minggu'],
  ])('says back %j as one says it', (patient, field, en, id) => {
    const { inputs } = ask({ dosing: perKilogram }, patient);
    expect(inputs.find(({ label }) => label.en === field)?.shown).toEqual({ en, id });
  });

  it('says a child’s age in months beside a weight that does not go with it', () => {
    const [problem] = ask({ dosing: perKilogram }, { ageYears: 3 / 12, weightKg: 40 }).problems;
    expect(problem?.text.en).toBe('Weight: 40 kg does not go with the age of 3 months. Check both.');
  });

  it.each([
    [{ ageDays: 3, weightKg: 2800 }, 'weightKg', 'g'],
    [{ ageYears: 2, weightKg: 11_500 }, 'weightKg', 'g'],
    [{ ageYears: 40, heightCm: 1.65 }, 'heightCm', 'm'],
    [{ ageYears: 10, weightKg: 700 }, 'weightKg', undefined],
    [{ ageYears: 40, weightKg: 3_000_000 }, 'weightKg', undefined],
  ])('asks whether %j was meant in another unit', (patient, field, suggestedUnit) => {
    const [problem] = ask({ dosing: perKilogram }, patient).problems;
    expect(problem).toMatchObject({ field });
    expect(problem?.suggestedUnit).toBe(suggestedUnit);
  });

  it('asks about a man who breastfeeds, and leaves it out', () => {
    const found = ask({ dosing: perKilogram }, { ageYears: 30, sex: 'male', lactating: true });
    expect(found.problems).toMatchObject([{ field: 'lactating', code: 'contradiction' }]);
    expect(found.inputs.map(({ field }) => field)).not.toContain('lactating');
  });

  it('never scales an adult’s dose to a child', () => {
    const adults = block([{ who: 'adult', route: 'oral', dose: an('500 mg'), every: every('8 h') }]);
    const found = ask({ dosing: adults }, { ageYears: 8, weightKg: 25 });
    expect(found).toMatchObject({ status: 'none', regimens: [], warnings: [{ key: 'noChildRegimen' }] });
  });

  it('says where the label has no dose between two ages, in both languages, and what a child has none for', () => {
    const [adults] = block([{ who: 'adult', route: 'oral', dose: an('500 mg'), every: every('8 h') }]);
    const [children] = block([{ who: 'child', age: { to: every('12 y') }, route: 'oral', dose: an('250 mg'), every: every('8 h') }]);
    if (adults === undefined || children === undefined) throw new Error('no block');
    const both = { ...adults, regimens: [...adults.regimens, ...children.regimens] };
    const noDose = [{ age: { from: every('12 y'), to: every('18 y') }, src: ['a'] }];
    const between = ask({ dosing: [{ ...both, noDose }] }, { ageYears: 14, weightKg: 50 });
    expect(between).toMatchObject({ status: 'none', warnings: [{ kind: 'age', level: 'avoid', key: 'noDoseForAge' }] });
    expect(between.warnings[0]?.text).toEqual({
      en: 'Something: the label gives no dose for this age. None is scaled from another.',
      id: 'Sesuatu: label tidak memberi dosis untuk usia ini. Dosis usia lain tidak dipakai sebagai dasar.',
    });
    expect(between.warnings[0]?.sources).not.toEqual([]);
    for (const ageYears of [8, 30]) expect(ask({ dosing: [{ ...both, noDose }] }, { ageYears, weightKg: 50 }).warnings).toEqual([]);
    const other = { ...adults, indication: { en: 'Another', id: 'Lain' } };
    expect(ask({ dosing: [both, other] }, { ageYears: 8, weightKg: 25 }).warnings).toMatchObject([{ key: 'noDoseForIndications' }]);
  });

  it('says that the label has no dose for children, with its source', () => {
    const adults = block([{ who: 'adult', route: 'oral', dose: an('500 mg'), every: every('8 h') }]);
    const noDose: Drug['noDose'] = [{ age: { to: every('18 y') }, src: ['a'] }];
    const found = ask({ dosing: adults, noDose }, { ageYears: 8, weightKg: 25 });
    expect(found).toMatchObject({ status: 'none', regimens: [], warnings: [{ key: 'noDose', kind: 'age', level: 'avoid' }] });
    expect(found.warnings[0]?.text).toEqual({
      en: 'The label gives no dose for patients under 18 years. None is scaled from another age.',
      id: 'Label tidak memberi dosis untuk pasien di bawah 18 tahun. Dosis usia lain tidak dipakai sebagai dasar.',
    });
    expect(found.warnings[0]?.sources).not.toEqual([]);
    expect(ask({ dosing: adults, noDose }, { ageYears: 18, weightKg: 60 }).warnings).toEqual([]);
  });

  it.each([
    ['ibuprofen', 14],
    ['paracetamol', 12],
    ['levothyroxine', 9],
    ['linezolid', 17],
    ['cefepime', 15],
  ])('has a dose of %s for an adolescent or child of %i', (drug, ageYears) => {
    expect(real(drug, { ageYears, weightKg: 52, heightCm: 160 }).status).toBe('dosed');
  });

  it('says once that failing kidneys forbid it, with the patient’s own figure', () => {
    const failing = { ...ADULT, creatinine: { value: 4, unit: 'mg/dL' } };
    const ofKidney = (drug: string) => real(drug, failing).warnings.filter(({ kind, level }) => kind === 'renal' && level !== 'info');
    expect(ofKidney('metformin')).toMatchObject([{ level: 'contraindicated', key: 'adjusted' }]);
    expect(ofKidney('metformin')[0]?.text.en).toMatch(/^Filtration rate \(eGFR\) \d+ .*: contraindicated\.$/);
    expect(ofKidney('metformin')[0]?.sources.map(({ section }) => section)).toContain('5 Warnings and Precautions');
  });

  it('puts what forbids the drug first', () => {
    expect(real('warfarin', { ...ADULT, sex: 'female', ageYears: 30, pregnancyWeek: 9 }).warnings[0]).toMatchObject({
      kind: 'pregnancy',
      level: 'contraindicated',
    });
    const codeine = real('codeine', { ageYears: 8, weightKg: 25 });
    expect(codeine.warnings[0]).toMatchObject({ kind: 'age', level: 'contraindicated' });
    expect(real('amoxicillin', { ...ADULT, allergies: ['penicillin'] }).warnings[0]).toMatchObject({
      kind: 'allergy',
      level: 'contraindicated',
    });
  });

  it('has no answer for a drug it does not know', () => expect(dose(base, { drug: 'no-such-drug', patient: ADULT })).toBeNull());
});
