import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileKnowledge } from '@kolegia/clinical-knowledge/compile';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInteractions, MAX_DRUGS } from './check.ts';
import type { Interaction, Patient, TakenDrug } from './finding.ts';
import { rank } from './grade.ts';
import { prepareInteractions } from './prepare.ts';

const folder = path.join(import.meta.dirname, '../../clinical-knowledge');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('node_modules'))
  .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));
const base = prepareInteractions(compileKnowledge(texts).knowledge);
const ids = [...base.profiles.keys()];

/** Two drugs that no one will write about. */
const madeUp = prepareInteractions({
  ...base.knowledge,
  drugs: {
    'slow-drug': made('slow-drug', { en: 'Slow drug', id: 'Obat lambat' }, { substrate: { CYP3A4: 'sensitive' } }),
    blocker: made('blocker', { en: 'Blocker', id: 'Penghambat' }, { inhibitor: { CYP3A4: 'strong' } }),
  },
});
function made(id: string, names: Drug['names'], kinetics: Omit<Drug['kinetics'][number], 'src'>): Drug {
  const from = base.knowledge.drugs.cetirizine;
  if (from === undefined) throw new Error('cetirizine is gone');
  const { margin: _, ...rest } = from;
  return { ...rest, id, names, classes: [], effects: [], kinetics: [{ src: ['a'], ...kinetics }] };
}

const take = (...drugs: (string | TakenDrug)[]) => drugs.map((drug) => (typeof drug === 'string' ? { id: drug } : drug));
const check = (drugs: TakenDrug[], patient: Patient = {}) => checkInteractions(base, { drugs, patient });
const gradeOf = (interaction: Interaction | undefined) => interaction && `${interaction.severity}${interaction.interruptive ? '!' : ''}`;
const between = (drugs: TakenDrug[], patient?: Patient) => check(drugs, patient).interactions[0];

describe('pairs', () => {
  it.each([
    ['sildenafil', 'glyceryl-trinitrate', 'contraindicated!'],
    ['simvastatin', 'clarithromycin', 'contraindicated!'],
    ['linezolid', 'sertraline', 'contraindicated!'],
    ['warfarin', 'fluconazole', 'major!'],
    ['levothyroxine', 'calcium-carbonate', 'moderate'],
    ['amoxicillin', 'oral-contraceptive-combined', undefined],
    ['amoxicillin', 'paracetamol', undefined],
  ])('%s with %s: %s', (a, b, grade) => expect(gradeOf(between(take(a, b)))).toBe(grade));

  it('finds a rule where no one wrote about the two, names both and says where it comes from', () => {
    const found = checkInteractions(madeUp, { drugs: take('slow-drug', 'blocker') }).interactions[0];
    expect(gradeOf(found)).toBe('major!');
    expect(found?.reasons[0]).toMatchObject({ id: 'cyp3a4-inhibition', kind: 'kinetic' });
    expect(found?.reasons[0].mechanism.en).toBe('Blocker inhibits CYP3A4, which clears Slow drug.');
    expect(found?.reasons[0].mechanism.id).toContain('Penghambat menghambat CYP3A4');
    expect(found?.reasons[0].sources.map(({ id }) => id)).toContain('fda-ddi-table');
    expect(found?.drafted).toBe(true);
  });

  it.each([
    ['narrow', 'major!'],
    ['usual', 'major!'],
    ['wide', 'moderate'],
  ] as const)('grades the same enzymes by the margin of the substrate: %s', (margin, grade) => {
    const drugs = { ...madeUp.knowledge.drugs };
    const slow = drugs['slow-drug'];
    if (slow === undefined) throw new Error('made up above');
    const changed = prepareInteractions({
      ...madeUp.knowledge,
      drugs: { ...drugs, 'slow-drug': { ...slow, margin: { value: margin, src: ['a'] } } },
    });
    expect(gradeOf(checkInteractions(changed, { drugs: take('slow-drug', 'blocker') }).interactions[0])).toBe(grade);
  });

  it('knows who has a role that a file names, and that a prodrug is its drug', () => {
    // No file names adagrasib or fosphenytoin.
    expect(between(take('adagrasib', 'simvastatin'))?.reasons[0]).toMatchObject({ kind: 'pair', severity: 'contraindicated' });
    expect(between(take('fosphenytoin', 'daclatasvir'))?.reasons[0]).toMatchObject({ kind: 'pair', severity: 'contraindicated' });
    expect(between(take('adagrasib', 'pravastatin'))?.reasons[0].kind).not.toBe('pair');
  });

  it('keeps a pair for the next who asks, and nothing of a patient', () => {
    const potassium = take('ramipril', 'spironolactone');
    const usual = between(potassium);
    expect(between(potassium, { potassium: 6, egfr: 20 })?.reasons[0].because).not.toEqual([]);
    expect(between(potassium)).toBe(usual);
    expect(usual?.reasons[0].because).toEqual([]);
    expect(between([...potassium].reverse())).toBe(usual);
  });

  it('keeps a sum of effects beside what is written', () => {
    const found = between(take('citalopram', 'fluconazole'));
    expect(found?.reasons.map(({ id }) => id)).toEqual(expect.arrayContaining(['citalopram.omeprazole', 'qt-sum']));
  });

  it('does not shout about skin, eye and lung', () => {
    expect(between(take('simvastatin', { id: 'ketoconazole', route: 'topical' }))).toBeUndefined();
    expect(between(take('warfarin', { id: 'diclofenac', route: 'topical' }))).toBeUndefined();
    expect(gradeOf(between(take('warfarin', { id: 'miconazole', route: 'topical' })))).toBe('minor');
    expect(gradeOf(between(take('warfarin', { id: 'miconazole', route: 'oromucosal' })))).toBe('major!');
    expect(gradeOf(between(take('verapamil', { id: 'timolol', route: 'ophthalmic' })))).toBe('major!');
    expect(gradeOf(between(take('ritonavir', { id: 'budesonide', route: 'inhaled' })))).toBe('major!');
  });

  it('forbids live vaccines where immunity is suppressed, and only there', () => {
    const vaccine = 'measles-mumps-rubella-vaccine';
    for (const drug of ['adalimumab', 'abatacept', 'secukinumab'])
      expect(gradeOf(between(take(drug, vaccine))), drug).toBe('contraindicated!');
    expect(gradeOf(between(take('vedolizumab', vaccine)))).toBe('moderate');
    for (const drug of ['denosumab', 'erenumab', 'evolocumab', 'omalizumab', 'palivizumab', 'insulin-glargine'])
      expect(between(take(drug, vaccine)), drug).toBeUndefined();
    expect(between(take({ id: 'hydrocortisone', route: 'topical' }, vaccine))).toBeUndefined();
    expect(gradeOf(between(take('prednisolone', 'bcg-vaccine')))).toBe('major!');
  });

  it('does not take what slows methotrexate for a danger with other folate antagonists', () => {
    expect(between(take('amoxicillin', 'trimethoprim'))).toBeUndefined();
    expect(between(take('amoxicillin', 'methotrexate'))?.reasons.map(({ id }) => id)).toContain('methotrexate-clearance');
  });

  it('knows that what happens in the gut needs the mouth', () => {
    expect(between(take({ id: 'ciprofloxacin', route: 'oral' }, 'ferrous-sulfate'))).toBeDefined();
    expect(between(take({ id: 'ciprofloxacin', route: 'intravenous' }, 'ferrous-sulfate'))).toBeUndefined();
  });
});

describe('the patient', () => {
  it('raises and explains', () => {
    const drugs = take('ramipril', 'spironolactone');
    expect(gradeOf(between(drugs))).toBe('major');
    const raised = between(drugs, { potassium: 5.2 });
    expect(gradeOf(raised)).toBe('major!');
    expect(raised?.reasons[0].because.map(({ en }) => en)).toEqual(['Potassium is already high.']);
    expect(gradeOf(between(drugs, { potassium: 5.2, egfr: 20 }))).toBe('contraindicated!');
  });

  it('is not safer for a factor of a rule that is milder than the rule', () => {
    const drugs = take('methadone', 'diazepam', 'amitriptyline');
    const sedation = (patient: Patient) => check(drugs, patient).burdens.find(({ effect }) => effect === 'sedation')?.grade;
    expect(sedation({})).toEqual({ severity: 'major', interruptive: true });
    expect(sedation({ ageYears: 80 })).toEqual(sedation({}));
  });

  it('counts the dose', () => {
    const weekly = (low: number) => take({ id: 'methotrexate', dailyDose: { low, unit: 'mg' } }, 'ibuprofen');
    expect(gradeOf(between(weekly(2)))).toBe('major');
    expect(gradeOf(between(weekly(1000)))).toBe('contraindicated!');
  });

  it('is warned of single drugs: condition, pregnancy, age, kidney, liver', () => {
    const alerts = (drug: string, patient: Patient) =>
      check(take(drug), patient).alerts.map(({ kind, about, severity }) => `${kind} ${about} ${severity}`);
    expect(alerts('propranolol', { conditions: ['asthma'] })).toContain('condition asthma contraindicated');
    expect(alerts('warfarin', { pregnant: true })).toContain('pregnancy pregnancy contraindicated');
    expect(alerts('codeine', { ageYears: 8 })).toContain('age age contraindicated');
    expect(alerts('codeine', { ageYears: 12 })).toEqual([]);
    expect(alerts('metformin', { egfr: 25 })).toEqual(['renal egfr<30 contraindicated']);
    expect(alerts('metformin', { egfr: 40 })).toEqual(['renal egfr<45 moderate']);
    expect(alerts('diazepam', { childPugh: 'C' })).toContain('hepatic child-pugh-C contraindicated');
    expect(alerts('haloperidol', { qtc: 510 })).toContain('burden qt-prolongation contraindicated');
    expect(alerts('ibuprofen', { conditions: ['dengue'] })).toContain('condition dengue contraindicated');
  });

  it('is warned of allergies, with the likelihood of a cross-reaction', () => {
    const alert = (drug: string, ...allergies: string[]) => check(take(drug), { allergies }).alerts.map(({ severity }) => severity)[0];
    expect(alert('amoxicillin', 'penicillin')).toBe('contraindicated');
    expect(alert('ceftriaxone', 'penicillin')).toBe('minor');
    expect(alert('ceftriaxone', 'amoxicillin')).toBe('minor');
    expect(alert('phenytoin', 'carbamazepine')).toBe('contraindicated');
    expect(alert('azithromycin', 'penicillin')).toBeUndefined();
  });
});

describe('more than two', () => {
  it('adds up burdens that no pair shows', () => {
    const { burdens } = check(take('ciprofloxacin', 'ondansetron', 'fluconazole'));
    const qt = burdens.find(({ effect }) => effect === 'qt-prolongation');
    expect(qt).toMatchObject({ total: 6, grade: { severity: 'major', interruptive: false } });
    expect(qt?.drugs.map(({ id }) => id)).toEqual(['ciprofloxacin', 'fluconazole', 'ondansetron']);
  });

  it('names a class once for all its members, and a drug that is there twice', () => {
    expect(check(take('ibuprofen', 'naproxen', 'diclofenac')).duplicates).toEqual([
      {
        class: 'nsaid',
        drugs: ['diclofenac', 'ibuprofen', 'naproxen'],
        severity: 'major',
        interruptive: true,
        sources: [expect.objectContaining({ id: 'bnf' }), expect.objectContaining({ id: 'kolegia-rule' })],
      },
    ]);
    expect(check(take('paracetamol', 'paracetamol')).duplicates).toMatchObject([{ class: 'paracetamol', drugs: ['paracetamol'] }]);
  });

  it('says what it does not know and refuses more than it can answer for', () => {
    expect(check(take('warfarin', 'unobtainium'))).toMatchObject({ unknown: ['unobtainium'], checkedPairs: 0 });
    expect(() => check(Array.from({ length: MAX_DRUGS + 1 }, () => ({ id: 'warfarin' })))).toThrow(RangeError);
  });
});

const someDrugs = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 12 }).map((list) => take(...list));
const somePatient: fc.Arbitrary<Patient> = fc.record(
  {
    ageYears: fc.integer({ min: 0, max: 100 }),
    egfr: fc.integer({ min: 5, max: 120 }),
    potassium: fc.double({ min: 2.5, max: 7, noNaN: true }),
    qtc: fc.integer({ min: 380, max: 560 }),
    pregnant: fc.boolean(),
    conditions: fc.subarray(Object.keys(base.knowledge.terms.conditions)),
  },
  { requiredKeys: [] },
);

describe('whatever is asked', () => {
  it('the order of the drugs does not matter', () => {
    fc.assert(
      fc.property(someDrugs, somePatient, fc.infiniteStream(fc.nat()), (drugs, patient, seeds) => {
        const shuffled = drugs
          .map((drug) => ({ drug, at: seeds.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ drug }) => drug);
        expect(check(shuffled, patient)).toEqual(check(drugs, patient));
      }),
      { numRuns: 60 },
    );
  });

  it('a further drug never hides or softens an interaction, a burden or an alert', () => {
    fc.assert(
      fc.property(someDrugs, fc.constantFrom(...ids), somePatient, (drugs, added, patient) => {
        const before = check(drugs, patient);
        const after = check([...drugs, ...(drugs.some(({ id }) => id === added) ? [] : take(added))], patient);
        expect(after.interactions).toEqual(expect.arrayContaining([...before.interactions]));
        expect(after.alerts).toEqual(expect.arrayContaining([...before.alerts]));
        for (const burden of before.burdens) {
          const now = after.burdens.find(({ effect }) => effect === burden.effect);
          expect(now?.total).toBeGreaterThanOrEqual(burden.total);
          if (burden.grade !== undefined) expect(now?.grade && rank(now.grade)).toBeGreaterThanOrEqual(rank(burden.grade));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a worse kidney never softens anything', () => {
    fc.assert(
      fc.property(someDrugs, fc.integer({ min: 5, max: 120 }), fc.integer({ min: 0, max: 60 }), (drugs, egfr, loss) => {
        const worst = (value: number) => {
          const report = check(drugs, { egfr: Math.max(1, value) });
          const grades = [
            ...report.interactions.map((one) => [one.drugs.join(), rank(one)] as const),
            ...report.burdens.map(({ effect, grade }) => [`burden ${effect}`, grade === undefined ? -1 : rank(grade)] as const),
          ];
          // By drug and kind: another limit of the same kidney may be what speaks then.
          for (const { kind, drug, ...alert } of report.alerts) grades.push([`${kind} ${drug}`, rank(alert)]);
          return Map.groupBy(grades, ([what]) => what);
        };
        const better = worst(egfr);
        const worse = worst(egfr - loss);
        const gravest = (list: readonly (readonly [string, number])[] = []) => Math.max(-Infinity, ...list.map(([, grade]) => grade));
        for (const [what, grades] of better) expect(gravest(worse.get(what)), what).toBeGreaterThanOrEqual(gravest(grades));
      }),
      { numRuns: 40 },
    );
  });
});

it('checks the 435 pairs of thirty drugs in 5 ms', () => {
  const drugs = take(...ids.slice(0, MAX_DRUGS));
  expect(check(drugs).checkedPairs).toBe(435);
  const times = Array.from({ length: 40 }, () => {
    const started = performance.now();
    check(drugs);
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});
