/** Asks all judged questions of the sample cases. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { search } from '#modules/search/search.contract.ts';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { sampleId } from '#sample/sample-id.ts';
import { readSampleWorld } from '#sample/sample-world.ts';
import { ndcg } from './gain.ts';

const DEPTH = 10;
const DAY_MS = 86_400_000;

const Judged = z.strictObject({
  q: z.string(),
  language: z.enum(['en', 'id']),
  relevant: z.record(z.string(), z.int().min(1).max(3)),
  heldOut: z.literal(true).optional(),
});
export type Judged = z.infer<typeof Judged>;

const fileAt = (name: string) => path.join(PROJECT_FOLDER, 'evaluation', name);
const read = (name: string): unknown => JSON.parse(readFileSync(fileAt(name), 'utf8'));

export const judgements = (): Judged[] =>
  z.strictObject({ about: z.string(), queries: z.array(Judged) }).parse(read('search-judgements.json')).queries;

const Recorded = z.strictObject({ about: z.string(), tuned: z.number(), heldOut: z.number() });
/** What the search reached when this was last written. */
export const recordedQuality = () => Recorded.parse(read('search-quality.json'));

export interface Result {
  readonly judged: Judged;
  /** Slugs of the cases that came first. */
  readonly found: readonly string[];
  readonly ndcg: number;
}

export type Ask = (input: { q: string; kind: 'cases'; limit: number }) => Promise<OutputOf<typeof search>>;

/** `now` is when the sample world was made: ids of cases follow from it. */
export async function askAll(ask: Ask, now: Date): Promise<Result[]> {
  const slugs = new Map(
    readSampleWorld(now).cases.map(({ slug, daysAgo }) => [sampleId(slug, new Date(now.getTime() - daysAgo * DAY_MS)), slug]),
  );
  const results: Result[] = [];
  for (const judged of judgements()) {
    const { data } = await ask({ q: judged.q, kind: 'cases', limit: DEPTH });
    const found = data.flatMap((one) => (one.type === 'item' ? (slugs.get(one.id) ?? one.id) : []));
    results.push({ judged, found, ndcg: ndcg(found, judged.relevant, DEPTH) });
  }
  return results;
}

/** Means over the questions that were tuned on, and over those that were not. */
export function qualityOf(results: readonly Result[]): { tuned: number; heldOut: number } {
  const mean = (some: readonly Result[]) => some.reduce((sum, one) => sum + one.ndcg, 0) / some.length;
  return {
    tuned: mean(results.filter(({ judged }) => judged.heldOut !== true)),
    heldOut: mean(results.filter(({ judged }) => judged.heldOut)),
  };
}
