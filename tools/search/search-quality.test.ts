import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { search } from '#modules/search/search.contract.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { readSampleWorld } from '#sample/sample-world.ts';
import { askAll, judgements, qualityOf, recordedQuality } from './judged-search.ts';
import { loadSampleCases } from './sample-cases.ts';

/** A change somewhere else may move a place or two. */
const MARGIN = 0.01;

const now = new Date();
let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld();
  await loadSampleCases(world.runtime.services, now);
});
afterAll(() => world.close());

describe('the judged questions', () => {
  it('are 150 or more, in both languages, each once, a third held out, about cases that there are', () => {
    const all = judgements();
    const slugs = new Set(readSampleWorld(now).cases.map(({ slug }) => slug));
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ q, language }) => `${language} ${q}`)).size).toBe(all.length);
    expect(all.filter(({ language }) => language === 'id').length).toBeGreaterThanOrEqual(50);
    expect(all.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(Math.floor(all.length / 3));
    expect(all.flatMap(({ relevant }) => Object.keys(relevant)).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('are answered as well as recorded in evaluation/search-quality.json', { timeout: 120_000 }, async () => {
    const nobody = world.as(null);
    const quality = qualityOf(await askAll((input) => nobody.call(search, input), now));
    const recorded = recordedQuality();
    expect(quality.tuned).toBeGreaterThan(recorded.tuned - MARGIN);
    expect(quality.heldOut).toBeGreaterThan(recorded.heldOut - MARGIN);
  });
});
