/** Injury of a liver by drugs and other causes, up to acute failure. */
import { defineCalculator } from '../calculator.ts';
import { measure, yesNo } from '../field.ts';
import { liverEnzyme } from '../vital-fields.ts';

/** Each enzyme against its own upper limit. */
export const liverInjuryRatio = defineCalculator({
  id: 'r-factor',
  category: 'liver',
  inputs: {
    alt: liverEnzyme,
    altUpperLimit: measure('enzyme', 'U/L', 10, 100),
    alkalinePhosphatase: measure('enzyme', 'U/L', 5, 5000),
    phosphataseUpperLimit: measure('enzyme', 'U/L', 40, 500),
  },
  unit: '',
  decimals: 1,
  bands: [{ id: 'cholestatic' }, { id: 'mixed', above: 2 }, { id: 'hepatocellular', from: 5 }],
  limits: ['firstAbnormalValues', 'notDiagnostic'],
  sources: ['benichou'],
  compute: (given, working) =>
    working.step(
      'injuryRatio',
      '({alt} ÷ {altUpperLimit}) ÷ ({alkalinePhosphatase} ÷ {phosphataseUpperLimit})',
      {
        alt: given.alt.in('U/L'),
        altUpperLimit: given.altUpperLimit.in('U/L'),
        alkalinePhosphatase: given.alkalinePhosphatase.in('U/L'),
        phosphataseUpperLimit: given.phosphataseUpperLimit.in('U/L'),
      },
      '',
    ),
});

/** Arterial pH below 7.3 alone, or the other three together. */
export const kingsParacetamol = defineCalculator({
  id: 'kings-college-paracetamol',
  category: 'liver',
  inputs: {
    arterialPhBelow73: yesNo(1),
    inrAbove65: yesNo(1),
    creatinineAbove300: yesNo(1),
    encephalopathyGrade3: yesNo(1),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'notMet' }, { id: 'met' }],
  limits: ['acuteLiverFailure', 'kingsSensitivity'],
  sources: ['ogrady'],
  compute: (given, working) => {
    const acidosis = working.points('arterialPhBelow73', given.arterialPhBelow73 ? 1 : 0);
    const others =
      working.points('inrAbove65', given.inrAbove65 ? 1 : 0) +
      working.points('creatinineAbove300', given.creatinineAbove300 ? 1 : 0) +
      working.points('encephalopathyGrade3', given.encephalopathyGrade3 ? 1 : 0);
    return { value: acidosis + others, band: acidosis === 1 || others === 3 ? 'met' : 'notMet' };
  },
});

/** An INR above 6.5 alone, or three of the other five. */
export const kingsOther = defineCalculator({
  id: 'kings-college-other',
  category: 'liver',
  inputs: {
    inrAbove65: yesNo(1),
    ageBelow10Above40: yesNo(1),
    unfavourableCause: yesNo(1),
    jaundiceAbove7Days: yesNo(1),
    inrAbove35: yesNo(1),
    bilirubinAbove300: yesNo(1),
  },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'notMet' }, { id: 'met' }],
  limits: ['acuteLiverFailure', 'kingsSensitivity'],
  sources: ['ogrady'],
  compute: (given, working) => {
    const alone = working.points('inrAbove65', given.inrAbove65 ? 1 : 0);
    const others =
      working.points('ageBelow10Above40', given.ageBelow10Above40 ? 1 : 0) +
      working.points('unfavourableCause', given.unfavourableCause ? 1 : 0) +
      working.points('jaundiceAbove7Days', given.jaundiceAbove7Days ? 1 : 0) +
      working.points('inrAbove35', given.inrAbove35 ? 1 : 0) +
      working.points('bilirubinAbove300', given.bilirubinAbove300 ? 1 : 0);
    return { value: alone + others, band: alone === 1 || others >= 3 ? 'met' : 'notMet' };
  },
});
