import { builtKnowledge } from '@kolegia/clinical-knowledge/testing/built';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import { answerDrugToDrug, prepareDrugTools, TooManyDrugs } from './drug-to-drug.ts';
import { words } from './wording.ts';

const tools = prepareDrugTools(builtKnowledge());
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

  it('takes the clearance for the kidneys where no filtration rate is told', () => {
    const alerts = answer(['metformin', 'paracetamol'], { crcl: 22 }).alerts.map(({ kind, drug, severity }) => [kind, drug.id, severity]);
    expect(alerts).toContainEqual(['renal', 'metformin', 'contraindicated']);
  });

  it('asks about a man who is pregnant or breastfeeds, and leaves it out', () => {
    for (const [part, field] of [
      ['pregnant', 'patient.pregnant'],
      ['lactating', 'patient.lactating'],
    ] as const) {
      const found = answer(['methotrexate'], { sex: 'male', [part]: true });
      expect(found.asks.map((one) => one.field)).toEqual([field]);
      expect(found.alerts.map(({ kind }) => kind)).not.toContain(part === 'pregnant' ? 'pregnancy' : 'lactation');
    }
  });

  it('never leaves a creatinine out in silence', () => {
    const asked = (patient: object) => answer(['metformin'], patient).asks.map(({ field, message }) => `${field} ${message}`);
    const high = { value: 6, unit: 'mg/dL' };
    expect(asked({ creatinine: high })).toEqual([expect.stringMatching(/^patient\.creatinine .*age and sex/)]);
    expect(asked({ creatinine: high, ageYears: 60 })).toHaveLength(1);
    expect(asked({ creatinine: high, ageYears: 10, sex: 'female' })).toEqual([expect.stringMatching(/^patient\.creatinine .*Under 18/)]);
    expect(asked({ creatinine: high, ageYears: 60, sex: 'male' })).toEqual([]);
    expect(asked({ creatinine: high, egfr: 9 })).toEqual([]);
    // The clearance says as much of the kidneys, where it can be.
    expect(asked({ creatinine: high, crcl: 9 })).toEqual([]);
    expect(asked({ creatinine: high, crcl: 9000 })).toHaveLength(2);
  });

  it('knows conditions and allergies by what people call them', () => {
    const askedOf = (patient: object) => answer(['paracetamol'], patient).asks.map(({ message }) => message);
    const everyday =
      'diabetes mellitus,DM,DM tipe 2,HT,CKD,gagal ginjal kronik,CHF,BPH,glaukoma,epilepsi,kejang,stroke,tukak lambung,sirosis,asam urat,G6PD,DBD,TB,depresi,skizofrenia,AF,PJK,hipotiroid,DVT,ileus,SLE,riwayat stroke,penyakit jantung koroner';
    expect(askedOf({ conditions: everyday.split(',') })).toEqual([]);
    expect(
      askedOf({
        allergies: 'sulfa,OAINS,seafood,sefalosporin,kontras,anestesi lokal,kacang,alergi penisilin,penicillin allergy'.split(','),
      }),
    ).toEqual([]);
    expect(askedOf({ conditions: ['hamil'] })).toEqual([expect.stringContaining('a field of its own')]);
    expect(askedOf({ conditions: ['xyzzy'] })).toEqual([expect.stringContaining('not known')]);
    const severity = (drug: string, patient: object) => answer([drug], patient).alerts.map((one) => one.severity);
    expect(severity('cefalexin', { allergies: ['sefalosporin'] })).toContain('contraindicated');
    expect(severity('cotrimoxazole', { allergies: ['alergi sulfa'] })).toContain('contraindicated');
    expect(severity('metamizole', { allergies: ['OAINS'] })).toContain('major');
    expect(severity('metamizole', { allergies: ['aspirin'] })).toContain('major');
    // What is only inhaled has its cautions from there; what is swallowed as well is milder on the skin.
    expect(severity('ipratropium', { conditions: ['angle-closure glaucoma'] })).toEqual(['moderate']);
    expect(severity('cyclopentolate', { conditions: ['angle-closure glaucoma'] })).toEqual(['contraindicated']);
    expect(severity('zanamivir', { conditions: ['asma'] })).toEqual(['major']);
    // One side chain, in both directions, and no other beta-lactam.
    expect(severity('aztreonam', { allergies: ['ceftazidime'] })).toHaveLength(1);
    expect(severity('ceftazidime', { allergies: ['aztreonam'] })).toHaveLength(1);
    expect(severity('aztreonam', { allergies: ['penicillin'] })).toEqual([]);
    expect(severity('aztreonam', { allergies: ['ceftriaxone'] })).toEqual([]);
    expect(severity('methylergometrine', { conditions: ['darah tinggi'] })).toContain('contraindicated');
    expect(severity('magnesium-sulfate', { conditions: ['gagal ginjal kronik'] }).length).toBeGreaterThan(0);
  });

  it('takes null for what nobody knows', () => {
    const nothing = { ageYears: null, sex: null, egfr: null, creatinine: null, conditions: null, allergies: null, pregnant: null };
    const drugs = [{ name: 'simvastatin', route: null, dailyDose: null, days: null }, 'clarithromycin'];
    const found = answerDrugToDrug(tools, { drugs, patient: nothing }, 'en');
    expect(found).toEqual(answerDrugToDrug(tools, { drugs: ['simvastatin', 'clarithromycin'], patient: null }, 'en'));
    expect(found.asks).toEqual([]);
  });

  it('says nothing of the parts of a product against each other, whichever way it is written', () => {
    for (const written of [
      'LPV/r',

      'atazanavir/ritonavir',
      'Rimstar',
      'OAT KDT kategori 1',
      'DHP',
      'Orkambi',
      '4FDC',
      'CoPlavix',
    ]) {
      const found = answer([written]);
      expect(found.recognised.length, written).toBeGreaterThan(1);
      expect([found.interactions, found.duplicates, found.cumulative], written).toEqual([[], [], []]);
    }
    expect(answer(['LPV/r', 'simvastatin']).interactions.map(({ severity }) => severity)).toEqual(['contraindicated', 'contraindicated']);
    // Two drugs on one line are no product.
    expect(answer(['warfarin + aspirin']).interactions[0]?.severity).toBe('major');
    const apart = answer(['lopinavir', 'ritonavir']);
    expect(apart.interactions.map(({ severity }) => severity)).toEqual(['minor']);
    expect(apart.duplicates).toEqual([]);
    const malaria = answer(['DHP', 'primaquine']);
    expect(malaria.cumulative).toEqual([]);
    expect(malaria.interactions.map(({ severity }) => severity)).toEqual(['minor', 'minor']);
  });

  it('says a drug that is taken by two names once', () => {
    const found = answer(['domperidone', 'Vometa', 'clarithromycin']);
    expect(found.interactions).toHaveLength(1);
    expect(found.cumulative[0]?.drugs).toHaveLength(2);
    expect(found.duplicates).toHaveLength(1);
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

it('says one day as one', () => {
  const said = (language: 'en' | 'id') => [1, 2].map((count) => words(language)('read.days', { count }));
  expect([said('en'), said('id')]).toEqual([
    ['for 1 day', 'for 2 days'],
    ['selama 1 hari', 'selama 2 hari'],
  ]);
});

it('has its few sentences in both languages', () => {
  const keys = (texts: object) =>
    Object.entries(texts).flatMap(([group, one]) => Object.keys(one as object).map((key) => `${group}.${key}`));
  expect(keys(id)).toEqual(keys(en));
});
