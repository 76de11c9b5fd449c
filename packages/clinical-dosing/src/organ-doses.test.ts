/** Doses for kidneys and livers that do not do their work. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { describe, expect, it } from 'vitest';
import { ADULT, an, ask, block, every, first, NONE, type RenalRow } from '../testing/asking.ts';

describe('kidney and liver', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('500 mg'), every: every('8 h') }]);
  const renal: RenalRow[] = [
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

  it('says what is meant for the usual doses beside those only', () => {
    const note = { en: 'Or 1 g every 12 hours.', id: 'Atau 1 g tiap 12 jam.' };
    const max = { single: an('1000 mg'), daily: an('3000 mg') };
    const noted = block([{ who: 'adult', route: 'oral', dose: an('500 mg'), every: every('8 h'), max, note }]);
    const rows = (below: object): RenalRow[] => [
      {
        measure: 'crcl',
        src: ['a'],
        bands: [
          { from: 50, do: 'usual' },
          { to: 50, dose: an('250 mg'), every: every('12 h'), ...below },
        ],
      },
    ];
    const at = (creatinine: number, renal: RenalRow[]) =>
      ask({ dosing: noted, adjustments: { ...NONE, renal } }, { ...ADULT, creatinine: { value: creatinine, unit: 'mg/dL' } });
    const [usual, adjusted, own] = [at(1, rows({})), at(3, rows({})), at(3, rows({ maxDaily: an('600 mg') }))].map(
      ({ regimens }) => regimens[0],
    );
    expect(usual).toMatchObject({ status: 'usual', note, max: { single: { high: 1000 }, daily: { high: 3000 } } });
    expect(usual).not.toHaveProperty('usualNote');
    expect(adjusted).toMatchObject({ status: 'adjusted', usualNote: note, max: {} });
    expect(adjusted).not.toHaveProperty('note');
    expect(own?.max).toEqual({ daily: expect.objectContaining({ high: 600 }) });
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
  const renal = (band: RenalRow['bands'][number]): Drug['adjustments'] => ({
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

it('says what it knows of the kidney also where it has no doses', () => {
  const renal: RenalRow[] = [
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

it('says of which indications it is, where one of several has an adjustment of its own', () => {
  const renal = (what: 'contraindicated' | 'usual'): RenalRow[] => [
    {
      measure: 'crcl',
      src: ['a'],
      bands: [
        { from: 50, do: 'usual' },
        { to: 50, do: what },
      ],
    },
  ];
  const named = (en: string, own?: RenalRow[]) => ({
    ...block([{ who: 'adult', route: 'oral', dose: an('4 mg'), every: every('24 h') }])[0],
    indication: { en, id: en },
    ...(own === undefined ? {} : { adjustments: { ...NONE, renal: own } }),
  });
  const dosing = [named('Bones'), named('Paget'), named('Myeloma', renal('usual'))] as Drug['dosing'];
  const found = ask(
    { dosing, adjustments: { ...NONE, renal: renal('contraindicated') } },
    { ...ADULT, creatinine: { value: 3, unit: 'mg/dL' } },
  );
  expect(found.regimens.map(({ status }) => status)).toEqual(['contraindicated', 'contraindicated', 'usual']);
  expect(found.warnings[0]).toMatchObject({
    level: 'contraindicated',
    indications: ['bones', 'paget'],
    text: { en: expect.stringMatching(/^Bones, Paget: /) },
  });
});

it('what is to be given after a session is said, though the lowest band says how much', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('300 mg'), every: every('8 h') }]);
  const renal: RenalRow[] = [
    {
      measure: 'crcl',
      src: ['a'],
      bands: [
        { from: 60, do: 'usual' },
        { to: 60, dose: an('100 mg'), every: every('24 h') },
      ],
    },
  ];
  const dialysis: Drug['adjustments'] = {
    ...NONE,
    renal,
    dialysis: [{ kind: 'haemodialysis', after: true, supplement: an('125 mg'), src: ['a'] }],
  };
  const { warnings } = ask(
    { dosing, adjustments: dialysis },
    { ...ADULT, dialysis: 'haemodialysis', creatinine: { value: 8, unit: 'mg/dL' } },
  );
  const said = warnings.map(({ text }) => text.en).join(' ');
  expect(said).toMatch(/125 mg more after each session/);
  expect(said).not.toMatch(/nothing of its own/);
});

it('a kidney that is judged by the creatinine itself has its answer', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('1.3 g'), every: every('8 h') }]);
  const figures: NonNullable<Drug['adjustments']>['figures'] = [
    { when: { atLeast: 1, of: [{ creatinine: { op: '>', value: 2.8 } }] }, dose: an('1.3 g'), every: every('24 h'), src: ['a'] },
  ];
  const renal = { excretion: 'high', actions: [], src: ['a'] } as Drug['renal'];
  const found = ask({ dosing, adjustments: { ...NONE, figures }, renal }, { ...ADULT, creatinine: { value: 3, unit: 'mg/dL' } });
  expect(found.regimens[0]).toMatchObject({ status: 'adjusted', courses: [{ perDose: { high: 1.3 } }] });
  expect(found.warnings.map(({ key }) => key)).not.toContain('highExcretion');
});

it('a creatinine below all that the source names keeps the usual dose in somebody small, whose clearance is low', () => {
  type Row = NonNullable<Drug['adjustments']>['figures'][number];
  const from = (value: number, apart: string): Row => ({
    when: { atLeast: 1, of: [{ creatinine: { op: '>=', value } }] },
    dose: an('1.3 g'),
    every: every(apart),
    src: ['a'],
  });
  const figures = [from(2.8, '24 h'), from(1.4, '12 h')];
  const plain = block([{ who: 'adult', route: 'oral', dose: an('1.3 g'), every: every('8 h') }]);
  // The other indication says nothing of kidneys, so that the drug's excretion is a caution for both.
  const other = plain.map((one) => ({ ...one, indication: { en: 'Another', id: 'Lainnya' } }));
  const renal: Drug['renal'] = { excretion: 'high', actions: [], src: ['a'] };
  const of = (value: number, rows: Row[], more: object = {}) => {
    const dosing = [...plain.map((one) => ({ ...one, adjustments: { ...NONE, figures: rows } })), ...other];
    return ask({ dosing, renal }, { ...ADULT, ageYears: 85, weightKg: 35, creatinine: { value, unit: 'mg/dL' }, ...more });
  };
  expect(of(1.39, figures).regimens).toMatchObject([{ status: 'usual', courses: [{ every: { high: 8 } }] }, { status: 'unsuited' }]);
  expect(of(1.39, figures).adjustments[0]?.text.en).toBe('With creatinine under 1.4 mg/dL: usual dose');
  expect(of(1.4, figures).regimens[0]).toMatchObject({ status: 'adjusted', courses: [{ every: { high: 12 } }] });
  // Dialysis brings the creatinine down and mends no kidney.
  expect(of(1.39, figures, { dialysis: 'peritoneal' }).regimens[0]).toMatchObject({ status: 'unsuited', courses: [] });
  // A weight that may decide instead is no judgement of the kidney.
  const light = { weightKg: { op: '<=' as const, value: 30 } };
  const orLight = figures.map((row) => ({ ...row, when: { ...row.when, of: [...row.when.of, light] } }));
  expect(of(1.39, orLight).regimens[0]).toMatchObject({ status: 'unsuited', courses: [] });
});

it('asks for a test before a drug that an unknown condition forbids', () => {
  const dosing = block([{ who: 'adult', route: 'oral', dose: an('15 mg'), every: every('24 h') }]);
  const testFirst = { conditions: ['g6pd-deficiency'], src: ['a'] };
  const asked = (conditions: string[]) =>
    ask({ dosing, testFirst }, { ...ADULT, conditions }).warnings.find(({ key }) => key === 'testFirst');
  expect(asked([])).toMatchObject({ level: 'caution', text: { en: expect.stringContaining('G6PD') } });
  expect(asked(['g6pd-deficiency'])).toBeUndefined();
});

it('the first doses have a ceiling of their own', () => {
  const dosing = block([
    {
      who: 'adult',
      route: 'subcutaneous',
      steps: [
        { dose: an('1 mg/kg'), every: every('12 h'), doses: 2, max: an('100 mg') },
        { dose: an('1 mg/kg'), every: every('12 h') },
      ],
    },
  ]);
  const { courses } = ask({ dosing }, { ...ADULT, weightKg: 120 }).regimens[0] ?? { courses: [] };
  expect(courses.map(({ perDose }) => perDose.high)).toEqual([100, 120]);
});
