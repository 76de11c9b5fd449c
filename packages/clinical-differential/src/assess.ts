/** One assessment: what is understood, what it may be, what must not be missed, what to ask, how soon. */
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';
import {
  type Assessment,
  type AssessmentRequest,
  type Contradiction,
  type NotUnderstood,
  type Understood,
  URGENCIES,
} from './assessment.ts';
import { candidates, isOfUnsaidExposure, labelled, mustNotMiss } from './candidate.ts';
import { agreeing, counts, evidenceOf } from './evidence-of.ts';
import type { Mention } from './language/mention.ts';
import { type Understanding, understand } from './language/understand.ts';
import type { DifferentialBase } from './prepare.ts';
import { ranking } from './ranking.ts';
import { earlyWarning } from './reasoning/early-warning.ts';
import type { Evidence, Facts } from './reasoning/evidence.ts';
import { withForms } from './reasoning/forms.ts';
import { inOtherTime, type Posterior, posterior } from './reasoning/posterior.ts';
import { nextQuestions } from './reasoning/questions.ts';
import { urgencyOf } from './reasoning/urgency.ts';

/** Longer texts are read up to here. */
export const LONGEST_TEXT = 200_000;
const FEWEST_LIKELY = 10;
const MOST_LIKELY = 50;

export function assess(base: DifferentialBase, request: AssessmentRequest): Assessment {
  const { ageYears, sex } = request.patient ?? {};
  const text = (request.text ?? '').slice(0, LONGEST_TEXT);
  const known = { ...(ageYears === undefined ? {} : { ageYears }), ...(sex === undefined ? {} : { sex }) };
  return answer(base, request, understand(base.language, text, known));
}

/** A text that is read once and answered anew as findings are ticked. */
export function assessor(base: DifferentialBase, text: string): (request: Omit<AssessmentRequest, 'text'>) => Assessment {
  const read = new Map<string, Understanding>();
  return (request) => {
    const { ageYears, sex } = request.patient ?? {};
    const key = `${ageYears ?? ''}|${sex ?? ''}`;
    const known = { ...(ageYears === undefined ? {} : { ageYears }), ...(sex === undefined ? {} : { sex }) };
    const said = read.get(key) ?? understand(base.language, text.slice(0, LONGEST_TEXT), known);
    read.set(key, said);
    return answer(base, request, said);
  };
}

function answer(base: DifferentialBase, request: AssessmentRequest, read: Understanding): Assessment {
  const said = agreeing(request, read);
  const evidence = evidenceOf(base, request, said);
  const result = posterior(base.model, evidence);
  const shown = withFormsOf(base, result);
  const limit = Math.min(MOST_LIKELY, Math.max(FEWEST_LIKELY, request.limit ?? FEWEST_LIKELY));
  const show = candidates(base, evidence, shown);
  const isOpen = (number: number) => !isOfUnsaidExposure(base, shown, number);
  const ranked = ranking(base, shown, limit, isOpen);
  const likely = ranked.filter(isOpen).slice(0, limit).map(show);
  const untimed = withoutTime(base, request, said, { evidence, result });
  const found = mustNotMiss(base, evidence, shown, ranked, show);
  const dangers = found.length > 0 || untimed === undefined ? found : dangersIn(base, untimed);
  const { urgency, reasons } = graverUrgency(base, said, { evidence, result }, untimed);
  const { days, onset: _onset, known: _known, ...patient } = evidence.facts;
  const unknown = (request.findings ?? []).filter(({ id }) => !base.model.findingNumber.has(id));
  return {
    patient: {
      ...patient,
      ...(said.facts.pregnancyWeek === undefined ? {} : { pregnancyWeek: said.facts.pregnancyWeek }),
      ...(days === undefined ? {} : { days }),
    },
    understood: [...said.mentions.flatMap((mention) => understoodOf(base, mention)), ...chosenOf(base, request)],
    measured: said.measured,
    notUnderstood: [
      ...said.notUnderstood,
      ...unknown.map(({ id }): NotUnderstood => ({ span: [0, 0], words: id, why: 'unknown-finding' })),
    ],
    contradictions: result.settled.contradictions.flatMap(([a, b]): Contradiction[] => {
      const [first] = labelled(base, a);
      const [second] = labelled(base, b);
      return first === undefined || second === undefined
        ? []
        : [{ findings: [first, second], why: a === b ? 'present-and-absent' : 'exclude-each-other' }];
    }),
    likely,
    mustNotMiss: dangers,
    otherProbability: Math.round(result.other * 10_000) / 10_000,
    nextQuestions: nextQuestions(base.model, result),
    urgency,
    urgencyReasons: reasons,
    sources: merged([...likely, ...dangers].map(({ sources }) => sources)),
    drafted: [...likely, ...dangers].some(({ drafted }) => drafted),
    empty: evidence.present.size === 0,
  };
}

/** Up to so many days a complaint is new. */
const NEW_DAYS = 30;

interface Reckoned {
  readonly evidence: Evidence;
  readonly result: Posterior;
}

/** As if nobody had said how long: that a complaint is some days old makes nothing harmless. Undefined where nothing changes. */
function withoutTime(base: DifferentialBase, request: AssessmentRequest, said: Understanding, timed: Reckoned): Reckoned | undefined {
  if (said.days === undefined || said.days > NEW_DAYS) return undefined;
  if (said.mentions.every(({ isOfTime }) => isOfTime !== true)) {
    const { days: _days, ...facts } = timed.evidence.facts;
    return { evidence: { ...timed.evidence, facts }, result: inOtherTime(base.model, timed.result, facts) };
  }
  const { days: _days, ...rest } = said;
  const evidence = evidenceOf(base, request, { ...rest, mentions: said.mentions.filter(({ isOfTime }) => isOfTime !== true) });
  return { evidence, result: posterior(base.model, evidence) };
}

/** The graver of what is said with the time and without it. */
function graverUrgency(base: DifferentialBase, said: Understanding, timed: Reckoned, untimed: Reckoned | undefined) {
  const of = ({ evidence: { facts, lasting }, result }: Reckoned) =>
    urgencyOf(base.model, result, warningOf(said, facts, isDrowsy(base, result)), lasting, facts);
  const [own, open] = [of(timed), untimed === undefined ? undefined : of(untimed)];
  const gravest = open !== undefined && URGENCIES.indexOf(open.urgency) < URGENCIES.indexOf(own.urgency) ? open : own;
  // What is understood of nothing lets nobody stay at home.
  return timed.evidence.present.size === 0 && gravest.urgency === 'self-care'
    ? { ...gravest, urgency: 'routine' as const, reasons: [] }
    : gravest;
}

function dangersIn(base: DifferentialBase, { evidence, result }: Reckoned) {
  const shown = withFormsOf(base, result);
  const ranked = ranking(base, shown, FEWEST_LIKELY, () => true);
  return mustNotMiss(base, evidence, shown, ranked, candidates(base, evidence, shown));
}

const withFormsOf = (base: DifferentialBase, result: Posterior): Posterior => ({
  ...result,
  probabilities: withForms(base.model.families, result.probabilities),
});

const DROWSY = ['confusion', 'reduced-consciousness', 'reduced-consciousness-score', 'coma'];
const isDrowsy = ({ model }: DifferentialBase, { settled }: Posterior) =>
  DROWSY.some((id) => settled.present.has(model.findingNumber.get(id) ?? -1));

/** Children and pregnant women have other limits. */
function warningOf({ measured }: Understanding, { ageYears, pregnant }: Facts, isDrowsyNow: boolean) {
  return pregnant === true || (ageYears !== undefined && ageYears < 16) ? undefined : earlyWarning(measured, isDrowsyNow);
}

function understoodOf(base: DifferentialBase, mention: Mention): Understood[] {
  const finding = base.model.findings[mention.finding]?.finding;
  if (finding === undefined) return [];
  const { circumstance, days, severity, measured } = mention;
  return [
    {
      findingId: finding.id,
      label: finding.names,
      present: mention.present,
      span: mention.span,
      words: mention.words,
      from: mention.from,
      counts: counts(mention),
      whose: circumstance.whose,
      when: circumstance.when,
      certain: circumstance.certain,
      ...(days === undefined ? {} : { days: Math.round(days * 100) / 100 }),
      ...(severity === undefined ? {} : { severity }),
      ...(measured === undefined ? {} : { measured: { measure: measured.measure, value: measured.value, unit: measured.unit } }),
    },
  ];
}

function chosenOf(base: DifferentialBase, request: AssessmentRequest): Understood[] {
  return (request.findings ?? []).flatMap(({ id, present = true }): Understood[] => {
    const finding = base.model.findings[base.model.findingNumber.get(id) ?? -1]?.finding;
    if (finding === undefined) return [];
    return [{ findingId: id, label: finding.names, present, from: 'chosen', counts: true, whose: 'patient', when: 'now', certain: true }];
  });
}

/** None twice: what is one source is one object. */
const merged = (lists: readonly (readonly Citation[])[]): Citation[] => [...new Set(lists.flat())];
