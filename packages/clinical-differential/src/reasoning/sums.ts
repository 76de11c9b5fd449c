/** What is said of each disease, added up: of all that was told, or of what is ticked beneath what was told before. */
import { ageBand } from './bands.ts';
import { CALIBRATION } from './calibration.ts';
import { type Evidence, type Facts, type Settled, settle } from './evidence.ts';
import type { DiseaseModel, Model } from './model.ts';
import { logPriors } from './prior.ts';

/** Of everything but the time. */
export interface Sums extends Told {
  readonly settled: Settled;
  readonly facts: Facts;
  /** Of each disease: its prior with what was told; and what it says that the rest was not, which counts the more the more is told. */
  readonly told: Float64Array;
  readonly untold: Float64Array;
  /** Both together; and the same of all that are not in the knowledge. */
  readonly scores: Float64Array;
  readonly otherScore: number;
}

/** What sums are made of. */
interface Told {
  /** How much each of the narrowest findings counts, in their order. */
  readonly weights: ReadonlyMap<number, number>;
  readonly absences: ReadonlySet<number>;
  readonly present: ReadonlySet<number>;
  readonly absent: ReadonlySet<number>;
  readonly exposed: ReadonlyMap<number, number>;
}

const NOTHING: Told = { weights: new Map(), absences: new Set(), present: new Set(), absent: new Set(), exposed: new Map() };

export function sumsOf(model: Model, evidence: Evidence): Sums {
  const told = startingScores(model, evidence.facts).slice();
  otherWeeks(model, evidence.facts, told);
  const { echoStarts, echoDiseases, echoScores, silences } = model.index;
  for (const concept of evidence.echoes) addRow(told, echoStarts, echoDiseases, echoScores, concept, CALIBRATION.echoWeight);
  return added(model, evidence, { from: NOTHING, told, untold: silences.slice() });
}

/** As `sumsOf`, of the same patient and text as `before`, where only other findings are ticked: few of them, so that little is added. */
export function sumsBeside(model: Model, before: Sums, evidence: Evidence): Sums {
  const { facts } = evidence;
  // Who is ticked to be pregnant is another patient.
  const isSame = facts.pregnancyWeek === before.facts.pregnancyWeek && whoIs(facts) === whoIs(before.facts);
  return isSame
    ? added(model, evidence, { from: before, told: before.told.slice(), untold: before.untold.slice() })
    : sumsOf(model, evidence);
}

interface Beginning {
  readonly from: Told;
  readonly told: Float64Array;
  readonly untold: Float64Array;
}

/** What was told besides `from`, and not what only that has. */
function added(model: Model, evidence: Evidence, { from, told, untold }: Beginning): Sums {
  const settled = settle(model, evidence);
  const weights = findingWeights(model, evidence, settled);
  const now: Told = {
    weights,
    absences: new Set(settled.broadestAbsent),
    present: settled.present,
    absent: settled.absent,
    exposed: exposed(model, settled),
  };
  const { linkStarts, linkDiseases, linkScores, absenceStarts, absenceDiseases, absenceScores } = model.index;
  const { unsaidStarts, unsaidDiseases, unsaidScores } = model.index;
  changes(from.weights, now.weights, (number, weight) => addRow(told, linkStarts, linkDiseases, linkScores, number, weight));
  differences(from.absences, now.absences, (number, times) => addRow(told, absenceStarts, absenceDiseases, absenceScores, number, times));
  differences(from.present, now.present, (number, times) => {
    ofPresence(model, told, number, times);
    addRow(untold, unsaidStarts, unsaidDiseases, unsaidScores, number, -times);
  });
  differences(from.absent, now.absent, (number, times) => {
    add(told, model.findings[number]?.requiredBy, times * REQUIRED_ABSENT);
    addRow(untold, unsaidStarts, unsaidDiseases, unsaidScores, number, -times);
  });
  changes(from.exposed, now.exposed, (disease, score) => {
    told[disease] = (told[disease] ?? 0) + score;
  });
  const share = shareTold(evidence, settled);
  const scores = new Float64Array(told.length);
  for (let disease = 0; disease < scores.length; disease += 1) scores[disease] = (told[disease] ?? 0) + share * (untold[disease] ?? 0);
  return { ...now, settled, facts: evidence.facts, told, untold, scores, otherScore: otherScore(model, settled, weights) };
}

type Change = (number: number, by: number) => void;

function changes(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>, change: Change): void {
  for (const [number, value] of now) {
    const by = value - (before.get(number) ?? 0);
    if (by !== 0) change(number, by);
  }
  for (const [number, value] of before) if (!now.has(number)) change(number, -value);
}

function differences(before: ReadonlySet<number>, now: ReadonlySet<number>, change: Change): void {
  for (const number of now) if (!before.has(number)) change(number, 1);
  for (const number of before) if (!now.has(number)) change(number, -1);
}

/** Of all that are not in the knowledge. */
function otherScore(model: Model, { narrowest }: Settled, weights: Told['weights']): number {
  let score = CALIBRATION.priorWeight * Math.log(CALIBRATION.otherPrior);
  for (const number of narrowest) {
    if (model.findings[number]?.isBackground === true) continue;
    const weight = weights.get(number) ?? 1;
    score += weight * CALIBRATION.otherExplains * -Math.log(model.index.leaks[number] ?? 1) * CALIBRATION.otherExplains;
  }
  return score;
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
function findingWeights(model: Model, evidence: Evidence, settled: Settled): Map<number, number> {
  const seen = new Set<number>();
  const weights = new Map<number, number>();
  for (const number of settled.narrowest) {
    const family = model.findings[number]?.above ?? [];
    const isRelated = family.some((one) => seen.has(one));
    for (const one of family) seen.add(one);
    weights.set(number, (evidence.present.get(number) ?? 1) * (isRelated ? CALIBRATION.relatedWeight : 1));
  }
  return weights;
}

/** How many things were told; what was denied all at once is one of them. */
function toldIn({ absentAsOne = new Set() }: Evidence, { narrowest, broadestAbsent }: Settled): number {
  const single = broadestAbsent.filter((finding) => !absentAsOne.has(finding)).length;
  return narrowest.length + single + Number(single < broadestAbsent.length);
}

/** The more is told, the more it says that something is not; what was in fact mentioned is taken back. */
function shareTold(evidence: Evidence, settled: Settled): number {
  const { least, most, full } = CALIBRATION.telling;
  return Math.min(most, Math.max(least, toldIn(evidence, settled) / full));
}

const REQUIRED_ABSENT = Math.log(CALIBRATION.requiredAbsent) - Math.log(CALIBRATION.requiredUnmentioned);
const REQUIRED_SAID = -Math.log(CALIBRATION.requiredUnmentioned);
const EXCLUDED = Math.log(CALIBRATION.excludedBy);

/** What rules say of a finding that is there. */
function ofPresence(model: Model, told: Float64Array, number: number, times: number): void {
  const finding = model.findings[number];
  add(told, finding?.requiredBy, times * REQUIRED_SAID);
  add(told, finding?.rulesOut, times * EXCLUDED);
  for (const [disease, score] of finding?.riskOf ?? []) told[disease] = (told[disease] ?? 0) + times * score;
}

function add(scores: Float64Array, diseases: readonly number[] | undefined, score: number): void {
  for (const disease of diseases ?? []) scores[disease] = (scores[disease] ?? 0) + score;
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
  const key = whoIs(facts);
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

const whoIs = ({ ageYears, sex, pregnant, region, setting, season }: Facts): string =>
  `${ageYears === undefined ? '' : ageBand(ageYears)}|${sex}|${pregnant}|${region}|${setting}|${season}`;
