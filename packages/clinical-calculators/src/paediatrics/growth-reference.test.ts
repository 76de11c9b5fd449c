import { describe, expect, it } from 'vitest';
import cdc from '../../data/growth-lms.json' with { type: 'json' };
import who from '../../data/who-growth-lms.json' with { type: 'json' };
import { lmsAt } from './growth-reference.ts';

describe('growth reference', () => {
  it('rises row by row, and has a positive median and spread', () => {
    for (const table of [...Object.values(cdc), ...Object.values(who)]) {
      for (const rows of Object.values(table)) {
        expect(rows.every((row, i) => row.length === 4 && (row[0] ?? 0) > (rows[i - 1]?.[0] ?? -1))).toBe(true);
        expect(rows.every(([, , m = 0, s = 0]) => m > 0 && s > 0 && s < 0.3)).toBe(true);
      }
    }
  });

  it('gives the row itself, a value between two, and nothing beyond', () => {
    // CDC, weight of boys at 9.5 months.
    expect(lmsAt('infantWeight', 'male', 9.5)?.m).toBeCloseTo(9.4765, 4);
    const [before, between, after] = [60.5, 61, 61.5].map((at) => lmsAt('childHeight', 'female', at)?.m ?? 0);
    expect(between).toBeCloseTo(((before ?? 0) + (after ?? 0)) / 2, 9);
    expect(lmsAt('childBmi', 'male', 23)).toBeUndefined();
    expect(lmsAt('infantWeight', 'male', 37)).toBeUndefined();
  });

  it('of WHO gives the medians that its tables print, also between the rows that are kept', () => {
    const MONTH = 30.4375;
    const printed = [
      ['whoWeight', 'male', 12 * MONTH, 9.6479],
      ['whoWeight', 'female', 30 * MONTH, 12.7055],
      ['whoLength', 'female', 6 * MONTH, 65.7311],
      ['whoHeight', 'male', 48 * MONTH, 103.3273],
      ['whoHead', 'female', 12 * MONTH, 44.8965],
      ['whoWeightForLength', 'male', 75, 9.5032],
      ['whoSchoolBmi', 'female', 120, 16.6133],
    ] as const;
    for (const [table, sex, at, median] of printed) {
      const { m = 0, s = 0 } = lmsAt(table, sex, at) ?? {};
      expect(Math.abs(m - median), `${table} at ${at}`).toBeLessThanOrEqual(0.005 * median * s);
    }
  });
});
