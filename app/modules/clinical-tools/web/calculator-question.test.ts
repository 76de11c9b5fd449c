import { expect, it } from 'vitest';
import type { FormField } from '../calculators.contract.ts';
import { emptied, fragmentOfInputs, inputsOfFragment, inputsOfRaw, rawInputsOf, savableQuestion } from './calculator-question.tsx';
import { fragmentOf, readFragment } from './fragment.tsx';

const field = (id: string, kind: FormField['kind'], units: string[] = []): FormField => ({
  id,
  label: id,
  kind,
  optional: false,
  units: units.map((unit) => ({ id: unit, label: unit })),
  options: [],
  points: null,
  whole: false,
  fallback: null,
});
const FIELDS = [
  field('creatinine', 'quantity', ['mg/dL', 'µmol/L']),
  field('sex', 'choice'),
  field('dialysis', 'yesNo'),
  field('inr', 'number'),
];
const TYPED = {
  creatinine: { text: '88,4', unit: 'µmol/L' },
  sex: { text: 'female', unit: '' },
  dialysis: { text: 'no', unit: '' },
  inr: { text: '1,2', unit: '' },
};

it('reads numbers with their unit, choices and answers', () => {
  expect(rawInputsOf(FIELDS, TYPED, 'id')).toEqual({
    raw: { creatinine: { value: 88.4, unit: 'µmol/L' }, sex: 'female', dialysis: false, inr: 1.2 },
    unread: [],
  });
});

it('leaves out what is empty, and names what is no number', () => {
  const typed = { ...TYPED, creatinine: { text: 'eighty', unit: 'µmol/L' }, inr: { text: '  ', unit: '' } };
  expect(rawInputsOf(FIELDS, typed, 'en')).toEqual({ raw: { sex: 'female', dialysis: false }, unread: ['creatinine'] });
});

it('comes back whole from a link and from what was saved', () => {
  const link = readFragment(fragmentOf(fragmentOfInputs(FIELDS, TYPED, 'id')));
  expect(inputsOfFragment(FIELDS, link, 'id')).toEqual(TYPED);
  expect(inputsOfFragment(FIELDS, link, 'en')).toMatchObject({ creatinine: { text: '88.4', unit: 'µmol/L' }, inr: { text: '1.2' } });
  expect(inputsOfRaw(FIELDS, rawInputsOf(FIELDS, TYPED, 'id').raw, 'id')).toEqual(TYPED);
});

it('is not offered to be kept where it asks for a day, which would be refused', () => {
  const raw = { creatinine: { value: 1, unit: 'mg/dL' } };
  expect(savableQuestion({ id: 'x', fields: FIELDS }, raw)).toEqual({ id: 'x', inputs: raw });
  expect(savableQuestion({ id: 'x', fields: [...FIELDS, field('lastPeriod', 'date')] }, raw)).toBeNull();
});

it('is emptied for the next patient without another unit: 20 µmol/L of bilirubin would be read as 20 mg/dL', () => {
  const empty = emptied(TYPED);
  expect(empty.creatinine).toEqual({ text: '', unit: 'µmol/L' });
  expect(rawInputsOf(FIELDS, empty, 'id')).toEqual({ raw: {}, unread: [] });
});
