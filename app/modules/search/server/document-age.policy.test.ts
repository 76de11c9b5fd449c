import { expect, it } from 'vitest';
import { AGES, type AgeStep, ageLabels, ageSteps, inOneStep } from './document-age.policy.ts';

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
    "('#a290' | '#a289' | '#a288' | '#a287' | '#a286' | '#a285' | '#a284' | '#a283' | '#a282' | '#a281' | '#a280')",
    "('#b34' | '#b33')",
    "('#b32' | '#b31' | '#b30' | '#b29' | '#b28' | '#b27' | '#b26' | '#b25' | '#b24')",
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

it('looks through twice as many of the longest ages each time', () => {
  const beyond = ageSteps(1_002_391).filter((step) => step.beyond);
  expect(beyond.map(({ fits }) => fits?.split(' | ').length)).toEqual([2, 4, 8]);
});

/** In ages of the shortest kind. */
const seenIn = (steps: readonly Pick<AgeStep, 'fits'>[]) =>
  steps.flatMap(({ fits }) =>
    [...(fits ?? '').matchAll(/#(\w)(\d+)/g)].flatMap(([, label, age]) => {
      const parts = (AGES.find((one) => one.label === label)?.size ?? 0) / AGES[0].size;
      return Array.from({ length: parts }, (_, part) => Number(age) * parts + part);
    }),
  );

const SIZES = [2_048, 16_383, 16_384, 131_072, 137_215, 1_000_771, 1_048_576, 2_999_999];

it('sees every document in one step and in no other, wherever the newest stands in its ages', () => {
  for (const n of SIZES) {
    const seen = seenIn(ageSteps(n));
    const newest = Math.floor(n / AGES[0].size);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((age) => age <= newest).toSorted((a, b) => a - b)).toEqual(Array.from({ length: newest + 1 }, (_, age) => age));
  }
});

it('sees the same documents in one step as in the first of those that it is made of', () => {
  for (const n of SIZES) {
    const steps = ageSteps(n);
    const written = (all: readonly number[]) => all.filter((age) => age <= n / AGES[0].size).toSorted((a, b) => a - b);
    for (let first = 1; first < steps.length; first++) {
      const some = steps.slice(0, first);
      expect(written(seenIn([inOneStep(n, some)]))).toEqual(written(seenIn(some)));
    }
    expect(inOneStep(n, steps).fits).toBeNull();
  }
  expect(
    inOneStep(
      1_000_300,
      ageSteps(1_000_300).filter(({ beyond }) => !beyond),
    ).fits,
  ).toBe("('#c15' | '#c14')");
});
