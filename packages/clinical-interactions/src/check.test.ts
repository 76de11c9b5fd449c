import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions, MAX_DRUGS } from './check.ts';
import type { Interaction, Patient, TakenDrug } from './finding.ts';
import { rank } from './grade.ts';
import { prepareInteractions } from './prepare.ts';

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

  it('says what happens with the two that are asked, not with others of the file', () => {
    const effect = (a: string, b: string) => between(take(a, b))?.reasons[0].effect.en;
    expect(effect('zolmitriptan', 'moclobemide')).toMatch(/^Zolmitriptan rises/);
    expect(effect('sumatriptan', 'moclobemide')).toMatch(/^Sumatriptan rises/);
    expect(effect('caffeine', 'olanzapine')).toMatch(/Olanzapine/);
    expect(effect('selexipag', 'gemfibrozil')).not.toMatch(/glucose|repaglinide/i);
    expect(effect('repaglinide', 'gemfibrozil')).toMatch(/low glucose/);
    expect(effect('doxycycline', 'retinol')).toMatch(/intracranial pressure/);
    expect(effect('oxycodone', 'clarithromycin')).toMatch(/slow breathing/);
    expect(effect('regorafenib', 'clarithromycin')).not.toMatch(/breathing/);
  });

  it('says the same of two drugs once, though a file means them by class and by role', () => {
    const ids = between(take('atazanavir', 'simvastatin'))?.reasons.map(({ id }) => id);
    expect(ids?.filter((id) => id === 'simvastatin.strong-cyp3a4-inhibitors')).toHaveLength(1);
  });

  it('says nothing of the parts of a product against each other, and all of each against other drugs', () => {
    const kaletra = ['lopinavir', 'ritonavir'].map((id) => ({ id, product: 0 }));
    expect(check(kaletra)).toMatchObject({ interactions: [], duplicates: [], burdens: [], checkedPairs: 0 });
    const withStatin = check([...kaletra, { id: 'simvastatin' }]);
    expect(withStatin.interactions.map(({ drugs }) => drugs.join())).toEqual(['lopinavir,simvastatin', 'ritonavir,simvastatin']);
    const fourDrugs = ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol'].map((id) => ({ id, product: 0 }));
    expect(check(fourDrugs)).toMatchObject({ interactions: [], burdens: [] });
    expect(check([...fourDrugs, { id: 'leflunomide' }]).burdens.map(({ effect }) => effect)).toContain('hepatotoxicity');
    const twice = check([{ id: 'lopinavir', product: 0 }, { id: 'ritonavir', product: 0 }, { id: 'ritonavir' }]);
    expect(twice.duplicates.map((one) => one.class)).toEqual(['ritonavir']);
  });

  it('has no brand that warns of itself', () => {
    for (const { name, ingredients, route } of base.knowledge.brands) {
      const parts = ingredients.map((id) => ({ id, product: 0, ...(route === undefined ? {} : { route }) }));
      expect(check(parts), name).toMatchObject({ interactions: [], duplicates: [], burdens: [] });
    }
  });

  it('grades an ACE inhibitor, a diuretic and an NSAID together for the kidney', () => {
    for (const drugs of [take('ramipril', 'hydrochlorothiazide', 'ibuprofen'), take('valsartan', 'furosemide', 'diclofenac')])
      expect(check(drugs).burdens.find(({ effect }) => effect === 'nephrotoxicity')?.grade?.severity).toBe('moderate');
    const worse = check(take('ramipril', 'hydrochlorothiazide', 'ibuprofen'), { egfr: 25 });
    expect(worse.burdens.find(({ effect }) => effect === 'nephrotoxicity')?.grade?.severity).toBe('major');
  });

  it('takes a booster for no duplicate, and a standard course for no burden', () => {
    for (const drug of ['lopinavir', 'atazanavir', 'darunavir']) {
      const found = check(take(drug, 'ritonavir'));
      expect(found.duplicates, drug).toEqual([]);
      expect(gradeOf(found.interactions[0]), drug).toBe('minor');
    }
    expect(check(take('lopinavir', 'darunavir')).duplicates).toHaveLength(1);
    const malaria = take('artenimol', 'piperaquine', 'primaquine');
    expect(check(malaria).interactions.map(gradeOf)).toEqual(['minor', 'minor', 'minor']);
    expect(check(malaria).burdens).toEqual([]);
    expect(check([...malaria, { id: 'haloperidol' }]).burdens[0]).toMatchObject({
      effect: 'qt-prolongation',
      grade: { severity: 'major' },
    });
  });

  it('counts a drug that is taken twice once', () => {
    const once = check(take('domperidone', 'clarithromycin'), { qtc: 480 });
    const twice = check(take('domperidone', 'domperidone', 'clarithromycin'), { qtc: 480 });
    expect(twice.interactions).toEqual(once.interactions);
    expect(twice.burdens).toEqual(once.burdens);
    expect(twice.alerts).toEqual(once.alerts);
    expect(twice.duplicates).toMatchObject([{ class: 'domperidone' }]);
    expect(twice.checkedPairs).toBe(1);
  });

  it.each([
    ['voriconazole', 'rifampicin'],
    ['artemether-lumefantrine', 'rifampicin'],
    ['itraconazole', 'methadone'],
    ['pimozide', 'fluoxetine'],
    ['ziprasidone', 'moxifloxacin'],
    ['cisapride', 'erythromycin'],
    ['terfenadine', 'ketoconazole'],
    ['astemizole', 'erythromycin'],
    ['sofosbuvir', 'rifampicin'],
  ])('forbids what labels forbid: %s with %s', (a, b) => expect(gradeOf(between(take(a, b)))).toBe('contraindicated!'));

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
    expect(gradeOf(between(drugs, { potassium: 5.2, crcl: 20 }))).toBe('contraindicated!');
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
    // The clearance stands in for a filtration rate that is not told, as the other way round.
    expect(alerts('metformin', { crcl: 25 })).toEqual(['renal egfr<30 contraindicated']);
    expect(alerts('metformin', { crcl: 25, egfr: 40 })).toEqual(['renal egfr<45 moderate']);
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
/** By a route and in a dose that are told or not, so that one drug may stand in a list more than once. */
const manyWays = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 5 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3)), { minLength: 2, maxLength: 10 }),
  )
  .map(([list, ways]) =>
    ways.map(([of, by, dose]): TakenDrug => {
      const id = list[of % list.length] ?? '';
      const routes = [undefined, ...(base.profiles.get(id)?.drug.routes ?? [])];
      const route = routes[by % routes.length];
      const low = [undefined, 1, 80, 1000][dose];
      return {
        id,
        ...(route === undefined ? {} : { route }),
        ...(low === undefined ? {} : { dailyDose: { low, unit: 'mg' as const } }),
      };
    }),
  );
const somePatient: fc.Arbitrary<Patient> = fc.record(
  {
    ageYears: fc.integer({ min: 0, max: 100 }),
    egfr: fc.integer({ min: 5, max: 120 }),
    crcl: fc.integer({ min: 5, max: 120 }),
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
      fc.property(fc.oneof(someDrugs, manyWays), somePatient, fc.infiniteStream(fc.nat()), (drugs, patient, seeds) => {
        const shuffled = drugs
          .map((drug) => ({ drug, at: seeds.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ drug }) => drug);
        expect(check(shuffled, patient)).toEqual(check(drugs, patient));
      }),
      { numRuns: 120 },
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

  it('the same drug once more, by another route or in another dose, hides and softens nothing either', () => {
    fc.assert(
      fc.property(manyWays, somePatient, ([added, ...drugs], patient) => {
        if (added === undefined) return;
        const before = check(drugs, patient);
        const after = check([...drugs, added], patient);
        const grades = (report: typeof before) =>
          new Map([
            ...report.interactions.map((one) => [one.drugs.join(), rank(one)] as const),
            ...report.duplicates.map((one) => [`twice ${one.class}`, rank(one)] as const),
            ...report.alerts.map((one) => [`${one.kind} ${one.drug} ${one.about} ${one.note?.en ?? ''}`, rank(one)] as const),
            ...report.burdens.map(({ effect, grade }) => [`burden ${effect}`, grade === undefined ? -1 : rank(grade)] as const),
          ]);
        const now = grades(after);
        for (const [what, grade] of grades(before)) expect(now.get(what), what).toBeGreaterThanOrEqual(grade);
      }),
      { numRuns: 120 },
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

it('checks the 435 pairs of thirty drugs in 5 ms, also when nobody has asked for them before', () => {
  const mine = prepareInteractions(base.knowledge);
  const drugs = take(...ids.slice(0, MAX_DRUGS));
  expect(checkInteractions(mine, { drugs }).checkedPairs).toBe(435);
  const quickest = (before: () => void) =>
    Math.min(
      ...Array.from({ length: 40 }, () => {
        before();
        const started = performance.now();
        checkInteractions(mine, { drugs });
        return performance.now() - started;
      }),
    );
  expect(quickest(() => undefined)).toBeLessThan(5);
  expect(quickest(() => mine.judged.clear())).toBeLessThan(5);
});
