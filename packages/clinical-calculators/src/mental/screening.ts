/** Questionnaires that look for distress after birth, in old age and in primary care. */
import { scored, yesNo } from '../field.ts';
import { defineScore } from '../score.ts';

const pleasure = scored({ asAlways: 0, ratherLess: 1, definitelyLess: 2, hardly: 3 });
const howOften = scored({ never: 0, seldom: 1, sometimes: 2, often: 3 });

/** Edinburgh postnatal depression scale. */
export const postnatalDepression = defineScore({
  id: 'epds',
  category: 'mental',
  inputs: {
    laugh: pleasure,
    lookForward: pleasure,
    selfBlame: howOften,
    anxious: howOften,
    panicky: howOften,
    overwhelmed: howOften,
    sleepless: howOften,
    sad: howOften,
    crying: howOften,
    selfHarm: howOften,
  },
  bands: [{ id: 'unlikely' }, { id: 'possible', from: 10 }, { id: 'likely', from: 13 }],
  limits: ['screeningOnly', 'askSelfHarm', 'epdsWeek'],
  sources: ['cox'],
});

/** Self-reporting questionnaire of the WHO, with the threshold of Indonesia's national health surveys. */
export const selfReporting = defineScore({
  id: 'srq-20',
  category: 'mental',
  inputs: {
    headaches: yesNo(1),
    poorAppetite: yesNo(1),
    badSleep: yesNo(1),
    easilyFrightened: yesNo(1),
    shakingHands: yesNo(1),
    nervous: yesNo(1),
    poorDigestion: yesNo(1),
    unclearThinking: yesNo(1),
    unhappy: yesNo(1),
    cryingMore: yesNo(1),
    noEnjoyment: yesNo(1),
    hardDecisions: yesNo(1),
    workSuffers: yesNo(1),
    uselessRole: yesNo(1),
    lostInterest: yesNo(1),
    worthless: yesNo(1),
    endingLife: yesNo(1),
    alwaysTired: yesNo(1),
    stomachDiscomfort: yesNo(1),
    easilyTired: yesNo(1),
  },
  bands: [
    { id: 'below', source: 'riskesdas' },
    { id: 'distress', from: 6, source: 'riskesdas' },
  ],
  limits: ['screeningOnly', 'askEndingLife'],
  sources: ['srq', 'riskesdas'],
});

/** Geriatric depression scale, short form. Each item is put so that yes counts. */
export const geriatricDepression = defineScore({
  id: 'gds-15',
  category: 'mental',
  inputs: {
    dissatisfied: yesNo(1),
    droppedInterests: yesNo(1),
    emptyLife: yesNo(1),
    bored: yesNo(1),
    lowSpirits: yesNo(1),
    afraidOfBad: yesNo(1),
    unhappyMostly: yesNo(1),
    helpless: yesNo(1),
    staysHome: yesNo(1),
    memoryProblems: yesNo(1),
    notGladToLive: yesNo(1),
    worthless: yesNo(1),
    noEnergy: yesNo(1),
    hopeless: yesNo(1),
    othersBetterOff: yesNo(1),
  },
  bands: [
    { id: 'unlikely', source: 'almeida' },
    { id: 'suggestive', from: 5, source: 'almeida' },
  ],
  limits: ['screeningOnly', 'olderPatients', 'notSevereDementia'],
  sources: ['sheikh', 'almeida'],
});
