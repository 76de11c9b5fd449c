/** The LMS method: Cole TJ, Green PJ. Smoothing reference centile curves. Stat Med 1992;11:1305-19. */
import { GROWTH_LMS, type GrowthTable, type LmsRow, type Sex } from './growth-lms.data.ts';

/** Centiles drawn on the chart with their standard normal deviates. */
export const CENTILES = [
  [3, -1.88079],
  [10, -1.28155],
  [25, -0.67449],
  [50, 0],
  [75, 0.67449],
  [90, 1.28155],
  [97, 1.88079],
] as const;

export function lmsAt(table: GrowthTable, sex: Sex, months: number): LmsRow | undefined {
  const rows = GROWTH_LMS[table][sex];
  const upper = rows.findIndex(([age]) => age >= months);
  const above = rows[upper];
  const below = rows[Math.max(0, upper - 1)];
  if (!above || !below || months < below[0]) return undefined;
  const share = above[0] === below[0] ? 0 : (months - below[0]) / (above[0] - below[0]);
  const between = (i: 1 | 2 | 3) => below[i] + share * (above[i] - below[i]);
  return [months, between(1), between(2), between(3)];
}

export function valueAtDeviate(z: number, [, l, m, s]: LmsRow): number {
  return Math.abs(l) < 1e-6 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);
}
