import { defineCalculator } from '../calculator.ts';
import { choice, scored, yesNo } from '../field.ts';
import { pointsFrom } from '../score.ts';
import { adultAge } from '../vital-fields.ts';

const ONE_POINT = {
  myocardialInfarction: yesNo(1),
  heartFailure: yesNo(1),
  peripheralArtery: yesNo(1),
  cerebrovascular: yesNo(1),
  dementia: yesNo(1),
  chronicLungDisease: yesNo(1),
  connectiveTissue: yesNo(1),
  ulcer: yesNo(1),
};
const HEAVIER = { hemiplegia: yesNo(2), renalDisease: yesNo(2), leukaemia: yesNo(2), lymphoma: yesNo(2), aids: yesNo(6) };
const GRADED = {
  diabetes: scored({ none: 0, uncomplicated: 1, organDamage: 2 }),
  liverDisease: scored({ none: 0, mild: 1, moderateOrSevere: 3 }),
  solidTumour: scored({ none: 0, localised: 2, metastatic: 6 }),
};
const YES_NO = { ...ONE_POINT, ...HEAVIER };

/** The weights of 1987, a point for each decade from 50 years; the bands are judged without age, as the paper's mortality is. */
export const charlson = defineCalculator({
  id: 'charlson',
  category: 'general',
  inputs: { age: adultAge, ...YES_NO, ...GRADED },
  unit: 'points',
  decimals: 0,
  bands: [{ id: 'none' }, { id: 'oneOrTwo' }, { id: 'threeOrFour' }, { id: 'fiveOrMore' }],
  limits: ['adults', 'charlsonEra'],
  sources: ['charlson'],
  compute: (given, working) => {
    let comorbidity = 0;
    for (const item of Object.keys(YES_NO) as (keyof typeof YES_NO)[])
      comorbidity += working.points(item, given[item] ? (YES_NO[item].points ?? 0) : 0);
    comorbidity += working.points('diabetes', GRADED.diabetes.points?.[given.diabetes] ?? 0);
    comorbidity += working.points('liverDisease', GRADED.liverDisease.points?.[given.liverDisease] ?? 0);
    comorbidity += working.points('solidTumour', GRADED.solidTumour.points?.[given.solidTumour] ?? 0);
    const age = working.points('age', pointsFrom(given.age.in('years'), 0, [50, 1], [60, 2], [70, 3], [80, 4], [90, 5]));
    const band = ['none', 'oneOrTwo', 'threeOrFour', 'fiveOrMore'][pointsFrom(comorbidity, 0, [1, 1], [3, 2], [5, 3])] ?? '';
    return { value: comorbidity + age, band };
  },
});

/** Performance status of the Eastern Cooperative Oncology Group. */
export const ecog = defineCalculator({
  id: 'ecog',
  category: 'general',
  inputs: { findings: choice('g0', 'g1', 'g2', 'g3', 'g4', 'g5') },
  unit: '',
  decimals: 0,
  bands: [{ id: 'ambulatory' }, { id: 'halfTheDay', from: 2 }, { id: 'mostlyInBed', from: 3 }, { id: 'dead', from: 5 }],
  limits: ['adults'],
  sources: ['oken'],
  compute: (given, working) => working.points('findings', Number(given.findings.slice(1))),
});
