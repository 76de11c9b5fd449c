import { expect, it } from 'vitest';
import {
  dosageFormOf,
  dosageOfFragment,
  dosageQuestionOf,
  fragmentOfDosage,
  NO_DOSAGE,
  nextPatient,
  unreadOf,
} from './dosage-question.tsx';
import { fragmentOf, readFragment } from './fragment.tsx';

const FORM = {
  ...NO_DOSAGE,
  drug: 'amikacin',
  age: '71',
  sex: 'female',
  weight: '54,5',
  creatinine: '159',
  creatinineUnit: 'µmol/L',
  pregnancy: '',
  conditions: ['asthma'],
  allergies: ['penicillin', 'latex'],
};

it('reads figures with their units, and leaves out what was not said', () => {
  expect(dosageQuestionOf(FORM, 'id')).toEqual({
    drug: 'amikacin',
    patient: {
      ageYears: 71,
      sex: 'female',
      weightKg: 54.5,
      creatinine: { value: 159, unit: 'µmol/L' },
      conditions: ['asthma'],
      allergies: ['penicillin', 'latex'],
    },
  });
  expect(dosageQuestionOf({ ...FORM, age: '9', ageUnit: 'days' }, 'id')?.patient).toMatchObject({ ageDays: 9 });
  expect(dosageQuestionOf({ ...FORM, age: '6', ageUnit: 'months' }, 'id')?.patient).toMatchObject({ ageYears: 0.5 });
  expect(dosageQuestionOf(NO_DOSAGE, 'en')).toBeNull();
});

it('takes a pregnancy without its week, and none of a man', () => {
  expect(dosageQuestionOf({ ...FORM, pregnancy: 'yes' }, 'id')?.patient).toMatchObject({ pregnancyWeek: 0 });
  expect(dosageQuestionOf({ ...FORM, pregnancy: '12' }, 'id')?.patient).toMatchObject({ pregnancyWeek: 12 });
  expect(dosageQuestionOf({ ...FORM, pregnancy: '12', sex: 'male' }, 'id')?.patient).not.toHaveProperty('pregnancyWeek');
});

it('asks of what its fields show, and not of what was typed before another unit of age hid it', () => {
  const asked = (form: Partial<typeof FORM>) => dosageQuestionOf({ ...FORM, ...form }, 'id')?.patient;
  const woman = { pregnancy: '12', lactating: 'yes' };
  expect(asked({ ...woman, age: '28', ageUnit: 'years' })).toMatchObject({ pregnancyWeek: 12, lactating: true });
  for (const ageUnit of ['months', 'days']) {
    expect(asked({ ...woman, age: '3', ageUnit })).not.toHaveProperty('pregnancyWeek');
    expect(asked({ ...woman, age: '3', ageUnit })).not.toHaveProperty('lactating');
  }
  for (const [age, ageUnit] of [
    ['9', 'days'],
    ['0', 'months'],
    ['0,5', 'months'],
    ['2', 'months'],
    ['0,2', 'years'],
    ['0', 'years'],
  ] as const)
    expect(asked({ age, ageUnit, gestation: '30' })).toMatchObject({ gestationWeeks: 30 });
  for (const [age, ageUnit] of [
    ['71', 'years'],
    ['3', 'months'],
    ['', 'years'],
  ] as const) {
    expect(asked({ age, ageUnit, gestation: '30' })).not.toHaveProperty('gestationWeeks');
    expect(unreadOf({ ...FORM, age, ageUnit, gestation: 'thirty' }, 'id')).toEqual([]);
  }
});

it('marks what is no number', () => {
  expect(unreadOf({ ...FORM, weight: 'heavy', height: '160' }, 'en')).toEqual(['weight']);
  expect(unreadOf({ ...FORM, pregnancy: '12+3' }, 'en')).toEqual(['pregnancy']);
  expect(unreadOf({ ...FORM, pregnancy: '12' }, 'en')).toEqual([]);
  expect(unreadOf({ ...FORM, pregnancy: 'yes' }, 'en')).toEqual([]);
});

it('comes back whole from a link and from what was saved', () => {
  expect(dosageOfFragment(readFragment(fragmentOf(fragmentOfDosage(FORM, 'id'))), 'id')).toEqual(FORM);
  expect(dosageOfFragment(readFragment(fragmentOf(fragmentOfDosage(FORM, 'id'))), 'en')).toEqual({ ...FORM, weight: '54.5' });
  expect(dosageFormOf(dosageQuestionOf(FORM, 'id') as Record<string, unknown>, 'id')).toEqual(FORM);
  expect(dosageFormOf({ drug: 7, patient: 'none' }, 'en')).toEqual(NO_DOSAGE);
});

it('keeps the longest indication whole, and words as they were written', () => {
  for (const indication of ['a-long-name'.repeat(12), 'sakit kepala', 'UTI']) {
    const form = { ...NO_DOSAGE, drug: 'paracetamol', indication };
    expect(dosageOfFragment(readFragment(fragmentOf(fragmentOfDosage(form, 'en'))), 'id')).toEqual(form);
  }
});

it('brings months back as the months they were', () => {
  for (const age of ['7', '1', '18']) {
    const form = { ...NO_DOSAGE, drug: 'paracetamol', age, ageUnit: 'months' };
    expect(dosageFormOf(dosageQuestionOf(form, 'en') as Record<string, unknown>, 'en')).toEqual(form);
  }
  expect(dosageFormOf({ drug: 'x', patient: { ageYears: 3 } }, 'en')).toMatchObject({ age: '3', ageUnit: 'years' });
  expect(dosageFormOf({ drug: 'x', patient: { ageYears: 2.7 } }, 'en')).toMatchObject({ age: '2.7', ageUnit: 'years' });
});

it('keeps nothing of the last patient for the next one but the unit of the laboratory', () => {
  const last = {
    ...NO_DOSAGE,
    drug: 'amikacin',
    age: '3',
    ageUnit: 'months',
    weight: '5',
    creatinine: '30',
    creatinineUnit: 'µmol/L',
    allergies: ['latex'],
  };
  expect(nextPatient(last)).toEqual({ ...NO_DOSAGE, creatinineUnit: 'µmol/L' });
});
