/** From evidence to probabilities over all diseases and a remainder. */

import { ageBand } from './bands.ts';
import { CALIBRATION } from './calibration.ts';
import { type Evidence, type Facts, type Settled, settle } from './evidence.ts';
import type { Model } from './model.ts';
import { logPrior } from './prior.ts';

export interface Posterior {
  readonly settled: Settled;
  readonly scores: Float64Array;
  readonly probabilities: Float64Array;
  readonly other: number;
  /** How much each of the narrowest findings counts, in their order. */
  readonly weights: readonly number[];
  /** How well the diseases explain each of them on the whole: natural logarithm beside a coincidence. */
  readonly explained: readonly number[];
}

export function posterior(model: Model, evidence: Evidence): Posterior {
  const settled = settle(model, evidence);
  const scores = Float64Array.from(startingScores(model, evidence.facts));
  if (hasCourse(evidence.facts))
    for (const index of model.diseases.keys()) scores[index] = (scores[index] ?? 0) + courseScore(model, index, evidence);
  rules(model, settled, scores);
  const weights = findingWeights(model, evidence, settled);
  let other = CALIBRATION.priorWeight * Math.log(CALIBRATION.otherPrior);
  settled.narrowest.forEach((number, at) => {
    const finding = model.findings[number];
    const weight = weights[at] ?? 1;
    if (finding === undefined) return;
    for (const { disease, score } of finding.links) scores[disease] = (scores[disease] ?? 0) + weight * score;
    if (!finding.isBackground) other += weight * CALIBRATION.otherExplains * -Math.log(finding.leak) * CALIBRATION.otherExplains;
  });
  silence(model, settled, scores);
  for (const number of settled.broadestAbsent) {
    for (const { disease, score } of model.findings[number]?.absenceLinks ?? []) scores[disease] = (scores[disease] ?? 0) + score;
  }
  for (const concept of evidence.echoes)
    for (const { disease, score } of model.echoes.get(concept) ?? [])
      scores[disease] = (scores[disease] ?? 0) + CALIBRATION.echoWeight * score;
  const shares = normalised(scores, other);
  return {
    settled,
    weights,
    scores,
    ...shares,
    explained: settled.narrowest.map((number) => explainedBy(model, number, shares.probabilities)),
  };
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

/** The more is told, the more it says that something is not; what was in fact mentioned is taken back. */
function silence(model: Model, settled: Settled, scores: Float64Array) {
  const { least, most, full } = CALIBRATION.telling;
  const told = Math.min(most, Math.max(least, (settled.narrowest.length + settled.broadestAbsent.length) / full));
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] ?? 0) + told * (model.diseases[index]?.silent ?? 0);
  for (const list of [settled.present, settled.absent])
    for (const number of list)
      for (const [disease, score] of model.findings[number]?.unsaid ?? []) scores[disease] = (scores[disease] ?? 0) - told * score;
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
  for (const number of settled.absent) add(model.findings[number]?.requiredBy, REQUIRED_ABSENT);
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
  const scores = Float64Array.from(
    model.diseases,
    (disease) => logPrior(disease, facts) + disease.required.length * Math.log(CALIBRATION.requiredUnmentioned),
  );
  if (model.priors.size >= MOST_PRIORS) model.priors.clear();
  model.priors.set(key, scores);
  return scores;
}

const hasCourse = ({ days, onset, known }: Facts) => days !== undefined || onset !== undefined || known !== undefined;

export function courseScore(model: Model, index: number, { facts }: Evidence): number {
  const disease = model.diseases[index];
  if (disease === undefined) return 0;
  let score = 0;
  if (facts.days !== undefined && disease.usual !== undefined) {
    const hours = Math.max(0.1, facts.days * 24);
    const [from, to] = disease.usual;
    const beyond = Math.max(0, Math.log(from / 2 / hours), Math.log(hours / (to * 2)));
    score -= Math.min(CALIBRATION.timeLimit, CALIBRATION.timePenalty * beyond);
  }
  const { isSudden, isQuick, isOnlyQuick } = disease.onset;
  if (facts.onset === 'sudden') score += isSudden ? CALIBRATION.onsetBonus : isQuick ? 0 : -CALIBRATION.onsetPenalty;
  if (facts.onset === 'gradual' && isOnlyQuick) score -= CALIBRATION.onsetPenalty;
  if (facts.known?.has(index) && disease.disease.course.pattern !== 'acute') score += Math.log(CALIBRATION.knownBefore);
  return score;
}

const NEGLIGIBLE = 1e-5;

function explainedBy(model: Model, number: number, probabilities: Float64Array): number {
  const finding = model.findings[number];
  if (finding === undefined || finding.isBackground) return 0;
  let [others, explained] = [0, 0];
  for (const { disease, score } of finding.links) {
    const probability = probabilities[disease] ?? 0;
    if (probability < NEGLIGIBLE) continue;
    explained += probability;
    others += probability * Math.exp(score);
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
