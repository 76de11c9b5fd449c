/**
 * Two complaints at once: dandruff beside a chest that hurts. Diseases compete for all that was said, so that a harmless one explains the
 * one and pushes aside what the other may be. What only it explains is set aside, and the rest is judged by itself.
 */
import { URGENCIES } from '../assessment.ts';
import { SET_ASIDE } from './calibration.ts';
import type { Evidence } from './evidence.ts';
import type { Model } from './model.ts';
import { type Posterior, posterior } from './posterior.ts';
import { urgencyOf } from './urgency.ts';

/** Of a finding the words that it was read in, by number; what was read in the same words is one complaint. */
export type Told = ReadonlyMap<number, number>;

/**
 * What a likely harmless disease explains and what would be looked after at home by itself. Undefined where none leaves complaints that it
 * says nothing of, at least half of the `whole`, which is what was said before anything was set aside.
 */
export function setAside(
  model: Model,
  told: Told,
  whole: Evidence,
  { present }: Evidence,
  { probabilities }: Posterior,
): ReadonlySet<number> | undefined {
  const said = [...present.keys()];
  const least = Math.max(1, complaints(told, complaintsIn(model, [...whole.present.keys()])) / 2);
  if (complaints(told, complaintsIn(model, said)) <= least) return undefined;
  for (const disease of likelyHarmless(model, probabilities)) {
    const own = new Set(said.filter((finding) => scoreOf(model, finding, disease) >= SET_ASIDE.explained && isForHome(model, [finding])));
    if (own.size === 0) continue;
    const rest = said.filter((finding) => !own.has(finding));
    const left = complaintsIn(model, rest);
    const count = complaints(told, left);
    const unexplained = left.filter((finding) => scoreOf(model, finding, disease) < SET_ASIDE.hardly);
    const isOfAnother = complaints(told, unexplained) >= Math.min(count, SET_ASIDE.complaints);
    if (count >= least && isOfAnother && isForHome(model, [...own])) return own;
  }
  return undefined;
}

const complaints = (told: Told, findings: readonly number[]): number => new Set(findings.map((one) => told.get(one) ?? -1 - one)).size;

const LOWEST = URGENCIES.indexOf('routine');

/** The likeliest first. */
function likelyHarmless({ diseases, urgencies }: Model, probabilities: Float64Array): number[] {
  const found: number[] = [];
  for (let disease = 0; disease < probabilities.length; disease += 1) {
    const isLikely = (probabilities[disease] ?? 0) >= SET_ASIDE.probability;
    if (isLikely && (urgencies[disease] ?? 0) >= LOWEST && diseases[disease]?.disease.dangerous === false) found.push(disease);
  }
  return found.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b);
}

/** Without what is a part of another, and without who the patient is and what came before. */
function complaintsIn({ findings }: Model, present: readonly number[]): number[] {
  const all = new Set(present);
  return present.filter((one) => findings[one]?.isBackground === false && !findings[one].below.some((other) => all.has(other)));
}

/** Whether nothing would hurry of these alone, in a patient of whom nothing is known. */
function isForHome(model: Model, findings: readonly number[]): boolean {
  const key = findings.toSorted((a, b) => a - b).join(' ');
  const known = model.forHome.get(key);
  if (known !== undefined) return known;
  const present = new Map(findings.map((finding) => [finding, 1]));
  const alone = posterior(model, { present, absent: new Set(), facts: {}, echoes: new Set() });
  const is = urgencyOf(model, alone).urgency === 'self-care';
  if (model.forHome.size >= MOST_KNOWN) model.forHome.clear();
  model.forHome.set(key, is);
  return is;
}

const MOST_KNOWN = 5000;

/** What a finding says for a disease beside a coincidence: natural logarithm, nothing where the disease does not have it. */
function scoreOf({ index: { linkStarts, linkDiseases, linkScores } }: Model, finding: number, disease: number): number {
  let from = linkStarts[finding] ?? 0;
  const end = linkStarts[finding + 1] ?? 0;
  let to = end;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((linkDiseases[middle] ?? 0) < disease) from = middle + 1;
    else to = middle;
  }
  return from < end && linkDiseases[from] === disease ? (linkScores[from] ?? 0) : 0;
}
