/** What a dose says before a figure is read. Pure. */
import type { DosageFound, DosageWarning } from '../dosage.contract.ts';
import type { VerdictLevel } from './verdict.tsx';

export interface DosageVerdictWords {
  readonly level: VerdictLevel;
  /** Key below `dosage.verdict` of the texts. */
  readonly key: string;
}

/** The knowledge has a usual dose, and it is not for this kidney or liver. */
export const isUnsuited = ({ regimens }: Pick<DosageFound, 'regimens'>) => regimens.some(({ status }) => status === 'unsuited');

/** The gravest that holds for all that is shown: what forbids it for one indication leaves it for the others. */
export function gravestOf({ warnings, regimens }: Pick<DosageFound, 'warnings' | 'regimens'>): DosageWarning | undefined {
  return warnings.find(
    ({ indications }) => indications === undefined || regimens.every(({ indication }) => indications.includes(indication)),
  );
}

export function dosageVerdictOf({ status, warnings, missing, regimens }: DosageFound): DosageVerdictWords {
  const level = gravestOf({ warnings, regimens })?.level;
  const dosed = regimens.filter(({ courses, status: one }) => courses.length > 0 && one !== 'contraindicated');
  if (status === 'unknownDrug') return { level: 'wait', key: 'unknown' };
  if (status === 'combination') return { level: 'wait', key: 'combination' };
  if (level === 'contraindicated') return { level: 'stop', key: 'contraindicated' };
  if (status === 'incomplete' || (dosed.length === 0 && missing.some(({ blocks }) => blocks))) return { level: 'wait', key: 'incomplete' };
  if (dosed.length === 0) return { level: 'wait', key: isUnsuited({ regimens }) ? 'unsuited' : 'none' };
  if (level === 'avoid') return { level: 'act', key: 'avoid' };
  // Or it is forbidden for one of several indications.
  if (warnings.some((one) => one.level !== 'info')) return { level: 'watch', key: 'caution' };
  return { level: 'go', key: dosed.some(({ status: one }) => one === 'adjusted') ? 'adjusted' : 'usual' };
}
