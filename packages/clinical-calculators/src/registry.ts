/** Every calculator, to be listed, found and run by its id: forms and the API follow from this without code for each. */

import { BODY } from './body/body-calculators.ts';
import type { ListedCalculator } from './calculator.ts';
import { CARDIAC } from './cardiac/cardiac-calculators.ts';
import { CRITICAL } from './critical/critical-calculators.ts';
import { DOSING } from './dosing/dosing-calculators.ts';
import { ELECTROLYTES } from './electrolytes/electrolytes-calculators.ts';
import { GASTRO } from './gastro/gastro-calculators.ts';
import { GENERAL } from './general/general-calculators.ts';
import { LIVER } from './liver/liver-calculators.ts';
import { MENTAL } from './mental/mental-calculators.ts';
import { NEURO } from './neuro/neuro-calculators.ts';
import { OBSTETRICS } from './obstetrics/obstetrics-calculators.ts';
import type { RunResult } from './outcome.ts';
import { PAEDIATRICS } from './paediatrics/paediatrics-calculators.ts';
import { RENAL } from './renal/renal-calculators.ts';
import { THROMBOSIS } from './thrombosis/thrombosis-calculators.ts';

const ALL: readonly ListedCalculator[] = [
  ...RENAL,
  ...BODY,
  ...ELECTROLYTES,
  ...CARDIAC,
  ...LIVER,
  ...THROMBOSIS,
  ...CRITICAL,
  ...PAEDIATRICS,
  ...OBSTETRICS,
  ...DOSING,
  ...GASTRO,
  ...NEURO,
  ...MENTAL,
  ...GENERAL,
];

const BY_ID = new Map(ALL.map((calculator) => [calculator.id, calculator]));

export const list = (): readonly ListedCalculator[] => ALL;

export const find = (id: string): ListedCalculator | undefined => BY_ID.get(id);

/** Never throws, whatever the input. */
export const run = (id: string, rawInputs: unknown): RunResult => BY_ID.get(id)?.run(rawInputs) ?? { status: 'unknownCalculator' };
