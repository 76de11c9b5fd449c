/** Headache that begins at once, tuberculous meningitis, memory. */
import { measure, whole, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';
import { adultAge, leucocytes } from '../vital-fields.ts';

export const ottawaSubarachnoid = defineScore({
  id: 'ottawa-sah',
  category: 'neuro',
  inputs: {
    age: adultAge,
    neckPain: yesNo(1),
    witnessedUnconscious: yesNo(1),
    duringExertion: yesNo(1),
    thunderclap: yesNo(1),
    limitedFlexion: yesNo(1),
  },
  bands: [{ id: 'ruledOut' }, { id: 'investigate', from: 1 }],
  limits: ['suddenHeadache'],
  sources: ['perry2013'],
  points: (given) => ({ age: given.age.in('years') >= 40 ? 1 : 0 }),
});

/** Tuberculous or bacterial meningitis of adults. */
export const thwaites = defineScore({
  id: 'thwaites',
  category: 'neuro',
  inputs: {
    age: adultAge,
    leucocytes,
    daysIll: whole(0, 365),
    spinalLeucocytes: measure('leucocytes', '/µL', 0, 50000),
    spinalNeutrophils: measure('percent', '%', 0, 100),
  },
  bands: [{ id: 'tuberculous' }, { id: 'bacterial', above: 4 }],
  limits: ['adults', 'meningitisHivNegative'],
  sources: ['thwaites'],
  points: (given) => ({
    age: given.age.in('years') >= 36 ? 2 : 0,
    leucocytes: given.leucocytes.in('10⁹/L') >= 15 ? 4 : 0,
    daysIll: given.daysIll >= 6 ? -5 : 0,
    spinalLeucocytes: given.spinalLeucocytes.in('/µL') >= 900 ? 3 : 0,
    spinalNeutrophils: given.spinalNeutrophils.in('%') >= 75 ? 4 : 0,
  }),
});

export const mentalTest = defineScore({
  id: 'amts',
  category: 'neuro',
  inputs: {
    age: yesNo(1),
    time: yesNo(1),
    addressRecalled: yesNo(1),
    year: yesNo(1),
    place: yesNo(1),
    twoPersons: yesNo(1),
    birthday: yesNo(1),
    historicYear: yesNo(1),
    headOfState: yesNo(1),
    countDown: yesNo(1),
  },
  bands: [{ id: 'impaired' }, { id: 'normal', from: 7 }],
  limits: ['olderPatients', 'screeningOnly'],
  sources: ['hodkinson'],
});
