/** How measured values are written and flagged, the same for vitals and investigations. */
import type { Bounds, Flag as FlagName } from '@kolegia/clinical-ranges/flag';
import { formatNumber } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { Flag, type FlagLevel } from '#ui/flag.tsx';

const LEVELS: Readonly<Record<FlagName, FlagLevel>> = {
  criticalLow: 'critical-low',
  low: 'low',
  normal: 'normal',
  high: 'high',
  criticalHigh: 'critical-high',
};

/** Word, arrow and the exact value; only the value when it is within range or has none. */
export function FlaggedValue({ flag, value, t }: { flag: FlagName | undefined; value: string; t: Translate }) {
  if (flag === undefined || flag === 'normal') return <Flag level="normal" value={value} />;
  return <Flag level={LEVELS[flag]} value={value} word={t(`page.flag.${flag}`)} />;
}

/** "4–11", "≥ 92", "≤ 5", or nothing. */
export function rangeWords(language: Language, { low, high }: Bounds): string {
  const number = (value: number) => formatNumber(language, value);
  if (low !== undefined && high !== undefined) return low === high ? number(low) : `${number(low)}–${number(high)}`;
  if (low !== undefined) return `≥ ${number(low)}`;
  return high === undefined ? '' : `≤ ${number(high)}`;
}

const RANK: Readonly<Record<FlagName, number>> = { normal: 0, low: 1, high: 1, criticalLow: 2, criticalHigh: 2 };

/** Of two values shown together, such as a blood pressure, the flag that matters more. */
export function graver(a: FlagName | undefined, b: FlagName | undefined): FlagName | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return RANK[b] > RANK[a] ? b : a;
}
