/** EuroSCORE II and SAPS II with the points counted another way. */
import type { Given, SecondComputation } from './second-computation.ts';

const logistic = (x: number) => 100 - 100 / (1 + Math.exp(x));

/** How many thresholds are reached says which entry counts. */
const stepOf = (value: number, thresholds: readonly number[], points: readonly number[]) =>
  points[thresholds.filter((limit) => value >= limit).length] ?? 0;

const SIMPLE: readonly (readonly [string, number])[] = [
  ['arteriopathy', 0.5360268],
  ['poorMobility', 0.2407181],
  ['previousSurgery', 1.118599],
  ['lungDisease', 0.1886564],
  ['endocarditis', 0.6194522],
  ['criticalState', 1.086517],
  ['insulin', 0.3542749],
  ['anginaAtRest', 0.2226147],
  ['recentInfarction', 0.1528943],
  ['thoracicAorta', 0.6527205],
];
const GRADED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sex: { female: 0.2196434 },
  kidney: { to85: 0.303553, to50: 0.8592256, dialysis: 0.6421508 },
  functionalClass: { class2: 0.1070545, class3: 0.2958358, class4: 0.5597929 },
  ventricle: { moderate: 0.3150652, poor: 0.8084096, veryPoor: 0.9346919 },
  pulmonaryPressure: { to55: 0.1788899, above55: 0.3491475 },
  urgency: { urgent: 0.3174673, emergency: 0.7039121, salvage: 1.362947 },
  procedures: { oneOther: 0.0062118, two: 0.5521478, threeOrMore: 0.9724533 },
};

function sapsPoints(g: Given): number {
  const at = (name: string, thresholds: readonly number[], points: readonly number[]) => stepOf(g.number(name), thresholds, points);
  return (
    at('age', [40, 60, 70, 75, 80], [0, 7, 12, 15, 16, 18]) +
    at('pulse', [40, 70, 120, 160], [11, 2, 0, 4, 7]) +
    at('systolic', [70, 100, 200], [13, 5, 0, 2]) +
    at('temperature', [39], [0, 3]) +
    ({ from200: 6, from100: 9, below100: 11 }[g.text('oxygenation')] ?? 0) +
    at('urineOutput', [500, 1000], [11, 4, 0]) +
    at('urea', [28, 84], [0, 6, 10]) +
    at('leucocytes', [1, 20], [12, 0, 3]) +
    at('potassium', [3, 5], [3, 0, 3]) +
    at('sodium', [125, 145], [5, 0, 1]) +
    at('bicarbonate', [15, 20], [6, 3, 0]) +
    at('bilirubin', [4, 6], [0, 4, 9]) +
    at('comaScale', [6, 9, 11, 14], [26, 13, 7, 5, 0]) +
    Math.max(g.yes('aids') ? 17 : 0, g.yes('bloodCancer') ? 10 : 0, g.yes('metastaticCancer') ? 9 : 0) +
    ({ medical: 6, emergencySurgery: 8 }[g.text('admission')] ?? 0)
  );
}

export const secondSurgeryAndWard: Readonly<Record<string, SecondComputation>> = {
  'euroscore-2': (g) => {
    const simple = SIMPLE.filter(([name]) => g.yes(name)).reduce((sum, [, weight]) => sum + weight, 0);
    const graded = Object.entries(GRADED).reduce((sum, [name, weights]) => sum + (weights[g.text(name)] ?? 0), 0);
    const age = g.number('ageYears') <= 60 ? 1 : g.number('ageYears') - 59;
    return logistic(simple + graded + 0.0285181 * age - 5.324537);
  },
  'saps-2': (g) => {
    const points = sapsPoints(g);
    return logistic(0.0737 * points + 0.9971 * Math.log1p(points) - 7.7631);
  },
};
