/** WHO's z-scores by logarithms, and beyond three deviations by the two weights that a child at the second and the third would have. */
import tables from '../data/who-growth-lms.json' with { type: 'json' };
import type { Given, SecondComputation } from './second-computation.ts';
import { rowAt } from './second-growth-and-dates.ts';

type Row = readonly number[];

const weightAt = ([l = 0, m = 1, s = 1]: Row, sd: number): number => m * Math.exp(l === 0 ? s * sd : Math.log1p(l * s * sd) / l);

function free(measured: number, [l = 0, m = 1, s = 1]: Row): number {
  const log = Math.log(measured) - Math.log(m);
  return l === 0 ? log / s : Math.expm1(l * log) / l / s;
}

function restricted(measured: number, row: Row): number {
  if (measured > weightAt(row, 3)) return 3 + (measured - weightAt(row, 3)) / (weightAt(row, 3) - weightAt(row, 2));
  if (measured < weightAt(row, -3)) return -3 - (weightAt(row, -3) - measured) / (weightAt(row, -2) - weightAt(row, -3));
  return free(measured, row);
}

const daysOf = (g: Given): number => Math.floor((g.number('age') * 365.25) / 12 + 0.5);
const isInfant = (g: Given): boolean => daysOf(g) <= 730;
const isOfSchoolAge = (g: Given): boolean => daysOf(g) > 1826;

/** Of infants in cm lying, of older ones standing. */
function centimetres(g: Given): number {
  const off = isInfant(g) ? (g.text('posture') === 'standing' ? 0.7 : 0) : g.text('posture') === 'lying' ? -0.7 : 0;
  return g.number('height') + (isOfSchoolAge(g) ? 0 : off);
}

const bmi = (g: Given, cm: number): number => (g.number('weight') * 1e4) / (cm * cm);

export const secondWhoGrowth: Readonly<Record<string, SecondComputation>> = {
  'who-weight-for-age': (g) =>
    restricted(
      g.number('weight'),
      isOfSchoolAge(g) ? rowAt(tables.whoSchoolWeight, g.text('sex'), g.number('age')) : rowAt(tables.whoWeight, g.text('sex'), daysOf(g)),
    ),
  'who-height-for-age': (g) =>
    free(
      centimetres(g),
      isOfSchoolAge(g)
        ? rowAt(tables.whoSchoolHeight, g.text('sex'), g.number('age'))
        : rowAt(isInfant(g) ? tables.whoLength : tables.whoHeight, g.text('sex'), daysOf(g)),
    ),
  'who-weight-for-height': (g) =>
    restricted(
      g.number('weight'),
      rowAt(g.text('posture') === 'lying' ? tables.whoWeightForLength : tables.whoWeightForHeight, g.text('sex'), g.number('height')),
    ),
  'who-bmi-for-age': (g) =>
    restricted(bmi(g, centimetres(g)), rowAt(isInfant(g) ? tables.whoBmiLying : tables.whoBmiStanding, g.text('sex'), daysOf(g))),
  'who-bmi-school-age': (g) => restricted(bmi(g, g.number('height')), rowAt(tables.whoSchoolBmi, g.text('sex'), g.number('age'))),
  'who-head-for-age': (g) => free(g.number('headCircumference'), rowAt(tables.whoHead, g.text('sex'), daysOf(g))),
};
