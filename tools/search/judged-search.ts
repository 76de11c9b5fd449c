/** Asks all judged questions of the sample world. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SearchKind, search } from '#modules/search/search.contract.ts';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import type { InputOf, OutputOf } from '#platform/operation/operation.ts';
import { sampleId } from '#sample/sample-id.ts';
import { readSampleWorld } from '#sample/sample-world.ts';
import { ndcg } from './gain.ts';

const DEPTH = 10;
const DAY_MS = 86_400_000;

type Answer = OutputOf<typeof search>;
type Named = (answer: Answer) => string[];

const wordsOf = (segments: readonly { text: string }[]): string => segments.map(({ text }) => text).join('');
const titles: Named = ({ data }) => data.flatMap((one) => (one.type === 'item' ? [wordsOf(one.title)] : []));
const topics =
  (type: Answer['topics'][number]['type']): Named =>
  (answer) =>
    answer.topics.flatMap((one) => (one.type === type ? [one.id] : []));

/** What is looked for besides cases: the kind to search, and what judgements call what was found. */
const OTHERS = {
  news: { kind: 'articles', named: titles },
  videos: { kind: 'videos', named: titles },
  posts: { kind: 'posts', named: titles },
  threads: { kind: 'forums', named: titles },
  places: { kind: 'forums', named: ({ places }) => places.map(({ name }) => wordsOf(name)) },
  people: { kind: 'people', named: ({ data }) => data.flatMap((one) => (one.type === 'person' ? [one.member.name] : [])) },
  conditions: { kind: 'topics', named: topics('condition') },
  specialities: { kind: 'topics', named: topics('speciality') },
} as const satisfies Record<string, { kind: SearchKind; named: Named }>;
export type OtherKind = keyof typeof OTHERS;
export const OTHER_KINDS = Object.keys(OTHERS) as OtherKind[];

const Judged = z.strictObject({
  q: z.string(),
  language: z.enum(LANGUAGES),
  kind: z.enum(['cases', ...OTHER_KINDS]).default('cases'),
  relevant: z.record(z.string(), z.int().min(1).max(3)),
  heldOut: z.literal(true).optional(),
});
export type Judged = z.infer<typeof Judged>;

const fileAt = (name: string) => path.join(PROJECT_FOLDER, 'evaluation', name);
const read = (name: string): unknown => JSON.parse(readFileSync(fileAt(name), 'utf8'));

export const judgements = (): Judged[] =>
  z.strictObject({ about: z.string(), queries: z.array(Judged) }).parse(read('search-judgements.json')).queries;

const Quality = z.strictObject({ tuned: z.number(), heldOut: z.number() });
type Quality = z.infer<typeof Quality>;
/** Each is asked in a world of its own: cases alone, then the others over all. */
export const SETS = ['cases', 'others'] as const;
export type JudgedSet = (typeof SETS)[number];

const Recorded = z.strictObject({ about: z.string(), cases: Quality, others: Quality });
/** What the search reached when this was last written. */
export const recordedQuality = () => Recorded.parse(read('search-quality.json'));

export interface Result {
  readonly judged: Judged;
  /** What came first, as judgements call it. */
  readonly found: readonly string[];
  readonly ndcg: number;
}

export type Ask = (input: InputOf<typeof search>, language: Language) => Promise<Answer>;

/** `now` is when the sample world was made: ids of cases follow from it. */
export async function askAll(ask: Ask, set: JudgedSet, now: Date): Promise<Result[]> {
  const slugs = new Map(
    readSampleWorld(now).cases.map(({ slug, daysAgo }) => [sampleId(slug, new Date(now.getTime() - daysAgo * DAY_MS)), slug]),
  );
  const cases: Named = ({ data }) => data.flatMap((one) => (one.type === 'item' ? [slugs.get(one.id) ?? one.id] : []));
  const results: Result[] = [];
  for (const judged of judgements().filter(({ kind }) => (kind === 'cases') === (set === 'cases'))) {
    const { kind, named } = judged.kind === 'cases' ? ({ kind: 'cases', named: cases } as const) : OTHERS[judged.kind];
    const found = named(await ask({ q: judged.q, kind, limit: DEPTH }, judged.language));
    results.push({ judged, found, ndcg: ndcg(found, judged.relevant, DEPTH) });
  }
  return results;
}

const meanOf = (some: readonly Result[]): number => some.reduce((sum, one) => sum + one.ndcg, 0) / some.length;
const isTuned = ({ judged }: Result): boolean => judged.heldOut !== true;

/** Means over the questions that were tuned on, and over those that were not. */
export const qualityOf = (results: readonly Result[]): Quality => ({
  tuned: meanOf(results.filter(isTuned)),
  heldOut: meanOf(results.filter((one) => !isTuned(one))),
});

/** As it is recorded and printed. */
export const rounded = ({ tuned, heldOut }: Quality): Quality => ({
  tuned: Number(tuned.toFixed(4)),
  heldOut: Number(heldOut.toFixed(4)),
});

/** What is lower than it was recorded. */
export const fallen = (recorded: Quality, reached: Quality): (keyof Quality)[] =>
  (['tuned', 'heldOut'] as const).filter((part) => reached[part] < recorded[part]);

/** Means of each kind, over the questions that were tuned on. */
export const qualityByKind = (results: readonly Result[]): Map<Judged['kind'], number> =>
  new Map([...Map.groupBy(results.filter(isTuned), ({ judged }) => judged.kind)].map(([kind, some]) => [kind, meanOf(some)]));
