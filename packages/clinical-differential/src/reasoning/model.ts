/** The knowledge as numbers: per disease its priors and findings, per finding the diseases that it speaks about. */
import { type Disease, PREVALENCE } from '@kolegia/clinical-knowledge/disease-schema';
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { spanInHours } from '@kolegia/clinical-knowledge/quantity';
import { CALIBRATION } from './calibration.ts';
import {
  absenceScore,
  baseRates,
  byFinding,
  closure,
  type Echo,
  echoesOf,
  type Link,
  type Listed,
  presenceLinks,
  withBroader,
} from './links.ts';

export interface DiseaseModel {
  readonly disease: Disease;
  readonly logPrior: Readonly<Record<'primary-care' | 'emergency' | 'hospital', number>>;
  /** What the file lists, as numbers of findings, with the chance of each. */
  readonly listed: ReadonlyMap<number, number>;
  readonly risks: ReadonlyMap<number, number>;
  readonly required: readonly number[];
  readonly excludedBy: readonly number[];
  readonly redFlags: readonly number[];
  /** Hours at presentation, from and to. */
  readonly usual?: readonly [number, number];
  readonly onset: { readonly isSudden: boolean; readonly isQuick: boolean; readonly isOnlyQuick: boolean };
  /** What it says that a text mentions nothing of what is listed. */
  readonly silent: number;
}

export interface FindingModel {
  readonly finding: Finding;
  /** Broader findings, all the way up. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  readonly excludes: readonly number[];
  /** Beside which its urgency holds, where not by itself. */
  readonly gravers: readonly number[];
  /** Chance that it is there for no reason of the disease. */
  readonly leak: number;
  /** Diseases that it speaks about when present, by themselves or by what is broader or narrower. */
  readonly links: readonly Link[];
  /** Diseases that its absence speaks about. */
  readonly absenceLinks: readonly Link[];
  /** What is taken back of the silence about it once it is mentioned. */
  readonly unsaid: readonly (readonly [disease: number, score: number])[];
  /** Diseases that it makes likelier as a risk, with the natural logarithm; that cannot be without it; that cannot be with it. */
  readonly riskOf: readonly (readonly [disease: number, score: number])[];
  readonly requiredBy: readonly number[];
  readonly rulesOut: readonly number[];
  /** Counts as a circumstance of the patient rather than as something to be explained. */
  readonly isBackground: boolean;
}

export interface Model {
  readonly diseases: readonly DiseaseModel[];
  readonly findings: readonly FindingModel[];
  readonly findingNumber: ReadonlyMap<string, number>;
  readonly diseaseNumber: ReadonlyMap<string, number>;
  /** What a word of the text that became no finding still says, by concept: the diseases whose findings are named with it. */
  readonly echoes: ReadonlyMap<number, readonly Echo[]>;
  /** Priors already worked out, by who the patient is. */
  readonly priors: Map<string, Float64Array>;
}

const LEAST_CHANCE = 0.003;
const MOST_CHANCE = 0.985;
/** A disease that the setting does not see. */
const NONE = 1e7;

export function buildModel(knowledge: Knowledge, concepts: readonly ReadonlyMap<number, number>[]): Model {
  const findings = Object.values(knowledge.findings);
  const diseases = Object.values(knowledge.diseases);
  const findingNumber = new Map(findings.map(({ id }, index) => [id, index]));
  const numbers = (ids: readonly string[]) => ids.flatMap((id) => findingNumber.get(id) ?? []);
  const above = findings.map((_, index) => closure(index, (at) => numbers(findings[at]?.implies ?? [])));
  const below: number[][] = findings.map(() => []);
  above.forEach((list, index) => {
    for (const up of list) below[up]?.push(index);
  });
  const listed = diseases.map((disease) => listedOf(disease, findingNumber));
  const weights = diseases.map((disease) => Math.sqrt(1 / rarity(disease.prevalence.setting['primary-care'])));
  const chances = listed.map((list) => withBroader(list, above));
  const base = baseRates(findings.length, chances, weights);
  const known = byFinding(findings.length, chances);
  const leak = base.map((rate, index) =>
    Math.min(0.5, CALIBRATION.leastLeak[findings[index]?.kind ?? 'symptom'] + CALIBRATION.leakShare * rate),
  );

  // “No fever” is the rest of fever: nothing by itself, and what speaks is the fever that is not there.
  findings.forEach(({ id, excludes }, index) => {
    const whole = excludes.find((other) => id === `no-${other}`);
    if (whole !== undefined) leak[index] = 1 - (leak[findingNumber.get(whole) ?? -1] ?? 0.5);
  });

  const risks = diseases.map(({ riskFactors }) => numbered(riskFactors?.list ?? {}, findingNumber));
  const required = diseases.map(({ against }) => numbers(against?.absent ?? []));
  const excludedBy = diseases.map(({ against }) => numbers(against?.present ?? []));
  const [requiredBy, rulesOut] = [inverted(findings.length, required), inverted(findings.length, excludedBy)];
  const riskOf: [number, number][][] = findings.map(() => []);
  risks.forEach((own, disease) => {
    for (const [index, times] of own)
      if (listed[disease]?.has(index) !== true) riskOf[index]?.push([disease, CALIBRATION.riskWeight * Math.log(times)]);
  });

  const unsaid: [number, number][][] = findings.map(() => []);
  const silence = (index: number, chance: number) => silenceOf(findings[index]?.kind ?? 'symptom', leak[index] ?? 0.01, chance);
  const silent = listed.map((own, disease) => {
    let sum = 0;
    for (const [index, { chance }] of own) {
      const score = silence(index, chance);
      unsaid[index]?.push([disease, score]);
      sum += score;
    }
    return sum;
  });

  const findingModels = findings.map((finding, index): FindingModel => {
    const isBackground = finding.kind === 'history' || finding.kind === 'exposure';
    return {
      finding,
      above: above[index] ?? [],
      below: below[index] ?? [],
      excludes: numbers(finding.excludes),
      gravers: numbers(finding.urgentWith ?? []),
      leak: leak[index] ?? 0.01,
      links: presenceLinks(index, leak[index] ?? 0.01, listed, known, above[index] ?? [], base),
      absenceLinks: (known[index] ?? []).map((link) => ({ ...link, score: absenceScore(link.chance, leak[index] ?? 0.01) })),
      unsaid: unsaid[index] ?? [],
      riskOf: riskOf[index] ?? [],
      requiredBy: requiredBy[index] ?? [],
      rulesOut: rulesOut[index] ?? [],
      isBackground,
    };
  });
  return {
    echoes: echoesOf(listed, concepts, weights),
    findings: findingModels,
    findingNumber,
    diseaseNumber: new Map(diseases.map(({ id }, index) => [id, index])),
    diseases: diseases.map((disease, index) => {
      const own = listed[index] ?? new Map<number, Listed>();
      return {
        disease,
        logPrior: logPriorOf(disease),
        listed: new Map([...own].map(([finding, { chance }]) => [finding, chance])),
        risks: risks[index] ?? new Map<number, number>(),
        required: required[index] ?? [],
        excludedBy: excludedBy[index] ?? [],
        redFlags: numbers(disease.redFlags?.list ?? []),
        ...usualHours(disease),
        onset: onsetOf(disease),
        silent: silent[index] ?? 0,
      };
    }),
    priors: new Map(),
  };
}

const numbered = (list: Readonly<Record<string, number>>, numbers: ReadonlyMap<string, number>) =>
  new Map(
    Object.entries(list).flatMap(([id, value]) => {
      const index = numbers.get(id);
      return index === undefined ? [] : [[index, value] as const];
    }),
  );

function inverted(count: number, lists: readonly (readonly number[])[]): number[][] {
  const found: number[][] = Array.from({ length: count }, () => []);
  lists.forEach((list, disease) => {
    for (const index of list) found[index]?.push(disease);
  });
  return found;
}

function logPriorOf({ prevalence: { setting } }: Disease): DiseaseModel['logPrior'] {
  const log = (often: Parameters<typeof rarity>[0]) => -Math.log(rarity(often));
  return {
    'primary-care': log(setting['primary-care']),
    emergency: log(setting.emergency),
    hospital: log(setting.hospital ?? setting.emergency),
  };
}

function onsetOf({ onset: { is } }: Disease): DiseaseModel['onset'] {
  const isQuick = (one: (typeof is)[number]) => one === 'sudden' || one === 'hours';
  return { isSudden: is.includes('sudden'), isQuick: is.some(isQuick), isOnlyQuick: is.every(isQuick) };
}

function usualHours({ course }: Disease): Pick<DiseaseModel, 'usual'> {
  if (course.atPresentation === undefined) return {};
  const { low, high } = spanInHours(course.atPresentation);
  return { usual: [low, high] };
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

const rarity = (often: Disease['prevalence']['setting']['primary-care'] | undefined) =>
  typeof often === 'number' ? often : often === undefined || often === 'none' ? NONE : PREVALENCE[often];

/** What it says when a text does not mention the finding: the more, the more patients have it. */
function silenceOf(kind: Finding['kind'], leak: number, chance: number): number {
  const { from, adds } = CALIBRATION.cardinal;
  const isTold = kind !== 'laboratory' && kind !== 'imaging' && kind !== 'ecg';
  const cardinal = isTold ? (adds * Math.max(0, chance - from)) / (1 - from) : 0;
  const silence = CALIBRATION.silence[kind];
  return Math.log(1 - Math.min(0.95, silence + cardinal) * chance) - Math.log(1 - silence * leak);
}
