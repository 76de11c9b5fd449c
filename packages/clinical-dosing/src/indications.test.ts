/** The words that people ask with, and which indications they mean. */
import { describe, expect, it } from 'vitest';
import { base } from '../testing/knowledge.ts';
import { dose } from './dose.ts';
import { indicationsNear } from './indications.ts';

const PATIENT = { ageYears: 40, weightKg: 70, heightCm: 170, sex: 'female' as const, creatinine: { value: 0.8, unit: 'mg/dL' } };
const ask = (drug: string, indication: string) => dose(base, { drug, indication, patient: PATIENT }) ?? expect.fail('no drug');
const chosen = (drug: string, indication: string) => ask(drug, indication).indications.flatMap((one) => (one.chosen ? [one.id] : []));

it.each([
  ['magnesium-sulfate', 'eclampsia', /eclampsia/],
  ['magnesium-sulfate', 'eklampsia', /eclampsia/],
  ['magnesium-sulfate', 'preeclampsia', /eclampsia/],
  ['isoniazid', 'tuberculosis', /tuberculosis/],
  ['isoniazid', 'TB', /tuberculosis/],
  ['artesunate', 'malaria', /malaria/],
  ['metformin', 'diabetes', /diabetes/],
  ['metformin', 'T2DM', /diabetes/],
  ['amoxicillin', 'pneumonia', /pneumonia/],
  ['amoxicillin', 'treatment of pneumonia', /pneumonia/],
  ['paracetamol', 'fever', /fever/],
  ['paracetamol', 'demam', /fever/],
  ['warfarin', 'atrial fibrillation', /atrial-fibrillation/],
  ['warfarin', 'AF', /atrial-fibrillation/],
  ['oxytocin', 'postpartum haemorrhage', /postpartum-haemorrhage/],
  ['oxytocin', 'Postpartum hemorrhage', /postpartum-haemorrhage/],
  ['oxytocin', 'PPH', /postpartum-haemorrhage/],
  ['insulin-human', 'DKA', /ketoacidosis/],
  ['enoxaparin', 'DVT', /deep-vein/],
  ['enoxaparin', 'STEMI', /^st-elevation/],
  ['ceftriaxone', 'gonorrhea', /gonorrhoea/],
  ['omeprazole', 'GERD', /reflux/],
  ['metronidazole', 'amebiasis', /amoebic/],
  ['furosemide', 'gagal jantung', /oedema/],
  ['ceftriaxone', 'pneumonia', /^susceptible-infections$/],
  ['ciprofloxacin', 'pielonefritis', /urinary/],
  ['warfarin', 'DVT', /venous-thromboembolism/],
  ['heparin', 'emboli paru', /^venous-thrombosis$/],
  ['simvastatin', 'high cholesterol', /hypercholesterolaemia/],
  ['ferrous-sulfate', 'anemia', /iron-deficiency/],
])('%s for %s: a dose', (drug, indication, meant) => {
  const found = ask(drug, indication);
  expect(found.status).toBe('dosed');
  const ids = found.indications.flatMap((one) => (one.chosen ? [one.id] : []));
  expect(ids).not.toEqual([]);
  for (const id of ids) expect(id).toMatch(meant);
});

describe('an everyday name or an abbreviation', () => {
  it.each([
    ['nitrofurantoin', 'UTI', ['uncomplicated-cystitis', 'uncomplicated-cystitis-macrocrystals-as-monohydrate']],
    ['amoxicillin', 'CAP', ['community-acquired-pneumonia']],
    ['amoxicillin', 'H. pylori', ['helicobacter-pylori-with-two-other-drugs']],
    ['amoxicillin', 'pneumonia anak', ['community-acquired-pneumonia']],
    [
      'isoniazid',
      'TB laten',
      [
        'preventive-treatment-of-tuberculosis',
        'preventive-treatment-of-tuberculosis-once-a-week-with-rifapentine',
        'preventive-treatment-of-tuberculosis-in-one-month-with-rifapentine-every-day',
      ],
    ],
    ['doxycycline', 'malaria prophylaxis', ['prevention-of-malaria']],
    ['cefazolin', 'surgical prophylaxis', ['prevention-before-surgery', 'prevention-before-surgery-of-children']],
    ['norepinephrine', 'syok septik', ['low-blood-pressure-in-shock', 'shock-of-children-that-fluid-does-not-mend']],
    ['aciclovir', 'HSV encephalitis', ['herpes-encephalitis', 'herpes-simplex-from-one-to-three-months-of-age']],
    ['ampicillin', 'sepsis neonatorum', ['infection-of-the-newborn']],
    ['sildenafil', 'ED', ['erectile-dysfunction']],
    ['fluconazole', 'vaginal thrush', ['vaginal-candidiasis']],
  ])('%s for %s', (drug, indication, ids) => {
    expect(chosen(drug, indication)).toEqual(ids);
    expect(ask(drug, indication).warnings.map(({ key }) => key)).not.toContain('nearIndication');
  });

  it('of prevention means no treatment, and of an illness no prevention', () => {
    expect(chosen('sulfamethoxazole-trimethoprim', 'PCP prophylaxis')).toEqual(['prevention-of-pneumocystis-pneumonia']);
    expect(chosen('sulfamethoxazole-trimethoprim', 'PCP')).not.toContain('prevention-of-pneumocystis-pneumonia');
    for (const id of chosen('enoxaparin', 'DVT prophylaxis')) expect(id).toMatch(/^prevention/);
  });
});

describe('what only comes near', () => {
  it.each([
    ['paracetamol', 'headache', 'pain-and-fever'],
    ['paracetamol', 'sakit kepala', 'pain-and-fever'],
    ['omeprazole', 'maag', 'gastric-ulcer'],
    ['flucloxacillin', 'selulitis', 'staphylococcal-infection'],
    ['rabies-immunoglobulin', 'rabies exposure', 'category-iii-exposure-never-vaccinated'],
    ['prednisolone', 'nephrotic syndrome', 'inflammatory-and-allergic-disease-generally'],
  ])('is shown for %s and %s, and said to be near', (drug, indication, id) => {
    expect(chosen(drug, indication)).toContain(id);
    const near = ask(drug, indication).warnings.find(({ key }) => key === 'nearIndication');
    expect(near?.text.en).toContain(indication);
    expect(near?.text.id).toContain(indication);
  });

  it('is an infection of the newborn for newborns alone', () => {
    const newborn = { ageDays: 10, weightKg: 3.2, gestationWeeks: 39 };
    const found = dose(base, { drug: 'ampicillin', indication: 'meningitis', patient: newborn });
    expect(found?.status).toBe('dosed');
    expect(chosen('ampicillin', 'meningitis')).not.toContain('infection-of-the-newborn');
  });

  it('is not pain after surgery or of nerves where it is a headache', () => {
    expect(chosen('etoricoxib', 'headache')).toEqual([]);
    expect(chosen('pregabalin', 'headache')).toEqual([]);
  });

  it('forbids what the illness forbids', () => {
    const found = ask('ibuprofen', 'demam berdarah');
    expect(found.regimens.map(({ status }) => status)).toEqual(['contraindicated', 'contraindicated']);
    expect(ask('paracetamol', 'DBD').status).toBe('dosed');
  });
});

it('takes from the words that the patient is pregnant or breastfeeds, and leaves alone who is not', () => {
  const said = ask('enalapril', 'hipertensi dalam kehamilan');
  expect(said.status).toBe('dosed');
  expect(said.warnings).toContainEqual(expect.objectContaining({ kind: 'pregnancy', level: 'contraindicated' }));
  const named = ask('enalapril', 'preeklampsia');
  expect(named.warnings).toContainEqual(expect.objectContaining({ kind: 'pregnancy', level: 'contraindicated' }));
  const man = dose(base, { drug: 'enalapril', indication: 'hypertension in pregnancy', patient: { ...PATIENT, sex: 'male' } });
  expect(man?.problems).toEqual([]);
  expect(ask('levonorgestrel', 'prevention of pregnancy').warnings.map(({ kind }) => kind)).not.toContain('pregnancy');
  expect(ask('paracetamol', 'fever in breastfeeding').inputs.map(({ field }) => field)).toContain('lactating');
});

describe('what is meant', () => {
  it('is one alone where it is called by its exact name, in either language', () => {
    expect(chosen('magnesium-sulfate', 'Eclampsia and severe pre-eclampsia')).toEqual(['eclampsia-and-severe-pre-eclampsia']);
    expect(chosen('magnesium-sulfate', 'Eklamsia dan preeklamsia berat')).toEqual(['eclampsia-and-severe-pre-eclampsia']);
    expect(chosen('metformin', 'type-2-diabetes')).toEqual(['type-2-diabetes']);
  });

  it('is more than the exact name where that has no dose for the patient', () => {
    const child = { ageYears: 4, weightKg: 16 };
    expect(dose(base, { drug: 'budesonide', indication: 'Asthma', patient: child })?.status).toBe('dosed');
    expect(chosen('budesonide', 'Asthma')).toEqual(['asthma']);
  });

  it('is every one that holds all the words, and no other', () => {
    expect(chosen('oxytocin', 'PPH')).toHaveLength(2);
    expect(chosen('oxytocin', 'treatment of PPH')).toEqual(['treatment-of-postpartum-haemorrhage']);
    expect(chosen('insulin-human', 'type 2 diabetes')).toEqual(['type-2-diabetes-start-at-bedtime']);
  });

  it('is no other than what was asked: whole words, and nothing that is denied', () => {
    expect(chosen('amoxicillin', 'pneumo')).toEqual([]);
    expect(chosen('enoxaparin', 'ST-elevation infarction')).toEqual(['st-elevation-infarction-with-fibrinolysis']);
  });
});

it.each(['unheard', 'malaria', '???', 'zzz pneumonia'])('refuses %s, says so, and gives no dose', (indication) => {
  const found = ask('amoxicillin', indication);
  expect(found).toMatchObject({ status: 'none', regimens: [] });
  expect(found.warnings).toContainEqual(expect.objectContaining({ key: 'noIndication' }));
});

it('names what is near in either language, whichever was asked in', () => {
  const { amoxicillin } = base.knowledge.drugs;
  if (amoxicillin === undefined) return expect.fail('amoxicillin is gone');
  expect(indicationsNear(base, amoxicillin, 'otitis media kronis')).toEqual(['acute-otitis-media']);
  expect(indicationsNear(base, amoxicillin, 'chronic otitis media')).toEqual(['acute-otitis-media']);
  expect(indicationsNear(base, amoxicillin, 'radang tenggorok virus')).toEqual(indicationsNear(base, amoxicillin, 'viral sore throat'));
  expect(indicationsNear(base, amoxicillin, 'unheard')).toEqual([]);
});
