/** What must be said with the doses: who is not meant, what was changed, which maximum holds. */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { type Group, holds, isStop, levelOf, saysSomething, whatText } from './adjustments.ts';
import { bodyMass } from './body.ts';
import type { Warning, WarningKind, WarningLevel } from './dosage.ts';
import { isAdult, type KnownPatient } from './patient.ts';
import type { RegimenResult, Unfit } from './regimens.ts';
import { say, type Values } from './wording.ts';

interface Asked {
  readonly drug: Drug;
  readonly patient: KnownPatient;
  readonly results: readonly RegimenResult[];
  readonly groups: readonly Group[];
  readonly unfit: readonly Unfit[];
}

export function regimenWarnings(asked: Asked): Warning[] {
  return [...populationWarnings(asked), ...asked.groups.flatMap(groupWarnings), ...resultWarnings(asked)];
}

const warning = (kind: WarningKind, level: WarningLevel, key: string, values: Values = {}, rest: Partial<Warning> = {}): Warning => ({
  kind,
  level,
  key,
  text: say(`warning.${key}`, values),
  sources: [],
  ...rest,
});

function populationWarnings({ drug, patient, results, unfit }: Asked): Warning[] {
  if (results.length > 0 || unfit.length === 0 || patient.age === undefined) return [];
  if (unfit.includes('weight')) return [warning('weight', 'avoid', 'noRegimenForWeight')];
  const forChildren = drug.dosing.some(({ regimens }) => regimens.some(({ who }) => who !== 'adult'));
  return [warning('age', 'avoid', isAdult(patient) || forChildren ? 'noRegimenForAge' : 'noChildRegimen')];
}

const kindOf = ({ kind }: Group): WarningKind => (kind === 'elderly' ? 'age' : kind);

function groupWarnings(group: Group): Warning[] {
  const row = holds(group);
  const level = levelOf(row);
  if (level === 'usual') return [];
  const stopped = group.rows.some(isStop) && !isStop(row);
  const what = whatText(row, group.extra);
  const rest = { sources: group.sources, ...(row.note === undefined ? {} : { note: row.note }) };
  const says = saysSomething(row, group.extra) && level !== 'caution';
  const changes = row.dose ?? row.every ?? row.factor ?? row.maxDaily ?? group.extra[0];
  const key = says || changes !== undefined || stopped ? 'adjusted' : 'bandCaution';
  return [warning(kindOf(group), level === 'no-data' ? 'avoid' : level, key, { because: group.because, what }, rest)];
}

function resultWarnings({ patient, results, groups }: Asked): Warning[] {
  const warnings: Warning[] = [];
  for (const { held, adultOnly, obeseByActual } of results) {
    for (const { by, max, amount } of held)
      warnings.push(warning('maximum', 'info', by === 'single' ? 'maxSingle' : 'maxDaily', { max, amount }));
    for (const group of adultOnly) {
      const key = group.kind === 'renal' || group.kind === 'dialysis' ? 'childKidneyDose' : 'adultOnlyAdjustment';
      const values = { because: group.because, what: whatText(holds(group), group.extra) };
      warnings.push(warning(kindOf(group), 'avoid', key, values, { sources: group.sources }));
    }
    if (obeseByActual) warnings.push(warning('weight', 'caution', 'obesityUnknown', { bmi: bodyMass(patient)?.value ?? '' }));
  }
  const active = groups.filter((group) => levelOf(holds(group)) !== 'usual');
  if (new Set(active.map(({ kind }) => kind)).size > 1) warnings.push(warning('regimen', 'caution', 'severalAdjustments'));
  if (patient.dialysis === 'continuous' && groups.some(({ kind }) => kind === 'renal'))
    warnings.push(warning('dialysis', 'caution', 'continuousClearance'));
  return warnings;
}
