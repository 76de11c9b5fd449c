import { expect, it } from 'vitest';
import { formOf, formOfFragment, fragmentOfForm, NO_DRUGS, questionOf, withDrugs, withoutDrug, withReplaced } from './drug-question.tsx';
import { fragmentOf, readFragment } from './fragment.tsx';
import { savedPath } from './saved-path.tsx';

const FORM = {
  drugs: ['warfarin', 'St John’s wort'],
  patient: {
    numbers: { ageYears: '71', egfr: '', potassium: '3,6', qtc: '468' },
    sex: 'female' as const,
    pregnant: false,
    lactating: false,
    conditions: ['peptic-ulcer'],
    allergies: [],
  },
};

it('reads numbers as the language writes them, and leaves out what is none', () => {
  expect(questionOf(FORM, 'id')?.patient).toEqual({ ageYears: 71, potassium: 3.6, qtc: 468, sex: 'female', conditions: ['peptic-ulcer'] });
  const odd = { ...FORM, patient: { ...FORM.patient, numbers: { ...FORM.patient.numbers, ageYears: 'seventy' } } };
  expect(questionOf(odd, 'en')?.patient).not.toHaveProperty('ageYears');
  expect(questionOf(NO_DRUGS, 'en')).toBeNull();
});

it('comes back whole from a link and from what was saved', () => {
  expect(formOfFragment(readFragment(fragmentOf(fragmentOfForm(FORM, 'id'))), 'id')).toEqual(FORM);
  const inEnglish = formOfFragment(readFragment(fragmentOf(fragmentOfForm(FORM, 'id'))), 'en');
  expect(inEnglish.patient.numbers.potassium).toBe('3.6');
  const question = questionOf(FORM, 'id');
  expect(question && formOf(question, 'id')).toEqual(FORM);
  const saved = savedPath({ tool: 'interactions', question: { ...question } }).split('#')[1] ?? '';
  expect(formOfFragment(readFragment(saved), 'id')).toEqual(FORM);
  expect(formOfFragment(readFragment('saved={"drugs":[1,null],"patient":7}'), 'en')).toEqual(NO_DRUGS);
});

it('takes a pasted list, each drug once, thirty at most, and says which it left out', () => {
  expect(withDrugs(NO_DRUGS, ['Warfarin', ' aspirin', 'Warfarin', '  ', 'warfarin']).drugs).toEqual(['Warfarin', 'aspirin']);
  expect(withDrugs({ ...NO_DRUGS, drugs: ['Warfarin'] }, ['warfarin']).drugs).toEqual(['Warfarin']);
  const many = Array.from({ length: 32 }, (_, index) => `drug ${index}`);
  const full = withDrugs(NO_DRUGS, many);
  expect(full.drugs).toHaveLength(30);
  expect(full.leftOut).toEqual(['drug 30', 'drug 31']);
  // What was left out stays named, and comes in where there is room again.
  expect(withDrugs(full, ['warfarin']).leftOut).toEqual(['drug 30', 'drug 31', 'warfarin']);
  const lighter = withoutDrug(withoutDrug(full, 'drug 0'), 'drug 1');
  expect([lighter.drugs.slice(-2), lighter.leftOut]).toEqual([['drug 30', 'drug 31'], undefined]);
  expect(withReplaced(full, 'drug 3', 'aspirin')).toMatchObject({ leftOut: ['drug 30', 'drug 31'] });
  // Whoever opens the link reads it as well.
  expect(formOfFragment(readFragment(fragmentOf(fragmentOfForm(full, 'en'))), 'en')).toEqual(full);
  expect(formOfFragment(readFragment(fragmentOf({ drug: many })), 'en')).toMatchObject({ leftOut: ['drug 30', 'drug 31'] });
});

it('asks nothing of pregnancy for a man', () => {
  const man = { ...FORM, patient: { ...FORM.patient, sex: 'male' as const, pregnant: true } };
  expect(questionOf(man, 'en')?.patient).not.toHaveProperty('pregnant');
});

it('opens what a program saved, whose drugs carry doses', () => {
  const question = {
    drugs: ['aspirin', { name: 'furosemide', dailyDose: '80 mg', route: null }, { dose: 3 }],
    patient: { egfr: null, qtc: 468 },
  };
  const saved = savedPath({ tool: 'interactions', question }).split('#')[1] ?? '';
  const form = formOfFragment(readFragment(saved), 'en');
  expect(form.drugs).toEqual(['aspirin', 'furosemide 80 mg']);
  expect(form.patient.numbers).toMatchObject({ egfr: '', qtc: '468' });
});

it('takes a suggestion that is on the list already once, in its place', () => {
  const form = { ...NO_DRUGS, drugs: ['Warfarin', 'warfrin', 'aspirin'] };
  expect(withReplaced(form, 'warfrin', 'warfarin').drugs).toEqual(['Warfarin', 'aspirin']);
  expect(withReplaced(form, 'warfrin', 'Heparin').drugs).toEqual(['Warfarin', 'Heparin', 'aspirin']);
});

it('keeps the dose, the route and the length of a drug that carried them', () => {
  const course = { drugs: [{ name: 'prednisone', dailyDose: '40 mg', days: 5 }] };
  expect(formOf(course, 'en').drugs).toEqual(['prednisone 40 mg 5 days']);
  const saved = savedPath({ tool: 'interactions', question: course }).split('#')[1] ?? '';
  expect(formOfFragment(readFragment(saved), 'id').drugs).toEqual(['prednisone 40 mg 5 hari']);
  const drugs = ['aspirin', { name: 'simvastatin', dailyDose: '40 mg' }, { name: 'furosemide', dailyDose: '80 mg', route: 'iv' }];
  expect(formOf({ drugs }, 'en').drugs).toEqual(['aspirin', 'simvastatin 40 mg', 'furosemide 80 mg iv']);
});
