/** From evidence to probabilities over all diseases and a remainder. */

import { ageBand } from './bands.ts';
import { CALIBRATION } from './calibration.ts';
import { type Evidence, type Facts, type Settled, settle } from './evidence.ts';
import { BEGINS, type DiseaseModel, type Model } from './model.ts';
import { logPriors } from './prior.ts';

export interface Posterior extends Reckoned {
  readonly probabilities: Float64Array;
  readonly other: number;
  /** How well the diseases explain each of them on the whole: natural logarithm beside a coincidence. Worked out when it is asked for. */
  readonly explained: () => readonly number[];
}

/** What everything but the time says, which the time changes nothing of. */
interface Reckoned {
  readonly settled: Settled;
  /** How much each of the narrowest findings counts, in their order. */
  readonly weights: readonly number[];
  /** Of each disease, before its course is weighed in; and of all that are not in the knowledge. */
  readonly scores: Float64Array;
  readonly otherScore: number;
}

export const posterior = (model: Model, evidence: Evidence): Posterior => weighed(model, reckoned(model, evidence), evidence.facts);

/** The same findings, had the illness lasted as long as `facts` say. */
export const inOtherTime = (model: Model, { settled, weights, scores, otherScore }: Posterior, facts: Facts): Posterior =>
  weighed(model, { settled, weights, scores, otherScore }, facts);

function reckoned(model: Model, evidence: Evidence): Reckoned {
  const settled = settle(model, evidence);
  const scores = startingScores(model, evidence.facts).slice();
  otherWeeks(model, evidence.facts, scores);
  rules(model, settled, scores);
  const weights = findingWeights(model, evidence, settled);
  let otherScore = CALIBRATION.priorWeight * Math.log(CALIBRATION.otherPrior);
  const { linkStarts, linkDiseases, linkScores, absenceStarts, absenceDiseases, absenceScores, echoStarts, echoDiseases, echoScores } =
    model.index;
  settled.narrowest.forEach((number, at) => {
    const weight = weights[at] ?? 1;
    addRow(scores, linkStarts, linkDiseases, linkScores, number, weight);
    if (model.findings[number]?.isBackground !== true)
      otherScore += weight * CALIBRATION.otherExplains * -Math.log(model.index.leaks[number] ?? 1) * CALIBRATION.otherExplains;
  });
  silence(model, settled, toldIn(evidence, settled), scores);
  for (const number of settled.broadestAbsent) addRow(scores, absenceStarts, absenceDiseases, absenceScores, number, 1);
  for (const concept of evidence.echoes) addRow(scores, echoStarts, echoDiseases, echoScores, concept, CALIBRATION.echoWeight);
  return { settled, weights, scores, otherScore };
}

function weighed(model: Model, known: Reckoned, facts: Facts): Posterior {
  const shares = normalised(withCourse(model, facts, known.scores), known.otherScore);
  let explained: readonly number[] | undefined;
  return {
    ...known,
    ...shares,
    explained: () => {
      explained ??= known.settled.narrowest.map((number) => explainedBy(model, number, shares.probabilities));
      return explained;
    },
  };
}

/** What one finding or word says, added to the diseases that it speaks about. */
function addRow(scores: Float64Array, starts: Uint32Array, diseases: Uint16Array, said: Float64Array, row: number, weight: number) {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at += 1) {
    const disease = diseases[at] ?? 0;
    scores[disease] = (scores[disease] ?? 0) + weight * (said[at] ?? 0);
  }
}

/** Findings of one family say much of the same: the most telling counts whole, the others in part. */
function findingWeights(model: Model, evidence: Evidence, settled: Settled): number[] {
  const seen = new Set<number>();
  return settled.narrowest.map((number) => {
    const family = model.findings[number]?.above ?? [];
    const isRelated = family.some((one) => seen.has(one));
    for (const one of family) seen.add(one);
    return (evidence.present.get(number) ?? 1) * (isRelated ? CALIBRATION.relatedWeight : 1);
  });
}

/** How many things were told; what was denied all at once is one of them. */
function toldIn({ absentAsOne = new Set() }: Evidence, { narrowest, broadestAbsent }: Settled): number {
  const single = broadestAbsent.filter((finding) => !absentAsOne.has(finding)).length;
  return narrowest.length + single + Number(single < broadestAbsent.length);
}

/** The more is told, the more it says that something is not; what was in fact mentioned is taken back. */
function silence(model: Model, settled: Settled, things: number, scores: Float64Array) {
  const { least, most, full } = CALIBRATION.telling;
  const told = Math.min(most, Math.max(least, things / full));
  const { silences, unsaidStarts, unsaidDiseases, unsaidScores } = model.index;
  for (let disease = 0; disease < scores.length; disease += 1) scores[disease] = (scores[disease] ?? 0) + told * (silences[disease] ?? 0);
  for (const list of [settled.present, settled.absent])
    for (const number of list) addRow(scores, unsaidStarts, unsaidDiseases, unsaidScores, number, -told);
}

const REQUIRED_ABSENT = Math.log(CALIBRATION.requiredAbsent) - Math.log(CALIBRATION.requiredUnmentioned);

function rules(model: Model, settled: Settled, scores: Float64Array) {
  const add = (diseases: readonly number[] | undefined, score: number) => {
    for (const disease of diseases ?? []) scores[disease] = (scores[disease] ?? 0) + score;
  };
  for (const number of settled.present) {
    const finding = model.findings[number];
    add(finding?.requiredBy, -Math.log(CALIBRATION.requiredUnmentioned));
    add(finding?.rulesOut, Math.log(CALIBRATION.excludedBy));
    for (const [disease, score] of finding?.riskOf ?? []) scores[disease] = (scores[disease] ?? 0) + score;
  }
  for (const [disease, score] of exposed(model, settled)) add([disease], score);
  for (const number of settled.absent) add(model.findings[number]?.requiredBy, REQUIRED_ABSENT);
}

/** What only comes of an exposure is no longer unlikely once it was said: the more, the fewer else come of it, where it hurries by itself. */
function exposed(model: Model, { present }: Settled): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const number of present) {
    const { exposureOf = [], finding } = model.findings[number] ?? {};
    const said = finding?.urgency === undefined ? 1 : Math.max(1, CALIBRATION.exposureSaid / exposureOf.length);
    for (const disease of exposureOf) scores.set(disease, Math.max(scores.get(disease) ?? 0, Math.log(said / CALIBRATION.exposureUnsaid)));
  }
  return scores;
}

const MOST_PRIORS = 200;

/** Priors of all diseases; the same for all patients of one age band, sex and place. */
function startingScores(model: Model, facts: Facts): Float64Array {
  const key = [
    facts.ageYears === undefined ? '' : ageBand(facts.ageYears),
    facts.sex,
    facts.pregnant,
    facts.region,
    facts.setting,
    facts.season,
  ].join('|');
  const known = model.priors.get(key);
  if (known !== undefined) return known;
  const scores = Float64Array.from(logPriors(model.diseases, facts), (prior, disease) => prior + unmentioned(model.diseases[disease]));
  if (model.priors.size >= MOST_PRIORS) model.priors.clear();
  model.priors.set(key, scores);
  return scores;
}

const unmentioned = ({ required, exposures }: Pick<DiseaseModel, 'required' | 'exposures'> = { required: [], exposures: [] }) =>
  required.length * Math.log(CALIBRATION.requiredUnmentioned) + (exposures.length === 0 ? 0 : Math.log(CALIBRATION.exposureUnsaid));

/** Labour at term is not of the twentieth week, nor a miscarriage of the thirtieth. */
function otherWeeks(model: Model, { pregnant, pregnancyWeek }: Facts, scores: Float64Array) {
  if (pregnancyWeek === undefined || pregnant === false) return;
  model.diseases.forEach(({ disease: { gestation } }, disease) => {
    if (gestation !== undefined && (pregnancyWeek < gestation.from || pregnancyWeek > gestation.to))
      scores[disease] = (scores[disease] ?? 0) + Math.log(CALIBRATION.otherWeeks);
  });
}

function withCourse(model: Model, facts: Facts, scores: Float64Array): Float64Array {
  const { days, onset, known } = facts;
  if (days === undefined && onset === undefined && known === undefined) return scores;
  const weighed = scores.slice();
  for (let disease = 0; disease < scores.length; disease += 1)
    weighed[disease] = (scores[disease] ?? 0) + courseScore(model, disease, facts);
  return weighed;
}

function timeScore({ usualFrom, usualTo }: Model, disease: number, days: number): number {
  const hours = Math.max(0.1, days * 24);
  // Twice as short or as long as is usual is no reason for doubt; without a usual time no comparison holds.
  const least = (usualFrom[disease] ?? Number.NaN) / 2;
  const most = (usualTo[disease] ?? Number.NaN) * 2;
  // Too short and too long at once it cannot be.
  const times = hours < least ? least / hours : hours > most ? hours / most : 1;
  return times === 1 ? 0 : -Math.min(CALIBRATION.timeLimit, CALIBRATION.timePenalty * Math.log(times));
}

export function courseScore(model: Model, disease: number, { days, onset, known }: Facts): number {
  let score = days === undefined ? 0 : timeScore(model, disease, days);
  const begins = model.onsets[disease] ?? 0;
  if (onset === 'sudden')
    score += (begins & BEGINS.suddenly) !== 0 ? CALIBRATION.onsetBonus : (begins & BEGINS.quickly) !== 0 ? 0 : -CALIBRATION.onsetPenalty;
  if (onset === 'gradual' && (begins & BEGINS.onlyQuickly) !== 0) score -= CALIBRATION.onsetPenalty;
  if (known?.has(disease) === true && model.diseases[disease]?.disease.course.pattern !== 'acute')
    score += Math.log(CALIBRATION.knownBefore);
  return score;
}

const NEGLIGIBLE = 1e-5;

function explainedBy({ findings, index }: Model, number: number, probabilities: Float64Array): number {
  if (findings[number]?.isBackground !== false) return 0;
  let [others, explained] = [0, 0];
  const end = index.linkStarts[number + 1] ?? 0;
  for (let at = index.linkStarts[number] ?? 0; at < end; at += 1) {
    const probability = probabilities[index.linkDiseases[at] ?? 0] ?? 0;
    if (probability < NEGLIGIBLE) continue;
    explained += probability;
    others += probability * Math.exp(index.linkScores[at] ?? 0);
  }
  return Math.log(others + (1 - explained));
}

function normalised(scores: Float64Array, other: number) {
  let most = other;
  for (const score of scores) if (score > most) most = score;
  const probabilities = new Float64Array(scores.length);
  const otherWeight = Math.exp((other - most) / CALIBRATION.temperature);
  let total = otherWeight;
  for (let index = 0; index < scores.length; index += 1) {
    const weight = Math.exp(((scores[index] ?? 0) - most) / CALIBRATION.temperature);
    probabilities[index] = weight;
    total += weight;
  }
  for (let index = 0; index < scores.length; index += 1) probabilities[index] = (probabilities[index] ?? 0) / total;
  return { probabilities, other: otherWeight / total };
}
