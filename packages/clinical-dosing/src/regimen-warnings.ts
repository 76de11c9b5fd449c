/** What must be said with the doses: who is not meant, what was changed, which maximum holds. */
import type { Dosing } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { citations, type Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { agesOf } from '@kolegia/clinical-knowledge/regimen-ages';
import { type Group, holds, isStop, levelOf, saysSomething, whatText } from './adjustments.ts';
import { bodyMass } from './body.ts';
import type { Warning, WarningKind, WarningLevel } from './dosage.ts';
import { isAdult, type KnownPatient } from './patient.ts';
import { ageBandText, fits } from './population.ts';
import type { RegimenResult, Unfit } from './regimens.ts';
import type { OrganCaution } from './unsuited.ts';
import { join, say, type Values } from './wording.ts';

interface Asked {
  readonly knowledge: Knowledge;
  readonly drug: Drug;
  /** Of the indications chosen, with what became of their regimens. */
  readonly blocks: readonly TriedBlock[];
  readonly patient: KnownPatient;
  readonly results: readonly RegimenResult[];
  readonly groups: readonly Group[];
  readonly unfit: readonly Unfit[];
}

export interface TriedBlock {
  readonly block: Dosing;
  readonly hasRegimen: boolean;
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

function populationWarnings(asked: Asked): Warning[] {
  const { patient, results, unfit } = asked;
  if (unfit.length === 0 || patient.age === undefined) return [];
  const general = ofDrug(asked);
  if (general.length > 0) return general;
  const without = asked.blocks.filter(({ hasRegimen }) => !hasRegimen).map(({ block }) => block);
  const told = without.flatMap((block) => noDoseWarnings(asked, block));
  if (told.length > 0) return told;
  if (results.length > 0) return isAdult(patient) ? [] : notForChildren(without, patient.age.hours);
  if (unfit.includes('weight')) return [warning('weight', 'avoid', 'noRegimenForWeight')];
  const forChildren = asked.drug.dosing.some(({ regimens }) => regimens.some(({ who }) => who !== 'adult'));
  return [warning('age', 'avoid', isAdult(patient) || forChildren ? 'noRegimenForAge' : 'noChildRegimen')];
}

/** The source has no dose for this age, whatever the drug is given for. */
function ofDrug({ knowledge, drug, patient }: Asked): Warning[] {
  return (drug.noDose ?? [])
    .filter(({ age }) => fits({ who: 'any', age }, patient) === 'fits')
    .map(({ age, note, src }) => {
      const rest = { sources: citations(knowledge, drug.sources, src, drug.id), ...(note === undefined ? {} : { note }) };
      return warning('age', 'avoid', 'noDose', { age: ageBandText(age) }, rest);
    });
}

/** What the file says that its source does not say. */
function noDoseWarnings({ knowledge, drug, patient }: Asked, { indication, noDose = [] }: Dosing): Warning[] {
  return noDose
    .filter(({ age, weight }) => fits({ who: 'any', age, weight }, patient) === 'fits')
    .map(({ weight, note, src }) => {
      const rest = { sources: citations(knowledge, drug.sources, src, drug.id), ...(note === undefined ? {} : { note }) };
      const isWeight = weight !== undefined;
      return warning(
        isWeight ? 'weight' : 'age',
        'avoid',
        isWeight ? 'noDoseForWeight' : 'noDoseForAge',
        { indication: nameOf(indication) },
        rest,
      );
    });
}

/** Beside the doses that a child gets: what there is none for yet. What ended with an age before is not missed. */
function notForChildren(blocks: readonly Dosing[], hours: number): Warning[] {
  const later = blocks.filter(({ regimens }) => regimens.some((regimen) => agesOf(regimen).from > hours));
  const indications = join(later.map(({ indication }) => nameOf(indication)));
  return later.length === 0 ? [] : [warning('age', 'info', 'noDoseForIndications', { indications })];
}

const nameOf = ({ en, id }: Dosing['indication']) => ({ en, id });

const kindOf = ({ kind }: Group): WarningKind => (kind === 'elderly' ? 'age' : kind === 'figures' ? 'regimen' : kind);

function groupWarnings(group: Group): Warning[] {
  const row = holds(group);
  const level = levelOf(row);
  // When it is given, and what comes after a session, is to be known though the dose stays.
  if (level === 'usual' && group.extra.length === 0) return [];
  const stopped = group.rows.some(isStop) && !isStop(row);
  const what = whatText(row, group.extra);
  const rest = { sources: group.sources, ...(row.note === undefined ? {} : { note: row.note }) };
  const says = saysSomething(row, group.extra) && level !== 'caution';
  const changes = row.dose ?? row.every ?? row.factor ?? row.maxDaily ?? group.extra[0];
  const key = says || changes !== undefined || stopped ? 'adjusted' : 'bandCaution';
  const said = warning(
    kindOf(group),
    level === 'no-data' ? 'avoid' : level === 'usual' ? 'info' : level,
    key,
    { because: group.because, what },
    rest,
  );
  return [group.indications === undefined ? said : ofSome(group.indications, said)];
}

/** Of some indications among several: the others are not warned of. */
export const ofSome = (indications: NonNullable<Group['indications']>, said: Warning): Warning => ({
  ...said,
  text: say('warning.ofIndications', { indications: join(indications.map(({ name }) => name)), text: said.text }),
  indications: indications.map(({ id }) => id),
});

function unsuitedWarning({ organ, sources }: OrganCaution): Warning {
  const where = join(
    sources.map(({ title, section }) => {
      const text = section === undefined ? title : `${title}, ${section}`;
      return { en: text, id: text };
    }),
    '; ',
  );
  return warning(organ === 'liver' ? 'hepatic' : 'renal', 'caution', `unsuited.${organ}`, { where }, { sources });
}

function resultWarnings({ patient, results, groups }: Asked): Warning[] {
  const warnings: Warning[] = [];
  for (const { held, unsuited, adultOnly, obeseByActual } of results) {
    for (const one of unsuited) warnings.push(unsuitedWarning(one));
    for (const { by, max, amount, isRate } of held)
      warnings.push(warning('maximum', 'info', isRate ? 'maxRate' : by === 'single' ? 'maxSingle' : 'maxDaily', { max, amount }));
    for (const group of adultOnly) {
      const key = group.kind === 'renal' || group.kind === 'dialysis' ? 'childKidneyDose' : 'adultOnlyAdjustment';
      const values = { because: group.because, what: whatText(holds(group), group.extra) };
      warnings.push(warning(kindOf(group), 'avoid', key, values, { sources: group.sources }));
    }
    if (obeseByActual) warnings.push(warning('weight', 'caution', 'obesityUnknown', { bmi: bodyMass(patient)?.value ?? '' }));
  }
  // What a weight or an age decides is what this patient usually gets, and no second adjustment.
  const active = groups.filter((group) => group.kind !== 'figures' && levelOf(holds(group)) !== 'usual');
  if (new Set(active.map(({ kind }) => kind)).size > 1) warnings.push(warning('regimen', 'caution', 'severalAdjustments'));
  if (patient.dialysis === 'continuous' && groups.some(({ kind }) => kind === 'renal'))
    warnings.push(warning('dialysis', 'caution', 'continuousClearance'));
  return warnings;
}
