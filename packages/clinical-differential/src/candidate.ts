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

type ShowCandidate = (number: number) => Candidate;

/** As the answer shows a disease; one that stands among the likely and among the dangerous is put together once. */
export function candidates(base: DifferentialBase, evidence: Evidence, result: Posterior): ShowCandidate {
  const made = new Map<number, Candidate>();
  return (number) => {
    const candidate = made.get(number) ?? candidateOf(base, evidence, result, number);
    made.set(number, candidate);
    return candidate;
  };
}

function candidateOf(base: DifferentialBase, evidence: Evidence, result: Posterior, number: number): Candidate {
  const model = base.model.diseases[number];
  if (model === undefined) throw new Error(`There is no disease ${number}.`);
  const { disease } = model;
  const why = argumentsFor(base.model, evidence, result, number);
  return {
    id: disease.id,
    name: disease.names,
    icd10: disease.icd10,
    system: disease.system,
    probability: rounded(result.probabilities[number] ?? 0),
    for: why.for,
    against: why.against,
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
  return base.model.remembered.filter((number) => {
    if ((probabilities[number] ?? 0) === 0) return false;
    return base.model.diseases[number]?.rememberedWith.some(
      ({ findings, regions, from, to }) =>
        (regions === undefined || regions.includes(region)) &&
        (ageYears === undefined || ageYears >= from) &&
        (to === Infinity || (ageYears !== undefined && ageYears < to)) &&
        findings.some((finding) => settled.present.has(finding)),
    );
  });
}

export function mustNotMiss(
  base: DifferentialBase,
  evidence: Evidence,
  result: Posterior,
  ranked: readonly number[],
  show: ShowCandidate,
): MustNotMiss[] {
  const always = remembered(base, evidence, result);
  const found = likelyDangers(base, result, ranked, show);
  const missing = always.filter((number) => found.every(({ id }) => id !== base.model.diseases[number]?.disease.id));
  const kept = found.slice(0, Math.max(0, MUST_NOT_MISS.atMost - missing.length));
  return [
    ...kept,
    ...missing.slice(0, MUST_NOT_MISS.atMost).map(
      (number): MustNotMiss => ({
        ...show(number),
        because: 'remembered',
        ruledOutBy: waysToRuleOut(base, result, number),
      }),
    ),
  ];
}

function likelyDangers(base: DifferentialBase, result: Posterior, ranked: readonly number[], show: ShowCandidate): MustNotMiss[] {
  const found: MustNotMiss[] = [];
  for (const number of ranked.slice(0, MUST_NOT_MISS.within)) {
    const model = base.model.diseases[number];
    const probability = result.probabilities[number] ?? 0;
    if (probability < MUST_NOT_MISS.flagged || found.length === MUST_NOT_MISS.atMost) break;
    if (model === undefined || !model.disease.dangerous) continue;
    const isLikely = probability >= MUST_NOT_MISS.probability;
    if (!isLikely && !model.redFlags.some((flag) => result.settled.present.has(flag))) continue;
    found.push({
      ...show(number),
      because: isLikely ? 'probability' : 'red-flag',
      ruledOutBy: waysToRuleOut(base, result, number),
    });
  }
  return found;
}

function waysToRuleOut(base: DifferentialBase, { settled }: Posterior, number: number): RuledOutBy[] {
  const model = base.model.diseases[number];
  if (model === undefined) return [];
  const tests = base.testsOf(number).map((test): RuledOutBy => ({ kind: 'test', ...test }));
  const findings: RuledOutBy[] = [];
  const add = (list: readonly number[], when: 'absent' | 'present') => {
    for (const finding of list) {
      if (findings.length === MOST_WAYS - Math.min(2, tests.length)) return;
      if (settled.present.has(finding) || settled.absent.has(finding)) continue;
      for (const one of labelled(base, finding)) findings.push({ kind: 'finding', ...one, when });
    }
  };
  add(nearlyAlways(base, number), 'absent');
  add(model.excludedBy, 'present');
  return [...findings, ...tests].slice(0, MOST_WAYS);
}

/** What nearly all patients with the disease have: the cheapest to look for first. */
function nearlyAlways({ model }: DifferentialBase, number: number): readonly number[] {
  const found = model.nearlyAlways.get(number);
  if (found !== undefined) return found;
  const { listedStarts, listedFindings, listedChances } = model.index;
  const cost = (finding: number) => COSTS.indexOf(model.findings[finding]?.finding.cost ?? 'ask');
  const [from, to] = [listedStarts[number] ?? 0, listedStarts[number + 1] ?? 0];
  const findings = [...listedFindings.subarray(from, to)]
    .map((finding, at) => ({ finding, chance: listedChances[from + at] ?? 0 }))
    .filter(({ chance }) => chance >= NEARLY_ALL)
    .sort((a, b) => cost(a.finding) - cost(b.finding) || b.chance - a.chance)
    .map(({ finding }) => finding);
  model.nearlyAlways.set(number, findings);
  return findings;
}
