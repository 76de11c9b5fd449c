import { defineCalculator } from '../calculator.ts';
import { scored, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

export const fourAt = defineScore({
  id: '4at',
  category: 'neuro',
  inputs: {
    alertness: scored({ normal: 0, abnormal: 4 }),
    orientation: scored({ noMistake: 0, oneMistake: 1, moreMistakes: 2 }),
    attention: scored({ sevenMonths: 0, fewerMonths: 1, untestable: 2 }),
    acuteChange: scored({ no: 0, yes: 4 }),
  },
  bands: [{ id: 'unlikely' }, { id: 'cognitive', from: 1 }, { id: 'delirium', from: 4 }],
  limits: ['olderPatients'],
  sources: ['bellelli'],
});

/** Who needs a radiograph of the ankle or foot: pain in the zone, and bone tenderness or four steps not possible. */
export const ottawaAnkle = defineCalculator({
  id: 'ottawa-ankle',
  category: 'neuro',
  inputs: {
    malleolarPain: yesNo(),
    lateralMalleolus: yesNo(),
    medialMalleolus: yesNo(),
    midfootPain: yesNo(),
    fifthMetatarsal: yesNo(),
    navicular: yesNo(),
    cannotWalk: yesNo(),
  },
  unit: 'films',
  decimals: 0,
  bands: [{ id: 'none' }, { id: 'ankle' }, { id: 'foot' }, { id: 'both' }],
  limits: ['from18YearsAnkle', 'ankleExclusions'],
  sources: ['stiell'],
  compute: (given, working) => {
    const ankle = given.malleolarPain && (given.lateralMalleolus || given.medialMalleolus || given.cannotWalk);
    const foot = given.midfootPain && (given.fifthMetatarsal || given.navicular || given.cannotWalk);
    const value = working.points('malleolarPain', ankle ? 1 : 0) + working.points('midfootPain', foot ? 1 : 0);
    if (ankle && foot) return { value, band: 'both' };
    if (ankle) return { value, band: 'ankle' };
    return { value, band: foot ? 'foot' : 'none' };
  },
});

/** One finding is enough for a radiograph of the knee. */
export const ottawaKnee = defineScore({
  id: 'ottawa-knee',
  category: 'neuro',
  inputs: {
    ageFrom55: yesNo(1),
    fibularHead: yesNo(1),
    isolatedPatella: yesNo(1),
    cannotFlex90: yesNo(1),
    cannotWalk: yesNo(1),
  },
  bands: [{ id: 'none' }, { id: 'film', from: 1 }],
  limits: ['from18YearsKnee', 'kneeExclusions'],
  sources: ['stiellKnee'],
});
