/** Mental health: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { auditC, cage, gad7, phq9 } from './questionnaires.ts';
import { geriatricDepression, postnatalDepression, selfReporting } from './screening.ts';
import { alcoholWithdrawal, phq2 } from './withdrawal.ts';

export const MENTAL: readonly ListedCalculator[] = [
  phq9,
  gad7,
  postnatalDepression,
  geriatricDepression,
  selfReporting,
  auditC,
  cage,
  alcoholWithdrawal,
  phq2,
];
