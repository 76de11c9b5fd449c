/** What the interaction check says of this one drug in this patient, and what the drug’s file says that it does not ask. */
import { checkInteractions } from '@kolegia/clinical-interactions/check';
import type { PatientAlert } from '@kolegia/clinical-interactions/finding';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { type Citation, citations, type Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Text, Warning, WarningKind, WarningLevel } from './dosage.ts';
import { type Kidney, known } from './kidney.ts';
import { organStatements } from './organ-statements.ts';
import type { KnownPatient } from './patient.ts';
import type { DosingBase } from './prepare.ts';
import type { Verdict } from './regimens.ts';
import type { OrganCaution } from './unsuited.ts';
import { join, say, type Values } from './wording.ts';

export interface Alerts {
  readonly warnings: readonly Warning[];
  readonly verdicts: readonly Verdict[];
  readonly cautions: readonly OrganCaution[];
}

const LEVEL: Readonly<Record<PatientAlert['severity'], WarningLevel>> = {
  contraindicated: 'contraindicated',
  major: 'avoid',
  moderate: 'caution',
  minor: 'info',
};
const SEVERE_KIDNEY = 30;
/** Below it the kidneys are called impaired. */
export const MODERATE_KIDNEY = 60;
const TWOFOLD = 2;
/** Years in which a pregnancy is possible and may not be known. */
const FERTILE = { from: 12, to: 55 };

export function alertsFor(base: DosingBase, drug: Drug, route: string | undefined, patient: KnownPatient, kidney: Kidney): Alerts {
  const { knowledge } = base;
  const [egfr, crcl] = [known(kidney.egfr), known(kidney.crcl)];
  const { alerts } = checkInteractions(base.interactions, {
    drugs: [{ id: drug.id, ...(route === undefined ? {} : { route }) }],
    patient: {
      pregnant: patient.pregnant,
      lactating: patient.lactating,
      conditions: patient.conditions,
      allergies: patient.allergies,
      ...(patient.age === undefined ? {} : { ageYears: patient.age.years }),
      ...(egfr === undefined ? {} : { egfr }),
      ...(crcl === undefined ? {} : { crcl }),
      ...(patient.hepatic === undefined ? {} : { childPugh: patient.hepatic }),
    },
  });
  const ofOrgans = organWarnings(
    knowledge,
    drug,
    patient,
    Math.min(egfr ?? Number.POSITIVE_INFINITY, crcl ?? Number.POSITIVE_INFINITY),
    alerts,
  );
  const ofAlerts = alerts.map((alert) => fromAlert(knowledge, alert));
  return {
    warnings: [...ofAlerts, ...reproductionWarnings(knowledge, drug, patient), ...ofOrgans],
    verdicts: alerts.flatMap(verdictOf),
    cautions: [...ofAlerts, ...ofOrgans].flatMap(cautionOf),
  };
}

const HEEDED: readonly string[] = ['organ.caution', 'highExcretion', 'renalExposure', 'hepaticExposure', 'betterLiver'];

/** That much about the organ itself, and not how much to give. */
function cautionOf({ kind, key, sources }: Warning): OrganCaution[] {
  if (!HEEDED.includes(key)) return [];
  return [{ organ: kind === 'hepatic' ? 'liver' : 'kidney', sources }];
}

const ORGAN: Readonly<Partial<Record<PatientAlert['kind'], Verdict['organ']>>> = { renal: 'kidney', hepatic: 'liver' };

function verdictOf({ kind, severity }: PatientAlert): Verdict[] {
  const level = LEVEL[severity];
  if (level !== 'contraindicated' && level !== 'avoid') return [];
  // To be weighed by the doctor against what the drug is given for: said, but the dose stands as it is.
  if (level === 'avoid' && (kind === 'burden' || kind === 'condition')) return [];
  const organ = ORGAN[kind];
  return [{ level, ...(organ === undefined ? {} : { organ }), ...(kind === 'pregnancy' && { isOfPregnancy: true as const }) }];
}

function fromAlert(knowledge: Knowledge, { kind, severity, about, note, sources }: PatientAlert): Warning {
  const level = LEVEL[severity];
  const make = (of: WarningKind, key: string, values: Values = {}): Warning => ({
    kind: of,
    level,
    key,
    text: say(`warning.${key}`, values),
    ...(note === undefined ? {} : { note }),
    sources,
  });
  switch (kind) {
    case 'burden':
      return make('effect', `effect.${level}`, { about: termOf(knowledge.terms.effects[about], about) });
    case 'condition':
      return make('condition', `condition.${level}`, { about: termOf(knowledge.terms.conditions[about], about) });
    case 'allergy':
      return make('allergy', `allergy.${level}`, { about: termOf(knowledge.allergies[about] ?? knowledge.drugs[about]?.names, about) });
    case 'renal': {
      const [measure = 'egfr', value = ''] = about.split('<');
      const isExposure = !about.includes('<');
      const text = isExposure ? say('field.creatinine') : say('warning.below', { measure: say(`adjustment.${measure}`), value });
      return make('renal', `organ.${level}`, { about: text });
    }
    case 'hepatic':
      return make('hepatic', `organ.${level}`, { about: say('adjustment.hepatic', { class: about.slice(-1) }) });
    case 'age':
      return make('age', `age.${level === 'info' ? 'caution' : level}`);
    default:
      return make(kind, `${kind}.${level === 'info' ? 'caution' : level}`);
  }
}

const termOf = (term: Text | undefined, id: string): Text => (term === undefined ? { en: id, id } : { en: term.en, id: term.id });

function reproductionWarnings(knowledge: Knowledge, drug: Drug, patient: KnownPatient): Warning[] {
  const warnings: Warning[] = [];
  const add = (kind: WarningKind, level: WarningLevel, key: string, src: readonly string[] = [], note?: Text) =>
    warnings.push({
      kind,
      level,
      key,
      text: say(`warning.${key}`),
      ...(note === undefined ? {} : { note }),
      sources: citations(knowledge, drug.sources, src, drug.id),
    });
  const { pregnancy, lactation } = drug;
  const years = patient.age?.years;
  const mayConceive = patient.sex === 'female' && years !== undefined && years >= FERTILE.from && years < FERTILE.to;
  if (patient.pregnant && pregnancy === undefined) add('pregnancy', 'caution', 'pregnancyNoData');
  if (patient.pregnant && pregnancy?.teratogen === true)
    add('pregnancy', pregnancy.risk === 'caution' ? 'caution' : 'avoid', 'teratogen', pregnancy.src);
  if (!patient.pregnant && mayConceive && pregnancy?.teratogen === true)
    add('pregnancy', 'caution', 'teratogenPossible', pregnancy.src, pregnancy.note);
  for (const [kind, isMeant, fact] of [
    ['pregnancy', patient.pregnant, pregnancy],
    ['lactation', patient.lactating, lactation],
  ] as const)
    if (isMeant && (fact?.risk === 'compatible' || fact?.risk === 'unknown'))
      add(kind, fact.risk === 'compatible' ? 'info' : 'caution', `${kind}.${fact.risk}`, fact.src, fact.note);
  if (patient.lactating && lactation === undefined) add('lactation', 'caution', 'lactationNoData');
  return warnings;
}

/** Where neither a band nor an action says what to do, at least that something should be thought of. */
function organWarnings(
  knowledge: Knowledge,
  drug: Drug,
  patient: KnownPatient,
  kidney: number,
  alerts: readonly PatientAlert[],
): Warning[] {
  const warnings: Warning[] = [];
  const add = (kind: WarningKind, level: WarningLevel, key: string, src: readonly string[], values: Values = {}, note?: Text) =>
    warnings.push({
      kind,
      level,
      key,
      text: say(`warning.${key}`, values),
      ...(note === undefined ? {} : { note }),
      sources: citations(knowledge, drug.sources, src, drug.id),
    });
  const { renal, hepatic, adjustments } = drug;
  const [ofKidney, ofLiver] = [organStatements(drug, 'kidney'), organStatements(drug, 'liver')];
  const has = (kind: PatientAlert['kind']) => alerts.some((alert) => alert.kind === kind);
  if (kidney < SEVERE_KIDNEY && renal !== undefined) {
    if ((renal.exposure ?? 0) >= TWOFOLD) add('renal', 'caution', 'renalExposure', renal.src, { times: renal.exposure ?? 0 }, renal.note);
    else if (renal.excretion === 'high' && !ofKidney.isForAll && !has('renal'))
      add('renal', 'caution', 'highExcretion', renal.src, {}, renal.note);
  }
  const isSilent = ofKidney.silent.length > 0;
  if (isSilent && (kidney < MODERATE_KIDNEY || patient.dialysis !== undefined) && !has('renal'))
    add('renal', 'info', 'silent.kidney', ofKidney.silent);
  if (kidney < MODERATE_KIDNEY && renal === undefined && !ofKidney.hasRows && !isSilent && patient.dialysis === undefined)
    add('renal', 'info', 'noKidneyData', []);
  if (patient.hepatic !== undefined && ofLiver.silent.length > 0 && !has('hepatic')) add('hepatic', 'info', 'silent.liver', ofLiver.silent);
  if (patient.hepatic === 'B' || patient.hepatic === 'C') {
    if ((hepatic?.exposure ?? 0) >= TWOFOLD)
      add('hepatic', 'caution', 'hepaticExposure', hepatic?.src ?? [], { times: hepatic?.exposure ?? 0 }, hepatic?.note);
    if (hepatic === undefined && !ofLiver.hasRows && ofLiver.silent.length === 0) add('hepatic', 'info', 'noHepaticData', []);
    const isOfBetter = hepatic?.actions.some(({ childPugh }) => childPugh.every((one) => one < (patient.hepatic ?? 'A')));
    if (isOfBetter === true && !has('hepatic')) add('hepatic', 'caution', 'betterLiver', hepatic?.src ?? [], {}, hepatic?.note);
  }
  const isNoted = (kind: WarningKind) =>
    has(kind === 'renal' ? 'renal' : 'hepatic') || warnings.some((one) => one.kind === kind && one.note !== undefined);
  if ((kidney < MODERATE_KIDNEY || patient.dialysis !== undefined) && renal?.note !== undefined && !ofKidney.hasRows && !isNoted('renal'))
    add('renal', 'info', 'organNote.kidney', renal.src, {}, renal.note);
  if (patient.hepatic !== undefined && hepatic?.note !== undefined && !ofLiver.hasRows && !isNoted('hepatic'))
    add('hepatic', 'info', 'organNote.liver', hepatic.src, {}, hepatic.note);
  if (patient.dialysis !== undefined) {
    const dialysis = say(`input.${patient.dialysis}`);
    if (!ofKidney.changes && (adjustments?.dialysis.length ?? 0) === 0 && !has('renal'))
      add('dialysis', 'caution', 'noDialysisData', [], { dialysis });
  }
  return warnings;
}

/** Nothing is known of it: had the reader chosen the condition, the check would have said so. */
export function testFirstWarning(knowledge: Knowledge, { id, testFirst, sources }: Drug, { conditions }: KnownPatient): Warning[] {
  const open = testFirst?.conditions.filter((one) => !conditions.includes(one)) ?? [];
  if (testFirst === undefined || open.length === 0) return [];
  const about = join(open.map((one) => termOf(knowledge.terms.conditions[one], one)));
  const { note, src } = testFirst;
  const text = say('warning.testFirst', { about });
  const rest = { ...(note === undefined ? {} : { note }), sources: citations(knowledge, sources, src, id) };
  return [{ kind: 'condition', level: 'caution', key: 'testFirst', text, ...rest }];
}

export function monitoringWarning(knowledge: Knowledge, drug: Drug): Warning[] {
  const items = [...new Set(drug.monitoring.flatMap((block) => block.items))];
  if (items.length === 0 || drug.margin?.value !== 'narrow') return [];
  const src = drug.monitoring.flatMap((block) => block.src);
  const sources: readonly Citation[] = citations(knowledge, drug.sources, [...drug.margin.src, ...src], drug.id);
  const names = join(items.map((item) => termOf(knowledge.terms.monitoring[item], item)));
  return [{ kind: 'monitoring', level: 'info', key: 'narrow', text: say('warning.narrow', { items: names }), sources }];
}
