import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideApproval, getApproval, listApprovals } from '#modules/moderation/approval.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { createSeries, getSeries, listSeries, updateSeries } from '../series.contract.ts';
import { aVideo, saveDetails } from '../testing/videos.factory.ts';
import { getOwnVideo, removeVideo, restoreVideo } from '../video-upload.contract.ts';
import { reportWatched, startWatching } from '../videos.contract.ts';

/** A date names the day somebody was admitted. */
const TELLING = 'Masuk 12 November 2026 dengan demam.';
const words = { title: 'Fever in the tropics', summary: '', language: 'en' as const, specialities: ['tropical-medicine' as const] };

let world: TestWorld;
let author: Member;
let dewi: Caller;
let reader: Caller;
let staff: Caller;
const nobody = () => world.as(null);
let first: string;
let second: string;

beforeAll(async () => {
  world = await openTestWorld();
  author = await aMember(world, { name: 'Dewi Pratiwi' });
  dewi = world.as(author);
  reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  staff = world.as(await aMember(world, { rights: ['approvals'] }));
  first = await aVideo(world, author, { title: 'The first days' });
  second = await aVideo(world, author, { title: 'The last days' });
}, 60_000);
afterAll(() => world.close());

const isShown = (id: string) =>
  nobody()
    .call(getSeries, { id })
    .then(
      () => true,
      () => false,
    );
const waiting = async (id: string) => (await staff.call(listApprovals, { limit: 50 })).data.find((item) => item.id === id);
const cardOf = async (id: string) => (await nobody().call(listSeries, { limit: 50 })).data.find((one) => one.id === id)?.card;

describe('the words of a series', () => {
  it('that may tell who a patient is are asked about, and then read by staff first', async () => {
    const telling = { ...words, summary: TELLING, language: 'id' as const, videoIds: [first] };
    await expect(dewi.call(createSeries, telling)).rejects.toMatchObject({
      code: 'videos.identifiersRemain',
      details: { identifiers: [{ field: 'summary' }] },
    });
    const { id } = await dewi.call(createSeries, { ...telling, acceptIdentifiers: true });
    expect(await isShown(id)).toBe(false);
    expect(await waiting(id)).toMatchObject({ why: 'identifiers', kind: 'series' });
    expect(await dewi.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'identifiers' });
    const { heldSince = '' } = (await waiting(id)) ?? {};
    await staff.call(decideApproval, { decision: 'approve', itemId: id, heldSince });
    expect(await isShown(id)).toBe(true);
  });

  it('that claim an effect without a source wait too, also where they are written later', async () => {
    const { id } = await dewi.call(createSeries, { ...words, videoIds: [first] });
    expect(await isShown(id)).toBe(true);
    const telling = { id, version: 0, ...words, title: TELLING, language: 'id' as const, videoIds: [first] };
    await expect(dewi.call(updateSeries, telling)).rejects.toMatchObject({ code: 'videos.identifiersRemain' });
    expect(await isShown(id)).toBe(true);
    await dewi.call(updateSeries, { id, version: 0, ...words, summary: 'Papaya leaf cures dengue in 95% of patients.', videoIds: [first] });
    expect(await isShown(id)).toBe(false);
    expect(await waiting(id)).toMatchObject({ why: 'claims' });
  });
});

it('a change does not go over another: its author reads what stands there first', async () => {
  const { id } = await dewi.call(createSeries, { ...words, videoIds: [first, second] });
  expect(await dewi.call(getSeries, { id })).toMatchObject({ version: 0 });
  const change = { id, version: 0, ...words, title: 'Fever, day by day', videoIds: [second, first] };
  expect(await dewi.call(updateSeries, change)).toEqual({ id, version: 1 });
  const current = {
    ...words,
    title: 'Fever, day by day',
    videoIds: [second, first],
    videos: ['The last days', 'The first days'],
    version: 1,
  };
  const other = { ...change, title: 'Fever in children', videoIds: [first] };
  await expect(dewi.call(updateSeries, other)).rejects.toMatchObject({ code: 'videos.staleSeries', details: { current } });
  expect(await nobody().call(getSeries, { id })).toMatchObject({ item: { title: 'Fever, day by day', card: { parts: 2 } }, version: 1 });
  expect(await dewi.call(updateSeries, { ...other, version: 1 })).toEqual({ id, version: 2 });
  // Of two at once one is first.
  const both = await Promise.allSettled(['One', 'Other'].map((title) => dewi.call(updateSeries, { ...change, version: 2, title })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  // What stands there is shown to its author alone.
  await expect(reader.call(updateSeries, other)).rejects.toMatchObject({ code: 'videos.seriesNotFound', details: null });
});

describe('the parts of a series', () => {
  it('are videos that are out', async () => {
    const waits = await aVideo(world, await aMember(world), { held: true });
    await dewi.call(removeVideo, { id: second });
    for (const [n, id] of [second, waits].entries())
      await expect(dewi.call(createSeries, { ...words, videoIds: [first, id] }), String(n)).rejects.toMatchObject({
        fields: { 'videoIds.1': 'videos.validation.notYourVideo' },
      });
    await dewi.call(restoreVideo, { id: second });
  }, 60_000);

  it('are counted for strangers as far as these may watch them, whatever becomes of them', async () => {
    const { id } = await dewi.call(createSeries, { ...words, videoIds: [first, second] });
    const { parts: [one, other] = [] } = await nobody().call(getSeries, { id });
    expect(await cardOf(id)).toEqual({
      poster: one?.card.poster,
      parts: 2,
      seconds: (one?.card.seconds ?? 0) + (other?.card.seconds ?? 0),
    });

    await dewi.call(removeVideo, { id: first });
    await world.settle();
    expect(await cardOf(id)).toEqual({ poster: other?.card.poster, parts: 1, seconds: other?.card.seconds });
    await dewi.call(restoreVideo, { id: first });
    await world.settle();
    expect((await cardOf(id))?.parts).toBe(2);

    const { details } = await dewi.call(getOwnVideo, { id: first });
    await saveDetails(dewi, { id: first, details: { ...details, membersOnly: true } });
    await world.settle();
    expect(await cardOf(id)).toMatchObject({ poster: other?.card.poster, parts: 1 });
    expect((await nobody().call(getSeries, { id })).item.card.parts).toBe(1);
    // Members see what they may watch.
    expect((await reader.call(getSeries, { id })).item.card).toMatchObject({ poster: one?.card.poster, parts: 2 });
    await saveDetails(dewi, { id: first, details: { ...details, membersOnly: false } });
    await world.settle();
  });

  it('keep their place while they are out of sight, whatever is changed meanwhile', async () => {
    const third = await aVideo(world, author, { title: 'Afterwards' });
    const { id } = await dewi.call(createSeries, { ...words, videoIds: [first, second, third] });
    const partsNow = async () => (await dewi.call(getSeries, { id })).parts.map((part) => part.id);
    await dewi.call(removeVideo, { id: second });
    expect(await partsNow()).toEqual([first, third]);
    await dewi.call(updateSeries, { id, version: 0, ...words, title: 'Fever, in three parts', videoIds: [third, first] });
    expect(await partsNow()).toEqual([third, first]);
    await dewi.call(restoreVideo, { id: second });
    expect(await partsNow()).toEqual([third, first, second]);
    // In sight, one is taken out.
    await dewi.call(updateSeries, { id, version: 1, ...words, videoIds: [third, first] });
    expect(await partsNow()).toEqual([third, first]);
  }, 60_000);

  it('lead on: the next is the first that the reader has not finished', async () => {
    const { id } = await dewi.call(createSeries, { ...words, videoIds: [first, second] });
    expect((await reader.call(getSeries, { id })).next).toBe(first);
    const watch = async (videoId: string) => {
      await reader.call(startWatching, { id: videoId });
      const values = [reader.viewer?.id];
      const { client } = world.runtime.database.db;
      await client.query(`update videos.watch_clock set accounted_until = now() - interval '1 minute' where member_id = $1`, values);
      await client.query(`update videos.watch set first_at = now() - interval '1 minute' where member_id = $1`, values);
      await reader.call(reportWatched, { id: videoId, spans: [{ from: 0, to: 6, took: 6, speed: 1 }], position: 6 });
    };
    await watch(first);
    const halfway = await reader.call(getSeries, { id });
    expect(halfway.next).toBe(second);
    expect(halfway.parts.map(({ my }) => my?.watched ?? null)).toEqual([6, null]);
    await watch(second);
    expect((await reader.call(getSeries, { id })).next).toBeNull();
    expect((await nobody().call(getSeries, { id })).next).toBe(first);
  });
});
