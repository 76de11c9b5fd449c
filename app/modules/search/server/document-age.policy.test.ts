import { expect, it } from 'vitest';
import { ageLabels, ageSteps } from './document-age.policy.ts';

it('labels a document with its age at each step', () => {
  expect([ageLabels(0), ageLabels(300_000)]).toEqual([
    ['#a0', '#b0', '#c0', '#d0'],
    ['#a292', '#b36', '#c4', '#d0'],
  ]);
});

const fitting = (n: number) => ageSteps(n).map(({ fits }) => fits);

it('goes back from the newest, the age that has just begun together with the one before, to the first', () => {
  expect(fitting(300_000)).toEqual([
    "('#a292' | '#a291')",
    "('#b36' | '#b35') & !('#a292' | '#a291')",
    "('#c4' | '#c3') & !('#b36' | '#b35')",
    "('#c2' | '#c1')",
    "('#c0')",
  ]);
  expect(fitting(10)).toEqual([null]);
});

it('says which share of all documents a step goes through', () => {
  const shares = ageSteps(1_000_000).map(({ share }) => share);
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares.slice(0, -1).concat(shares.at(-1) ?? 0));
  expect(shares[0]).toBeCloseTo(0.002, 4);
  expect(ageSteps(10)[0]?.share).toBe(1);
});

it('looks through twice as many of the longest ages each time, and through none of them twice', () => {
  const beyond = ageSteps(1_002_391).filter((step) => step.beyond);
  expect(beyond.map(({ fits }) => fits?.split(' | ').length)).toEqual([2, 4, 8]);
  const ages = ageSteps(1_002_391).flatMap(({ fits }) => fits?.replace(/ & !.*/, '').match(/#c\d+/g) ?? []);
  expect(ages).toEqual(Array.from({ length: 16 }, (_, i) => `#c${15 - i}`));
});
