/**
 * Every reading door × every kind of reader × every audience × every state of an item. All readers have read, kept, followed,
 * answered and reposted every item while it was for everybody, so that whatever they may not see any more they have traces of.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { answerCase, getCase, listCases, repostCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, updateComment } from '#modules/library/discussion.contract.ts';
import { discoverItems } from '#modules/library/feed.contract.ts';
import { followItem, listBookmarks, listFeed, listMostViewed, recordView, setBookmark } from '#modules/library/library.contract.ts';
import { rankViews } from '#modules/library/server/library.public.ts';
import { bringTo, giveAudience, joinAudience, leaveAudience } from '#modules/library/testing/library.factory.ts';
import { listApprovals } from '#modules/moderation/approval.contract.ts';
import { decideReports, report } from '#modules/moderation/complaint.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { getSettings, saveSettings } from '#modules/notifications/notification-settings.contract.ts';
import { getUnreadCount, listNotifications } from '#modules/notifications/notifications.contract.ts';
import { DEFAULT_SETTINGS, waysOf } from '#modules/notifications/server/notification-rules.policy.ts';
import { getProfile, listProfileItems } from '#modules/profiles/profiles.contract.ts';
import { search, suggestOnSearch } from '#modules/search/search.contract.ts';
import { newId } from '#platform/db/id.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import type { Member, Viewer } from '#platform/session/viewer.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { answerOf, foundIds, fullPages, ITEM_DOORS, type ItemDoor, idsOf, mailNews } from './item-doors.ts';

const PRIVATE = 'audience-of-a-private-forum';
const AUDIENCES = [null, 'members', PRIVATE] as const;
const STATES = ['published', 'held', 'withdrawn', 'removed'] as const;
/** In every title, and nowhere else. */
const WORD = 'kolegiamatrix';

interface Thing {
  readonly id: string;
  readonly title: string;
  readonly audience: (typeof AUDIENCES)[number];
  readonly state: (typeof STATES)[number];
  /** An answer by each reader, edited once. */
  readonly comments: ReadonlyMap<string, string>;
}

let world: TestWorld;
let http: FastifyInstance;
let readers: Record<'author' | 'insider' | 'former' | 'stranger' | 'staff', Member>;
let things: Thing[];

const READERS = ['author', 'insider', 'former', 'stranger', 'staff', 'signed out'] as const;
type Reader = (typeof READERS)[number];
const viewerOf = (reader: Reader): Viewer => (reader === 'signed out' ? null : readers[reader]);
const callerOf = (reader: Reader): Caller => world.as(viewerOf(reader));

// ---------- what is expected ----------

function isInAudience(reader: Reader, { audience }: Thing): boolean {
  if (audience === null) return true;
  return audience === 'members' ? reader !== 'signed out' : reader === 'author' || reader === 'insider';
}

const isListed = (reader: Reader, thing: Thing) => thing.state === 'published' && isInAudience(reader, thing);

/** Its page opens: for staff also what waits for a decision or was taken down by one. */
function opens(reader: Reader, thing: Thing): boolean {
  if (thing.state === 'published' || reader === 'author') return isInAudience(reader, thing);
  return reader === 'staff' && (isInAudience(reader, thing) || thing.state === 'held' || thing.state === 'removed');
}

const named = (all: Iterable<string>) =>
  things.filter(({ id }) => [...all].includes(id)).map(({ audience, state }) => `${audience} ${state}`);
const expected = (holds: (thing: Thing) => boolean) => things.filter(holds).map(({ audience, state }) => `${audience} ${state}`);

// ---------- the world ----------

beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => null });
  const member = (name: string, rights: Member['rights'] = []) => aMember(world, { name, rights: [...rights] as never });
  readers = {
    author: await member('Ratri Maheswari'),
    insider: await member('Budi Santoso'),
    former: await member('Ayu Kartika'),
    stranger: await member('Vikram Rao'),
    staff: await member('Dewi Anggraini', ['approvals']),
  };
  const people = Object.values(readers);
  await joinAudience(world, PRIVATE, [readers.author, readers.insider, readers.former]);
  for (const one of people) await noQuietHours(world.as(one));
  for (const one of people.slice(1)) await world.as(one).call(followMember, { memberId: readers.author.id, following: true });
  things = [];
  for (const audience of AUDIENCES) for (const state of STATES) things.push(await aReadThing(audience, state));
  await world.settle();
  for (const { id, audience } of things) if (audience !== null) await giveAudience(world, id, audience);
  for (const { id, state } of things) if (state !== 'published') await bringTo(world, readers.staff, id, state);
}, 120_000);
afterAll(async () => {
  await http.close();
  await world.close();
});

async function noQuietHours(caller: Caller) {
  await caller.call(saveSettings, { ...(await caller.call(getSettings, {})), quiet: null });
}

const naming = ({ id }: Member): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id, label: 'colleague' } }] }],
});

const countViews = () => world.runtime.database.transaction(rankViews);

/** Published for everybody, and read by all with every trace a reader can leave. */
async function aReadThing(audience: Thing['audience'], state: Thing['state']): Promise<Thing> {
  const title = `${WORD} ${audience ?? 'everyone'} ${state}`;
  const author = world.as(readers.author);
  const id = await aPublishedCase(world, author, { content: { title } });
  // Somebody else: what a reader opened today is no longer in their feed.
  await world.as(await aMember(world)).call(recordView, { itemId: id });
  await countViews();
  const comments = new Map<string, string>();
  for (const reader of READERS) {
    const viewer = viewerOf(reader);
    if (viewer === null) continue;
    const caller = world.as(viewer);
    await caller.call(setBookmark, { itemId: id, bookmarked: true });
    await caller.call(followItem, { itemId: id, following: true });
    const { id: commentId } = await caller.call(addComment, { itemId: id, text: fromPlainText('I would admit her.') });
    await caller.call(updateComment, { commentId, edits: 0, text: fromPlainText('I would admit her today.') });
    comments.set(reader, commentId);
    if (reader !== 'author') await caller.call(repostCase, { caseId: id, reposted: true, note: null });
    // Each is told of an answer that names them, by letter too.
    if (reader !== 'author') await author.call(addComment, { itemId: id, parentId: commentId, text: naming(viewer) });
  }
  return { id, title, audience, state, comments };
}

// ---------- lists ----------

type Ids = Promise<Iterable<string>>;
interface ListDoor {
  readonly ids: (reader: Reader) => Ids;
  /** Whom it is for; everybody unless said. */
  readonly open?: (reader: Reader) => boolean;
  /** What of the readable things it lists; all of them unless said. */
  readonly lists?: (reader: Reader, thing: Thing) => boolean;
  /** What it reads has to be told first: until then something may be lacking. */
  readonly told?: true;
}
const signedIn = (reader: Reader) => reader !== 'signed out';

const cases = (wish: object) => (reader: Reader) => fullPages((page) => callerOf(reader).call(listCases, { ...wish, ...page } as never), 3);

const LISTS: Record<string, ListDoor> = {
  feed: { ids: (reader) => fullPages((page) => callerOf(reader).call(listFeed, page), 3) },
  'feed of the followed': {
    ids: (reader) => fullPages((page) => callerOf(reader).call(listFeed, { filter: 'following', ...page }), 3),
    lists: (reader) => reader !== 'author',
  },
  discover: { ids: (reader) => fullPages((page) => callerOf(reader).call(discoverItems, page), 3) },
  'discover a speciality': {
    ids: (reader) => fullPages((page) => callerOf(reader).call(discoverItems, { speciality: 'infectious-disease', ...page }), 3),
  },
  'latest cases': { ids: cases({ sort: 'latest' }) },
  'active cases': { ids: cases({ sort: 'active' }) },
  'most discussed cases': { ids: cases({ sort: 'discussed' }) },
  'cases of a speciality': { ids: cases({ speciality: 'infectious-disease' }) },
  'followed cases': { ids: cases({ following: true }), open: signedIn },
  'most viewed': {
    // As many as there are to see: what is left out takes no place from others.
    ids: async (reader) => {
      const limit = things.filter((thing) => isListed(reader, thing)).length;
      return idsOf((await callerOf(reader).call(listMostViewed, { limit })).data);
    },
  },
  bookmarks: { ids: (reader) => fullPages((page) => callerOf(reader).call(listBookmarks, page), 3), open: signedIn },
  'what the profile lists': {
    ids: (reader) => fullPages((page) => callerOf(reader).call(listProfileItems, { memberId: readers.author.id, ...page }), 3),
    lists: (_, { audience }) => audience === null,
  },
  search: {
    ids: async (reader) => foundIds((await callerOf(reader).call(search, { q: WORD, limit: 20 })).data),
    told: true,
  },
  suggestions: {
    ids: async (reader) => foundIds((await callerOf(reader).call(suggestOnSearch, { q: WORD })).suggestions),
    told: true,
  },
  notifications: {
    ids: async (reader) => {
      const { data } = await callerOf(reader).call(listNotifications, { limit: 50 });
      return data.flatMap(({ item }) => item?.id ?? []);
    },
    open: signedIn,
    told: true,
  },
  sitemap: {
    ids: async () => (await http.inject({ url: '/sitemap-items.xml' })).body.match(/(?<=\/cases\/)[^<"]+/g) ?? [],
    open: (reader) => !signedIn(reader),
  },
};

describe.each([
  ['before anybody has been told of it', false],
  ['when all have been told', true],
])('lists, %s', (_, settled) => {
  beforeAll(async () => {
    if (!settled) {
      await leaveAudience(world, PRIVATE, [readers.former]);
      return;
    }
    await world.settle();
    await countViews();
  });

  it.each(Object.keys(LISTS).flatMap((door) => READERS.map((reader) => [door, reader] as const)))('%s, %s', async (name, reader) => {
    const door = LISTS[name];
    if (door === undefined || door.open?.(reader) === false) return;
    const shown = named(await door.ids(reader));
    const right = expected((thing) => isListed(reader, thing) && (door.lists?.(reader, thing) ?? true));
    if (settled || door.told === undefined) expect(shown).toEqual(right);
    // An index that has not heard yet may lack something, and nothing shows too much.
    else expect(shown.filter((thing) => !right.includes(thing))).toEqual([]);
  });
});

// ---------- single things ----------

const GATES: Record<string, ItemDoor> = {
  ...ITEM_DOORS,
  page: (caller, id) => caller.call(getCase, { id }),
  vote: (caller, id) => caller.call(answerCase, { id, option: 1 }),
  repost: (caller, caseId) => caller.call(repostCase, { caseId, reposted: true, note: null }),
  report: async (caller, id) => {
    const answer = await caller.call(report, { target: 'item', id, reason: 'other', note: '' });
    // Decided at once: several of them together would take it out of everybody's sight.
    await callerOf('staff').call(decideReports, { decision: 'dismiss', target: 'item', id });
    return answer;
  },
  'report of a comment': (caller, _, id) => caller.call(report, { target: 'comment', id, reason: 'other', note: '' }),
};

describe('single things', () => {
  it.each(Object.keys(GATES).flatMap((door) => READERS.map((reader) => [door, reader] as const)))('%s, %s', async (name, reader) => {
    const door = GATES[name] as ItemDoor;
    const caller = callerOf(reader);
    const unknown = await answerOf(door(caller, newId(), newId()));
    const answers = new Map<Thing, string>();
    for (const thing of things)
      answers.set(thing, await answerOf(door(caller, thing.id, thing.comments.get(reader) ?? firstComment(thing))));
    if (unknown === 'access.signIn') return expect(new Set(answers.values())).toEqual(new Set([unknown]));
    // Beyond the gate a door may say more; before it, not a word that differs from one about nothing.
    const seen = (thing: Thing) => answers.get(thing) !== unknown && answers.get(thing) !== 'cases.withdrawn';
    expect(expected(seen)).toEqual(expected((thing) => opens(reader, thing)));
    expect(expected((thing) => answers.get(thing) === 'cases.withdrawn' && !isInAudience(reader, thing))).toEqual([]);
  });

  const firstComment = ({ comments }: Thing) => [...comments.values()][0] ?? '';

  it.each(READERS)('live rooms, %s', async (reader) => {
    const mayFollow = roomsOf(modules, world.runtime.services);
    const entered = new Set<string>();
    for (const { id } of things) if (await mayFollow(viewerOf(reader), `item:${id}`)) entered.add(id);
    expect(named(entered)).toEqual(expected((thing) => opens(reader, thing)));
    expect(await mayFollow(viewerOf(reader), `item:${newId()}`)).toBe(false);
  });

  it('share images', async () => {
    const drawn: string[] = [];
    for (const { id } of things) if ((await http.inject({ url: `/og/cases/${id}.png` })).statusCode === 200) drawn.push(id);
    expect(named(drawn)).toEqual(expected((thing) => isListed('signed out', thing)));
  });
});

// ---------- what is counted, related and sent ----------

describe('counted, related, sent', () => {
  it.each(READERS.filter(signedIn))('the number of unread is that of what is shown, %s', async (reader) => {
    const shown = await callerOf(reader).call(listNotifications, { unread: true, limit: 50 });
    expect((await callerOf(reader).call(getUnreadCount, {})).unread).toBe(shown.data.length);
  });

  it.each(READERS)('cases beside a case, %s', async (reader) => {
    const anchor = things.find(({ audience, state }) => audience === null && state === 'published')?.id ?? '';
    const { related } = await callerOf(reader).call(getCase, { id: anchor });
    const readable = expected((thing) => isListed(reader, thing));
    expect(named(idsOf(related)).filter((thing) => !readable.includes(thing))).toEqual([]);
    expect(related.length).toBe(Math.min(4, readable.length - 1));
  });

  it.each(READERS)('the profile counts and quotes what is for everybody, %s', async (reader) => {
    const { counts, recentCases, recentItems, recentComments } = await callerOf(reader).call(getProfile, { memberId: readers.author.id });
    const open = expected((thing) => isListed('signed out', thing));
    expect(counts.items).toBe(open.length);
    expect(named([...idsOf(recentCases), ...idsOf(recentItems), ...recentComments.map(({ item }) => item.id)])).toEqual(open);
  });

  it('what waits for approval is shown to staff, whoever it is for', async () => {
    const { data } = await callerOf('staff').call(listApprovals, { limit: 50 });
    expect(named(idsOf(data))).toEqual(expected(({ state }) => state === 'held'));
  });

  it('no letter names or counts what its reader may not see', async () => {
    const before = world.sent.length;
    await mailNews(world);
    const letters = world.sent.slice(before);
    for (const reader of READERS.filter(signedIn)) {
      const letter = letters.find(({ to }) => to === `${viewerOf(reader)?.id}@members.test`);
      const { data } = await callerOf(reader).call(listNotifications, { limit: 50 });
      const mailed = data.filter(({ kind }) => waysOf(kind, DEFAULT_SETTINGS).mail);
      expect({ reader, count: letter?.values.count }).toEqual({ reader, count: mailed.length || undefined });
      const hidden = things.filter((thing) => !isListed(reader, thing)).map(({ title }) => title);
      expect(hidden.filter((title) => JSON.stringify(letter?.values ?? {}).includes(title))).toEqual([]);
    }
  });

  it('who comes back is shown everything again', async () => {
    await joinAudience(world, PRIVATE, [readers.former]);
    await world.settle();
    const { data } = await callerOf('former').call(listNotifications, { limit: 50 });
    expect(new Set(named(data.flatMap(({ item }) => item?.id ?? [])))).toEqual(new Set(expected((thing) => isListed('insider', thing))));
    expect((await callerOf('former').call(getUnreadCount, {})).unread).toBe(data.length);
    await leaveAudience(world, PRIVATE, [readers.former]);
    await world.settle();
  });
});
