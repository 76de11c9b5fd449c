/** Pregnancy: in the order of the page. */
import type { ListedCalculator } from '../calculator.ts';
import { poedjiRochjati } from './antenatal-risk.ts';
import { biophysicalProfile, johnsonToshach } from './bedside.ts';
import {
  conceptionDate,
  dueDate,
  dueDateByScan,
  dueDateByTransfer,
  gestationByPeriod,
  gestationHadlock,
  gestationRobinson,
} from './dates.ts';
import { bishop, fetalWeight } from './fetus-and-cervix.ts';

export const OBSTETRICS: readonly ListedCalculator[] = [
  dueDate,
  dueDateByScan,
  dueDateByTransfer,
  conceptionDate,
  gestationByPeriod,
  gestationRobinson,
  gestationHadlock,
  fetalWeight,
  bishop,
  poedjiRochjati,
  johnsonToshach,
  biophysicalProfile,
];
