/** Withdrawal of alcohol, and two questions for depression. */
import { scored, whole } from '../field.ts';
import { defineScore } from '../score.ts';

const grade = whole(0, 7);

export const alcoholWithdrawal = defineScore({
  id: 'ciwa-ar',
  category: 'mental',
  inputs: {
    nausea: grade,
    tremor: grade,
    sweats: grade,
    anxiety: grade,
    agitation: grade,
    tactile: grade,
    auditory: grade,
    visual: grade,
    headache: grade,
    orientation: whole(0, 4),
  },
  bands: [{ id: 'mild' }, { id: 'medicate', from: 10 }],
  limits: ['canAnswer'],
  sources: ['sullivan'],
  points: (given) => given,
});

const frequency = scored({ notAtAll: 0, severalDays: 1, overHalf: 2, nearlyDaily: 3 });

export const phq2 = defineScore({
  id: 'phq-2',
  category: 'mental',
  inputs: { interest: frequency, mood: frequency },
  bands: [{ id: 'unlikely' }, { id: 'askOn', from: 3 }],
  limits: ['screeningOnly'],
  sources: ['kroenkePhq2'],
});
