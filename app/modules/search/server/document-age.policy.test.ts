import { expect, it } from 'vitest';
import { ageLabels, ageSteps } from './document-age.policy.ts';

it('labels a document with its age at each step', () => {
  expect([ageLabels(0), ageLabels(300_000)]).toEqual([
    ['#a0', '#b0', '#c0', '#d0'],
    ['#a292', '#b36', '#c4', '#d0'],
  ]);
});

it('goes back from the newest, the age that has just begun together with the one before, to all', () => {
  expect(ageSteps(300_000)).toEqual(["('#a292' | '#a291')", "('#b36' | '#b35')", "('#c4' | '#c3')", null]);
  expect(ageSteps(10)).toEqual([null]);
});
