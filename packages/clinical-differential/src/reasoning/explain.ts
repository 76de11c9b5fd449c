/** Why a disease is likelier or less likely than others, finding by finding, in decibans. */
import en from '../../locales/en.json' with { type: 'json' };
import id from '../../locales/id.json' with { type: 'json' };
import type { Argument } from '../assessment.ts';
import { CALIBRATION } from './calibration.ts';
import type { Evidence } from './evidence.ts';
import type { Model } from './model.ts';
import { courseScore, type Posterior } from './posterior.ts';

const DECIBANS = 10 / Math.LN10;
/** Less than this says nothing. */
const LEAST = 0.5;
/** As many as a page shows; what a disease leaves unexplained stands there beside what speaks against it. */
const MOST_SHOWN = 6;
const MOST_UNEXPLAINED = 4;

export function argumentsFor(
  model: Model,
  evidence: Evidence,
  { settled, sums, explained }: Posterior,
  disease: number,
): { for: Argument[]; against: Argument[] } {
  const [speaks, denies, unexplained]: [Weighed[], Weighed[], Weighed[]] = [[], [], []];
  const add = (number: number, decibans: number, because: Argument['because']) => {
    if (Math.abs(decibans) < LEAST) return;
    const weight = Math.round(decibans * 10) / 10;
    if (weight > 0) keepStrongest(speaks, MOST_SHOWN, number, weight, because);
    else if (because === 'unexplained') keepStrongest(unexplained, MOST_UNEXPLAINED, number, weight, because);
    else keepStrongest(denies, MOST_SHOWN, number, weight, because);
  };
  const { index } = model;
  const surprises = explained();
  const { risks, excludedBy, required } = model.diseases[disease] ?? UNKNOWN;
  let at = 0;
  // In the order of the narrowest findings.
  for (const [number, weight] of sums.weights) {
    const risk = risks.get(number);
    if (risk !== undefined && !isListed(model, disease, number))
      add(number, DECIBANS * CALIBRATION.riskWeight * Math.log(risk), 'risk-factor');
    const link = placeOf(index.linkStarts, index.linkDiseases, number, disease);
    if (link >= 0) add(number, DECIBANS * weight * (index.linkScores[link] ?? 0), 'present');
    else if (risk === undefined) add(number, -DECIBANS * weight * (surprises[at] ?? 0), 'unexplained');
    at += 1;
  }
  for (const number of settled.broadestAbsent) {
    const link = placeOf(index.absenceStarts, index.absenceDiseases, number, disease);
    if (link >= 0) add(number, DECIBANS * (index.absenceScores[link] ?? 0), 'absent');
  }
  for (const number of excludedBy) if (settled.present.has(number)) add(number, DECIBANS * Math.log(CALIBRATION.excludedBy), 'excluded');
  for (const number of required) if (settled.absent.has(number)) add(number, DECIBANS * Math.log(CALIBRATION.requiredAbsent), 'excluded');
  const course = DECIBANS * courseScore(model, disease, evidence.facts);
  const named = (one: Weighed) => argumentOf(model, one);
  return {
    for: speaks.map(named),
    against: [...denies.map(named), ...unexplained.map(named), ...(course < -LEAST ? [timeArgument(course)] : [])].sort(
      (a, b) => a.weight - b.weight,
    ),
  };
}

const UNKNOWN = { risks: new Map<number, number>(), excludedBy: [], required: [] };

interface Weighed {
  readonly number: number;
  readonly weight: number;
  readonly because: Argument['because'];
}

/** The strongest first; of equals the one that came first. Most of what is weighed is shown nowhere: nothing is made of it. */
function keepStrongest(kept: Weighed[], most: number, number: number, weight: number, because: Argument['because']): void {
  const strength = Math.abs(weight);
  const strengthAt = (place: number) => Math.abs(kept[place]?.weight ?? 0);
  let at = kept.length;
  if (at === most) {
    at -= 1;
    if (strengthAt(at) >= strength) return;
  }
  for (; at > 0 && strengthAt(at - 1) < strength; at -= 1) {
    const weaker = kept[at - 1];
    if (weaker !== undefined) kept[at] = weaker;
  }
  kept[at] = { number, weight, because };
}

function argumentOf(model: Model, { number, weight, because }: Weighed): Argument {
  const finding = model.findings[number]?.finding;
  if (finding === undefined) throw new Error(`There is no finding ${number}.`);
  return { findingId: finding.id, label: finding.names, weight, because };
}

/** The time course is no finding; its label is a word of the page. */
const timeArgument = (weight: number): Argument => ({
  findingId: 'time-course',
  label: { en: en['time-course'], id: id['time-course'] },
  weight: Math.round(weight * 10) / 10,
  because: 'time-course',
});

function isListed({ index }: Model, disease: number, finding: number): boolean {
  const end = index.listedStarts[disease + 1] ?? 0;
  for (let at = index.listedStarts[disease] ?? 0; at < end; at += 1) if (index.listedFindings[at] === finding) return true;
  return false;
}

/** Where the disease stands in the row of the finding, which is in the order of the diseases; −1 where it does not. */
function placeOf(starts: Uint32Array, diseases: Uint16Array, finding: number, disease: number): number {
  let [low, high] = [starts[finding] ?? 0, (starts[finding + 1] ?? 0) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const here = diseases[middle] ?? 0;
    if (here === disease) return middle;
    if (here < disease) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
