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
  { settled, sums: { weights }, ...result }: Posterior,
  disease: number,
): { for: Argument[]; against: Argument[] } {
  const all: Argument[] = [];
  const add = (number: number, weight: number, because: Argument['because']) => {
    const finding = model.findings[number]?.finding;
    if (finding === undefined || Math.abs(weight) < LEAST) return;
    all.push({ findingId: finding.id, label: finding.names, weight: Math.round(weight * 10) / 10, because });
  };
  const { index } = model;
  const explained = result.explained();
  const risks = model.diseases[disease]?.disease.riskFactors?.list;
  settled.narrowest.forEach((number, at) => {
    const risk = risks?.[model.findings[number]?.finding.id ?? ''];
    if (risk !== undefined && !isListed(model, disease, number))
      add(number, DECIBANS * CALIBRATION.riskWeight * Math.log(risk), 'risk-factor');
    const link = placeOf(index.linkStarts, index.linkDiseases, number, disease);
    if (link >= 0) add(number, DECIBANS * (weights.get(number) ?? 1) * (index.linkScores[link] ?? 0), 'present');
    else if (risk === undefined) add(number, -DECIBANS * (weights.get(number) ?? 1) * (explained[at] ?? 0), 'unexplained');
  });
  for (const number of settled.broadestAbsent) {
    const link = placeOf(index.absenceStarts, index.absenceDiseases, number, disease);
    if (link >= 0) add(number, DECIBANS * (index.absenceScores[link] ?? 0), 'absent');
  }
  for (const number of model.diseases[disease]?.excludedBy ?? [])
    if (settled.present.has(number)) add(number, DECIBANS * Math.log(CALIBRATION.excludedBy), 'excluded');
  for (const number of model.diseases[disease]?.required ?? [])
    if (settled.absent.has(number)) add(number, DECIBANS * Math.log(CALIBRATION.requiredAbsent), 'excluded');
  const course = DECIBANS * courseScore(model, disease, evidence.facts);
  const sorted = all.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    for: sorted.filter(({ weight }) => weight > 0).slice(0, MOST_SHOWN),
    against: [
      ...sorted.filter(({ weight, because }) => weight < 0 && because !== 'unexplained').slice(0, MOST_SHOWN),
      ...sorted.filter(({ weight, because }) => weight < 0 && because === 'unexplained').slice(0, MOST_UNEXPLAINED),
      ...(course < -LEAST ? [timeArgument(course)] : []),
    ].sort((a, b) => a.weight - b.weight),
  };
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
