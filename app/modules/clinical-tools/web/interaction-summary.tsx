/** The answer in one sentence: which drug to look at first, and what would be gained by leaving it out. Pure. */
import { type DrugToDrugFound, type FoundInteraction, SEVERITIES, type Severity } from '../clinical-tools.contract.ts';
import { inlineName } from './inline-name.tsx';

export interface Lead {
  /** Key below `drugs.lead` of the texts. */
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const isSerious = ({ severity }: FoundInteraction) => severity === 'contraindicated' || severity === 'major';

export function leadOf({ interactions, recognised, alerts }: DrugToDrugFound): Lead {
  const serious = interactions.filter(isSerious);
  const worst = interactions[0];
  if (worst === undefined) {
    const count = new Set(recognised.map(({ id }) => id)).size;
    if (alerts.length > 0) return { key: 'alertsOnly', values: { drug: inlineName(alerts[0]?.drug.name ?? '') } };
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
