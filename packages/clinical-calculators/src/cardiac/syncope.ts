/** Which patient with syncope is in danger in the days after. */
import { yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

/** Counts what is present; only nought speaks for a low risk. */
export const sanFranciscoSyncope = defineScore({
  id: 'san-francisco-syncope',
  category: 'cardiac',
  inputs: {
    heartFailureHistory: yesNo(1),
    haematocritBelow30: yesNo(1),
    abnormalEcg: yesNo(1),
    shortnessOfBreath: yesNo(1),
    systolicBelow90: yesNo(1),
  },
  bands: [{ id: 'low' }, { id: 'high', from: 1 }],
  limits: ['syncopeRecovered', 'syncopeSensitivity'],
  sources: ['quinn'],
});

export const canadianSyncope = defineScore({
  id: 'canadian-syncope',
  category: 'cardiac',
  inputs: {
    vasovagalPredisposition: yesNo(-1),
    heartDisease: yesNo(1),
    systolicBelow90Above180: yesNo(2),
    raisedTroponin: yesNo(2),
    abnormalAxis: yesNo(1),
    qrsAbove130: yesNo(1),
    correctedQtAbove480: yesNo(2),
    vasovagalDiagnosis: yesNo(-2),
    cardiacDiagnosis: yesNo(2),
  },
  bands: [{ id: 'veryLow' }, { id: 'low', from: -1 }, { id: 'medium', from: 1 }, { id: 'high', from: 4 }, { id: 'veryHigh', from: 6 }],
  limits: ['from16Years', 'syncopeRecovered'],
  sources: ['canadianSyncope'],
});
