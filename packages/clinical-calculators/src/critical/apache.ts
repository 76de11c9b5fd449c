/** APACHE II, from the worst values of the first 24 hours in intensive care. */
import { choice, yesNo } from '../field.ts';
import { defineScore, pointsAbove, pointsFrom } from '../score.ts';
import {
  acidity,
  adultAge,
  arterialCarbonDioxide,
  arterialOxygen,
  breathing,
  comaScale,
  creatinine,
  haematocrit,
  inspiredOxygen,
  leucocytes,
  meanPressure,
  potassium,
  pulse,
  sodium,
  temperature,
} from '../vital-fields.ts';

/** From half oxygen on the gradient counts, below it the arterial oxygen. */
function oxygenPoints(fraction: number, oxygen: number, carbonDioxide: number): number {
  if (fraction < 0.5) return oxygen > 70 ? 0 : pointsFrom(oxygen, 4, [55, 3], [61, 1]);
  return pointsFrom(fraction * (760 - 47) - carbonDioxide / 0.8 - oxygen, 0, [200, 2], [350, 3], [500, 4]);
}

function creatininePoints(mgPerDl: number, acuteFailure: boolean): number {
  return pointsFrom(mgPerDl, 2, [0.6, 0], [1.5, 2], [2, 3], [3.5, 4]) * (acuteFailure ? 2 : 1);
}

export const apache2 = defineScore({
  id: 'apache-2',
  category: 'critical',
  inputs: {
    age: adultAge,
    temperature,
    meanPressure,
    pulse,
    breathing,
    inspiredOxygen,
    arterialOxygen,
    arterialCarbonDioxide,
    acidity,
    sodium,
    potassium,
    creatinine,
    acuteRenalFailure: yesNo(),
    haematocrit,
    leucocytes,
    comaScale,
    severeOrganDisease: yesNo(),
    admission: choice('nonoperative', 'emergencySurgery', 'electiveSurgery'),
  },
  limits: ['adults', 'first24h', 'seaLevel'],
  sources: ['knaus'],
  points: (given) => ({
    age: pointsFrom(given.age.in('years'), 0, [45, 2], [55, 3], [65, 5], [75, 6]),
    temperature: pointsFrom(given.temperature.in('°C'), 4, [30, 3], [32, 2], [34, 1], [36, 0], [38.5, 1], [39, 3], [41, 4]),
    meanPressure: pointsFrom(given.meanPressure.in('mmHg'), 4, [50, 2], [70, 0], [110, 2], [130, 3], [160, 4]),
    pulse: pointsFrom(given.pulse.in('/min'), 4, [40, 3], [55, 2], [70, 0], [110, 2], [140, 3], [180, 4]),
    breathing: pointsFrom(given.breathing.in('/min'), 4, [6, 2], [10, 1], [12, 0], [25, 1], [35, 3], [50, 4]),
    arterialOxygen: oxygenPoints(
      given.inspiredOxygen.in('fraction'),
      given.arterialOxygen.in('mmHg'),
      given.arterialCarbonDioxide.in('mmHg'),
    ),
    acidity: pointsFrom(given.acidity, 4, [7.15, 3], [7.25, 2], [7.33, 0], [7.5, 1], [7.6, 3], [7.7, 4]),
    sodium: pointsAbove(given.sodium.in('mmol/L'), 4, [110, 3], [119, 2], [129, 0], [149, 1], [154, 2], [159, 3], [179, 4]),
    potassium: pointsFrom(given.potassium.in('mmol/L'), 4, [2.5, 2], [3, 1], [3.5, 0], [5.5, 1], [6, 3], [7, 4]),
    creatinine: creatininePoints(given.creatinine.in('mg/dL'), given.acuteRenalFailure),
    haematocrit: pointsFrom(given.haematocrit.in('%'), 4, [20, 2], [30, 0], [46, 1], [50, 2], [60, 4]),
    leucocytes: pointsFrom(given.leucocytes.in('10⁹/L'), 4, [1, 2], [3, 0], [15, 1], [20, 2], [40, 4]),
    comaScale: 15 - given.comaScale,
    severeOrganDisease: given.severeOrganDisease ? (given.admission === 'electiveSurgery' ? 2 : 5) : 0,
  }),
});
