/** A disease as the answer shows it. */
import type { Candidate, LabelledFinding, MustNotMiss, RuledOutBy } from './assessment.ts';
import type { DifferentialBase } from './prepare.ts';
import { MUST_NOT_MISS } from './reasoning/calibration.ts';
import type { Evidence } from './reasoning/evidence.ts';
import { argumentsFor } from './reasoning/explain.ts';
import type { Posterior } from './reasoning/posterior.ts';

const COSTS = ['ask', 'examine', 'test', 'costly'];
/** A finding of nearly all patients rules out when it is missing. */
const NEARLY_ALL = 0.8;
const MOST_WAYS = 6;

export function candidateOf(base: DifferentialBase, evidence: Evidence, result: Posterior, number: number): Candidate {
  const model = base.model.diseases[number];
  if (model === undefined) throw new Error(`There is no disease ${number}.`);
  const { disease } = model;
  return {
    id: disease.id,
    name: disease.names,
    icd10: disease.icd10,
    system: disease.system,
    probability: rounded(result.probabilities[number] ?? 0),
    ...argumentsFor(base.model, evidence, result, number),
    dangerous: disease.dangerous,
    urgency: disease.urgency.level,
    redFlags: model.redFlags.filter((flag) => result.settled.present.has(flag)).flatMap((flag) => labelled(base, flag)),
    firstTests: base.testsOf(number),
    drafted: disease.state === 'drafted',
    sources: base.sourcesOf(number),
  };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

export function labelled(base: DifferentialBase, number: number): LabelledFinding[] {
  const finding = base.model.findings[number]?.finding;
  return finding === undefined ? [] : [{ id: finding.id, label: finding.names }];
}

/** So many times more are put in order than are wanted, since forms of what already stands there fall out. */
const SPARE = 2;

/** The most probable first, without forms of a disease that already stands there; at least so many, where so many can be. */
export function ranking(base: DifferentialBase, { probabilities }: Posterior, fewest: number): number[] {
  // Most diseases are next to impossible, and to put them in an order would cost more than to find the few that are not.
  const ranked = rankedFrom(base, probabilities, nthGreatest(probabilities, SPARE * fewest));
  return ranked.length >= fewest ? ranked : rankedFrom(base, probabilities, 0);
}

const nthGreatest = (values: Float64Array, n: number) => values.slice().sort()[Math.max(0, values.length - n)] ?? 0;

function rankedFrom(base: DifferentialBase, probabilities: Float64Array, least: number): number[] {
  const order: number[] = [];
  for (let number = 0; number < probabilities.length; number += 1) {
    const probability = probabilities[number] ?? 0;
    if (probability > 0 && probability >= least) order.push(number);
  }
  order.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b);
  const shown = new Set<string>();
  const hidden = new Set<string>();
  return order.filter((number) => {
    const disease = base.model.diseases[number]?.disease;
    if (disease === undefined || hidden.has(disease.id) || disease.partOf.some((whole) => shown.has(whole))) return false;
    shown.add(disease.id);
    for (const whole of disease.partOf) hidden.add(whole);
    return true;
  });
}

/** Only comes of an exposure that nobody spoke of, and shows nothing that would speak for it all the same. */
export function isOfUnsaidExposure({ model }: DifferentialBase, { settled }: Posterior, number: number): boolean {
  const { exposures = [], telling = [] } = model.diseases[number] ?? {};
  return exposures.length > 0 && ![...exposures, ...telling].some((finding) => settled.present.has(finding));
}

/** Where nothing is said of a place, it is that of most readers. */
const HOME = 'indonesia';

/** What such a complaint is never to be seen without, in a patient of this age and at this place. */
function remembered(base: DifferentialBase, { facts }: Evidence, { settled, probabilities }: Posterior): number[] {
  const { ageYears, region = HOME } = facts;
  return base.model.diseases.flatMap(({ rememberedWith }, number) => {
    if (rememberedWith.length === 0 || (probabilities[number] ?? 0) === 0) return [];
    const holds = rememberedWith.some(
      ({ findings, regions, from, to }) =>
        (regions === undefined || regions.includes(region)) &&
        (ageYears === undefined || ageYears >= from) &&
        (to === Infinity || (ageYears !== undefined && ageYears < to)) &&
        findings.some((finding) => settled.present.has(finding)),
    );
    return holds ? [number] : [];
  });
}

export function mustNotMiss(base: DifferentialBase, evidence: Evidence, result: Posterior, ranked: readonly number[]): MustNotMiss[] {
  const always = remembered(base, evidence, result);
  const found = likelyDangers(base, evidence, result, ranked);
  const missing = always.filter((number) => found.every(({ id }) => id !== base.model.diseases[number]?.disease.id));
  const kept = found.slice(0, Math.max(0, MUST_NOT_MISS.atMost - missing.length));
  return [
    ...kept,
    ...missing.slice(0, MUST_NOT_MISS.atMost).map(
      (number): MustNotMiss => ({
        ...candidateOf(base, evidence, result, number),
        because: 'remembered',
        ruledOutBy: waysToRuleOut(base, result, number),
      }),
    ),
  ];
}

function likelyDangers(base: DifferentialBase, evidence: Evidence, result: Posterior, ranked: readonly number[]): MustNotMiss[] {
  const found: MustNotMiss[] = [];
  for (const number of ranked.slice(0, MUST_NOT_MISS.within)) {
    const model = base.model.diseases[number];
    const probability = result.probabilities[number] ?? 0;
    if (probability < MUST_NOT_MISS.flagged || found.length === MUST_NOT_MISS.atMost) break;
    if (model === undefined || !model.disease.dangerous) continue;
    const isLikely = probability >= MUST_NOT_MISS.probability;
    if (!isLikely && !model.redFlags.some((flag) => result.settled.present.has(flag))) continue;
    found.push({
      ...candidateOf(base, evidence, result, number),
      because: isLikely ? 'probability' : 'red-flag',
      ruledOutBy: waysToRuleOut(base, result, number),
    });
  }
  return found;
}

function waysToRuleOut(base: DifferentialBase, { settled }: Posterior, number: number): RuledOutBy[] {
  const model = base.model.diseases[number];
  if (model === undefined) return [];
  const isOpen = (finding: number) => !settled.present.has(finding) && !settled.absent.has(finding);
  const cost = (finding: number) => COSTS.indexOf(base.model.findings[finding]?.finding.cost ?? 'ask');
  const { listedStarts, listedFindings, listedChances } = base.model.index;
  const [from, to] = [listedStarts[number] ?? 0, listedStarts[number + 1] ?? 0];
  const missing = [...listedFindings.subarray(from, to)]
    .map((finding, at) => ({ finding, chance: listedChances[from + at] ?? 0 }))
    .filter(({ finding, chance }) => chance >= NEARLY_ALL && isOpen(finding))
    .sort((a, b) => cost(a.finding) - cost(b.finding) || b.chance - a.chance)
    .map(({ finding }) => ({ finding, when: 'absent' as const }));
  const against = model.excludedBy.filter(isOpen).map((finding) => ({ finding, when: 'present' as const }));
  const findings = [...missing, ...against].flatMap(({ finding, when }) =>
    labelled(base, finding).map((one): RuledOutBy => ({ kind: 'finding', ...one, when })),
  );
  const tests = base.testsOf(number).map((test): RuledOutBy => ({ kind: 'test', ...test }));
  return [...findings.slice(0, MOST_WAYS - Math.min(2, tests.length)), ...tests].slice(0, MOST_WAYS);
}
