import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { describe, expect, it } from 'vitest';
import { base } from '../testing/real-base.ts';
import { checkInteractions, MAX_DRUGS } from './check.ts';
import type { Interaction, Patient, TakenDrug } from './finding.ts';
import { prepareInteractions } from './prepare.ts';

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
