import { describe, expect, it } from 'vitest';
import tables from '../../data/growth-lms.json' with { type: 'json' };
import { type GrowthTable, lmsAt } from './growth-reference.ts';

const NAMES = Object.keys(tables) as GrowthTable[];

describe('growth reference', () => {
  it('rises row by row, and has a positive median and spread', () => {
    for (const name of NAMES) {
      for (const rows of Object.values(tables[name])) {
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
});
