/** Which rows of the adjustments hold for this patient, and what they say. */
import type { Adjustments, Dosing } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { type Citation, citations, type Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Adjustment, Text } from './dosage.ts';
import { figured, usualBelow } from './figures.ts';
import { type Kidney, known } from './kidney.ts';
import type { KnownPatient } from './patient.ts';
import { ELDERLY_YEARS } from './patient-bounds.ts';
import type { Change } from './plan.ts';
import { amountText, everyText, join, numberText, say, unitText } from './wording.ts';

export interface Group {
  readonly id: string;
  readonly kind: Exclude<Adjustment['kind'], 'obesity'>;
  /** It goes by the creatinine, and so answers for the kidney. */
  readonly isByCreatinine?: true;
  readonly because: Text;
  /** The last one holds. Before it, for kidneys, what holds for better ones: a worse kidney must not bring more. */
  readonly rows: readonly Change[];
  readonly extra: readonly Text[];
  readonly sources: readonly Citation[];
  /** Those that it is of, where others of the drug have an adjustment of their own. */
  readonly indications?: readonly { readonly id: string; readonly name: Text }[];
}

const STOPS = ['avoid', 'contraindicated', 'no-data'];

export const isStop = ({ do: what }: Change) => what !== undefined && STOPS.includes(what);
export const holds = ({ rows }: Group): Change => rows[rows.length - 1] ?? {};

/** Says how much, and not only that care is needed. */
export const saysHowMuch = ({ dose, every, factor, maxDaily }: Change) =>
  [dose, every, factor, maxDaily].some((part) => part !== undefined);

const NONE: Adjustments = { renal: [], dialysis: [], hepatic: [], figures: [], pregnancy: [], silent: [] };

/** What an indication says of its own goes before what the drug says. */
export function adjustmentsOf(drug: Drug, { adjustments: own }: Dosing): Adjustments {
  const general = drug.adjustments ?? NONE;
  if (own === undefined) return general;
  const lists = {
    renal: own.renal.length > 0 ? own.renal : general.renal,
    dialysis: own.dialysis.length > 0 ? own.dialysis : general.dialysis,
    hepatic: own.hepatic.length > 0 ? own.hepatic : general.hepatic,
    figures: own.figures.length > 0 ? own.figures : general.figures,
    pregnancy: own.pregnancy.length > 0 ? own.pregnancy : general.pregnancy,
    silent: [...own.silent, ...general.silent],
  };
  return { ...general, ...own, ...lists };
}

const LISTED = { renal: 'renal', dialysis: 'dialysis', hepatic: 'hepatic', figures: 'figures', pregnancy: 'pregnancy' } as const;

/** An indication says this by itself, and not what the drug says for the others. */
export function saysItself({ adjustments: own }: Dosing, kind: Group['kind']): boolean {
  if (own === undefined) return false;
  return kind === 'elderly' || kind === 'lactation' ? own[kind] !== undefined : own[LISTED[kind]].length > 0;
}

/** Skin, eye, lung: what reaches the kidneys needs no change there, unless the file names the route. */
export function isSystemic(knowledge: Knowledge, drug: Drug, route: string): boolean {
  return (drug.exposure[route] ?? knowledge.routes[route]?.exposure ?? 'systemic') === 'systemic';
}

interface Asked {
  readonly knowledge: Knowledge;
  readonly drug: Drug;
  readonly adjustments: Adjustments;
  readonly route: string;
  readonly patient: KnownPatient;
  readonly kidney: Kidney;
}

export function groupsFor(asked: Asked): Group[] {
  const { knowledge, drug, adjustments, route, patient } = asked;
  const systemic = isSystemic(knowledge, drug, route);
  const group = (
    kind: Group['kind'],
    id: string,
    because: Text,
    rows: readonly Change[],
    src: readonly string[],
    extra: readonly Text[] = [],
  ) => ({
    kind,
    id,
    because,
    rows,
    extra,
    sources: citations(knowledge, drug.sources, src, drug.id),
  });
  const groups = kidneyGroups(asked, systemic, group);
  if (!systemic) return groups;
  groups.push(...liverGroups(asked, group));
  const { row: own } = figured(adjustments.figures, patient);
  if (own !== undefined) {
    const isByCreatinine = own.row.when.of.some(({ creatinine }) => creatinine !== undefined);
    groups.push({ ...group('figures', 'figures', own.because, [own.row], own.row.src), ...(isByCreatinine && { isByCreatinine }) });
  }
  const usual = usualBelow(adjustments.figures, patient);
  if (usual !== undefined)
    groups.push({ ...group('figures', 'figures', usual.because, [{ do: 'usual' }], usual.row.src), isByCreatinine: true });
  for (const row of adjustments.pregnancy)
    if (isInWeeks(row.weeks, patient.pregnancyWeek))
      groups.push(group('pregnancy', `pregnancy/${row.weeks?.from ?? 0}`, pregnancyText(row.weeks), [row], row.src));
  for (const [kind, isMeant] of [
    ['elderly', (patient.age?.years ?? 0) >= ELDERLY_YEARS],
    ['lactation', patient.lactating],
  ] as const) {
    const row = adjustments[kind];
    if (isMeant && row !== undefined) groups.push(group(kind, kind, say(`adjustment.${kind}`), [row], row.src));
  }
  return groups;
}

type MakeGroup = (
  kind: Group['kind'],
  id: string,
  because: Text,
  rows: readonly Change[],
  src: readonly string[],
  extra?: readonly Text[],
) => Group;

type Weeks = Adjustments['pregnancy'][number]['weeks'];

/** 0 is a pregnancy of unknown week: it is asked for, and what depends on it does not hold. */
function isInWeeks(weeks: Weeks, week: number | undefined): boolean {
  if (week === undefined || weeks === undefined) return week !== undefined;
  return week > 0 && week >= (weeks.from ?? 0) && week < (weeks.to ?? Number.POSITIVE_INFINITY);
}

function pregnancyText(weeks: Weeks): Text {
  if (weeks?.from !== undefined) return say('adjustment.pregnancyFrom', { week: weeks.from });
  return weeks?.to === undefined ? say('adjustment.pregnancy') : say('adjustment.pregnancyTo', { week: weeks.to });
}

const CLASSES = ['A', 'B', 'C'] as const;

/**
 * The row of this class after those of better livers, as for kidneys. Where the source changes the dose of a better liver and says
 * nothing of this one, nothing is known of it: that is no usual dose.
 */
function liverGroups({ adjustments, patient }: Asked, group: MakeGroup): Group[] {
  const { hepatic } = patient;
  if (hepatic === undefined) return [];
  const rowsOf = (one: (typeof CLASSES)[number]) => adjustments.hepatic.filter(({ childPugh }) => childPugh.includes(one));
  const own = rowsOf(hepatic);
  const better = [...new Set(CLASSES.slice(0, CLASSES.indexOf(hepatic)).flatMap(rowsOf))].filter((row) => !own.includes(row));
  const because = say('adjustment.hepatic', { class: hepatic });
  if (own.length > 0) return own.map((row) => group('hepatic', `hepatic/${row.childPugh.join('')}`, because, [...better, row], row.src));
  const last = better.findLast((row) => levelOf(row) !== 'usual');
  return last === undefined ? [] : [group('hepatic', `hepatic/${hepatic}`, because, [...better, { do: 'caution' }], last.src)];
}

function kidneyGroups(asked: Asked, systemic: boolean, group: MakeGroup): Group[] {
  const { adjustments, patient } = asked;
  const { dialysis } = patient;
  const own = adjustments.dialysis.filter(({ kind }) => kind === dialysis);
  if (dialysis !== undefined && own.length > 0 && systemic) {
    const because = say('adjustment.dialysis', { dialysis: say(`input.${dialysis}`) });
    const rows = own.map((row) => group('dialysis', `dialysis/${dialysis}`, because, [row], row.src, afterSession(row)));
    // When to give it, and not how much: that says the lowest band.
    return own.some((row) => row.do !== undefined || saysHowMuch(row)) ? rows : [...bandGroups(asked, systemic, group, because), ...rows];
  }
  return bandGroups(asked, systemic, group);
}

/** `dialysed`: what to say of a dialysis of which the file says something, and not how much. */
function bandGroups({ adjustments, route, patient, kidney }: Asked, systemic: boolean, group: MakeGroup, dialysed?: Text): Group[] {
  const { dialysis } = patient;
  return adjustments.renal.flatMap((table) => {
    const isMeant = table.route === undefined ? systemic : table.route === route;
    const value = known(kidney[table.measure]);
    const rows = !isMeant || value === undefined ? undefined : bandsDownTo(table.bands, value);
    if (rows === undefined || value === undefined) return [];
    const unit = unitText(table.measure === 'crcl' ? 'mL/min' : 'mL/min/1.73 m²');
    const because =
      dialysis === undefined
        ? say('adjustment.measure', { measure: say(`adjustment.${table.measure}`), value, unit })
        : (dialysed ?? say('adjustment.dialysisAsLowest', { dialysis: say(`input.${dialysis}`) }));
    const { from = 0, to = '' } = rows[rows.length - 1] ?? {};
    return [group('renal', `renal/${table.measure}/${from}-${to}`, because, rows, table.src)];
  });
}

type Band = Adjustments['renal'][number]['bands'][number];

/** The band that the value lies in, after those of better kidneys. */
function bandsDownTo(bands: readonly Band[], value: number): Band[] | undefined {
  const sorted = [...bands].sort((a, b) => (b.from ?? 0) - (a.from ?? 0));
  const index = sorted.findIndex(({ from = 0 }) => from <= value);
  const band = sorted[index];
  if (band === undefined || (band.to !== undefined && value >= band.to)) return undefined;
  return [...sorted.slice(0, index), band];
}

const afterSession = ({ after, supplement }: Adjustments['dialysis'][number]): Text[] => [
  ...(after === true ? [say('adjustment.after')] : []),
  ...(supplement === undefined ? [] : [say('adjustment.supplement', { supplement: amountText(supplement) })]),
];

/** "250–500 mg every 12 hours, no more than 1 g a day" */
export function whatText({ do: what, dose, every, factor, maxDaily }: Change, extra: readonly Text[] = []): Text {
  const timed = [
    ...(dose === undefined ? [] : [amountText(dose)]),
    ...(factor === undefined || factor === 1 ? [] : [say('adjustment.factor', { percent: numberText(factor * 100) })]),
    ...(every === undefined ? [] : [everyText(every)]),
  ];
  return join([
    ...(what === undefined ? [] : [say(`adjustment.do.${what}`)]),
    ...(timed.length === 0 ? [] : [join(timed, ' ')]),
    ...(maxDaily === undefined ? [] : [say('adjustment.maxDaily', { max: amountText(maxDaily) })]),
    ...extra,
  ]);
}

export const saysSomething = (change: Change, extra: readonly Text[]) =>
  extra.length > 0 || [change.do, change.dose, change.every, change.factor, change.maxDaily].some((part) => part !== undefined);

export function levelOf(change: Change): Adjustment['level'] {
  if (change.do !== undefined) return change.do;
  return saysSomething(change, []) || change.note !== undefined ? 'caution' : 'usual';
}
