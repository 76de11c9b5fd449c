/** Signs of fibrosis from routine blood tests. */
import { defineCalculator } from '../calculator.ts';
import { measure, withFallback, yesNo } from '../field.ts';
import { adultAge, albumin, liverEnzyme, platelets } from '../vital-fields.ts';

export const fib4 = defineCalculator({
  id: 'fib-4',
  category: 'liver',
  inputs: { age: adultAge, ast: liverEnzyme, alt: liverEnzyme, platelets },
  unit: '',
  decimals: 2,
  bands: [{ id: 'low' }, { id: 'indeterminate', from: 1.45 }, { id: 'high', above: 3.25 }],
  limits: ['adults', 'fib4Age', 'notAcuteHepatitis'],
  sources: ['sterling'],
  compute: (given, working) =>
    working.step(
      'fib4',
      '{age} × {ast} ÷ ({platelets} × √({alt}))',
      { age: given.age.in('years'), ast: given.ast.in('U/L'), alt: given.alt.in('U/L'), platelets: given.platelets.in('10⁹/L') },
      '',
    ),
});

export const apri = defineCalculator({
  id: 'apri',
  category: 'liver',
  inputs: { ast: liverEnzyme, astUpperLimit: withFallback(measure('enzyme', 'U/L', 15, 100), 40), platelets },
  unit: '',
  decimals: 2,
  bands: [{ id: 'low' }, { id: 'indeterminate', above: 0.5 }, { id: 'high', above: 1.5 }],
  limits: ['adults', 'notAcuteHepatitis'],
  sources: ['wai'],
  compute: (given, working) =>
    working.step(
      'apri',
      '{ast} ÷ {astUpperLimit} ÷ {platelets} × 100',
      { ast: given.ast.in('U/L'), astUpperLimit: given.astUpperLimit.in('U/L'), platelets: given.platelets.in('10⁹/L') },
      '',
    ),
});

export const nafldFibrosis = defineCalculator({
  id: 'nafld-fibrosis',
  category: 'liver',
  inputs: {
    age: adultAge,
    weight: measure('weight', 'kg', 25, 400),
    height: measure('length', 'cm', 120, 250),
    impairedGlucose: yesNo(),
    ast: liverEnzyme,
    alt: liverEnzyme,
    platelets,
    albumin,
  },
  unit: '',
  decimals: 3,
  bands: [{ id: 'low' }, { id: 'indeterminate', from: -1.455 }, { id: 'high', above: 0.676 }],
  limits: ['adults', 'fib4Age', 'notAcuteHepatitis'],
  sources: ['angulo'],
  compute: (given, working) => {
    const bmi = working.step('bmi', '{weight} ÷ {height}^2', { weight: given.weight.in('kg'), height: given.height.in('m') }, 'kg/m²');
    return working.step(
      'nafldScore',
      '−1.675 + 0.037 × {age} + 0.094 × {bmi} + 1.13 × {impairedGlucose} + 0.99 × {ast} ÷ {alt} − 0.013 × {platelets} − 0.66 × {albumin}',
      {
        age: given.age.in('years'),
        bmi,
        impairedGlucose: given.impairedGlucose ? 1 : 0,
        ast: given.ast.in('U/L'),
        alt: given.alt.in('U/L'),
        platelets: given.platelets.in('10⁹/L'),
        albumin: given.albumin.in('g/dL'),
      },
      '',
    );
  },
});
