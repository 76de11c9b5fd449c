import { tidy } from '../amount.ts';
import { choice, measure, yesNo } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';
import { arterialOxygen, bilirubin, comaScale, creatinine, inspiredOxygen, meanPressure, platelets } from '../vital-fields.ts';

/** Thresholds falling, points rising: "below 150: 1, below 100: 2". */
const pointsBelow = (value: number, ...thresholds: readonly (readonly [limit: number, points: number])[]): number =>
  thresholds.findLast(([limit]) => value < limit)?.[1] ?? 0;

/** µg/kg/min, for at least an hour. */
const VASOPRESSOR_POINTS = { none: 0, low: 2, medium: 3, high: 4 } as const;

export const sofa = defineScore({
  id: 'sofa',
  category: 'critical',
  inputs: {
    arterialOxygen,
    inspiredOxygen,
    respiratorySupport: yesNo(),
    platelets,
    bilirubin,
    meanPressure,
    vasopressor: choice('none', 'low', 'medium', 'high'),
    comaScale,
    creatinine,
    urineOutput: { ...measure('volume', 'mL', 0, 20000), optional: true },
  },
  bands: [{ id: 'below2' }, { id: 'from2', from: 2, source: 'sepsis3' }],
  limits: ['adults', 'changeFromBaseline'],
  sources: ['vincent', 'sepsis3'],
  points: (given) => {
    // 84 mmHg at 28 % are 300, and not a hair below.
    const ratio = tidy(given.arterialOxygen.in('mmHg') / given.inspiredOxygen.in('fraction'));
    const lungs = pointsBelow(ratio, [400, 1], [300, 2], [200, 3], [100, 4]);
    const urine = given.urineOutput === undefined ? 0 : pointsBelow(given.urineOutput.in('mL'), [500, 3], [200, 4]);
    return {
      arterialOxygen: given.respiratorySupport ? lungs : Math.min(2, lungs),
      platelets: pointsBelow(given.platelets.in('10⁹/L'), [150, 1], [100, 2], [50, 3], [20, 4]),
      bilirubin: pointsFrom(given.bilirubin.in('mg/dL'), 0, [1.2, 1], [2, 2], [6, 3], [12, 4]),
      meanPressure: Math.max(VASOPRESSOR_POINTS[given.vasopressor], given.meanPressure.in('mmHg') < 70 ? 1 : 0),
      comaScale: pointsFrom(given.comaScale, 4, [6, 3], [10, 2], [13, 1], [15, 0]),
      creatinine: Math.max(urine, pointsFrom(given.creatinine.in('mg/dL'), 0, [1.2, 1], [2, 2], [3.5, 3], [5, 4])),
    };
  },
});
