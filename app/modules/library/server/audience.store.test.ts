import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getCase, repostCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideReports, listReports, report, seeAuthor } from '#modules/moderation/complaint.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { listOwnContent } from '#modules/posts/creator.contract.ts';
import { search } from '#modules/search/search.contract.ts';
import { newId } from '#platform/db/id.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment, listComments } from '../discussion.contract.ts';
import { FEED_ROOM, itemRoom, listFeed, MEMBERS_FEED_ROOM, react } from '../library.contract.ts';
import { itemPublished } from '../library-events.contract.ts';
import { giveAudience, joinAudience, leaveAudience } from '../testing/library.factory.ts';
import { libraryModule } from './library.module.ts';
import { audiencesOf, isInAudience, registerItem } from './library.public.ts';

const ROUND = 'audience-of-the-morning-round';

let world: TestWorld;
let people: Record<'ratri' | 'budi' | 'ayu' | 'staff', Member>;
let ratri: Caller;
let budi: Caller;
let ayu: Caller;
let caseId: string;

beforeAll(async () => {
  world = await openTestWorld();
  people = {
    ratri: await aMember(world, { name: 'Ratri Maheswari' }),
    budi: await aMember(world, { name: 'Budi Santoso' }),
    ayu: await aMember(world, { name: 'Ayu Kartika' }),
    staff: await aMember(world, { name: 'Dewi Anggraini', rights: ['approvals'] }),
  };
  [ratri, budi, ayu] = [world.as(people.ratri), world.as(people.budi), world.as(people.ayu)];
  await joinAudience(world, ROUND, [people.ratri, people.budi]);
});
afterAll(() => world.close());

beforeEach(async () => {
  caseId = await aClosedCase('A fever nobody expected');
  await world.settle();
  world.told.length = 0;
});

async function aClosedCase(title: string): Promise<string> {
  const id = await aPublishedCase(world, ratri, { content: { title } });
  await giveAudience(world, id, ROUND);
  return id;
}

const refused = (code: string) => expect.objectContaining({ code }) as unknown;

it('an item for an audience is there for its members and for nobody else', async () => {
  expect((await budi.call(getCase, { id: caseId })).item.id).toBe(caseId);
  await expect(ayu.call(getCase, { id: caseId })).rejects.toEqual(refused('cases.notFound'));
  await expect(ayu.call(listComments, { itemId: caseId })).rejects.toEqual(refused('library.itemNotFound'));
  await expect(world.as(null).call(listComments, { itemId: caseId })).rejects.toEqual(refused('library.itemNotFound'));
  await giveAudience(world, caseId, 'members');
  expect((await ayu.call(getCase, { id: caseId })).item.id).toBe(caseId);
  await expect(world.as(null).call(getCase, { id: caseId })).rejects.toEqual(refused('cases.notFound'));
});

it('whoever leaves reads it no more from that moment, authors too, and is put out of its room', async () => {
  await leaveAudience(world, ROUND, [people.budi, people.ratri]);
  for (const caller of [budi, ratri]) await expect(caller.call(getCase, { id: caseId })).rejects.toEqual(refused('cases.notFound'));
  expect((await ratri.call(listOwnContent, {})).data.map(({ id }) => id)).not.toContain(caseId);
  await world.settle();
  expect(world.told).toContainEqual({ to: `member:${people.budi.id}`, name: 'rechecked', payload: {} });
  await joinAudience(world, ROUND, [people.budi, people.ratri]);
  expect((await budi.call(getCase, { id: caseId })).item.id).toBe(caseId);
});

it('the room of an item is asked again when its readers change, and feeds hear of what their readers may read', async () => {
  await giveAudience(world, caseId, 'members');
  await world.settle();
  expect(world.told).toContainEqual({ to: itemRoom(caseId), name: 'rechecked', payload: {} });
  const write = (audience: string | null) =>
    world.runtime.database.transaction(async (db) => {
      const id = newId();
      const emit: Parameters<typeof registerItem>[0]['emit'] = (event, payload) => world.runtime.services.emit(db, event, payload);
      await registerItem(
        { db, emit },
        {
          ...{
            id,
            kind: 'post',
            authorId: people.ratri.id,
            anonymous: false,
            language: 'en',
            specialities: [],
            title: 'A note',
            summary: '',
          },
          ...{ card: {}, respondents: { kind: 'verified', specialities: [] }, status: 'published', audience },
        },
      );
      return id;
    });
  world.told.length = 0;
  const [open, inside, closed] = [await write(null), await write('members'), await write(ROUND)];
  await world.settle();
  const toldTo = (room: string) =>
    world.told.flatMap(({ to, name, payload }) =>
      to === room && name === itemPublished.name ? (payload as { itemId: string }).itemId : [],
    );
  expect([toldTo(FEED_ROOM), toldTo(MEMBERS_FEED_ROOM)]).toEqual([[open], [inside]]);
  expect([toldTo(`member:${people.budi.id}`), toldTo(`member:${people.ayu.id}`)]).toEqual([[closed], []]);
  const mayFollow = roomsOf([libraryModule], world.runtime.services);
  const allowed = (room: string) => Promise.all([null, people.ayu].map((viewer) => mayFollow(viewer, room)));
  expect([await allowed(FEED_ROOM), await allowed(MEMBERS_FEED_ROOM), await allowed(`feed:${ROUND}`)]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  const ids = async (caller: Caller) => (await caller.call(listFeed, { limit: 20 })).data.map(({ id }) => id);
  expect(await ids(budi)).toContain(closed);
  expect(await ids(ayu)).not.toContain(closed);
});

it('a repost shows an item to nobody who may not read it, and there is no circle of reposts: a repost is no item', async () => {
  await ayu.call(followMember, { memberId: people.budi.id, following: true });
  await budi.call(repostCase, { caseId, reposted: true, note: 'Worth reading' });
  expect((await ayu.call(listFeed, { filter: 'following' })).data.map(({ id }) => id)).not.toContain(caseId);
  await giveAudience(world, caseId, null);
  const [entry] = (await ayu.call(listFeed, { filter: 'following' })).data.filter(({ id }) => id === caseId);
  expect(entry?.repost?.note).toBe('Worth reading');
  // What ayu passes on is the case itself: whoever reposts from whomever, each has one row beside the one item.
  expect(await ayu.call(repostCase, { caseId, reposted: true, note: null })).toEqual({ reposted: true, reposts: 2 });
  expect(await budi.call(repostCase, { caseId, reposted: true, note: null })).toEqual({ reposted: true, reposts: 2 });
  await expect(budi.call(repostCase, { caseId: newId(), reposted: true, note: null })).rejects.toEqual(refused('cases.notFound'));
});

it('a mention tells a colleague in the audience and not one outside it', async () => {
  const naming = (id: string, label: string) => ({
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'mention' as const, attrs: { id, label } }] }],
  });
  await ratri.call(addComment, { itemId: caseId, text: naming(people.budi.id, 'Budi') });
  await ratri.call(addComment, { itemId: caseId, text: naming(people.ayu.id, 'Ayu') });
  await world.settle();
  const about = async (caller: Caller) =>
    (await caller.call(listNotifications, { limit: 50 })).data.filter(({ item }) => item?.id === caseId).map(({ kind }) => kind);
  expect(await about(budi)).toEqual(['mention']);
  expect(await about(ayu)).toEqual([]);
  // Her open pages hear nothing either, and what was not told to her then is no news when the case is for her one day.
  expect(world.told.filter(({ to }) => to === `member:${people.ayu.id}`)).toEqual([]);
  await giveAudience(world, caseId, null);
  await world.settle();
  expect(await about(ayu)).toEqual([]);
});

it('words of a closed text are found by its readers, and neither found by others nor offered to them as a correction', async () => {
  const found = async (caller: Caller, q: string) => {
    const { data, corrected } = await caller.call(search, { q });
    return { ids: data.flatMap((one) => (one.type === 'item' ? [one.id] : [])), corrected };
  };
  caseId = await aClosedCase('Kolegiafluenza after the flood');
  await world.settle();
  expect((await found(budi, 'kolegiafluenza')).ids).toContain(caseId);
  expect(await found(ayu, 'kolegiafluenza')).toEqual({ ids: [], corrected: null });
  expect(await found(ayu, 'kolegiafluensa')).toEqual({ ids: [], corrected: null });
  await giveAudience(world, caseId, null);
  await world.settle();
  expect(await found(ayu, 'kolegiafluensa')).toEqual({ ids: [caseId], corrected: 'kolegiafluenza' });
});

it('a page of a search is full of what its reader may read, however much others wrote', async () => {
  const open = await aPublishedCase(world, ratri, { content: { title: 'Sundalgia of the wrist' } });
  for (let n = 0; n < 3; n++) await aClosedCase('Sundalgia again');
  await world.settle();
  const page = async (caller: Caller) =>
    (await caller.call(search, { q: 'sundalgia', limit: 1 })).data.flatMap((one) => (one.type === 'item' ? [one.id] : []));
  expect(await page(ayu)).toEqual([open]);
  expect(await page(budi)).not.toEqual([open]);
});

it('staff outside an audience see what was reported there, to decide on it, and the rest no more than others', async () => {
  const staff = world.as(people.staff);
  const { id: commentId } = await budi.call(addComment, { itemId: caseId, text: fromPlainText('Her name is on the film.') });
  await expect(staff.call(getCase, { id: caseId })).rejects.toEqual(refused('cases.notFound'));
  const removal = {
    target: 'comment',
    id: commentId,
    decision: 'remove',
    ground: 'privacy',
    reason: 'It names the patient.',
  } as const;
  await expect(staff.call(decideReports, removal)).rejects.toEqual(refused('moderation.itemNotFound'));
  await expect(staff.call(seeAuthor, { target: 'item', id: caseId, reason: 'Curious about who it is' })).rejects.toEqual(
    refused('moderation.itemNotFound'),
  );
  await ratri.call(report, { target: 'comment', id: commentId, reason: 'privacy', note: '' });
  expect((await staff.call(listReports, {})).data.map(({ id }) => id)).toContain(commentId);
  await staff.call(decideReports, removal);
  expect((await budi.call(listComments, { itemId: caseId })).data.map(({ id }) => id)).not.toContain(commentId);
  await expect(staff.call(react, { target: 'item', id: caseId, reaction: 'agree' })).rejects.toEqual(refused('library.itemNotFound'));
});

it('says who belongs to an audience', async () => {
  const { db } = world.runtime.database;
  expect([await isInAudience(db, ROUND, people.budi.id), await isInAudience(db, ROUND, people.ayu.id)]).toEqual([true, false]);
  expect([await audiencesOf(db, people.budi.id), await audiencesOf(db, people.ayu.id)]).toEqual([[ROUND], []]);
});

it('a note that may name a patient is asked about before followers read it', async () => {
  const note = 'Ask her yourself: 0812-3456-7890.';
  await expect(budi.call(repostCase, { caseId, note })).rejects.toMatchObject({
    code: 'library.identifiersRemain',
    details: { identifiers: [{ field: 'note', kind: 'phone' }] },
  });
  expect((await ratri.call(getCase, { id: caseId })).item.counts.reposts).toBe(0);
  expect(await budi.call(repostCase, { caseId, note, acceptIdentifiers: true })).toEqual({ reposted: true, reposts: 1 });
  expect(await budi.call(repostCase, { caseId, note, reposted: false })).toEqual({ reposted: false, reposts: 0, note });
});
