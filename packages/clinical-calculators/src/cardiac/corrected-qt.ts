/** Five ways to take the heart rate out of the QT interval. */
import { type Band, defineCalculator, type Found } from '../calculator.ts';
import { measure } from '../field.ts';
import { roundTo } from '../rounding.ts';
import { sex } from '../vital-fields.ts';
import type { Working } from '../working.ts';

const qt = measure('time', 'ms', 150, 800);
const pulse = measure('rate', '/min', 20, 250);
const inputs = { sex, qt, pulse };
const BANDS: readonly Band[] = ['short', 'usual', 'prolonged', 'highRisk'].map((id) => ({ id, source: 'ahaEcg' as const }));

const shared = { category: 'cardiac', inputs, unit: 'ms', decimals: 0, bands: BANDS } as const;

/** Long from 450 ms in men and 460 ms in women, short to 390 ms; above 500 ms torsades become likely. */
function graded(sexGiven: 'female' | 'male', exact: number): Found {
  const value = roundTo(exact, 0);
  if (value > 500) return { value, band: 'highRisk' };
  if (value >= (sexGiven === 'female' ? 460 : 450)) return { value, band: 'prolonged' };
  return { value, band: value <= 390 ? 'short' : 'usual' };
}

const intervalOf = (perMinute: number, working: Working) => working.step('rrInterval', '60 ÷ {pulse}', { pulse: perMinute }, 's');

export const qtBazett = defineCalculator({
  ...shared,
  id: 'qtc-bazett',
  limits: ['qtRateRange', 'wideQrs', 'bazettRate'],
  sources: ['bazett', 'ahaEcg'],
  compute: (given, working) => {
    const rrInterval = intervalOf(given.pulse.in('/min'), working);
    return graded(given.sex, working.step('correctedQt', '{qt} ÷ √({rrInterval})', { qt: given.qt.in('ms'), rrInterval }, 'ms'));
  },
});

export const qtFridericia = defineCalculator({
  ...shared,
  id: 'qtc-fridericia',
  limits: ['qtRateRange', 'wideQrs'],
  sources: ['fridericia', 'ahaEcg'],
  compute: (given, working) => {
    const rrInterval = intervalOf(given.pulse.in('/min'), working);
    return graded(given.sex, working.step('correctedQt', '{qt} ÷ {rrInterval}^(1 ÷ 3)', { qt: given.qt.in('ms'), rrInterval }, 'ms'));
  },
});

export const qtFramingham = defineCalculator({
  ...shared,
  id: 'qtc-framingham',
  limits: ['qtRateRange', 'wideQrs'],
  sources: ['sagie', 'ahaEcg'],
  compute: (given, working) => {
    const rrInterval = intervalOf(given.pulse.in('/min'), working);
    return graded(given.sex, working.step('correctedQt', '{qt} + 154 × (1 − {rrInterval})', { qt: given.qt.in('ms'), rrInterval }, 'ms'));
  },
});

export const qtHodges = defineCalculator({
  ...shared,
  id: 'qtc-hodges',
  limits: ['qtRateRange', 'wideQrs'],
  sources: ['hodges', 'ahaEcg'],
  compute: (given, working) =>
    graded(
      given.sex,
      working.step('correctedQt', '{qt} + 1.75 × ({pulse} − 60)', { qt: given.qt.in('ms'), pulse: given.pulse.in('/min') }, 'ms'),
    ),
});

export const qtRautaharju = defineCalculator({
  ...shared,
  id: 'qtc-rautaharju',
  limits: ['qtRateRange', 'wideQrs'],
  sources: ['rautaharju', 'ahaEcg'],
  compute: (given, working) =>
    graded(
      given.sex,
      working.step('correctedQt', '{qt} × (120 + {pulse}) ÷ 180', { qt: given.qt.in('ms'), pulse: given.pulse.in('/min') }, 'ms'),
    ),
});
