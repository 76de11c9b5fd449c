import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { parseAmount, parseSpan } from '@kolegia/clinical-knowledge/quantity';
import { describe, expect, it } from 'vitest';
import { base, baseWith } from '../testing/knowledge.ts';
import type { Dosage, DosingPatient } from './dosage.ts';
import { dose } from './dose.ts';

const NONE: NonNullable<Drug['adjustments']> = { renal: [], dialysis: [], hepatic: [], figures: [], pregnancy: [], silent: [] };
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

  it('names the smaller total of a day first, where rounding or a maximum turned the two', () => {
    const child = (max: string) =>
      block([{ who: 'child', route: 'oral', dose: an('240 mg/kg/day'), every: every('8-12 h'), max: { single: an(max) } }]);
    expect(first(ask({ dosing: child('8 g') }, { ageYears: 5, weightKg: 18 })).perDay).toMatchObject({ low: 4300, high: 4350 });
    expect(first(ask({ dosing: child('1 g') }, { ageYears: 5, weightKg: 18 })).perDay).toMatchObject({ low: 2000, high: 3000 });
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
    const adjustments: Drug['adjustments'] = { ...NONE, obesity: { weight: 'adjusted', src: ['a'] } };
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
  const adjustments: Drug['adjustments'] = { ...NONE, renal };
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
      ...NONE,
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
      hepatic: [{ childPugh: ['C'], factor: 0.25, src: ['a'] }],
    };
    const found = ask({ dosing, adjustments: both }, { ...ADULT, creatinine: { value: 3, unit: 'mg/dL' }, hepatic: 'C' });
    expect(first(found).perDose.high).toBe(125);
    expect(found.warnings.map(({ key }) => key)).toContain('severalAdjustments');
  });
});

describe('a caution about the organ without a figure', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('500 mg'), every: every('8 h'), max: { daily: an('2 g') } }]);
  const failing = { ...ADULT, creatinine: { value: 9, unit: 'mg/dL' } };
  const renal = (band: NonNullable<Drug['adjustments']>['renal'][number]['bands'][number]): Drug['adjustments'] => ({
    ...NONE,
    renal: [{ measure: 'crcl', src: ['a'], bands: [{ from: 30, do: 'usual' }, band] }],
  });
  const actions: Drug['renal'] = { actions: [{ below: 30, measure: 'crcl', level: 'caution' }], src: ['a'] };

  it.each<[string, Partial<Drug>]>([
    ['a band that says caution', { adjustments: renal({ to: 30, do: 'caution' }) }],
    ['a band that is but a note', { adjustments: renal({ to: 30, note: { en: 'By level.', id: 'Menurut kadar.' } }) }],
    ['a threshold of the file', { renal: actions }],
    ['excretion by the kidney', { renal: { excretion: 'high', actions: [], src: ['a'] } }],
    ['a doubled exposure', { renal: { exposure: 2, actions: [], src: ['a'] } }],
  ])('leaves no usual dose: %s', (_, more) => {
    const found = ask({ dosing, ...more }, failing);
    expect(found.status).toBe('none');
    expect(found.regimens).toMatchObject([{ status: 'unsuited', courses: [], max: {} }]);
    expect(found.regimens[0]).not.toHaveProperty('usual');
    const told = found.warnings.find(({ key }) => key === 'unsuited.kidney');
    expect(told).toMatchObject({ kind: 'renal', level: 'caution' });
    expect(told?.text.en).toContain('See ');
    expect(ask({ dosing, ...more }, ADULT).regimens[0]?.status).toBe('usual');
  });

  it.each<[string, Partial<Drug>]>([
    ['the band has a dose', { renal: actions, adjustments: renal({ to: 30, factor: 0.5 }) }],
    ['the file says that the usual dose stays', { renal: actions, adjustments: renal({ to: 30, do: 'usual' }) }],
    ['the caution is about the other organ', { hepatic: { actions: [{ childPugh: ['C'], level: 'caution' }], src: ['a'] } }],
  ])('does not withhold where %s', (_, more) => expect(ask({ dosing, ...more }, failing).status).toBe('dosed'));

  it('holds for the liver, and not for what stays on the skin', () => {
    const hepatic: Drug['hepatic'] = { actions: [{ childPugh: ['C'], level: 'caution' }], src: ['a'] };
    const liver = { ...ADULT, hepatic: 'C' as const };
    expect(ask({ dosing, hepatic }, liver).regimens[0]?.status).toBe('unsuited');
    const [one] = dosing[0]?.regimens ?? [];
    if (one === undefined) throw new Error('no regimen');
    expect(ask({ dosing: block([{ ...one, route: 'topical' }]), hepatic }, liver).regimens[0]?.status).toBe('usual');
  });

  it('takes the lowest band for how much where dialysis says only when', () => {
    const dialysis: NonNullable<Drug['adjustments']>['dialysis'] = [{ kind: 'haemodialysis', after: true, src: ['a'] }];
    const adjustments: Drug['adjustments'] = { ...NONE, ...renal({ to: 30, factor: 0.5 }), dialysis };
    expect(first(ask({ dosing, adjustments }, { ...ADULT, dialysis: 'haemodialysis' })).perDose.high).toBe(250);
  });

  it('knows nothing of a liver that is worse than those the source changes the dose for', () => {
    const hepatic: NonNullable<Drug['adjustments']>['hepatic'] = [{ childPugh: ['A', 'B'], factor: 0.5, src: ['a'] }];
    const of = (childPugh: 'B' | 'C') => ask({ dosing, adjustments: { ...NONE, hepatic } }, { ...ADULT, hepatic: childPugh }).regimens[0];
    expect(of('B')).toMatchObject({ status: 'adjusted', courses: [{ perDose: { high: 250 } }] });
    expect(of('C')).toMatchObject({ status: 'unsuited', courses: [] });
  });
});

describe('figures of the patient', () => {
  it('are not held against a child: what they change is the dose of adults', () => {
    const row = { when: { atLeast: 1, of: [{ weightKg: { op: '<' as const, value: 40 } }] }, dose: an('62.5 mg'), src: ['a'] };
    const dosing = block([
      { who: 'child', route: 'oral', dose: an('48 mg'), every: every('12 h') },
      { who: 'adult', route: 'oral', dose: an('125 mg'), every: every('12 h') },
    ]);
    const found = (ageYears: number) => ask({ dosing, adjustments: { ...NONE, figures: [row] } }, { ageYears, weightKg: 22 });
    const [child, adult] = [found(6), found(40)];
    expect([child.adjustments, child.warnings.filter(({ key }) => key === 'adjusted')]).toEqual([[], []]);
    expect(first(child).perDose.high).toBe(48);
    expect(first(adult).perDose.high).toBe(62.5);
  });

  const at = (drug: string, patient: DosingPatient, indication: string) =>
    (dose(base, { drug, patient, indication }) ?? expect.fail('no answer')).regimens.flatMap(({ courses, status }) =>
      courses.length === 0 ? [status] : courses.map(({ perDose }) => perDose.text.en),
    );
  const old = (ageYears: number, weightKg: number, micromolar: number): DosingPatient => ({
    ageYears,
    weightKg,
    sex: 'male',
    heightCm: 170,
    creatinine: { value: micromolar, unit: 'µmol/L' },
  });

  it.each([
    ['none', 79, 61, 132, '5 mg'],
    ['age alone', 80, 61, 132, '5 mg'],
    ['weight alone', 79, 60, 132, '5 mg'],
    ['creatinine alone', 79, 61, 133, '5 mg'],
    ['age and weight', 80, 60, 132, '2.5 mg'],
    ['age and creatinine', 80, 61, 133, '2.5 mg'],
    ['weight and creatinine', 79, 60, 133, '2.5 mg'],
    ['all three', 80, 60, 133, '2.5 mg'],
  ])('apixaban, %s', (_, age, weight, creatinine, expected) =>
    expect(at('apixaban', old(age, weight, creatinine), 'atrial-fibrillation')).toEqual([expected]),
  );

  it.each([
    ['edoxaban', 'deep-vein-thrombosis-or-pulmonary-embolism-after-5-to-10-days-by-injection', 60, ['30 mg']],
    ['edoxaban', 'deep-vein-thrombosis-or-pulmonary-embolism-after-5-to-10-days-by-injection', 60.1, ['60 mg']],
    ['fondaparinux', 'deep-vein-thrombosis-or-pulmonary-embolism', 49.9, ['5 mg']],
    ['fondaparinux', 'deep-vein-thrombosis-or-pulmonary-embolism', 50, ['7.5 mg']],
    ['fondaparinux', 'deep-vein-thrombosis-or-pulmonary-embolism', 100, ['7.5 mg']],
    ['fondaparinux', 'deep-vein-thrombosis-or-pulmonary-embolism', 100.1, ['10 mg']],
    ['fondaparinux', 'prevention-after-orthopaedic-or-abdominal-surgery', 49.9, ['contraindicated']],
    ['fondaparinux', 'prevention-after-orthopaedic-or-abdominal-surgery', 50, ['2.5 mg']],
    ['prasugrel', 'acute-coronary-syndrome-with-angioplasty', 59.9, ['60 mg', '5 mg']],
    ['prasugrel', 'acute-coronary-syndrome-with-angioplasty', 60, ['60 mg', '10 mg']],
    ['tenecteplase', 'acute-st-elevation-myocardial-infarction', 59.9, ['30 mg']],
    ['tenecteplase', 'acute-st-elevation-myocardial-infarction', 60, ['35 mg']],
    ['tenecteplase', 'acute-st-elevation-myocardial-infarction', 70, ['40 mg']],
    ['tenecteplase', 'acute-st-elevation-myocardial-infarction', 80, ['45 mg']],
    ['tenecteplase', 'acute-st-elevation-myocardial-infarction', 90, ['50 mg']],
    // By vein and in the muscle.
    ['ketorolac', 'acute-pain', 49.9, ['15 mg', '15 mg']],
    ['ketorolac', 'acute-pain', 50, ['30 mg', '30 mg']],
    ['carvedilol', 'heart-failure', 85, ['3.125–25 mg']],
    ['carvedilol', 'heart-failure', 85.1, ['3.125–50 mg']],
    ['acarbose', 'type-2-diabetes', 60, ['25–50 mg']],
    ['acarbose', 'type-2-diabetes', 60.1, ['25–100 mg']],
  ])('%s for %s at %d kg', (drug, indication, weight, expected) =>
    expect(at(drug, { ...old(50, weight, 70), heightCm: 165 }, indication)).toEqual(expected),
  );

  it('asks for what would decide, and says what decided', () => {
    const { weightKg: _, ...unknown } = old(82, 60, 100);
    const asked = dose(base, { drug: 'apixaban', patient: unknown, indication: 'atrial-fibrillation' });
    expect(asked?.missing).toContainEqual(expect.objectContaining({ field: 'weightKg', blocks: false }));
    const told = dose(base, { drug: 'apixaban', patient: old(82, 58, 100), indication: 'atrial-fibrillation' });
    expect(told?.adjustments.find(({ kind }) => kind === 'figures')?.text).toEqual({
      en: 'With age from 80 years, weight up to 60 kg: 2.5 mg every 12 hours',
      id: 'Dengan usia mulai 80 tahun, berat sampai 60 kg: 2,5 mg tiap 12 jam',
    });
  });
});

describe('the week of pregnancy', () => {
  const at = (drug: string, pregnancyWeek: number) => real(drug, { ...ADULT, sex: 'female', ageYears: 28, pregnancyWeek });
  const statusAt = (drug: string, week: number) => [...new Set(at(drug, week).regimens.map(({ status }) => status))];

  it.each([
    ['nitrofurantoin', 37, ['usual']],
    ['nitrofurantoin', 38, ['contraindicated']],
    ['ibuprofen', 30, ['contraindicated']],
    ['dapagliflozin', 14, ['avoid']],
    ['mebendazole', 13, ['avoid']],
    ['mebendazole', 14, ['usual']],
  ])('%s at %d weeks', (drug, week, expected) => expect(statusAt(drug, week)).toEqual(expected));

  it('leaves no dose of an NSAID from week 20', () => {
    const doses = (week: number) => at('ibuprofen', week).regimens.flatMap(({ courses }) => courses).length;
    expect(doses(19)).toBeGreaterThan(0);
    expect(doses(20)).toBe(0);
    expect(
      at('ibuprofen', 20)
        .warnings.map(({ text }) => text.en)
        .join(),
    ).toContain('From week 20 of pregnancy: avoid.');
  });

  it('asks for a week that is not known', () =>
    expect(at('nitrofurantoin', 0).missing).toContainEqual(expect.objectContaining({ field: 'pregnancyWeek', blocks: false })));
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
  const found = ask({ dosing: [], adjustments: { ...NONE, renal } }, { ...ADULT, creatinine: { value: 5, unit: 'mg/dL' } });
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

it('says that the knowledge is not reviewed yet, and whose', () => {
  const found = real('amoxicillin', ADULT);
  expect(found.drafted).toBe(true);
  expect(found.draftedFacts).toEqual([{ kind: 'drug', id: 'amoxicillin', name: { en: 'Amoxicillin', id: 'Amoksisilin' } }]);
  expect(found.sources.length).toBeGreaterThan(0);
});
