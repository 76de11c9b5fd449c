/** One assessment: what is understood, what it may be, what must not be missed, what to ask, how soon. */
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Assessment, AssessmentRequest, Contradiction, MustNotMiss, NotUnderstood, Understood } from './assessment.ts';
import { sumsBeneath } from './beneath-ticks.ts';
import { candidates, isOfUnsaidExposure, labelled, mustNotMiss } from './candidate.ts';
import { agreeing, counts, evidenceOf, isEmpty } from './evidence-of.ts';
import { howSoon, onceAsked, type Reckoned, withoutTime } from './how-soon.ts';
import type { Mention } from './language/mention.ts';
import { type KnownFacts, type Understanding, understand } from './language/understand.ts';
import type { DifferentialBase } from './prepare.ts';
import { ranking } from './ranking.ts';
import { MUST_NOT_MISS } from './reasoning/calibration.ts';
import { withForms } from './reasoning/forms.ts';
import { type Posterior, posterior } from './reasoning/posterior.ts';
import { nextQuestions } from './reasoning/questions.ts';

/** Longer texts are read up to here. */
export const LONGEST_TEXT = 200_000;
const FEWEST_LIKELY = 10;
const MOST_LIKELY = 50;
/** Some ten pages of notes have as many; all of them count, and the first of them are named in the answer. */
const MOST_NAMED = 4000;

/** Reads a text. Whoever is asked of the same text several times may keep what it was understood as. */
export type Reader = (language: DifferentialBase['language'], text: string, known: KnownFacts) => Understanding;

export function assess(base: DifferentialBase, request: AssessmentRequest, read: Reader = understand): Assessment {
  const { ageYears, sex } = request.patient ?? {};
  const text = (request.text ?? '').slice(0, LONGEST_TEXT);
  const known = { ...(ageYears === undefined ? {} : { ageYears }), ...(sex === undefined ? {} : { sex }) };
  return answer(base, request, read(base.language, text, known));
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
    return answer(base, { ...request, text }, said);
  };
}

function answer(base: DifferentialBase, request: AssessmentRequest, read: Understanding): Assessment {
  const said = agreeing(request, read);
  const { text = '' } = request;
  const evidence = evidenceOf(base, request, said);
  const result = posterior(base.model, evidence, sumsBeneath(base, request, said, evidence));
  const shown = withFormsOf(base, result);
  const limit = Math.min(MOST_LIKELY, Math.max(FEWEST_LIKELY, request.limit ?? FEWEST_LIKELY));
  const show = candidates(base, evidence, shown);
  const isOpen = (number: number) => !isOfUnsaidExposure(base, shown, number);
  const ranked = ranking(base, shown, limit, isOpen);
  const likely = ranked.filter(isOpen).slice(0, limit).map(show);
  const asked = { request, said };
  const untimed = onceAsked(() => withoutTime(base, asked, { evidence, result }));
  const found = mustNotMiss(base, evidence, shown, ranked, show);
  const { urgency, reasons, beside } = howSoon(base, asked, { evidence, result }, untimed);
  const open = found.length > 0 ? found : dangersIn(base, untimed());
  const dangers = beside === undefined ? open : withOthers(dangersIn(base, beside), open);
  const { days, onset: _onset, known: _known, ...patient } = evidence.facts;
  const unknown = (request.findings ?? []).filter(({ id }) => !base.model.findingNumber.has(id));
  return {
    patient: {
      ...patient,
      ...(said.facts.pregnancyWeek === undefined ? {} : { pregnancyWeek: said.facts.pregnancyWeek }),
      ...(days === undefined ? {} : { days }),
    },
    understood: [...said.mentions.slice(0, MOST_NAMED).flatMap((mention) => understoodOf(base, mention, text)), ...chosenOf(base, request)],
    measured: said.measured.slice(0, MOST_NAMED),
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
    empty: isEmpty(base, evidence),
  };
}

function dangersIn(base: DifferentialBase, reckoned: Reckoned | undefined): readonly MustNotMiss[] {
  if (reckoned === undefined) return [];
  const { evidence, result } = reckoned;
  const shown = withFormsOf(base, result);
  const ranked = ranking(base, shown, FEWEST_LIKELY, () => true);
  return mustNotMiss(base, evidence, shown, ranked, candidates(base, evidence, shown));
}

const withOthers = (first: readonly MustNotMiss[], others: readonly MustNotMiss[]): MustNotMiss[] =>
  [...first, ...others.filter(({ id }) => first.every((one) => one.id !== id))].slice(0, MUST_NOT_MISS.atMost);

const withFormsOf = (base: DifferentialBase, result: Posterior): Posterior => ({
  ...result,
  probabilities: withForms(base.model.families, result.probabilities),
});

function understoodOf(base: DifferentialBase, mention: Mention, text: string): Understood[] {
  const finding = base.model.findings[mention.finding]?.finding;
  if (finding === undefined) return [];
  const { circumstance, days, severity, measured } = mention;
  return [
    {
      findingId: finding.id,
      label: finding.names,
      present: mention.present,
      span: mention.span,
      words: text.slice(...mention.span),
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
