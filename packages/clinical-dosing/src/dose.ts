/** The dose itself: which regimens hold for this patient, what they come to, and what must be said with them. */
import type { Dosing } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { type Citation, citations, type Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type Group, groupsFor, holds, levelOf, saysSomething, whatText } from './adjustments.ts';
import { alertsFor, MODERATE_KIDNEY, monitoringWarning, testFirstWarning } from './alerts.ts';
import type { Adjustment, Calculation, Dosage, DosingRequest, Indication, MissingInput, Warning } from './dosage.ts';
import { WARNING_LEVELS } from './dosage.ts';
import { indicationId, indicationsMeant } from './indications.ts';
import { estimateKidney, type Kidney, known } from './kidney.ts';
import { obstetricWarnings } from './obstetric.ts';
import { oldAgeWarnings } from './old-age.ts';
import { type KnownPatient, readPatient } from './patient.ts';
import type { DosingBase } from './prepare.ts';
import { regimenWarnings } from './regimen-warnings.ts';
import { type Context, type Need, nameOfRoute, type RegimenResult, regimenFor, type Unfit } from './regimens.ts';
import { kidneyNeeds } from './renal-needs.ts';
import { asToldBy, hasDoseFor, nearWarning } from './said-by-indication.ts';
import { saidOnce } from './said-once.ts';
import { say } from './wording.ts';

/** Null where the knowledge has no such drug. */
export function dose(base: DosingBase, { drug: id, indication, route, patient: given }: DosingRequest): Dosage | null {
  const { knowledge } = base;
  const drug = Object.hasOwn(knowledge.drugs, id) ? knowledge.drugs[id] : undefined;
  if (drug === undefined) return null;
  const meant = indicationsMeant(base, drug, indication, hasDoseFor(readPatient(given).patient, route));
  const { patient, inputs, problems } = readPatient(asToldBy(base, indication, meant, given));
  const indications = indicationsOf(drug, meant.ids);
  const chosen = indications.filter((one) => one.chosen);
  const blocks = chosen.flatMap(({ id: wanted }) => drug.dosing.filter((block) => indicationId(block) === wanted));
  const kidney = estimateKidney(patient);
  const alerts = alertsFor(base, drug, route, patient, kidney);
  const context: Context = { knowledge, drug, patient, kidney, verdicts: alerts.verdicts, cautions: alerts.cautions };

  const byBlock = blocks.map((block) => {
    const tried = block.regimens.flatMap((regimen, index) =>
      route === undefined || regimen.route === route ? [regimenFor(context, block, indicationId(block), index)] : [],
    );
    return { block, tried, hasRegimen: tried.some((one) => typeof one === 'object') };
  });
  const tried = byBlock.flatMap((one) => one.tried);
  const results = tried.filter((one) => typeof one === 'object');
  const unfit = tried.filter((one): one is Unfit => typeof one === 'string');
  const ofKidney = kidneyNeeds(drug, blocks, route, patient, kidney);
  const missing = missingOf([...ageNeed(patient, blocks), ...results.flatMap(({ needs }) => needs), ...ofKidney.needs]);
  const groups = byId([...results.flatMap((result) => result.groups), ...withoutRegimens(context, route)]);
  const adjustments = [
    ...groups.filter((group) => levelOf(holds(group)) !== 'usual' || isUnchanged(group, patient, kidney)).map(adjustmentOf),
    ...obesityOf(knowledge, drug, results),
  ];
  const warnings = sorted([
    ...saidOnce(
      obstetricWarnings(context, blocks, alerts.warnings),
      regimenWarnings({ knowledge, drug, patient, blocks: byBlock, results, groups, unfit }),
    ),
    ...ofKidney.warnings,
    ...oldAgeWarnings(knowledge, drug, route, patient),
    ...refusals(drug, indication, route, blocks, knowledge, chosen),
    ...(meant.isNear === true ? [nearWarning(indication, chosen)] : []),
    ...testFirstWarning(knowledge, drug, patient),
    ...monitoringWarning(knowledge, drug),
  ]);
  const regimens = results.map(({ regimen }) => regimen);
  return {
    status: regimens.some(({ courses }) => courses.length > 0)
      ? 'dosed'
      : missing.some(({ blocks: isNeeded }) => isNeeded)
        ? 'incomplete'
        : 'none',
    drug: { id, names: drug.names },
    indications,
    routes: routesOf(knowledge, drug, route),
    inputs,
    problems,
    missing,
    warnings,
    regimens,
    adjustments,
    calculations: calculationsOf(kidney, results),
    sources: allSources(knowledge, drug, [regimens, warnings, adjustments]),
    drafted: drug.state === 'drafted',
    draftedFacts: drug.state === 'drafted' ? [{ kind: 'drug', id, name: drug.names }] : [],
    compared: blocks.length > 0 && blocks.every(({ uncompared }) => uncompared === true) ? [] : comparedOf(drug),
  };
}

function indicationsOf(drug: Drug, meant: ReadonlySet<string>): Indication[] {
  const all = drug.dosing.map((block) => {
    const { en, id, disease } = block.indication;
    const own = indicationId(block);
    return { id: own, name: { en, id }, ...(disease === undefined ? {} : { disease }), chosen: meant.has(own) };
  });
  return uniqueBy(all, (one) => one.id);
}

function routesOf(knowledge: Knowledge, { dosing }: Drug, wanted: string | undefined): Dosage['routes'] {
  const ids = [...new Set(dosing.flatMap(({ regimens }) => regimens.map(({ route }) => route)))];
  return ids.map((id) => ({ id, name: nameOfRoute(knowledge, id), chosen: wanted === undefined || wanted === id }));
}

const ageNeed = ({ age }: KnownPatient, blocks: readonly Dosing[]): Need[] =>
  age === undefined && blocks.length > 0 ? [{ field: 'ageYears', why: 'ageYears', blocks: true }] : [];

/** Where the knowledge has no doses yet, what it says of kidneys, liver and age is still said. */
function withoutRegimens(context: Context, route: string | undefined): Group[] {
  const { drug } = context;
  const [first = ''] = drug.routes;
  return drug.dosing.length > 0 || drug.adjustments === undefined
    ? []
    : groupsFor({ ...context, adjustments: drug.adjustments, route: route ?? first });
}

const comparedOf = ({ compared }: Drug): Dosage['compared'] => compared.map(({ facts, text, at, on }) => ({ facts, text, at, on }));

/** One entry per field: what blocks goes before what only leaves something unchecked. */
function missingOf(needs: readonly Need[]): MissingInput[] {
  const ordered = [...needs].sort((a, b) => Number(b.blocks) - Number(a.blocks));
  return uniqueBy(ordered, ({ field }) => field).map(({ field, why, blocks }) => ({
    field,
    label: say(`field.${field}`),
    why: say(`missing.${why}`),
    blocks,
  }));
}

function refusals(
  { dosing }: Drug,
  indication: string | undefined,
  route: string | undefined,
  blocks: readonly Dosing[],
  knowledge: Knowledge,
  chosen: readonly Indication[],
): Warning[] {
  const refuse = (key: string, values: Parameters<typeof say>[1] = {}): Warning[] => [
    { kind: 'regimen', level: 'caution', key, text: say(`warning.${key}`, values), sources: [] },
  ];
  if (dosing.length === 0) return refuse('noDosing');
  if (chosen.length === 0) return refuse('noIndication', { indication: indication ?? '' });
  const hasRoute = route === undefined || blocks.some(({ regimens }) => regimens.some((regimen) => regimen.route === route));
  return hasRoute ? [] : refuse('noRoute', { route: nameOfRoute(knowledge, route ?? '') });
}

/** The source says of an organ that fails that the usual dose stays: the reader asked about it. */
function isUnchanged(group: Group, { dialysis }: KnownPatient, { crcl, egfr }: Kidney): boolean {
  if (holds(group).do !== 'usual') return false;
  if (group.kind === 'hepatic') return true;
  const isImpaired = [crcl, egfr].some((one) => (known(one) ?? Number.POSITIVE_INFINITY) < MODERATE_KIDNEY);
  return (group.kind === 'renal' || group.isByCreatinine === true) && dialysis === undefined && isImpaired;
}

function adjustmentOf(group: Group): Adjustment {
  const row = holds(group);
  const text = saysSomething(row, group.extra)
    ? say('adjustment.says', { because: group.because, what: whatText(row, group.extra) })
    : group.because;
  return {
    id: group.id,
    kind: group.kind,
    text,
    level: levelOf(row),
    ...(row.note === undefined ? {} : { note: row.note }),
    sources: group.sources,
  };
}

function obesityOf(knowledge: Knowledge, drug: Drug, results: readonly RegimenResult[]): Adjustment[] {
  const rule = results.find(({ obesity }) => obesity !== undefined)?.obesity;
  if (rule === undefined) return [];
  const text = say('adjustment.obesity', { weight: say(`adjustment.weight.${rule.weight}`) });
  const sources = citations(knowledge, drug.sources, rule.src, drug.id);
  return [{ id: 'obesity', kind: 'obesity', level: 'caution', text, ...(rule.note === undefined ? {} : { note: rule.note }), sources }];
}

function calculationsOf(kidney: Kidney, results: readonly RegimenResult[]): Calculation[] {
  const sizes = results.flatMap(({ calculated }) => calculated.map(({ calculation }) => calculation));
  return uniqueBy([...kidney.calculations, ...sizes], ({ id, why }) => `${id}|${why.en}`);
}

function sorted(warnings: readonly Warning[]): Warning[] {
  const unique = uniqueBy(warnings, ({ kind, text, note }) => `${kind}|${text.en}|${note?.en ?? ''}`);
  return unique.sort((a, b) => WARNING_LEVELS.indexOf(a.level) - WARNING_LEVELS.indexOf(b.level));
}

function allSources(
  knowledge: Knowledge,
  drug: Drug,
  parts: readonly (readonly { readonly sources: readonly Citation[] }[])[],
): Citation[] {
  const all = [...parts.flat().flatMap(({ sources }) => sources)];
  if (all.length === 0) all.push(...citations(knowledge, drug.sources, drug.src, drug.id));
  return uniqueBy(all, ({ id, of, section }) => `${id}|${of ?? ''}|${section ?? ''}`);
}

/** One for all indications that it is of. */
function byId(groups: readonly Group[]): Group[] {
  return uniqueBy(groups, ({ id }) => id).map((group) => {
    const indications = groups.flatMap((one) => (one.id === group.id ? (one.indications ?? []) : []));
    return indications.length === 0 ? group : { ...group, indications: uniqueBy(indications, ({ id }) => id) };
  });
}

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()];
}
