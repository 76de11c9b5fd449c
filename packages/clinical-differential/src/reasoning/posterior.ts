/** From evidence to probabilities over all diseases and a remainder. */

import { CALIBRATION } from './calibration.ts';
import type { Evidence, Facts, Settled } from './evidence.ts';
import { BEGINS, type Model } from './model.ts';
import { type Sums, sumsOf } from './sums.ts';

export interface Posterior {
  readonly sums: Sums;
  readonly settled: Settled;
  readonly probabilities: Float64Array;
  readonly other: number;
  /** How well the diseases explain each of them on the whole: natural logarithm beside a coincidence. Worked out when it is asked for. */
  readonly explained: () => readonly number[];
}

export const posterior = (model: Model, evidence: Evidence, sums: Sums = sumsOf(model, evidence)): Posterior =>
  weighed(model, sums, evidence.facts);

/** The same findings, had the illness lasted as long as `facts` say. */
export const inOtherTime = (model: Model, { sums }: Posterior, facts: Facts): Posterior => weighed(model, sums, facts);

function weighed(model: Model, sums: Sums, facts: Facts): Posterior {
  const shares = normalised(withCourse(model, facts, sums.scores), sums.otherScore);
  let explained: readonly number[] | undefined;
  return {
    sums,
    settled: sums.settled,
    ...shares,
    explained: () => {
      explained ??= sums.settled.narrowest.map((number) => explainedBy(model, number, shares.probabilities));
      return explained;
    },
  };
}

function withCourse(model: Model, facts: Facts, scores: Float64Array): Float64Array {
  const { days, onset, known } = facts;
  if (days === undefined && onset === undefined && known === undefined) return scores;
  const course = courseOf(model, facts);
  const weighed = new Float64Array(scores.length);
  for (let disease = 0; disease < weighed.length; disease += 1) weighed[disease] = (scores[disease] ?? 0) + (course[disease] ?? 0);
  return weighed;
}

const MOST_COURSES = 100;

/** What the time says of each disease: the same beneath one text, and of many. */
function courseOf(model: Model, facts: Facts): Float64Array {
  const { days, onset, known } = facts;
  const key = `${days}|${onset}|${known === undefined ? '' : [...known].join(' ')}`;
  const found = model.courses.get(key);
  if (found !== undefined) return found;
  const course = Float64Array.from(model.diseases, (_, disease) => courseScore(model, disease, facts));
  if (model.courses.size >= MOST_COURSES) model.courses.clear();
  model.courses.set(key, course);
  return course;
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
