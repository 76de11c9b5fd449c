import { expect, it } from 'vitest';
import { ageLabels, ageSteps } from './document-age.policy.ts';

it('labels a document with its age at each step', () => {
  expect([ageLabels(0), ageLabels(300_000)]).toEqual([
    ['#a0', '#b0', '#c0'],
    ['#a73', '#b9', '#c1'],
  ]);
});

it('goes back from the newest, the age that has just begun together with the one before, to all', () => {
  expect(ageSteps(300_000)).toEqual(["('#a73' | '#a72')", "('#b9' | '#b8')", "('#c1' | '#c0')", null]);
  expect(ageSteps(10)).toEqual(["'#a0'", "'#b0'", "'#c0'", null]);
});
