/**
 * L, M and S of the CDC Growth Charts: United States, 2000 (National Center for Health Statistics; a work of the US government, in
 * the public domain), by sex and by age in months or length in cm.
 */
import tables from '../../data/growth-lms.json' with { type: 'json' };

export type GrowthTable = keyof typeof tables;

export interface Lms {
  readonly l: number;
  readonly m: number;
  readonly s: number;
}

/** The table's own row, or a straight line between two. Undefined outside the table. */
export function lmsAt(table: GrowthTable, sex: 'female' | 'male', at: number): Lms | undefined {
  const rows = tables[table][sex];
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
