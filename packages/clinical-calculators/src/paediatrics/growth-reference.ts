/**
 * L, M and S, by sex and by age or by length in cm, of
 * - the CDC Growth Charts: United States, 2000 (National Center for Health Statistics; a work of the US government, in the public
 *   domain), by age in months;
 * - the WHO Child Growth Standards of 2006 and 2007, by age in days, and the WHO reference of 2007 (`whoSchool…`), by age in months: as
 *   many rows of each as it takes for a straight line between two to give every other row to within 0.005 of a z-score.
 */
import cdc from '../../data/growth-lms.json' with { type: 'json' };
import who from '../../data/who-growth-lms.json' with { type: 'json' };

const TABLES = { ...cdc, ...who };

export type GrowthTable = keyof typeof TABLES;

export interface Lms {
  readonly l: number;
  readonly m: number;
  readonly s: number;
}

/** The table's own row, or a straight line between two. Undefined outside the table. */
export function lmsAt(table: GrowthTable, sex: 'female' | 'male', at: number): Lms | undefined {
  const rows = TABLES[table][sex];
  const after = rows.findIndex(([position = 0]) => position >= at);
  const upper = rows[after];
  const lower = rows[Math.max(0, after - 1)];
  if (!upper || !lower || at < (rows[0]?.[0] ?? 0)) return undefined;
  const [from = 0, ...low] = lower;
  const [to = 0, ...high] = upper;
  const share = to === from ? 0 : (at - from) / (to - from);
  const [l, m, s] = low.map((value, i) => value + ((high[i] ?? value) - value) * share);
  return l === undefined || m === undefined || s === undefined ? undefined : { l, m, s };
}

/** For ages and lengths that the bounds of the fields keep inside the table. */
export function reference(table: GrowthTable, sex: 'female' | 'male', at: number): Lms {
  const lms = lmsAt(table, sex, at);
  if (!lms) throw new RangeError(`${table} has no value at ${at}`);
  return lms;
}
