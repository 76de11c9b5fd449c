import { tidy } from '../amount.ts';
import { defineCalculator } from '../calculator.ts';
import { measure, withFallback } from '../field.ts';
import { anyAge, arterialCarbonDioxide, arterialOxygen, inspiredOxygen } from '../vital-fields.ts';

export const alveolarGradient = defineCalculator({
  id: 'a-a-gradient',
  category: 'electrolytes',
  inputs: {
    age: anyAge,
    inspiredOxygen,
    arterialOxygen,
    arterialCarbonDioxide,
    barometricPressure: withFallback(measure('gasPressure', 'mmHg', 350, 800), 760),
  },
  unit: 'mmHg',
  decimals: 0,
  limits: ['respiratoryQuotient', 'expectedOnRoomAir'],
  sources: ['mellemgaard'],
  // No more than the alveoli can hold at all, with as much carbon dioxide made as oxygen taken up.
  check: (given) => {
    const most = given.inspiredOxygen.in('fraction') * (given.barometricPressure.in('mmHg') - 47) - given.arterialCarbonDioxide.in('mmHg');
    return tidy(given.arterialOxygen.in('mmHg')) <= tidy(most) ? [] : [{ field: 'inspiredOxygen', limit: 'oxygenBelowAlveolar' }];
  },
  compute: (given, working) => {
    const alveolarOxygen = working.step(
      'alveolarOxygen',
      '{inspiredOxygen} × ({barometricPressure} − 47) − {arterialCarbonDioxide} ÷ 0.8',
      {
        inspiredOxygen: given.inspiredOxygen.in('fraction'),
        barometricPressure: given.barometricPressure.in('mmHg'),
        arterialCarbonDioxide: given.arterialCarbonDioxide.in('mmHg'),
      },
      'mmHg',
    );
    const value = working.step(
      'gradient',
      '{alveolarOxygen} − {arterialOxygen}',
      { alveolarOxygen, arterialOxygen: given.arterialOxygen.in('mmHg') },
      'mmHg',
    );
    working.step('expectedGradient', '2.5 + 0.21 × {age}', { age: given.age.in('years') }, 'mmHg');
    return value;
  },
});

export const oxygenationRatio = defineCalculator({
  id: 'pf-ratio',
  category: 'electrolytes',
  inputs: { arterialOxygen, inspiredOxygen },
  unit: 'mmHg',
  decimals: 0,
  bands: [{ id: 'severe' }, { id: 'moderate', above: 100 }, { id: 'mild', above: 200 }, { id: 'aboveArds', above: 300 }],
  limits: ['berlinCriteria'],
  sources: ['berlin'],
  compute: (given, working) =>
    working.step(
      'oxygenationRatio',
      '{arterialOxygen} ÷ {inspiredOxygen}',
      { arterialOxygen: given.arterialOxygen.in('mmHg'), inspiredOxygen: given.inspiredOxygen.in('fraction') },
      'mmHg',
    ),
});
