import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { parseAmount, parseSpan } from '@kolegia/clinical-knowledge/quantity';
import { describe, expect, it } from 'vitest';
import { base, baseWith } from '../testing/knowledge.ts';
import type { Dosage, DosingPatient } from './dosage.ts';
import { dose } from './dose.ts';

const ADULT: DosingPatient = { ageYears: 50, sex: 'male', weightKg: 70, heightCm: 175, creatinine: { value: 0.9, unit: 'mg/dL' } };

type Regimens = Drug['dosing'][number]['regimens'];
const an = (text: string) => parseAmount(text) ?? expect.fail(text);
const every = (text: string) => parseSpan(text) ?? expect.fail(text);
const block = (regimens: Regimens): Drug['dosing'] => [{ indication: { en: 'Something', id: 'Sesuatu' }, src: ['a'], regimens }];

function ask(drug: Pick<Drug, 'dosing'> & Partial<Drug>, patient: DosingPatient): Dosage {
  return dose(baseWith(drug), { drug: 'made-up', patient }) ?? expect.fail('no answer');
}
const real = (drug: string, patient: DosingPatient) => dose(base, { drug, patient }) ?? expect.fail('no answer');
const first = ({ regimens }: Dosage) => regimens[0]?.courses[0] ?? expect.fail('no dose');

const perKilogram = block([
  { who: 'child', route: 'oral', dose: an('15 mg/kg'), every: every('6 h'), max: { single: an('1 g'), daily: an('60 mg/kg') } },
]);

describe('the reckoning', () => {
  it('shows the formula with its numbers, per dose and per day, in both languages', () => {
    const course = first(ask({ dosing: perKilogram }, { ageYears: 2, weightKg: 12.3 }));
    expect(course.formulas.map(({ en }) => en)).toEqual([
      '15 mg/kg × 12.3 kg = 184.5 mg',
      // Not up to 185 mg: four of them would pass 60 mg/kg.
      '184.5 mg → 182.5 mg (rounded to a measurable amount)',
      '182.5 mg × 4 a day = 730 mg a day',
    ]);
    expect(course.formulas[0]?.id).toBe('15 mg/kg × 12,3 kg = 184,5 mg');
    expect(course.perDose.exact).toEqual({ low: 184.5, high: 184.5 });
  });

  it('keeps the maximum single dose and says so', () => {
    const found = ask({ dosing: perKilogram }, { ageYears: 16, weightKg: 90 });
    expect(first(found)).toMatchObject({ perDose: { high: 1000 }, perDay: { high: 4000 }, limitedBy: 'single' });
    expect(found.warnings.find(({ kind }) => kind === 'maximum')?.text.en).toContain('1350 mg');
  });

  it('divides a daily total by the doses and keeps its maximum', () => {
    const dosing = block([{ who: 'child', route: 'oral', dose: an('50 mg/kg/day'), every: every('8 h'), max: { daily: an('1750 mg') } }]);
    expect(
      first(ask({ dosing }, { ageYears: 5, weightKg: 18 }))
        .formulas.map(({ en }) => en)
        .slice(0, 2),
    ).toEqual(['50 mg/kg/day × 18 kg = 900 mg/day', '900 mg/day ÷ 3 = 300 mg']);
    const heavy = first(ask({ dosing }, { ageYears: 12, weightKg: 50 }));
    expect(heavy.perDose.high).toBe(580);
    expect(heavy).toMatchObject({ limitedBy: 'daily', perDay: { high: 1740 } });
  });

  it('keeps the total of a day whichever number of doses it is divided by', () => {
    const dosing = block([{ who: 'adult', route: 'oral', dose: an('600-900 mg/day'), every: every('8-12 h'), max: { daily: an('1 g') } }]);
    expect(first(ask({ dosing }, ADULT))).toMatchObject({ perDose: { low: 200, high: 450 }, perDay: { low: 600, high: 900 } });
  });

  it('goes by the body surface, and by rates per minute and hour', () => {
    const surface = block([{ who: 'adult', route: 'intravenous', dose: an('75 mg/m2'), every: 'once' }]);
    const found = ask({ dosing: surface }, ADULT);
    expect(found.calculations.find(({ id }) => id === 'bsa-mosteller')?.value).toBe(1.84);
    expect(first(found)).toMatchObject({ perDose: { high: 140, exact: { high: 138 } } });
    const rate = block([{ who: 'adult', route: 'intravenous', dose: an('5 mcg/kg/min'), every: 'continuous' }]);
    expect(first(ask({ dosing: rate }, ADULT))).toMatchObject({
      perDose: { high: 350, rate: 'min' },
      infusion: { high: 21_000, rate: 'h' },
    });
    const over = block([{ who: 'adult', route: 'intravenous', dose: an('500 mg'), every: every('6 h'), over: every('30 min') }]);
    expect(first(ask({ dosing: over }, ADULT)).infusion).toMatchObject({ high: 1000, rate: 'h' });
  });

  it('doses by the weight that the source names in obesity and says which', () => {
    const dosing = block([{ who: 'adult', route: 'intravenous', dose: an('5 mg/kg'), every: every('24 h') }]);
    const adjustments: Drug['adjustments'] = { renal: [], dialysis: [], hepatic: [], obesity: { weight: 'adjusted', src: ['a'] } };
    const found = ask({ dosing, adjustments }, { ...ADULT, weightKg: 120 });
    // Devine 70.5 kg at 175 cm; 70.5 + 0.4 × 49.5 = 90.3
    expect(found.calculations.find(({ id }) => id === 'adjusted-body-weight')?.value).toBe(90.3);
    expect(first(found).formulas[0]?.en).toBe('5 mg/kg × 90.3 kg = 451.5 mg');
    expect(found.adjustments.find(({ kind }) => kind === 'obesity')?.text.en).toContain('adjusted');
    expect(first(ask({ dosing, adjustments }, ADULT)).formulas[0]?.en).toContain('70 kg');
    // Devine's equation goes below nought for so short an adult.
    expect(first(ask({ dosing, adjustments }, { ...ADULT, heightCm: 90, weightKg: 30 })).perDose.high).toBe(150);
  });

  it('gives loading dose and steps in their order', () => {
    const dosing = block([
      {
        who: 'adult',
        route: 'oral',
        loading: { dose: an('10 mg'), every: 'once' },
        steps: [
          { dose: an('5 mg'), every: every('12 h'), for: every('7 d') },
          { dose: an('5 mg'), every: every('24 h') },
        ],
      },
    ]);
    const courses = ask({ dosing }, ADULT).regimens[0]?.courses ?? [];
    expect(courses.map(({ kind, perDose }) => `${kind} ${perDose.text.en}`)).toEqual(['loading 10 mg', 'step 5 mg', 'step 5 mg']);
    expect(courses[1]?.forText?.id).toBe('7 hari');
  });
});

describe('kidney and liver', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('500 mg'), every: every('8 h') }]);
  const renal: NonNullable<Drug['adjustments']>['renal'] = [
    {
      measure: 'crcl',
      src: ['a'],
      bands: [
        { from: 50, do: 'usual' },
        { from: 10, to: 50, dose: an('250-1000 mg'), every: every('12 h') },
        { to: 10, do: 'avoid' },
      ],
    },
  ];
  const adjustments: Drug['adjustments'] = { renal, dialysis: [], hepatic: [] };
  const at = (creatinine: number) => ask({ dosing, adjustments }, { ...ADULT, creatinine: { value: creatinine, unit: 'mg/dL' } });

  it('takes the band of the measure that the label uses', () => {
    expect(first(at(1)).perDose.high).toBe(500);
    // (140 − 50) × 70 ÷ (72 × 3) = 29.2 mL/min: the label's 250–1000 mg would be more than the usual 1500 mg a day.
    const low = at(3);
    expect(low.calculations[0]).toMatchObject({ id: 'cockcroft-gault', value: 29.2 });
    expect(low.regimens[0]).toMatchObject({ courses: [{ perDose: { high: 500 } }] });
  });

  it('gives none where the source says avoid', () => {
    const found = at(12);
    expect(found.regimens[0]).toMatchObject({ status: 'avoid', courses: [] });
    expect(found.warnings[0]).toMatchObject({ kind: 'renal', level: 'avoid' });
  });

  it('shows the usual doses without creatinine and says that they are not adjusted', () => {
    const { creatinine: _, ...rest } = ADULT;
    const found = ask({ dosing, adjustments }, rest);
    expect(first(found).perDose.high).toBe(500);
    expect(found.missing).toMatchObject([{ field: 'creatinine', blocks: false }]);
  });

  it('does not scale the kidney dose of an adult to a child', () => {
    const children = block([{ who: 'child', route: 'oral', dose: an('10 mg/kg'), every: every('8 h'), max: { single: an('500 mg') } }]);
    const found = ask(
      { dosing: children, adjustments },
      { ageYears: 8, heightCm: 128, weightKg: 26, creatinine: { value: 2, unit: 'mg/dL' } },
    );
    // 0.413 × 128 ÷ 2 = 26
    expect(found.calculations[0]).toMatchObject({ id: 'bedside-schwartz', value: 26 });
    expect(found.regimens[0]).toMatchObject({ status: 'withheld', courses: [] });
    expect(found.warnings.find(({ key }) => key === 'childKidneyDose')?.level).toBe('avoid');
  });

  it('uses what the source says of dialysis, or the lowest band', () => {
    const own: Drug['adjustments'] = {
      ...adjustments,
      dialysis: [{ kind: 'haemodialysis', dose: an('250 mg'), every: every('24 h'), after: true, src: ['a'] }],
    };
    const onDialysis = { ...ADULT, dialysis: 'haemodialysis' as const };
    expect(ask({ dosing, adjustments: own }, onDialysis).regimens[0]).toMatchObject({
      status: 'adjusted',
      courses: [{ perDose: { high: 250 } }],
    });
    expect(ask({ dosing, adjustments }, onDialysis).regimens[0]).toMatchObject({ status: 'avoid' });
  });

  it('takes the lower of a kidney and a liver dose and says that both hold', () => {
    const both: Drug['adjustments'] = {
      renal: [
        {
          measure: 'crcl',
          src: ['a'],
          bands: [
            { from: 50, do: 'usual' },
            { to: 50, factor: 0.5 },
          ],
        },
      ],
      dialysis: [],
      hepatic: [{ childPugh: ['C'], factor: 0.25, src: ['a'] }],
    };
    const found = ask({ dosing, adjustments: both }, { ...ADULT, creatinine: { value: 3, unit: 'mg/dL' }, hepatic: 'C' });
    expect(first(found).perDose.high).toBe(125);
    expect(found.warnings.map(({ key }) => key)).toContain('severalAdjustments');
  });
});

it('says what it knows of the kidney also where it has no doses', () => {
  const renal: NonNullable<Drug['adjustments']>['renal'] = [
    {
      measure: 'egfr',
      src: ['a'],
      bands: [
        { from: 30, do: 'usual' },
        { to: 30, do: 'contraindicated' },
      ],
    },
  ];
  const found = ask(
    { dosing: [], adjustments: { renal, dialysis: [], hepatic: [] } },
    { ...ADULT, creatinine: { value: 5, unit: 'mg/dL' } },
  );
  expect(found.warnings[0]).toMatchObject({ kind: 'renal', level: 'contraindicated' });
  expect(found.warnings.map(({ key }) => key)).toContain('noDosing');
});

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

it('says that the knowledge is not reviewed yet, and whose', () => {
  const found = real('amoxicillin', ADULT);
  expect(found.drafted).toBe(true);
  expect(found.draftedFacts).toEqual([{ kind: 'drug', id: 'amoxicillin', name: { en: 'Amoxicillin', id: 'Amoksisilin' } }]);
  expect(found.sources.length).toBeGreaterThan(0);
});
