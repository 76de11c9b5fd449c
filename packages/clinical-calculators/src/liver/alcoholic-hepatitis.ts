/** Alcoholic hepatitis: who will die, and in whom a week of steroids has not worked. */
import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { defineScore, pointsFrom } from '../score.ts';
import { adultAge, albumin, bilirubin, creatinine, inr, leucocytes, urea } from '../vital-fields.ts';

/** Creatinine counts as kidney failure above 1.3 mg/dL. */
export const lille = defineCalculator({
  id: 'lille',
  category: 'liver',
  inputs: {
    age: adultAge,
    albumin,
    bilirubin,
    bilirubinDay7: bilirubin,
    creatinine,
    prothrombinTime: measure('seconds', 's', 8, 150),
  },
  unit: '',
  decimals: 2,
  bands: [{ id: 'response' }, { id: 'noResponse', from: 0.45 }],
  limits: ['alcoholicHepatitis', 'afterSevenDaysOfSteroids'],
  sources: ['louvet'],
  compute: (given, working) => {
    const lilleSum = working.step(
      'lilleSum',
      '3.19 − 0.101 × {age} + 0.147 × {albumin} + 0.0165 × ({bilirubin} − {bilirubinDay7}) − 0.206 × {renalInsufficiency} − 0.0065 × {bilirubin} − 0.0096 × {prothrombinTime}',
      {
        age: given.age.in('years'),
        albumin: given.albumin.in('g/L'),
        bilirubin: given.bilirubin.in('µmol/L'),
        bilirubinDay7: given.bilirubinDay7.in('µmol/L'),
        renalInsufficiency: given.creatinine.in('mg/dL') > 1.3 ? 1 : 0,
        prothrombinTime: given.prothrombinTime.in('s'),
      },
      '',
    );
    return working.step('lille', 'exp(−{lilleSum}) ÷ (1 + exp(−{lilleSum}))', { lilleSum }, '');
  },
});

export const abic = defineCalculator({
  id: 'abic',
  category: 'liver',
  inputs: { age: adultAge, bilirubin, creatinine, inr },
  unit: '',
  decimals: 2,
  bands: [{ id: 'low' }, { id: 'intermediate', from: 6.71 }, { id: 'high', from: 9 }],
  limits: ['alcoholicHepatitis'],
  sources: ['dominguez'],
  compute: (given, working) =>
    working.step(
      'abic',
      '0.1 × {age} + 0.08 × {bilirubin} + 0.3 × {creatinine} + 0.8 × {inr}',
      {
        age: given.age.in('years'),
        bilirubin: given.bilirubin.in('mg/dL'),
        creatinine: given.creatinine.in('mg/dL'),
        inr: given.inr,
      },
      '',
    ),
});

export const glasgowAlcoholic = defineScore({
  id: 'glasgow-alcoholic-hepatitis',
  category: 'liver',
  inputs: { age: adultAge, leucocytes, urea, inr, bilirubin },
  bands: [{ id: 'better' }, { id: 'poor', from: 9 }],
  limits: ['alcoholicHepatitis'],
  sources: ['forrest'],
  points: (given) => ({
    age: pointsFrom(given.age.in('years'), 1, [50, 2]),
    leucocytes: pointsFrom(given.leucocytes.in('10⁹/L'), 1, [15, 2]),
    urea: pointsFrom(given.urea.in('mmol/L'), 1, [5, 2]),
    inr: given.inr > 2 ? 3 : pointsFrom(given.inr, 1, [1.5, 2]),
    bilirubin: given.bilirubin.in('µmol/L') > 250 ? 3 : pointsFrom(given.bilirubin.in('µmol/L'), 1, [125, 2]),
  }),
});
