import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { describe, expect, it } from 'vitest';
import { ADULT, an, ask, block, every, first, NONE, perKilogram, real } from '../testing/asking.ts';
import { base } from '../testing/knowledge.ts';
import type { DosingPatient } from './dosage.ts';
import { dose } from './dose.ts';

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

  it('writes what comes out in between as one would by hand, and nothing longer', () => {
    const thirds = block([{ who: 'child', route: 'oral', dose: an('2 mg/kg/day'), every: every('8 h') }]);
    const course = first(ask({ dosing: thirds }, { ageYears: 1, weightKg: 10 }));
    expect(course.formulas.map(({ id }) => id)).toEqual([
      '2 mg/kg/hari × 10 kg = 20 mg/hari',
      '20 mg/hari ÷ 3 = 6,67 mg',
      '6,67 mg → 6,7 mg (dibulatkan agar dapat ditakar)',
      '6,7 mg × 3 sehari = 20,1 mg sehari',
    ]);
    const small = block([{ who: 'child', route: 'oral', dose: an('0.01 mg/kg/day'), every: every('8 h') }]);
    expect(first(ask({ dosing: small }, { ageYears: 1, weightKg: 10.7 })).formulas[1]?.en).toBe('0.107 mg/day ÷ 3 = 0.0357 mg');
  });

  it('writes a maximum by weight with no more figures than can be measured, and never as more than it is', () => {
    const dosing = block([{ who: 'child', route: 'oral', dose: an('4 mg/kg'), every: every('6 h'), max: { single: an('4.4 mg/kg') } }]);
    const found = ask({ dosing }, { ageYears: 3, weightKg: 14.37 });
    expect(found.regimens[0]?.max.single?.text).toEqual({ en: '63.22 mg', id: '63,22 mg' });
  });

  it('writes the unit of a filtration rate as the language does', () => {
    const adjustments: Drug['adjustments'] = {
      ...NONE,
      renal: [
        {
          measure: 'egfr',
          src: ['a'],
          bands: [
            { from: 60, do: 'usual' },
            { to: 60, factor: 0.5 },
          ],
        },
      ],
    };
    const dosing = block([{ who: 'adult', route: 'oral', dose: an('100 mg'), every: every('24 h') }]);
    const found = ask({ dosing, adjustments }, { ...ADULT, creatinine: { value: 2, unit: 'mg/dL' } });
    for (const text of [found.adjustments[0]?.text, found.calculations.find(({ id }) => id === 'ckd-epi-2021')?.shown]) {
      expect(text?.en).toContain('mL/min/1.73 m²');
      expect(text?.id).toContain('mL/min/1,73 m²');
    }
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

it('says that the knowledge is not reviewed yet, and whose', () => {
  const found = real('amoxicillin', ADULT);
  expect(found.drafted).toBe(true);
  expect(found.draftedFacts).toEqual([{ kind: 'drug', id: 'amoxicillin', name: { en: 'Amoxicillin', id: 'Amoksisilin' } }]);
  expect(found.sources.length).toBeGreaterThan(0);
});
