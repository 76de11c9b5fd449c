import { expect, it } from 'vitest';
import type { DiseaseModel } from './model.ts';
import { logPriors } from './prior.ts';

const model = (age: object) =>
  ({
    disease: { system: 'skin', prevalence: { age, season: {}, region: {} } },
    logPrior: { 'primary-care': 0, emergency: 0, hospital: 0 },
  }) as unknown as DiseaseModel;

const prior = (age: object, facts: { ageYears?: number }) =>
  logPriors([model(age)], { ...facts, setting: 'primary-care' })[0] ?? Number.NaN;
const at = (ageYears: number, age: object) => prior(age, { ageYears });

it('takes what is said of older children for younger ones of whom nothing is said, and of nobody else', () => {
  const child = at(8, { child: 0.1 });
  expect(child).toBeLessThan(at(30, { child: 0.1 }));
  expect(at(0.5, { child: 0.1 })).toBe(child);
  expect(at(15, { child: 0.1 })).toBe(at(30, { child: 0.1 }));
  expect(at(0.5, { infant: 3, child: 0.1 })).toBeGreaterThan(at(30, {}));
  expect(at(0.5, { old: 4 })).toBe(at(30, {}));
});

it('takes somebody of whom no age is said for an adult rather than for a newborn', () => {
  const anyone = (age: object) => prior(age, {});
  expect(anyone({})).toBeCloseTo(at(30, {}), 9);
  const ofNewborns = {
    neonate: 1,
    infant: 0.01,
    toddler: 0.001,
    child: 0.001,
    adolescent: 0.001,
    young: 0.001,
    middle: 0.001,
    old: 0.001,
    'very-old': 0.001,
  };
  expect(anyone(ofNewborns)).toBeLessThan(anyone({}) - 2);
  expect(anyone({ infant: 0, child: 0 })).toBeGreaterThan(anyone({}) - 0.3);
});
