import { expect, it } from 'vitest';
import {
  differentialFormOf,
  differentialOfFragment,
  differentialQuestionOf,
  fragmentOfDifferential,
  NO_DIFFERENTIAL,
  ticked,
} from './differential-question.tsx';
import { fragmentOf, readFragment } from './fragment.tsx';

const FORM = {
  text: 'Demam 3 hari.\nTidak batuk; nyeri sendi & otot #1.',
  findings: [
    { id: 'rash', present: true },
    { id: 'jaundice', present: false },
  ],
  age: '0,5',
  sex: 'female',
  pregnant: false,
  region: 'indonesia',
  setting: '',
  season: 'rainy',
};

it('asks with the text as it stands, since places are counted in it', () => {
  expect(differentialQuestionOf(FORM, 'id')).toEqual({
    text: FORM.text,
    findings: FORM.findings,
    patient: { ageYears: 0.5, sex: 'female', region: 'indonesia', season: 'rainy' },
  });
  expect(differentialQuestionOf({ ...NO_DIFFERENTIAL, text: '  ' }, 'id')).toBeNull();
  expect(differentialQuestionOf({ ...NO_DIFFERENTIAL, text: 'x', sex: 'male', pregnant: true }, 'id')).toEqual({
    text: 'x',
    patient: { sex: 'male' },
  });
});

it('ticks a finding, turns it round, and takes it back', () => {
  const there = ticked(NO_DIFFERENTIAL, 'fever', true);
  expect(there.findings).toEqual([{ id: 'fever', present: true }]);
  expect(ticked(there, 'fever', false).findings).toEqual([{ id: 'fever', present: false }]);
  expect(ticked(there, 'fever', null).findings).toEqual([]);
});

it('comes back whole from a link and from what was saved', () => {
  expect(differentialOfFragment(readFragment(fragmentOf(fragmentOfDifferential(FORM, 'id'))), 'id')).toEqual(FORM);
  expect(differentialFormOf(differentialQuestionOf(FORM, 'id') as Record<string, unknown>, 'id')).toEqual(FORM);
  expect(differentialFormOf({ text: 4, findings: [null, 7, { id: 1 }], patient: [] }, 'en')).toEqual(NO_DIFFERENTIAL);
});
