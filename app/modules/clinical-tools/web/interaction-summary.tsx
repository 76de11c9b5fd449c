/** The answer in one sentence: which drug to look at first, and what would be gained by leaving it out. Pure. */
import { type DrugToDrugFound, type FoundAlert, type FoundInteraction, SEVERITIES, type Severity } from '../clinical-tools.contract.ts';
import { inlineName } from './inline-name.tsx';
import type { VerdictLevel } from './verdict.tsx';

export interface Lead {
  /** Key below `drugs.lead` of the texts. */
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** What in the patient speaks against the drug, where that is the gravest. */
  readonly alert?: FoundAlert;
}

const isSerious = ({ severity }: { readonly severity: Severity }) => severity === 'contraindicated' || severity === 'major';

const rank = (one: { readonly severity: Severity } | undefined) =>
  one === undefined ? SEVERITIES.length : SEVERITIES.indexOf(one.severity);

const gravestOf = <One extends { readonly severity: Severity }>(list: readonly One[]): One | undefined =>
  list.toSorted((a, b) => rank(a) - rank(b))[0];

export interface VerdictWords {
  readonly level: VerdictLevel;
  /** Key below `drugs.verdict` of the texts. */
  readonly key: string;
}

/** Of pairs, of drugs against the patient and of the same twice: the gravest. Nothing is called free of danger that was not checked. */
export function verdictOf({ interactions, alerts, duplicates, unrecognised, recognised }: DrugToDrugFound): VerdictWords {
  const gravest = gravestOf([...interactions, ...alerts, ...duplicates])?.severity;
  if (gravest === 'contraindicated')
    return { level: 'stop', key: interactions[0]?.severity === 'contraindicated' ? 'notTogether' : 'notInPatient' };
  if (gravest === 'major') return { level: 'act', key: 'major' };
  if (gravest === 'moderate') return { level: 'watch', key: 'moderate' };
  if (unrecognised.length > 0) return { level: 'wait', key: 'notAllChecked' };
  if (gravest === 'minor') return { level: 'go', key: 'minor' };
  return new Set(recognised.map(({ id }) => id)).size < 2 ? { level: 'wait', key: 'oneDrug' } : { level: 'go', key: 'none' };
}

/** It begins with what the verdict stands for: the gravest of pairs, of the patient and of the same twice. */
export function leadOf({ interactions, recognised, alerts, duplicates }: DrugToDrugFound): Lead {
  const serious = interactions.filter(isSerious);
  const worst = interactions[0];
  const alert = gravestOf(alerts);
  const twice = gravestOf(duplicates);
  if (alert !== undefined && rank(alert) < rank(worst) && rank(alert) <= rank(twice)) return leadOfAlert(alert, worst !== undefined);
  if (twice !== undefined && rank(twice) < rank(worst)) {
    const drugs = twice.drugs.map(({ name }) => name).join(', ');
    return { key: isSerious(twice) ? 'twice' : 'twiceMild', values: { drugs } };
  }
  if (worst === undefined) {
    const count = new Set(recognised.map(({ id }) => id)).size;
    return count < 2 ? { key: 'oneDrug', values: {} } : { key: 'none', values: { count } };
  }
  if (serious.length === 0) return { key: worst.severity === 'moderate' ? 'moderate' : 'minor', values: { count: interactions.length } };
  const forbidden = serious.filter(({ severity }) => severity === 'contraindicated');
  const [first, second] = worst.names;
  const together = { a: first, b: inlineName(second) };
  if (serious.length === 1) return { key: forbidden.length === 1 ? 'oneForbidden' : 'oneMajor', values: together };
  const { name, count, forbiddenWith } = busiest(forbidden.length > 0 ? forbidden : serious, serious);
  if (count < 2) return { key: forbidden.length > 0 ? 'oneForbidden' : 'manyMajor', values: { ...together, count: serious.length } };
  const values = { removed: count, all: serious.length };
  if (forbidden.length === 0) return { key: 'busyMajor', values: { drug: name, ...values } };
  if (forbiddenWith < forbidden.length) return { key: 'busyForbidden', values: { drug: name, ...values } };
  return { key: 'stopForbidden', values: { drug: inlineName(name), ...values } };
}

function leadOfAlert(alert: FoundAlert, isBesideMinor: boolean): Lead {
  if (!isSerious(alert)) return { key: isBesideMinor ? 'alertWatch' : 'alertsOnly', values: { drug: inlineName(alert.drug.name) } };
  return { key: alert.severity === 'contraindicated' ? 'alertForbidden' : 'alertMajor', values: { drug: alert.drug.name }, alert };
}

/** Of the drugs in `among`, the one in most of the serious pairs; `forbiddenWith` is in how many of `among`. */
function busiest(among: readonly FoundInteraction[], serious: readonly FoundInteraction[]) {
  const candidates = new Map(among.flatMap(({ drugs, names }) => drugs.map((id, index) => [id, names[index] ?? id] as const)));
  const inPairs = (id: string, list: readonly FoundInteraction[]) => list.filter(({ drugs }) => drugs.includes(id)).length;
  return [...candidates]
    .map(([id, name]) => ({ name, count: inPairs(id, serious), forbiddenWith: inPairs(id, among) }))
    .reduce((best, one) =>
      one.forbiddenWith > best.forbiddenWith || (one.forbiddenWith === best.forbiddenWith && one.count > best.count) ? one : best,
    );
}

export const countsOf = ({ interactions, checkedPairs }: DrugToDrugFound): Readonly<Record<Severity | 'none', number>> => {
  const by = (severity: Severity) => interactions.filter((one) => one.severity === severity).length;
  const [contraindicated, major, moderate, minor] = SEVERITIES.map(by) as [number, number, number, number];
  return { contraindicated, major, moderate, minor, none: Math.max(0, checkedPairs - interactions.length) };
};

/** One matrix cell: the pair of row and column, or null. */
export const pairOf = (interactions: readonly FoundInteraction[], a: string, b: string): FoundInteraction | null =>
  interactions.find(({ drugs }) => drugs.includes(a) && drugs.includes(b) && a !== b) ?? null;
