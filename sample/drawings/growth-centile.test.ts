import { describe, expect, it } from 'vitest';
import { CENTILES, lmsAt, valueAtDeviate } from './growth-centile.ts';
import { GROWTH_LMS, type GrowthTable, type Sex } from './growth-lms.data.ts';

const Z3 = -1.88079;
const centile = (table: GrowthTable, sex: Sex, months: number, z: number) => {
  const row = lmsAt(table, sex, months);
  if (!row) throw new Error(`no row at ${months}`);
  return valueAtDeviate(z, row);
};

describe('growth centiles', () => {
  // P3, P50 and P97 as printed in the CDC tables, at ages both on and between the rows kept here.
  it.each([
    ['weight', 'female', 8.5, 6.720327734, 8.314178377, 10.2153883],
    ['weight', 'male', 60.5, 14.85692044, 18.48592413, 24.46169255],
    ['height', 'male', 12.5, 70.91087824, 76.11837536, 82.03585474],
    ['height', 'male', 120.5, 126.6677753, 138.8234114, 151.5294179],
    ['bmi', 'female', 150.5, 14.7187093, 18.42002284, 27.75000043],
  ] as const)('%s of a %s at %d months', (table, sex, months, p3, p50, p97) => {
    const near = (value: number, expected: number) => expect(Math.abs(value / expected - 1)).toBeLessThan(0.006);
    near(centile(table, sex, months, Z3), p3);
    near(centile(table, sex, months, 0), p50);
    near(centile(table, sex, months, -Z3), p97);
  });

  it('is the LMS formula: M(1 + LSZ)^(1/L), and its limit where L is nought', () => {
    expect(valueAtDeviate(1.5, [0, -0.5, 10, 0.1])).toBeCloseTo(10 * (1 - 0.5 * 0.1 * 1.5) ** -2, 10);
    expect(valueAtDeviate(1.5, [0, 0, 10, 0.1])).toBeCloseTo(valueAtDeviate(1.5, [0, 1e-5, 10, 0.1]), 4);
  });

  it('keeps the lines apart and in order at every age of every table', () => {
    for (const table of Object.keys(GROWTH_LMS) as GrowthTable[]) {
      for (const sex of ['male', 'female'] as const) {
        for (const [months] of GROWTH_LMS[table][sex]) {
          const values = CENTILES.map(([, z]) => centile(table, sex, months, z));
          expect(values).toEqual([...values].sort((a, b) => a - b));
        }
      }
    }
  });

  it('knows where its tables end', () => {
    expect(lmsAt('bmi', 'male', 12)).toBeUndefined();
    expect(lmsAt('headCircumference', 'female', 48)).toBeUndefined();
    expect(lmsAt('weight', 'male', 240)).toBeDefined();
  });
});
