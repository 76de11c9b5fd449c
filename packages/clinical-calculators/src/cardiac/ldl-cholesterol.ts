import table from '../../data/martin-hopkins.json' with { type: 'json' };
import { tidy } from '../amount.ts';
import { defineCalculator, type Problem } from '../calculator.ts';
import { measure, type Values } from '../field.ts';
import { hdlIsAPart } from './cholesterol-parts.ts';

const inputs = {
  totalCholesterol: measure('cholesterol', 'mg/dL', 40, 1200),
  hdlCholesterol: measure('cholesterol', 'mg/dL', 3, 200),
  triglycerides: measure('triglycerides', 'mg/dL', 10, 5000),
};
const shared = { category: 'cardiac', inputs, unit: 'mg/dL', decimals: 0 } as const;

type Given = Values<typeof inputs>;
const milligrams = ({ totalCholesterol, hdlCholesterol, triglycerides }: Given) => ({
  nonHdl: tidy(totalCholesterol.in('mg/dL') - hdlCholesterol.in('mg/dL')),
  hdl: hdlCholesterol.in('mg/dL'),
  total: totalCholesterol.in('mg/dL'),
  fat: triglycerides.in('mg/dL'),
});

/** What else is wrong is said alone: only of figures that can be reckoned with is asked whether anything is left for LDL. */
function orNothingLeft(problems: readonly Problem<typeof inputs>[], ldl: () => number): readonly Problem<typeof inputs>[] {
  return problems.length > 0 || tidy(ldl()) > 0 ? problems : [{ field: 'totalCholesterol', limit: 'ldlAboveNought' }];
}

export const ldlFriedewald = defineCalculator({
  ...shared,
  id: 'ldl-friedewald',
  limits: ['triglycerides400', 'fasting', 'lowLdl'],
  sources: ['friedewald'],
  check: (given) => {
    const { nonHdl, fat } = milligrams(given);
    const problems = [
      ...(given.triglycerides.in('mg/dL') > 400 ? [{ field: 'triglycerides', limit: 'triglycerides400' } as const] : []),
      ...hdlIsAPart(given),
    ];
    return orNothingLeft(problems, () => nonHdl - fat / 5);
  },
  compute: (given, working) =>
    working.step(
      'ldl',
      '{totalCholesterol} − {hdlCholesterol} − {triglycerides} ÷ 5',
      {
        totalCholesterol: given.totalCholesterol.in('mg/dL'),
        hdlCholesterol: given.hdlCholesterol.in('mg/dL'),
        triglycerides: given.triglycerides.in('mg/dL'),
      },
      'mg/dL',
    ),
});

export const ldlSampson = defineCalculator({
  ...shared,
  id: 'ldl-sampson',
  limits: ['triglycerides800'],
  sources: ['sampson'],
  check: (given) => {
    const { nonHdl, hdl, total, fat } = milligrams(given);
    const problems = [
      ...(given.triglycerides.in('mg/dL') > 800 ? [{ field: 'triglycerides', limit: 'triglycerides800' } as const] : []),
      ...hdlIsAPart(given),
    ];
    return orNothingLeft(problems, () => total / 0.948 - hdl / 0.971 - (fat / 8.56 + (fat * nonHdl) / 2140 - fat ** 2 / 16100) - 9.44);
  },
  compute: (given, working) => {
    const totalCholesterol = given.totalCholesterol.in('mg/dL');
    const hdlCholesterol = given.hdlCholesterol.in('mg/dL');
    const nonHdl = working.step('nonHdl', '{totalCholesterol} − {hdlCholesterol}', { totalCholesterol, hdlCholesterol }, 'mg/dL');
    return working.step(
      'ldl',
      '{totalCholesterol} ÷ 0.948 − {hdlCholesterol} ÷ 0.971 − ({triglycerides} ÷ 8.56 + {triglycerides} × {nonHdl} ÷ 2140 − {triglycerides}^2 ÷ 16100) − 9.44',
      { totalCholesterol, hdlCholesterol, triglycerides: given.triglycerides.in('mg/dL'), nonHdl },
      'mg/dL',
    );
  },
});

/** Median ratio of triglycerides to VLDL cholesterol in this stratum of both; 400 mg/dL and more are left out of the table. */
function medianRatio(triglycerides: number, nonHdl: number): number {
  const [, ...ratios] = table.rows.findLast(([from = 0]) => triglycerides >= from) ?? [];
  const ratio = ratios[table.nonHdlFrom.findLastIndex((from) => nonHdl >= from)];
  if (ratio === undefined) throw new RangeError(`No ratio for triglycerides of ${triglycerides}`);
  return ratio;
}

export const ldlMartinHopkins = defineCalculator({
  ...shared,
  id: 'ldl-martin-hopkins',
  limits: ['triglyceridesBelow400', 'lowLdlBestHere'],
  sources: ['martin'],
  check: (given) => {
    const { nonHdl, fat } = milligrams(given);
    const problems = [
      ...(given.triglycerides.in('mg/dL') >= 400 ? [{ field: 'triglycerides', limit: 'triglyceridesBelow400' } as const] : []),
      ...hdlIsAPart(given),
    ];
    return orNothingLeft(problems, () => nonHdl - fat / medianRatio(fat, nonHdl));
  },
  compute: (given, working) => {
    const totalCholesterol = given.totalCholesterol.in('mg/dL');
    const hdlCholesterol = given.hdlCholesterol.in('mg/dL');
    const triglycerides = given.triglycerides.in('mg/dL');
    const nonHdl = working.step('nonHdl', '{totalCholesterol} − {hdlCholesterol}', { totalCholesterol, hdlCholesterol }, 'mg/dL');
    const ratio = medianRatio(triglycerides, tidy(nonHdl));
    return working.step('ldl', '{nonHdl} − {triglycerides} ÷ {ratio}', { nonHdl, triglycerides, ratio }, 'mg/dL');
  },
});

export const nonHdlCholesterol = defineCalculator({
  id: 'non-hdl-cholesterol',
  category: 'cardiac',
  inputs: { totalCholesterol: inputs.totalCholesterol, hdlCholesterol: inputs.hdlCholesterol },
  unit: 'mg/dL',
  decimals: 0,
  limits: ['goalsDependOnRisk'],
  sources: ['atp3'],
  check: hdlIsAPart,
  compute: (given, working) =>
    working.step(
      'nonHdl',
      '{totalCholesterol} − {hdlCholesterol}',
      { totalCholesterol: given.totalCholesterol.in('mg/dL'), hdlCholesterol: given.hdlCholesterol.in('mg/dL') },
      'mg/dL',
    ),
});
