/** Percentiles by a sum of the normal curve instead of its series, and days by the calendar's own months. */
import tables from '../data/growth-lms.json' with { type: 'json' };
import type { Given, SecondComputation } from './second-computation.ts';

type Table = Readonly<Record<string, readonly (readonly number[])[]>>;

/** A row between two rows, weighted by how near each is. */
export function rowAt(table: Table, sex: string, at: number): readonly number[] {
  const rows = table[sex] ?? [];
  const last = rows.findLastIndex(([position = 0]) => position <= at);
  const [below = [], above = below] = [rows[last], rows[last + 1]];
  const width = (above[0] ?? 0) - (below[0] ?? 0);
  const weight = width === 0 ? 1 : ((above[0] ?? 0) - at) / width;
  return below.slice(1).map((value, i) => weight * value + (1 - weight) * (above[i + 1] ?? value));
}

/** The area below the normal curve, by Simpson's rule. */
function areaBelow(z: number): number {
  const [from, steps] = [-9, 4000];
  const to = Math.min(9, Math.max(from, z));
  const width = (to - from) / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i += 1) sum += Math.exp(-((from + i * width) ** 2) / 2) * (i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2);
  return (sum * width) / 3 / Math.sqrt(2 * Math.PI);
}

function percentile(measured: number, [l = 0, m = 1, s = 1]: readonly number[]): number {
  const log = Math.log(measured) - Math.log(m);
  return 100 * areaBelow(l === 0 ? log / s : Math.expm1(l * log) / l / s);
}

const byAge = (infant: Table, child: Table, measured: (g: Given) => number): SecondComputation => {
  return (g) => percentile(measured(g), rowAt(g.number('age') < 24 ? infant : child, g.text('sex'), g.number('age')));
};

/** Counted in days of 1970, as the result is. */
const dayOf = (date: string, days: number): number => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day + days) / 86_400_000;
};

export const secondGrowthAndDates: Readonly<Record<string, SecondComputation>> = {
  'growth-weight': byAge(tables.infantWeight, tables.childWeight, (g) => g.number('weight')),
  'growth-height': byAge(tables.infantLength, tables.childHeight, (g) => g.number('height')),
  'growth-bmi': (g) =>
    percentile((1e4 * g.number('weight')) / g.number('height') ** 2, rowAt(tables.childBmi, g.text('sex'), g.number('age'))),
  'growth-weight-for-length': (g) => percentile(g.number('weight'), rowAt(tables.weightForLength, g.text('sex'), g.number('height'))),
  // Forty weeks from the period, with as many days more as the cycle has beyond four weeks.
  'due-date': (g) => dayOf(g.text('lastPeriod'), 40 * 7 + (g.number('cycleLength') - 4 * 7)),
  'due-date-ultrasound': (g) => dayOf(g.text('scanDate'), (40 - g.number('weeks')) * 7 - g.number('days')),
  // Thirty-eight weeks from the egg.
  'due-date-transfer': (g) => dayOf(g.text('transferDate'), 38 * 7 - g.number('embryoDays')),
  'conception-date': (g) => dayOf(g.text('lastPeriod'), g.number('cycleLength') - 2 * 7),
  'gestational-age-lmp': (g) => dayOf(g.text('onDate'), 28 - g.number('cycleLength')) - dayOf(g.text('lastPeriod'), 0),
};
