/** What the reckoning takes of each disease and finding. What fills long tables stands in the compiled index. */
import { type Disease, PREVALENCE } from '@kolegia/clinical-knowledge/disease-schema';
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import { spanInHours } from '@kolegia/clinical-knowledge/quantity';
import { URGENCIES } from '../assessment.ts';
import type { DifferentialIndex } from '../differential-index.ts';
import type { Mention } from '../language/mention.ts';
import { CALIBRATION } from './calibration.ts';
import { type Family, familiesOf } from './forms.ts';
import type { Sums } from './sums.ts';

export interface DiseaseModel {
  readonly disease: Disease;
  readonly logPrior: Readonly<Record<'primary-care' | 'emergency' | 'hospital', number>>;
  readonly required: readonly number[];
  readonly excludedBy: readonly number[];
  readonly redFlags: readonly number[];
  /** Of its risk factors, how many times likelier each makes it. */
  readonly risks: ReadonlyMap<number, number>;
  /** With one of these a doctor sees what is else looked after at home. */
  readonly seenWith: readonly number[];
  /** One of these must have happened; none where the file says nothing. */
  readonly exposures: readonly number[];
  /** Signs that by themselves speak for it, whatever was said of an exposure. */
  readonly telling: readonly number[];
  readonly rememberedWith: readonly Remembered[];
}

/** Ages in years. */
export interface Remembered {
  readonly findings: readonly number[];
  readonly regions: readonly string[] | undefined;
  readonly from: number;
  readonly to: number;
}

export interface FindingModel {
  readonly finding: Finding;
  /** Broader findings, all the way up. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  readonly excludes: readonly number[];
  /** Beside which its urgency holds, where not by itself. */
  readonly gravers: readonly number[];
  /** Beside which it does not hold. */
  readonly soothers: readonly number[];
  /** Diseases that it makes likelier as a risk, with the natural logarithm; that cannot be without it; that cannot be with it. */
  readonly riskOf: readonly (readonly [disease: number, score: number])[];
  readonly requiredBy: readonly number[];
  /** Diseases that only come of such an exposure. */
  readonly exposureOf: readonly number[];
  readonly rulesOut: readonly number[];
  /** Counts as a circumstance of the patient rather than as something to be explained. */
  readonly isBackground: boolean;
}

export interface Model {
  readonly index: DifferentialIndex;
  readonly diseases: readonly DiseaseModel[];
  readonly findings: readonly FindingModel[];
  readonly findingNumber: ReadonlyMap<string, number>;
  /** Of each disease: hours at presentation, from and to (NaN where nothing is said), how it begins (`BEGINS`), and the rank of its urgency. */
  readonly usualFrom: Float64Array;
  readonly usualTo: Float64Array;
  readonly onsets: Uint8Array;
  readonly urgencies: Uint8Array;
  /** What each disease is a form of, by number. */
  readonly wholes: readonly (readonly number[])[];
  /** Diseases that some complaint is never to be seen without, by number. */
  readonly remembered: readonly number[];
  readonly families: readonly Family[];
  /** Priors already worked out, by who the patient is. */
  readonly priors: Map<string, Float64Array>;
  /** Findings of nearly all patients with a disease, where it was asked. */
  readonly nearlyAlways: Map<number, readonly number[]>;
  /** What the time says of each disease, where it was asked. */
  readonly courses: Map<string, Float64Array>;
  /** Findings that would be looked after at home if nothing else were said, where it was asked. */
  readonly forHome: Map<string, boolean>;
  /** Of a text, by what it mentions: what it says of each disease of such a patient, for as long as its reading is kept. */
  readonly ofTexts: WeakMap<readonly Mention[], { readonly patient: string; readonly sums: Sums }>;
}

/** A disease that the setting does not see. */
const NONE = 1e7;
const NOTHING: readonly never[] = [];

export function modelOf(findings: readonly Finding[], diseases: readonly Disease[], index: DifferentialIndex): Model {
  const findingNumber = new Map(findings.map(({ id }, number) => [id, number]));
  const numbers = numbersIn(findingNumber);
  const required = diseases.map(({ against }) => numbers(against?.absent));
  const excludedBy = diseases.map(({ against }) => numbers(against?.present));
  const above = broaderThan(findings, numbers);
  const exposures = diseases.map((disease) => numbers(disease.exposures?.anyOf));
  const [below, requiredBy, rulesOut, exposureOf] = [above, required, excludedBy, exposures].map(inverted);
  const ofDiseases = numbersIn(new Map(diseases.map(({ id }, number) => [id, number])));
  const risks = diseases.map((disease) => risksIn(disease, findingNumber));
  const riskOf = risksOf(diseases, risks, findingNumber, index);
  const hours = diseases.map(({ course }) => (course.atPresentation === undefined ? undefined : spanInHours(course.atPresentation)));
  return {
    index,
    findingNumber,
    findings: findings.map((finding, number) => ({
      finding,
      above: above[number] ?? NOTHING,
      below: below?.get(number) ?? NOTHING,
      excludes: numbers(finding.excludes),
      gravers: numbers(finding.urgentWith),
      soothers: numbers(finding.urgentUnless),
      riskOf: riskOf.get(number) ?? NOTHING,
      requiredBy: requiredBy?.get(number) ?? NOTHING,
      rulesOut: rulesOut?.get(number) ?? NOTHING,
      exposureOf: exposureOf?.get(number) ?? NOTHING,
      isBackground: isBackground(finding),
    })),
    diseases: diseases.map((disease, number) => ({
      disease,
      logPrior: logPriorOf(disease),
      required: required[number] ?? NOTHING,
      excludedBy: excludedBy[number] ?? NOTHING,
      redFlags: numbers(disease.redFlags?.list),
      risks: risks[number] ?? NO_RISKS,
      seenWith: numbers(disease.urgency.seen?.with),
      exposures: exposures[number] ?? NOTHING,
      telling: numbers(tellingOf(disease)).filter((one) => !isBackground(findings[one])),
      rememberedWith: disease.rememberedWith.map(({ findings: list, regions, from, to }) => ({
        findings: numbers(list),
        regions,
        from: from === undefined ? 0 : years(from),
        to: to === undefined ? Infinity : years(to),
      })),
    })),
    usualFrom: Float64Array.from(hours, (span) => span?.low ?? Number.NaN),
    usualTo: Float64Array.from(hours, (span) => span?.high ?? Number.NaN),
    onsets: Uint8Array.from(diseases, onsetOf),
    urgencies: Uint8Array.from(diseases, ({ urgency }) => URGENCIES.indexOf(urgency.level)),
    remembered: diseases.flatMap(({ rememberedWith }, number) => (rememberedWith.length === 0 ? [] : [number])),
    wholes: diseases.map(({ partOf }) => ofDiseases(partOf)),
    families: familiesOf(diseases),
    priors: new Map(),
    nearlyAlways: new Map(),
    courses: new Map(),
    forHome: new Map(),
    ofTexts: new WeakMap(),
  };
}

const HOURS_A_YEAR = 8766;
export const years = (span: Parameters<typeof spanInHours>[0]) => spanInHours(span).low / HOURS_A_YEAR;

const isBackground = (finding: Finding | undefined) => finding?.kind === 'history' || finding?.kind === 'exposure';

const tellingOf = (disease: Disease): string[] =>
  disease.exposures === undefined
    ? []
    : disease.findings.flatMap(({ list }) =>
        Object.entries(list).flatMap(([id, { specificity }]) => (specificity === 'hallmark' || specificity === 'high' ? [id] : [])),
      );

type Numbers = (ids: readonly string[] | undefined) => readonly number[];

export const numbersIn =
  (findingNumber: ReadonlyMap<string, number>): Numbers =>
  (ids) =>
    ids === undefined || ids.length === 0 ? NOTHING : ids.flatMap((id) => findingNumber.get(id) ?? []);

/** Of each finding those that are there with it, all the way up. */
export function broaderThan(findings: readonly Finding[], numbers: Numbers): readonly (readonly number[])[] {
  return findings.map(({ implies }, start) => {
    if (implies.length === 0) return NOTHING;
    const seen = new Set<number>([start]);
    for (const at of seen) for (const one of numbers(findings[at]?.implies)) seen.add(one);
    seen.delete(start);
    return [...seen];
  });
}

function inverted(lists: readonly (readonly number[])[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  lists.forEach((list, owner) => {
    for (const number of list) {
      const own = found.get(number);
      if (own === undefined) found.set(number, [owner]);
      else own.push(owner);
    }
  });
  return found;
}

const NO_RISKS: DiseaseModel['risks'] = new Map();

function risksIn({ riskFactors }: Disease, findingNumber: ReadonlyMap<string, number>): DiseaseModel['risks'] {
  if (riskFactors === undefined) return NO_RISKS;
  return new Map(
    Object.entries(riskFactors.list).flatMap(([id, times]) => {
      const number = findingNumber.get(id);
      return number === undefined ? [] : [[number, times] as const];
    }),
  );
}

/** A finding that the disease lists as well counts as that; and a pregnancy that its prevalence speaks of counts there. */
function risksOf(
  diseases: readonly Disease[],
  each: readonly DiseaseModel['risks'][],
  findingNumber: ReadonlyMap<string, number>,
  { listedStarts, listedFindings }: DifferentialIndex,
) {
  const risks = new Map<number, (readonly [number, number])[]>();
  const pregnant = findingNumber.get('pregnant-now');
  diseases.forEach(({ prevalence }, disease) => {
    const listed = listedFindings.subarray(listedStarts[disease], listedStarts[disease + 1]);
    for (const [number, times] of each[disease] ?? NO_RISKS) {
      if (number === pregnant && prevalence.pregnancy !== undefined) continue;
      if (listed.includes(number)) continue;
      const own = risks.get(number) ?? [];
      risks.set(number, own);
      own.push([disease, CALIBRATION.riskWeight * Math.log(times)]);
    }
  });
  return risks;
}

function logPriorOf({ prevalence: { setting } }: Disease): DiseaseModel['logPrior'] {
  const log = (often: Parameters<typeof rarity>[0]) => -Math.log(rarity(often));
  return {
    'primary-care': log(setting['primary-care']),
    emergency: log(setting.emergency),
    hospital: log(setting.hospital ?? setting.emergency),
  };
}

/** One in how many. */
export const rarity = (often: Disease['prevalence']['setting']['primary-care'] | undefined): number =>
  typeof often === 'number' ? often : often === undefined || often === 'none' ? NONE : PREVALENCE[often];

/** One bit each. */
export const BEGINS = { suddenly: 1, quickly: 2, onlyQuickly: 4 } as const;

function onsetOf({ onset: { is } }: Disease): number {
  const isQuick = (one: (typeof is)[number]) => one === 'sudden' || one === 'hours';
  return (
    (is.includes('sudden') ? BEGINS.suddenly : 0) + (is.some(isQuick) ? BEGINS.quickly : 0) + (is.every(isQuick) ? BEGINS.onlyQuickly : 0)
  );
}
