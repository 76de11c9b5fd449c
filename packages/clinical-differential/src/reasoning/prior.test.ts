import { expect, it } from 'vitest';
import type { DiseaseModel } from './model.ts';
import { logPrior } from './prior.ts';

const model = (age: object) =>
  ({
    disease: { system: 'skin', prevalence: { age, season: {}, region: {} } },
    logPrior: { 'primary-care': 0, emergency: 0, hospital: 0 },
  }) as unknown as DiseaseModel;

const at = (ageYears: number, age: object) => logPrior(model(age), { ageYears, setting: 'primary-care' } as Parameters<typeof logPrior>[1]);

it('takes what is said of older children for younger ones of whom nothing is said, and of nobody else', () => {
  const child = at(8, { child: 0.1 });
  expect(child).toBeLessThan(at(30, { child: 0.1 }));
  expect(at(0.5, { child: 0.1 })).toBe(child);
  expect(at(15, { child: 0.1 })).toBe(at(30, { child: 0.1 }));
  expect(at(0.5, { infant: 3, child: 0.1 })).toBeGreaterThan(at(30, {}));
  expect(at(0.5, { old: 4 })).toBe(at(30, {}));
});
