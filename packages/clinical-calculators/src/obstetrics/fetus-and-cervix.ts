import { defineCalculator } from '../calculator.ts';
import { measure, scored } from '../field.ts';
import { defineScore } from '../score.ts';

/** With head, abdomen and femur; the measures in cm. */
export const fetalWeight = defineCalculator({
  id: 'fetal-weight-hadlock',
  category: 'obstetrics',
  inputs: {
    biparietal: measure('length', 'mm', 20, 120),
    headCircumference: measure('length', 'mm', 80, 420),
    abdominalCircumference: measure('length', 'mm', 60, 480),
    femurLength: measure('length', 'mm', 8, 95),
  },
  unit: 'g',
  decimals: 0,
  limits: ['fetalWeightError'],
  sources: ['hadlockWeight'],
  compute: (given, working) =>
    working.step(
      'fetalWeight',
      '10^(1.3596 + 0.0064 × {headCircumference} + 0.0424 × {abdominalCircumference} + 0.174 × {femurLength} + 0.00061 × {biparietal} × {abdominalCircumference} − 0.00386 × {abdominalCircumference} × {femurLength})',
      {
        biparietal: given.biparietal.in('cm'),
        headCircumference: given.headCircumference.in('cm'),
        abdominalCircumference: given.abdominalCircumference.in('cm'),
        femurLength: given.femurLength.in('cm'),
      },
      'g',
    ),
});

export const bishop = defineScore({
  id: 'bishop',
  category: 'obstetrics',
  inputs: {
    dilatation: scored({ closed: 0, oneToTwo: 1, threeToFour: 2, fiveOrMore: 3 }),
    effacement: scored({ upTo30: 0, from40: 1, from60: 2, from80: 3 }),
    station: scored({ minus3: 0, minus2: 1, minus1or0: 2, plus1or2: 3 }),
    consistency: scored({ firm: 0, medium: 1, soft: 2 }),
    position: scored({ posterior: 0, mid: 1, anterior: 2 }),
  },
  bands: [{ id: 'unfavourable' }, { id: 'intermediate', from: 7 }, { id: 'favourable', above: 8 }].map((band) => ({
    ...band,
    source: 'acogInduction' as const,
  })),
  limits: ['inductionOnly'],
  sources: ['bishop', 'acogInduction'],
});
