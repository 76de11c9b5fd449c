/** What a dose says before a figure is read. Pure. */
import type { DosageFound } from '../dosage.contract.ts';
import type { VerdictLevel } from './verdict.tsx';

export interface DosageVerdictWords {
  readonly level: VerdictLevel;
  /** Key below `dosage.verdict` of the texts. */
  readonly key: string;
}

/** The knowledge has a usual dose, and it is not for this kidney or liver. */
export const isUnsuited = ({ regimens }: Pick<DosageFound, 'regimens'>) => regimens.some(({ status }) => status === 'unsuited');

export function dosageVerdictOf({ status, warnings, missing, regimens }: DosageFound): DosageVerdictWords {
  const dosed = regimens.filter(({ courses, status: one }) => courses.length > 0 && one !== 'contraindicated');
  if (status === 'unknownDrug') return { level: 'wait', key: 'unknown' };
  if (warnings[0]?.level === 'contraindicated') return { level: 'stop', key: 'contraindicated' };
  if (status === 'incomplete' || (dosed.length === 0 && missing.some(({ blocks }) => blocks))) return { level: 'wait', key: 'incomplete' };
  if (dosed.length === 0) return { level: 'wait', key: isUnsuited({ regimens }) ? 'unsuited' : 'none' };
  if (warnings[0]?.level === 'avoid') return { level: 'act', key: 'avoid' };
  if (warnings[0]?.level === 'caution') return { level: 'watch', key: 'caution' };
  return { level: 'go', key: dosed.some(({ status: one }) => one === 'adjusted') ? 'adjusted' : 'usual' };
}
