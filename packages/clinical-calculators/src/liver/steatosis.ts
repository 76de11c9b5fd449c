import { defineCalculator } from '../calculator.ts';
import { measure } from '../field.ts';
import { adultHeight, adultWeight } from '../vital-fields.ts';

export const fattyLiverIndex = defineCalculator({
  id: 'fatty-liver-index',
  category: 'liver',
  inputs: {
    triglycerides: measure('triglycerides', 'mg/dL', 10, 5000),
    gammaGt: measure('enzyme', 'U/L', 2, 5000),
    weight: adultWeight,
    height: adultHeight,
    waist: measure('length', 'cm', 40, 220),
  },
  unit: '',
  decimals: 0,
  bands: [{ id: 'unlikely' }, { id: 'uncertain', from: 30 }, { id: 'likely', from: 60 }],
  limits: ['adults', 'ultrasoundReference'],
  sources: ['bedogni'],
  compute: (given, working) => {
    const bmi = working.step('bmi', '{weight} ÷ {height}^2', { weight: given.weight.in('kg'), height: given.height.in('m') }, 'kg/m²');
    const fattyLiverSum = working.step(
      'fattyLiverSum',
      '0.953 × ln({triglycerides}) + 0.139 × {bmi} + 0.718 × ln({gammaGt}) + 0.053 × {waist} − 15.745',
      {
        triglycerides: given.triglycerides.in('mg/dL'),
        bmi,
        gammaGt: given.gammaGt.in('U/L'),
        waist: given.waist.in('cm'),
      },
      '',
    );
    return working.step('fattyLiverIndex', '100 ÷ (1 + exp(−{fattyLiverSum}))', { fattyLiverSum }, '');
  },
});
