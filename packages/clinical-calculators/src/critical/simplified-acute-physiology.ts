/** SAPS II: expected hospital mortality from the worst values of the first 24 hours in intensive care. */
import { defineCalculator } from '../calculator.ts';
import { measure, scored, yesNo } from '../field.ts';
import { pointsFrom } from '../score.ts';
import {
  adultAge,
  bicarbonate,
  bilirubin,
  comaScale,
  leucocytes,
  potassium,
  pulse,
  sodium,
  systolic,
  temperature,
  urea,
} from '../vital-fields.ts';

const ADMISSION = { scheduledSurgery: 0, medical: 6, emergencySurgery: 8 } as const;
/** Counts only under ventilation or continuous pressure. */
const OXYGENATION = { notVentilated: 0, from200: 6, from100: 9, below100: 11 } as const;

export const saps2 = defineCalculator({
  id: 'saps-2',
  category: 'critical',
  inputs: {
    age: adultAge,
    pulse,
    systolic,
    temperature,
    oxygenation: scored(OXYGENATION),
    urineOutput: measure('volume', 'mL', 0, 15000),
    urea,
    leucocytes,
    potassium,
    sodium,
    bicarbonate,
    bilirubin,
    comaScale,
    metastaticCancer: yesNo(),
    bloodCancer: yesNo(),
    aids: yesNo(),
    admission: scored(ADMISSION),
  },
  unit: '%',
  decimals: 1,
  limits: ['adults', 'first24h', 'overratesToday', 'scaleBeforeSedation'],
  sources: ['leGall'],
  compute: (given, working) => {
    // Of several chronic illnesses the heaviest counts.
    const illness = given.aids ? 17 : given.bloodCancer ? 10 : given.metastaticCancer ? 9 : 0;
    const points = {
      age: pointsFrom(given.age.in('years'), 0, [40, 7], [60, 12], [70, 15], [75, 16], [80, 18]),
      pulse: pointsFrom(given.pulse.in('/min'), 11, [40, 2], [70, 0], [120, 4], [160, 7]),
      systolic: pointsFrom(given.systolic.in('mmHg'), 13, [70, 5], [100, 0], [200, 2]),
      temperature: pointsFrom(given.temperature.in('°C'), 0, [39, 3]),
      oxygenation: OXYGENATION[given.oxygenation],
      urineOutput: pointsFrom(given.urineOutput.in('mL'), 11, [500, 4], [1000, 0]),
      urea: pointsFrom(given.urea.in('BUN mg/dL'), 0, [28, 6], [84, 10]),
      leucocytes: pointsFrom(given.leucocytes.in('10⁹/L'), 12, [1, 0], [20, 3]),
      potassium: pointsFrom(given.potassium.in('mmol/L'), 3, [3, 0], [5, 3]),
      sodium: pointsFrom(given.sodium.in('mmol/L'), 5, [125, 0], [145, 1]),
      bicarbonate: pointsFrom(given.bicarbonate.in('mmol/L'), 6, [15, 3], [20, 0]),
      bilirubin: pointsFrom(given.bilirubin.in('mg/dL'), 0, [4, 4], [6, 9]),
      comaScale: pointsFrom(given.comaScale, 26, [6, 13], [9, 7], [11, 5], [14, 0]),
      chronicIllness: illness,
      admission: ADMISSION[given.admission],
    };
    let sapsPoints = 0;
    for (const [name, counted] of Object.entries(points)) sapsPoints += working.points(name, counted);
    const logit = working.step('logit', '−7.7631 + 0.0737 × {sapsPoints} + 0.9971 × ln({sapsPoints} + 1)', { sapsPoints }, '');
    return working.step('mortality', '100 ÷ (1 + exp(−{logit}))', { logit }, '%');
  },
});
