import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments } from '#modules/library/discussion.contract.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { createSeries, getSeries, listSeries, removeSeries, restoreSeries, updateSeries } from '../series.contract.ts';
import { aVideo, saveCaptions, saveDetails } from '../testing/videos.factory.ts';
import { getCaptionText, getOwnVideo, listOwnVideos, removeVideo, restoreVideo, saveVideo, setCaptions } from '../video-upload.contract.ts';
import {
  getTranscript,
  getVideo,
  listStarted,
  listVideos,
  reportWatched,
  repostVideo,
  searchTranscripts,
  startWatching,
} from '../videos.contract.ts';
import { searchTextsByIds } from './videos.public.ts';

const CAPTIONS =
  'WEBVTT\n\n00:00.500 --> 00:02.500\nPlasma leakage begins when the fever falls.\n\n00:03.000 --> 00:05.000\nWatch the haematocrit.';

let world: TestWorld;
let dewi: Caller;
let bagas: Caller;
let nobody: Caller;
let video: string;
let forMembers: string;

beforeAll(async () => {
  world = await openTestWorld();
  const author = await aMember(world, { name: 'Dewi Pratiwi', speciality: 'cardiology' });
  dewi = world.as(author);
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
  video = await aVideo(world, author, { title: 'Dengue, day by day' });
  forMembers = await aVideo(world, author, { title: 'Septic shock', membersOnly: true });
  await saveCaptions(dewi, { id: video, language: 'en', text: CAPTIONS });
  await saveCaptions(dewi, { id: forMembers, language: 'en', text: CAPTIONS.replace('Plasma', 'Capillary') });
}, 60_000);
afterAll(() => world.close());

describe('a list of videos', () => {
  it('shows strangers what everyone may watch, and members the rest too', async () => {
    const titles = async (caller: Caller) => (await caller.call(listVideos, {})).data.map(({ title }) => title).sort();
    expect(await titles(nobody)).toEqual(['Dengue, day by day']);
    expect(await titles(bagas)).toEqual(['Dengue, day by day', 'Septic shock']);
    const [row] = (await nobody.call(listVideos, {})).data;
    expect(row?.card).toMatchObject({ captions: ['en'], seconds: expect.any(Number), poster: { widths: expect.any(Array) } });
    const feed = await bagas.call(listFeed, {});
    expect(feed.data.map(({ kind }) => kind)).toContain('video');
  });

  it('says where something is said, to those who may watch it', async () => {
    const found = await nobody.call(searchTranscripts, { q: 'leakage fever' });
    expect(found.data).toEqual([
      {
        videoId: video,
        title: 'Dengue, day by day',
        language: 'en',
        moments: [{ start: 0.5, text: 'Plasma leakage begins when the fever falls.' }],
      },
    ]);
    expect((await bagas.call(searchTranscripts, { q: 'leakage' })).data).toHaveLength(2);
    // By the beginnings of words, and never by what a search engine would take for an order.
    expect((await nobody.call(searchTranscripts, { q: "haematoc (watch' & |" })).data).toHaveLength(1);
    expect((await nobody.call(searchTranscripts, { q: '& | ! :*' })).data).toEqual([]);
    const texts = await searchTextsByIds(world.runtime.database.db, [video]);
    expect(texts.get(video)).toContain('Watch the haematocrit');
  });
});

describe('a video', () => {
  it('is there for who may watch it, with captions, chapters and transcript', async () => {
    await expect(nobody.call(getVideo, { id: forMembers })).rejects.toMatchObject({ code: 'videos.notFound' });
    const view = await bagas.call(getVideo, { id: video });
    expect(view).toMatchObject({
      captions: ['en'],
      chapters: [{ second: 3, title: 'Away' }],
      transcript: { language: 'en', cues: [{ start: 0.5 }, { start: 3 }] },
      my: null,
      can: { edit: false, respond: true },
    });
  });

  it('can be read in each language of its captions', async () => {
    expect(await nobody.call(getTranscript, { id: video, language: 'en' })).toMatchObject({
      language: 'en',
      cues: [{ start: 0.5 }, { start: 3 }],
    });
    await expect(nobody.call(getTranscript, { id: video, language: 'id' })).rejects.toMatchObject({ code: 'videos.notFound' });
    await expect(nobody.call(getTranscript, { id: forMembers, language: 'en' })).rejects.toMatchObject({ code: 'videos.notFound' });
    expect((await bagas.call(getTranscript, { id: forMembers, language: 'en' })).cues).toHaveLength(2);
  });

  it('is reposted and taken down by its author only, who can bring it back', async () => {
    expect(await bagas.call(repostVideo, { videoId: video })).toEqual({ reposted: true, reposts: 1 });
    expect(await bagas.call(repostVideo, { videoId: video, reposted: false })).toEqual({ reposted: false, reposts: 0 });
    await expect(bagas.call(removeVideo, { id: video })).rejects.toMatchObject({ code: 'videos.notFound' });
    expect(await dewi.call(removeVideo, { id: video })).toEqual({ id: video });
    await expect(bagas.call(getVideo, { id: video })).rejects.toMatchObject({ code: 'videos.withdrawn' });
    expect(await dewi.call(restoreVideo, { id: video })).toMatchObject({ published: 'published' });
    await expect(bagas.call(getVideo, { id: video })).resolves.toMatchObject({ item: { id: video } });
  });

  it('is asked about at a second, and its author answers', async () => {
    const question = await bagas.call(addComment, { itemId: video, text: fromPlainText('Which day?'), second: 4 });
    expect(question.second).toBe(4);
    await dewi.call(addComment, { itemId: video, parentId: question.id, text: fromPlainText('The third to the seventh.') });
    const [thread] = (await nobody.call(listComments, { itemId: video })).data;
    expect([thread?.second, thread?.replies[0]?.byAuthor, thread?.replies[0]?.second]).toEqual([4, true, null]);
  });

  it('is asked about at no second that it does not have, as is nothing that has none', async () => {
    const other = await anItem(world, dewi);
    const refused = { code: 'request.invalid', fields: { second: expect.any(String) as string } };
    for (const [itemId, second] of [
      [video, 7],
      [video, 99_999],
      [other, 4],
    ] as const)
      await expect(bagas.call(addComment, { itemId, text: fromPlainText('Which day?'), second })).rejects.toMatchObject(refused);
    expect((await bagas.call(addComment, { itemId: video, text: fromPlainText('At its end?'), second: 6 })).second).toBe(6);
  });

  it('keeps what was saved meanwhile, and says what that is', async () => {
    const { details, version } = await dewi.call(getOwnVideo, { id: video });
    const saved = await dewi.call(saveVideo, { id: video, version, details: { ...details, description: 'From the phone.' } });
    expect(saved.version).toBe(version + 1);
    await expect(dewi.call(saveVideo, { id: video, version, details })).rejects.toMatchObject({
      code: 'videos.stale',
      details: { current: { ...details, description: 'From the phone.', version: version + 1 } },
    });
    await dewi.call(saveVideo, { id: video, version: version + 1, details });
  });

  it('keeps captions that were written meanwhile in another tab, and says what they are', async () => {
    const lecture = await aVideo(world, dewi.viewer as Member, { title: 'Two tabs' });
    const captions = (words: string) => `WEBVTT\n\n00:00:00.500 --> 00:00:02.500\n${words}\n`;
    const { mark } = await dewi.call(getCaptionText, { id: lecture, language: 'en' });
    const on = { id: lecture, language: 'en', mark } as const;
    const saved = await dewi.call(setCaptions, { ...on, text: captions('From the first tab.') });
    const current = await dewi.call(getCaptionText, { id: lecture, language: 'en' });
    expect(saved.captions.find(({ language }) => language === 'en')?.mark).toBe(current.mark);
    for (const text of [captions('From the second tab.'), null])
      await expect(dewi.call(setCaptions, { ...on, text })).rejects.toMatchObject({ code: 'videos.stale', details: { current } });
    expect(current.text).toContain('From the first tab.');
    // Seen, they are changed; taken away, those who write on them are told that there are none.
    await dewi.call(setCaptions, { ...on, mark: current.mark, text: null });
    await expect(dewi.call(setCaptions, { ...on, mark: current.mark, text: captions('Again.') })).rejects.toMatchObject({
      code: 'videos.stale',
      details: { current: { text: '', mark: null } },
    });
    await dewi.call(setCaptions, { ...on, mark: null, text: current.text });
    await dewi.call(removeVideo, { id: lecture });
  });

  it('is worked on by its author only, and never without a title once it is out', async () => {
    const { details } = await dewi.call(getOwnVideo, { id: video });
    await expect(bagas.call(getOwnVideo, { id: video })).rejects.toMatchObject({ code: 'videos.notFound' });
    await expect(saveDetails(bagas, { id: video, details })).rejects.toMatchObject({ code: 'videos.notFound' });
    await expect(bagas.call(getCaptionText, { id: video, language: 'en' })).rejects.toMatchObject({ code: 'videos.notFound' });
    await expect(saveDetails(dewi, { id: video, details: { ...details, specialities: ['no-such-field'] } })).rejects.toMatchObject({
      fields: { 'details.specialities.0': 'reference.validation.speciality' },
    });
    await expect(saveDetails(dewi, { id: video, details: { ...details, title: ' ' } })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { 'details.title': 'validation.required' },
    });
    await expect(saveCaptions(dewi, { id: video, language: 'id', text: 'no captions' })).rejects.toMatchObject({
      code: 'videos.badCaptions',
      values: { line: 1 },
    });
    expect((await dewi.call(getCaptionText, { id: video, language: 'en' })).text).toContain('00:00:00.500 --> 00:00:02.500');
    expect((await dewi.call(listOwnVideos, { limit: 1 })).nextCursor).not.toBeNull();
    expect((await bagas.call(listOwnVideos, {})).data).toEqual([]);
  });
});

describe('watching', () => {
  const claim = (from: number, to: number, speed = 1) => ({ from, to, took: (to - from) / speed, speed });

  /** As if the member had begun so many seconds ago, and nothing had been reported since. */
  async function passed(caller: Caller, seconds: number): Promise<void> {
    const { client } = world.runtime.database.db;
    const values = [caller.viewer?.id, seconds];
    await client.query('update videos.watch_clock set accounted_until = now() - make_interval(secs => $2) where member_id = $1', values);
    await client.query('update videos.watch set first_at = now() - make_interval(secs => $2) where member_id = $1', values);
  }

  it('counts no more than the time that has passed, and is taken up on another device', async () => {
    await expect(nobody.call(startWatching, { id: video })).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(nobody.call(reportWatched, { id: video, spans: [], position: 0 })).rejects.toMatchObject({ code: 'access.signIn' });
    await bagas.call(startWatching, { id: video });
    const lie = await bagas.call(reportWatched, { id: video, spans: [claim(0, 6, 2)], position: 6 });
    // Nothing but the milliseconds since the beginning, at most doubled.
    expect(lie.counted).toBeLessThan(1.5);
    await passed(bagas, 3);
    const honest = await bagas.call(reportWatched, { id: video, spans: [claim(2, 4)], position: 4 });
    expect(honest.counted).toBe(2);
    // The other device claims the same seconds of the member's life for another part.
    const other = await bagas.call(reportWatched, { id: video, spans: [claim(0, 2)], position: 2 });
    expect(other.counted).toBeLessThan(1.5);
    expect(await bagas.call(startWatching, { id: video })).toMatchObject({ position: 2, watched: other.watched });
    expect((await bagas.call(getVideo, { id: video })).my).toMatchObject({ position: 2 });
    expect((await dewi.call(getVideo, { id: video })).my).toBeNull();
    expect(await bagas.call(reportWatched, { id: video, spans: [], position: 5e-324 })).toMatchObject({ position: 0 });
    expect(await bagas.call(reportWatched, { id: video, spans: [], position: 2.34 })).toMatchObject({ position: 2.3 });
  });

  it('keeps each part once, and how much of it counted at which speed', async () => {
    const reader = world.as(await aMember(world, { name: 'Sinta Pelajar' }));
    await reader.call(startWatching, { id: video });
    const report = async (...spans: ReturnType<typeof claim>[]) => {
      await passed(reader, 60);
      return reader.call(reportWatched, { id: video, spans, position: 1 });
    };
    await report(claim(3, 5, 2));
    await report(claim(0, 1), claim(0.5, 2));
    await report(claim(1.5, 3, 1.25));
    const { rows } = await world.runtime.database.db.client.query<{ spans: unknown; speeds: unknown; watched: number }>(
      'select spans, speeds, watched from videos.watch where member_id = $1',
      [reader.viewer?.id],
    );
    expect(rows).toEqual([{ spans: [[0, 50]], speeds: { 2: 20, 1: 25, 1.25: 15 }, watched: 50 }]);
  });

  it('counts a time once that two devices report at the same moment', async () => {
    const reader = world.as(await aMember(world, { name: 'Dua Gawai' }));
    await reader.call(startWatching, { id: video });
    await passed(reader, 3);
    const counted = await Promise.all(
      [claim(0, 3), claim(3, 6)].map((one) => reader.call(reportWatched, { id: video, spans: [one], position: one.to })),
    );
    // Three seconds, doubled at most by a little of what has passed since.
    expect(counted.reduce((sum, one) => sum + one.counted, 0)).toBeLessThan(4.5);
    const { my } = await reader.call(getVideo, { id: video });
    expect(my?.watched).toBeCloseTo(Math.max(...counted.map(({ watched }) => watched)), 5);
  });

  it('of a video that was just opened counts nothing from before', async () => {
    const liar = world.as(await aMember(world, { name: 'Lia Bohong' }));
    await liar.call(startWatching, { id: forMembers });
    // Long idle, as far as their clock goes.
    await world.runtime.database.db.client.query(
      `update videos.watch_clock set accounted_until = now() - interval '1 day' where member_id = $1`,
      [liar.viewer?.id],
    );
    const unopened = await liar.call(reportWatched, { id: video, spans: [claim(0, 6)], position: 6 });
    expect(unopened.counted).toBe(0);
    const opened = await liar.call(reportWatched, { id: forMembers, spans: [claim(0, 6, 2)], position: 6 });
    expect(opened.counted).toBeLessThan(1.5);
  });

  it('stands among what was begun until it is finished, for the member alone', async () => {
    const reader = world.as(await aMember(world, { name: 'Rini Pembaca' }));
    expect(await nobody.call(listStarted, {})).toEqual({ data: [] });
    await reader.call(startWatching, { id: video });
    // Opened and not watched yet.
    expect(await reader.call(listStarted, {})).toEqual({ data: [] });
    await passed(reader, 60);
    await reader.call(reportWatched, { id: video, spans: [claim(0, 2)], position: 2 });
    expect((await reader.call(listStarted, {})).data).toMatchObject([
      { id: video, title: 'Dengue, day by day', my: { position: 2, watched: 2 } },
    ]);
    await dewi.call(removeVideo, { id: video });
    expect((await reader.call(listStarted, {})).data).toEqual([]);
    await dewi.call(restoreVideo, { id: video });
    await passed(reader, 60);
    await reader.call(reportWatched, { id: video, spans: [claim(2, 6)], position: 6 });
    expect((await reader.call(listStarted, {})).data).toEqual([]);
  });

  it('stands there of nobody with whom there is a block', async () => {
    const author = await aMember(world, { name: 'Sari Penulis' });
    const blocked = await aVideo(world, author, { title: 'One of theirs' });
    const reader = world.as(await aMember(world, { name: 'Tono Pembaca' }));
    await reader.call(startWatching, { id: blocked });
    await passed(reader, 60);
    await reader.call(reportWatched, { id: blocked, spans: [claim(0, 2)], position: 2 });
    const begun = async () => (await reader.call(listStarted, {})).data.map(({ id }) => id);
    expect(await begun()).toEqual([blocked]);
    await world.as(author).call(blockMember, { memberId: reader.viewer?.id ?? '', blocked: true });
    expect(await begun()).toEqual([]);
  });

  it('of what one may not watch is not noted', async () => {
    const stranger = world.as(await aMember(world, { name: 'Novi Baru' }));
    await dewi.call(removeVideo, { id: forMembers });
    await expect(stranger.call(startWatching, { id: forMembers })).rejects.toMatchObject({ code: 'videos.notFound' });
    await dewi.call(restoreVideo, { id: forMembers });
  });
});

describe('a series', () => {
  const words = { title: 'Fever in the tropics', summary: '', language: 'en', specialities: ['tropical-medicine'] } as const;

  it('is made of own videos in their order, and shows each reader what they may watch', async () => {
    await expect(bagas.call(createSeries, { ...words, specialities: ['cardiology'], videoIds: [video] })).rejects.toMatchObject({
      fields: { 'videoIds.0': 'videos.validation.notYourVideo' },
    });
    const { id } = await dewi.call(createSeries, { ...words, specialities: ['tropical-medicine'], videoIds: [forMembers, video] });
    expect((await nobody.call(listSeries, {})).data[0]).toMatchObject({ id, card: { parts: 1 } });
    expect((await nobody.call(getSeries, { id })).parts.map((part) => part.id)).toEqual([video]);
    const seen = await bagas.call(getSeries, { id });
    expect(seen.parts.map((part) => part.id)).toEqual([forMembers, video]);
    expect([seen.next, seen.can.edit]).toEqual([forMembers, false]);
    expect((await bagas.call(getVideo, { id: forMembers })).series).toEqual({
      id,
      title: words.title,
      part: 1,
      parts: 2,
      next: { id: video, title: 'Dengue, day by day' },
    });
    await expect(
      bagas.call(updateSeries, { id, version: 0, ...words, specialities: ['cardiology'], videoIds: [video] }),
    ).rejects.toMatchObject({
      code: 'videos.seriesNotFound',
    });
    await dewi.call(updateSeries, { id, version: 0, ...words, specialities: ['cardiology'], videoIds: [video, forMembers] });
    expect((await bagas.call(getSeries, { id })).parts.map((part) => part.id)).toEqual([video, forMembers]);
    await expect(bagas.call(removeSeries, { id })).rejects.toMatchObject({ code: 'videos.seriesNotFound' });
    await dewi.call(removeSeries, { id });
    await expect(bagas.call(getSeries, { id })).rejects.toMatchObject({ code: 'videos.seriesNotFound' });
    expect((await dewi.call(getSeries, { id })).withdrawn).toBe(true);
    await expect(bagas.call(restoreSeries, { id })).rejects.toMatchObject({ code: 'videos.seriesNotFound' });
    await dewi.call(restoreSeries, { id });
    expect((await bagas.call(getSeries, { id })).withdrawn).toBe(false);
    await expect(nobody.call(getSeries, { id: video })).rejects.toMatchObject({ code: 'videos.seriesNotFound' });
  });
});
