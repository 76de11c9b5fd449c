/** The day a pregnancy began, and what follows from it. */

import { defineCalculator } from '../calculator.ts';
import { formatDay } from '../calendar-day.ts';
import { date, measure, whole, withFallback } from '../field.ts';
import type { Working } from '../working.ts';

const lastPeriod = date();
const cycleLength = withFallback(whole(20, 45), 28);

export const dueDate = defineCalculator({
  id: 'due-date',
  category: 'obstetrics',
  inputs: { lastPeriod, cycleLength },
  unit: 'date',
  decimals: 0,
  limits: ['regularCycle', 'ultrasoundWins'],
  sources: ['acogDueDate'],
  compute: (given, working) => {
    const days = working.step('daysFromPeriod', '280 + {cycleLength} − 28', { cycleLength: given.cycleLength }, 'days');
    return { value: formatDay(given.lastPeriod + days) };
  },
});

/** Fourteen days before the next period was due. */
export const conceptionDate = defineCalculator({
  id: 'conception-date',
  category: 'obstetrics',
  inputs: { lastPeriod, cycleLength },
  unit: 'date',
  decimals: 0,
  limits: ['regularCycle', 'ultrasoundWins', 'conceptionEstimate'],
  sources: ['acogDueDate'],
  compute: (given, working) => {
    const days = working.step('daysFromPeriod', '{cycleLength} − 14', { cycleLength: given.cycleLength }, 'days');
    return { value: formatDay(given.lastPeriod + days) };
  },
});

export const dueDateByScan = defineCalculator({
  id: 'due-date-ultrasound',
  category: 'obstetrics',
  inputs: { scanDate: date(), weeks: whole(5, 42), days: whole(0, 6) },
  unit: 'date',
  decimals: 0,
  limits: ['earliestScan'],
  sources: ['acogDueDate'],
  compute: (given, working) => {
    const days = working.step('daysFromScan', '280 − (7 × {weeks} + {days})', { weeks: given.weeks, days: given.days }, 'days');
    return { value: formatDay(given.scanDate + days) };
  },
});

export const dueDateByTransfer = defineCalculator({
  id: 'due-date-transfer',
  category: 'obstetrics',
  inputs: { transferDate: date(), embryoDays: whole(1, 7) },
  unit: 'date',
  decimals: 0,
  limits: ['assistedConception'],
  sources: ['acogDueDate'],
  compute: (given, working) => {
    const days = working.step('daysFromTransfer', '266 − {embryoDays}', { embryoDays: given.embryoDays }, 'days');
    return { value: formatDay(given.transferDate + days) };
  },
});

function weeksAndDays(exactDays: number, working: Working): number {
  const gestationDays = Math.round(exactDays);
  const weeks = working.step('completedWeeks', 'floor({gestationDays} ÷ 7)', { gestationDays }, 'weeks');
  working.step('extraDays', '{gestationDays} − 7 × {completedWeeks}', { gestationDays, completedWeeks: weeks }, 'days');
  return exactDays;
}

export const gestationByPeriod = defineCalculator({
  id: 'gestational-age-lmp',
  category: 'obstetrics',
  inputs: { lastPeriod, onDate: date(), cycleLength },
  unit: 'days',
  decimals: 0,
  limits: ['regularCycle', 'ultrasoundWins'],
  sources: ['acogDueDate'],
  check: (given) => {
    const days = given.onDate - given.lastPeriod - (given.cycleLength - 28);
    return days >= 0 && days <= 315 ? [] : [{ field: 'onDate', limit: 'dateWithinPregnancy' }];
  },
  compute: (given, working) =>
    weeksAndDays(
      working.step(
        'gestationDays',
        '{daysSincePeriod} − ({cycleLength} − 28)',
        { daysSincePeriod: given.onDate - given.lastPeriod, cycleLength: given.cycleLength },
        'days',
      ),
      working,
    ),
});

const crownRump = measure('length', 'mm', 5, 90);

export const gestationRobinson = defineCalculator({
  id: 'gestational-age-crl-robinson',
  category: 'obstetrics',
  inputs: { crownRump },
  unit: 'days',
  decimals: 0,
  limits: ['firstTrimester'],
  sources: ['robinson'],
  compute: (given, working) =>
    weeksAndDays(
      working.step('gestationDays', '8.052 × √(1.037 × {crownRump}) + 23.73', { crownRump: given.crownRump.in('mm') }, 'days'),
      working,
    ),
});

export const gestationHadlock = defineCalculator({
  id: 'gestational-age-crl-hadlock',
  category: 'obstetrics',
  inputs: { crownRump },
  unit: 'days',
  decimals: 0,
  limits: ['firstTrimester'],
  sources: ['hadlockCrl'],
  compute: (given, working) =>
    weeksAndDays(
      working.step(
        'gestationDays',
        '7 × exp(1.684969 + 0.315646 × {crownRump} − 0.049306 × {crownRump}^2 + 0.004057 × {crownRump}^3 − 0.000120456 × {crownRump}^4)',
        { crownRump: given.crownRump.in('cm') },
        'days',
      ),
      working,
    ),
});
