import { expect, it } from 'vitest';
import { familiesOf, withForms } from './forms.ts';

const families = (partOf: readonly (readonly string[])[]) =>
  familiesOf(partOf.map((wholes, number) => ({ id: `d${number}`, partOf: [...wholes] })));
const shown = (partOf: readonly (readonly string[])[], probabilities: readonly number[]) =>
  [...withForms(families(partOf), Float64Array.from(probabilities))].map((one) => Math.round(one * 1000) / 1000);

it('shows a disease with the probability of all its forms', () => {
  expect(shown([[], ['d0'], ['d0'], []], [0.2, 0.3, 0.1, 0.4])).toEqual([0.6, 0, 0, 0.4]);
});

it('shows a form by itself where much more speaks for it', () => {
  expect(shown([[], ['d0'], ['d0']], [0.05, 0.6, 0.1])).toEqual([0, 0.643, 0.107]);
});

it('loses and adds nothing, with forms of forms either', () => {
  const told = shown([[], ['d0'], ['d1'], []], [0.2, 0.25, 0.15, 0.4]);
  expect(told).toEqual([0.6, 0, 0, 0.4]);
  expect(told.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
});

it('leaves a disease without forms, and what is impossible, as they are', () => {
  expect(shown([[], []], [0.3, 0.7])).toEqual([0.3, 0.7]);
  expect(shown([[], ['d0']], [0.3, 0])).toEqual([0.3, 0]);
});
