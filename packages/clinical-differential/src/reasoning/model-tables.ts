/** The knowledge as numbers: what each finding says about each disease, worked out once. */
import type { Disease } from '@kolegia/clinical-knowledge/disease-schema';
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import { type DifferentialIndex, rowsOf, small } from '../differential-index.ts';
import { CALIBRATION } from './calibration.ts';
import { absenceScore, baseRates, byFinding, echoesOf, type Listed, presenceLinks, withBroader } from './links.ts';
import { broaderThan, numbersIn, rarity } from './model.ts';
import { withTimes } from './refinements.ts';

const LEAST_CHANCE = 0.003;
const MOST_CHANCE = 0.985;

type ModelTables = Pick<
  DifferentialIndex,
  | 'leaks'
  | `link${'Starts' | 'Diseases' | 'Chances' | 'Scores'}`
  | `${'absence' | 'unsaid' | 'echo'}${'Starts' | 'Diseases' | 'Scores'}`
  | `listed${'Starts' | 'Findings' | 'Chances'}`
  | 'silences'
>;

/** `shares`: of each finding the concepts that its names are made of, with the share of the names that hold each. */
export function modelTables(
  findings: readonly Finding[],
  diseases: readonly Disease[],
  shares: readonly ReadonlyMap<number, number>[],
  concepts: number,
): ModelTables {
  const findingNumber = new Map(findings.map(({ id }, index) => [id, index]));
  const above = broaderThan(findings, numbersIn(findingNumber));
  const listed = diseases.map((disease) => listedOf(disease, findingNumber));
  const weights = diseases.map((disease) => Math.sqrt(1 / rarity(disease.prevalence.setting['primary-care'])));
  const chances = listed.map((list, disease) => withTimes(withBroader(list, above), findings, findingNumber, diseases[disease]));
  const base = baseRates(findings.length, chances, weights);
  const known = byFinding(findings.length, chances);
  const leaks = leaksOf(findings, findingNumber, base);

  const unsaid: { disease: number; score: number }[][] = findings.map(() => []);
  const silences = Float64Array.from(listed, (own, disease) => {
    let sum = 0;
    for (const [index, { chance }] of own) {
      const score = silenceOf(findings[index]?.kind ?? 'symptom', leaks[index] ?? 0.01, chance);
      unsaid[index]?.push({ disease, score });
      sum += score;
    }
    return sum;
  });

  const links = findings.map((_, index) => presenceLinks(index, leaks[index] ?? 0.01, listed, known, above[index] ?? [], base));
  const absences = known.map((list, index) =>
    list.map(({ disease, chance }) => ({ disease, score: absenceScore(chance, leaks[index] ?? 0.01) })),
  );
  const echoes = echoesOf(listed, shares, weights, concepts);
  const [link, absence, silent, echo] = [scored(links), scored(absences), scored(unsaid), scored(echoes)];
  const own = rowsOf(listed.map((list) => [...list.keys()]));
  return {
    leaks,
    linkStarts: link.starts,
    linkDiseases: link.diseases,
    linkChances: Float64Array.from(links.flatMap((list) => list.map(({ chance }) => chance))),
    linkScores: link.scores,
    absenceStarts: absence.starts,
    absenceDiseases: absence.diseases,
    absenceScores: absence.scores,
    unsaidStarts: silent.starts,
    unsaidDiseases: silent.diseases,
    unsaidScores: silent.scores,
    listedStarts: own.starts,
    listedFindings: small(own.values),
    listedChances: Float64Array.from(listed.flatMap((list) => [...list.values()].map(({ chance }) => chance))),
    silences,
    echoStarts: echo.starts,
    echoDiseases: echo.diseases,
    echoScores: echo.scores,
  };
}

function scored(lists: readonly (readonly { readonly disease: number; readonly score: number }[])[]) {
  const { starts, values } = rowsOf(lists.map((list) => list.map(({ disease }) => disease)));
  return { starts, diseases: small(values), scores: Float64Array.from(lists.flatMap((list) => list.map(({ score }) => score))) };
}

function leaksOf(findings: readonly Finding[], numbers: ReadonlyMap<string, number>, base: readonly number[]): Float64Array {
  const leaks = Float64Array.from(base, (rate, index) =>
    Math.min(0.5, CALIBRATION.leastLeak[findings[index]?.kind ?? 'symptom'] + CALIBRATION.leakShare * rate),
  );
  // “No fever” is the rest of fever: nothing by itself, and what speaks is the fever that is not there.
  findings.forEach(({ id, excludes }, index) => {
    const whole = excludes.find((other) => id === `no-${other}`);
    if (whole !== undefined) leaks[index] = 1 - (leaks[numbers.get(whole) ?? -1] ?? 0.5);
  });
  return leaks;
}

function listedOf(disease: Disease, findingNumber: ReadonlyMap<string, number>): Map<number, Listed> {
  const list = new Map<number, Listed>();
  for (const block of disease.findings) {
    for (const [id, { percent, specificity }] of Object.entries(block.list)) {
      const index = findingNumber.get(id);
      if (index === undefined) continue;
      const chance = Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, percent / 100));
      list.set(index, { chance, boost: specificity === undefined ? 0 : Math.log(CALIBRATION.specificity[specificity]) });
    }
  }
  return list;
}

/** What it says when a text does not mention the finding: the more, the more patients have it. */
function silenceOf(kind: Finding['kind'], leak: number, chance: number): number {
  const { from, adds } = CALIBRATION.cardinal;
  const isTold = kind !== 'laboratory' && kind !== 'imaging' && kind !== 'ecg';
  const cardinal = isTold ? (adds * Math.max(0, chance - from)) / (1 - from) : 0;
  const silence = CALIBRATION.silence[kind];
  return Math.log(1 - Math.min(0.95, silence + cardinal) * chance) - Math.log(1 - silence * leak);
}
