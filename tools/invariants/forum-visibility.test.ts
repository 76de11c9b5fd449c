/**
 * Every reading door of forums × every standing × every kind of forum × every state of a thread: at the moment somebody left, before
 * anybody was told of it, and after.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { linkForum, listCommunityForums } from '#modules/communities/community-forum.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { closeForum, deleteForum } from '#modules/forums/forum-closing.contract.ts';
import { listForumMembers } from '#modules/forums/forum-membership.contract.ts';
import { editThread, flagAnswer, getThread, listThreads, tendThread } from '#modules/forums/forum-thread.contract.ts';
import {
  FORUM_KINDS,
  type ForumCard,
  type ForumView,
  getForum,
  listFollowedForums,
  listForums,
  listMostActiveForums,
  listSuggestedForums,
} from '#modules/forums/forums.contract.ts';
import { rankForums } from '#modules/forums/server/forums.public.ts';
import { aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { addComment, listComments } from '#modules/library/discussion.contract.ts';
import { discoverItems } from '#modules/library/feed.contract.ts';
import { listBookmarks, listFeed, listMostViewed } from '#modules/library/library.contract.ts';
import { report } from '#modules/moderation/complaint.contract.ts';
import { decideForum } from '#modules/moderation/place-decision.contract.ts';
import { getIssue, getNewsletter, listNewsletters } from '#modules/newsletters/newsletters.contract.ts';
import { getUnreadCount, listNotifications, MOST_COUNTED, markRead } from '#modules/notifications/notifications.contract.ts';
import { addPushDevice, getPushKey, removePushDevice } from '#modules/notifications/push.contract.ts';
import { DEFAULT_SETTINGS, waysOf } from '#modules/notifications/server/notification-rules.policy.ts';
import { type PushFake, startPushFake } from '#modules/notifications/server/push.fake.ts';
import { sendToDevice } from '#modules/notifications/server/push.job.ts';
import { listOwnContent } from '#modules/posts/creator.contract.ts';
import { getProfile } from '#modules/profiles/profiles.contract.ts';
import { search, suggestOnSearch } from '#modules/search/search.contract.ts';
import { newId } from '#platform/db/id.ts';
import { silentLog } from '#platform/log/log.ts';
import { Failure } from '#platform/operation/failure.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  type ForumWorld,
  isIn,
  MEMBERS,
  naming,
  openForumWorld,
  READERS,
  type Reader,
  readsIn,
  type Thread,
  TITLE_WORD,
} from './forum-world.ts';
import { allPages, answerOf, foundIds, fullPages, ITEM_DOORS, type ItemDoor, mailNews } from './item-doors.ts';
import { pageFor } from './page-doors.ts';

let world: TestWorld;
let http: FastifyInstance;
let forums: ForumWorld;
let communityId: string;
let pushService: PushFake;

beforeAll(async () => {
  pushService = await startPushFake();
  world = await openTestWorld({ pushService: pushService.url });
  http = await openTestHttp(world, { resolve: async () => null });
  forums = await openForumWorld(world);
  communityId = await aCommunity(forums.callerOf('owner'));
  for (const forumId of Object.values(forums.forums))
    await forums.callerOf('owner').call(linkForum, { communityId, forumId, linked: true });
  // As forums whose settings were changed a few times.
  await world.runtime.database.pool.query('update forums.forum set version = 7');
  await world.runtime.database.transaction(rankForums);
  await world.settle();
  await forums.depart();
}, 240_000);
afterAll(async () => {
  await http.close();
  await world.close();
  await pushService.close();
});

// ---------- what is expected ----------

const isListed = (reader: Reader, { state, forum }: Thread) => state === 'published' && readsIn(reader, forum);

/** Its page opens: for staff also what waits for a decision or was taken down by one. */
function opens(reader: Reader, { state, forum, by }: Thread): boolean {
  if (state === 'published' || reader === by) return readsIn(reader, forum);
  return reader === 'staff' && (readsIn(reader, forum) || state !== 'withdrawn');
}

const called = ({ forum, sort }: Thread) => `${forum}: ${sort}`;
const expected = (holds: (thread: Thread) => boolean) => forums.threads.filter(holds).map(called);
const named = (ids: Iterable<string>) => {
  const shown = new Set(ids);
  return expected(({ id }) => shown.has(id));
};
const callerOf = (reader: Reader) => forums.callerOf(reader);
const signedIn = (reader: Reader) => reader !== 'signed out';
const wasIn = (reader: Reader) => isIn(['owner', 'moderator', 'member', 'muted', 'left', 'removed'], reader);

// ---------- lists ----------

type Ids = Promise<string[]>;
interface ListDoor {
  readonly ids: (caller: Caller) => Ids;
  /** Whom it is for; everybody unless said. */
  readonly open?: (reader: Reader) => boolean;
  /** What may stand in it; what is published and theirs to read unless said. */
  readonly holds?: (reader: Reader, thread: Thread) => boolean;
  /** What of that it lists; all of it unless said. */
  readonly lists?: (reader: Reader, thread: Thread) => boolean;
  /** Not all of them have to be there. */
  readonly some?: true;
}

const threadsOf = async (caller: Caller, sort: 'active' | 'latest'): Ids => {
  const ids = await Promise.all(
    FORUM_KINDS.map((kind) =>
      fullPages((page) => caller.call(listThreads, { forumId: forums.forums[kind], sort, ...page })).catch((error: unknown) => {
        if (error instanceof Failure && (error.code === 'forums.notAllowed' || error.code === 'forums.notFound')) return [];
        throw error;
      }),
    ),
  );
  return ids.flat();
};

const LISTS: Record<string, ListDoor> = {
  'active threads': { ids: (caller) => threadsOf(caller, 'active') },
  'latest threads': { ids: (caller) => threadsOf(caller, 'latest') },
  feed: { ids: (caller) => fullPages((page) => caller.call(listFeed, page)), lists: (_, { quiet }) => !quiet },
  'feed of the followed': {
    ids: (caller) => fullPages((page) => caller.call(listFeed, { filter: 'following', ...page })),
    open: signedIn,
    // Who follows somebody does not learn what they wrote anonymously.
    lists: (reader, { by, anonymous, quiet }) => (by === 'owner' || by === 'left') && by !== reader && !anonymous && !quiet,
  },
  discover: { ids: (caller) => fullPages((page) => caller.call(discoverItems, page)), lists: (_, { quiet }) => !quiet },
  'discover threads': {
    ids: (caller) => fullPages((page) => caller.call(discoverItems, { kind: 'thread', ...page })),
    lists: (_, { quiet }) => !quiet,
  },
  'most viewed': {
    ids: async (caller) => (await caller.call(listMostViewed, { limit: 20 })).data.map(({ id }) => id),
    some: true,
  },
  bookmarks: { ids: (caller) => fullPages((page) => caller.call(listBookmarks, page)), open: signedIn, lists: wasIn },
  search: { ids: async (caller) => searched(caller, 'all') },
  'search of forums': { ids: async (caller) => searched(caller, 'forums') },
  suggestions: {
    ids: async (caller) => foundIds((await caller.call(suggestOnSearch, { q: TITLE_WORD })).suggestions),
    some: true,
  },
  notifications: {
    ids: (caller) =>
      allPages(async (page) => {
        const { data, nextCursor } = await caller.call(listNotifications, page);
        return { data: data.flatMap(({ item }) => item ?? []), nextCursor };
      }),
    open: signedIn,
    some: true,
  },
  'own content': {
    ids: (caller) => fullPages((page) => caller.call(listOwnContent, page)),
    open: (reader) => reader === 'left' || reader === 'stranger',
    holds: opens,
    lists: (reader, { by }) => by === reader,
  },
  sitemap: {
    ids: async () => (await http.inject({ url: '/sitemap-items.xml' })).body.match(/(?<=\/threads\/)[^<"]+/g) ?? [],
    open: (reader) => !signedIn(reader),
  },
};

async function searched(caller: Caller, kind: 'all' | 'forums'): Ids {
  return allPages(async ({ cursor }) => {
    const { data, nextCursor } = await caller.call(search, { q: TITLE_WORD, kind, cursor, limit: 20 });
    return { data: data.flatMap((one) => (one.type === 'item' ? [one] : [])), nextCursor };
  });
}

// ---------- devices ----------

/** What a device of theirs shows of all that they were told and have not read, one by one. */
async function pushedTo(reader: (typeof MEMBERS)[number]): Promise<string> {
  const { database, services } = world.runtime;
  const caller = callerOf(reader);
  const memberId = forums.people[reader].id;
  const browser = pushService.subscribe((await caller.call(getPushKey, {})).publicKey);
  // Devices are told of something as long as the session lasts in which they were added.
  await database.pool.query(
    `insert into identity.session (id, token, user_id, expires_at, created_at, updated_at)
     values ($1, $1, $2, now() + interval '1 day', now(), now()) on conflict do nothing`,
    [caller.viewer?.sessionId, memberId],
  );
  await caller.call(addPushDevice, { endpoint: browser.endpoint, keys: browser.keys });
  const { rows } = await database.pool.query<{ id: string; deviceId: string }>(
    `select n.id, d.id as "deviceId" from notifications.notification n join notifications.push_device d on d.member_id = n.member_id
     where n.member_id = $1 and d.endpoint = $2 and n.read_at is null`,
    [memberId, browser.endpoint],
  );
  const context = { db: database.db, services, log: silentLog, signal: new AbortController().signal };
  for (const { id, deviceId } of rows) await sendToDevice.run(context, { deviceId, ids: [id] });
  await caller.call(removePushDevice, { endpoint: browser.endpoint });
  return JSON.stringify(browser.shown);
}

/** At the moment of leaving, and once all have been told. */
function tryDevices(): void {
  it.each(MEMBERS)('devices show nothing of what their owner may not read, %s', async (reader) => {
    const shown = await pushedTo(reader);
    const closed = forums.threads.filter((thread) => !isListed(reader, thread) && thread.words.some((word) => shown.includes(word)));
    expect(closed.map(called)).toEqual([]);
    // Who stayed is shown something: the door is not simply shut.
    if (reader === 'owner') expect(forums.threads.some(({ words }) => words.some((word) => shown.includes(word)))).toBe(true);
  });
}

describe.each([
  ['at the moment of leaving', false],
  ['when all have been told', true],
])('lists and devices, %s', (_, settled) => {
  beforeAll(async () => {
    if (settled) await world.settle();
  });
  tryDevices();

  it.each(Object.keys(LISTS).flatMap((door) => READERS.map((reader) => [door, reader] as const)))('%s, %s', async (name, reader) => {
    const door = LISTS[name];
    if (door === undefined || door.open?.(reader) === false) return;
    const shown = named(await door.ids(callerOf(reader)));
    const right = expected((thread) => (door.holds ?? isListed)(reader, thread) && (door.lists?.(reader, thread) ?? true));
    if (settled && door.some === undefined) expect(shown).toEqual(right);
    // An index that has not heard yet may lack something, and nothing shows too much.
    else expect(shown.filter((thread) => !right.includes(thread))).toEqual([]);
  });
});

// ---------- single threads ----------

const GATES: Record<string, ItemDoor> = {
  ...ITEM_DOORS,
  page: (caller, id) => caller.call(getThread, { id }),
  edit: (caller, id) => caller.call(editThread, { id, version: 99, title: 'Written over it', text: fromPlainText('Late.') }),
  tend: (caller, id) => caller.call(tendThread, { id }),
  'flag an answer': (caller, _, commentId) => caller.call(flagAnswer, { commentId, needsSource: false }),
  'report it': (caller, id) => caller.call(report, { target: 'item', id, reason: 'other', note: '' }),
};

describe('single threads', () => {
  it.each(Object.keys(GATES).flatMap((door) => READERS.map((reader) => [door, reader] as const)))('%s, %s', async (name, reader) => {
    const door = GATES[name] as ItemDoor;
    const caller = callerOf(reader);
    if (name === 'own comment' && !wasIn(reader)) return;
    const unknown = await answerOf(door(caller, newId(), newId()));
    const answers = new Map<Thread, string>();
    // Many reports hold what was reported: the door is tried where it has to be shut.
    const tried = name === 'report it' ? forums.threads.filter((thread) => !opens(reader, thread)) : forums.threads;
    for (const thread of tried)
      answers.set(thread, await answerOf(door(caller, thread.id, thread.comments.get(reader) ?? [...thread.comments.values()][0] ?? '')));
    if (unknown.startsWith('access.')) return expect(new Set(answers.values())).toEqual(new Set([unknown]));
    // Beyond the gate a door may say more; before it, not a word that differs from one about nothing.
    expect(tried.filter((thread) => answers.get(thread) !== unknown).map(called)).toEqual(
      tried.filter((thread) => opens(reader, thread)).map(called),
    );
  });

  it('share images are made of what anybody may read, and of nothing else, whoever asks', async () => {
    const drawn: string[] = [];
    for (const { id } of forums.threads) {
      const { statusCode } = await http.inject({ url: `/og/threads/${id}.png` });
      expect([200, 404]).toContain(statusCode);
      if (statusCode === 200) drawn.push(id);
    }
    expect(named(drawn)).toEqual(expected((thread) => opens('signed out', thread)));
    expect(drawn.length).toBeGreaterThan(0);
  });

  it.each(READERS)('pages, with what stands in their heads, %s', async (reader) => {
    const told: string[] = [];
    for (const { id, words } of forums.threads) {
      const page = await pageFor(callerOf(reader), 'thread', id);
      if (words.some((word) => page.includes(word))) told.push(id);
    }
    expect(named(told)).toEqual(expected((thread) => opens(reader, thread)));
    for (const kind of FORUM_KINDS) {
      const page = await pageFor(callerOf(reader), 'forum', forums.forums[kind]);
      expect(page).toContain(`The ${kind} round`);
      const threads = forums.threads.filter(({ words: [title = ''] }) => page.includes(title)).map(called);
      expect(threads).toEqual(expected((thread) => thread.forum === kind && isListed(reader, thread)));
    }
  });

  it.each(READERS)('live rooms, %s', async (reader) => {
    const mayFollow = roomsOf(modules, world.runtime.services);
    const entered: string[] = [];
    for (const { id } of forums.threads) if (await mayFollow(callerOf(reader).viewer, `item:${id}`)) entered.push(id);
    expect(named(entered)).toEqual(expected((thread) => opens(reader, thread)));
    // Of a forum itself there is no room: its readers are told one by one.
    const ofForums = Object.values(forums.forums).flatMap((id) =>
      ['item', 'feed', 'forum', 'place', 'member'].map((word) => `${word}:${id}`),
    );
    for (const room of ofForums) expect([room, await mayFollow(callerOf(reader).viewer, room)]).toEqual([room, false]);
    const feeds = [await mayFollow(callerOf(reader).viewer, 'feed'), await mayFollow(callerOf(reader).viewer, 'feed:members')];
    expect(feeds).toEqual([true, signedIn(reader)]);
  });
});

// ---------- forums ----------

/** What outsiders must not learn of a private forum. */
const secrets = ({ members, threads, activityAt }: ForumCard) => [members, threads, activityAt].filter((one) => one !== null);
/** What else its page must not tell them. */
const pageSecrets = ({ createdAt, version, closing }: ForumView) =>
  [createdAt, version === 0 ? null : version, closing].filter((one) => one !== null);

describe.each(READERS)('forums, %s', (reader) => {
  it.each(FORUM_KINDS)('the page of the %s one', async (kind) => {
    const view = await callerOf(reader).call(getForum, { id: forums.forums[kind] });
    expect(view.can.read).toBe(readsIn(reader, kind));
    if (kind === 'private' && !readsIn(reader, kind)) {
      const known = [...secrets(view), ...pageSecrets(view)];
      expect({ known, rules: view.rules, stewards: view.stewards }).toEqual({ known: [], rules: [], stewards: [] });
    } else {
      expect(pageSecrets(view)).toEqual([view.createdAt, view.version]);
      expect(view.threads).toBe(forums.threads.filter(({ forum, state }) => forum === kind && state === 'published').length);
    }
  });

  it('lists say of a private one what its page says', async () => {
    const caller = callerOf(reader);
    const lists = await Promise.all([
      caller.call(listForums, { limit: 50 }),
      caller.call(listMostActiveForums, {}),
      ...(signedIn(reader)
        ? [caller.call(listSuggestedForums, {}), caller.call(listFollowedForums, { memberId: forums.people.owner.id })]
        : []),
      caller.call(listCommunityForums, { communityId }).then(({ forums: data }) => ({ data })),
    ]);
    const cards = lists.flatMap(({ data }) => data).filter(({ kind }) => kind === 'private');
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(secrets(card).length).toBe(readsIn(reader, 'private') ? 3 : 0);
    expect((await caller.call(listMostActiveForums, {})).data.map(({ kind }) => kind)).not.toContain('private');
  });

  it('whose forums they are is told to those who share them', async () => {
    if (!signedIn(reader)) return;
    for (const other of ['owner', 'member'] as const) {
      const { data } = await callerOf(reader).call(listFollowedForums, { memberId: forums.people[other].id, limit: 50 });
      const shared = FORUM_KINDS.filter((kind) => readsIn(reader, kind));
      expect(data.map(({ kind }) => kind).sort()).toEqual([...shared].sort());
    }
  });

  it('members are seen by members, in a public one by whoever is signed in', async () => {
    if (!signedIn(reader)) return;
    for (const kind of FORUM_KINDS) {
      const answer = await answerOf(callerOf(reader).call(listForumMembers, { forumId: forums.forums[kind] }));
      expect({ kind, answer }).toEqual({ kind, answer: readsIn(reader, kind) ? 'done' : 'forums.notAllowed' });
    }
  });

  it('newsletters of a forum are for those who read in it', async () => {
    const caller = callerOf(reader);
    const { data } = await caller.call(listNewsletters, { limit: 50 });
    const letters = FORUM_KINDS.filter((kind) => data.some(({ forumId }) => forumId === forums.forums[kind]));
    expect(letters).toEqual(FORUM_KINDS.filter((kind) => readsIn(reader, kind)));
    for (const { id, slug, forum } of forums.issues) {
      const shut = readsIn(reader, forum) ? 'done' : 'newsletters.notFound';
      expect([await answerOf(caller.call(getIssue, { id })), await answerOf(caller.call(getNewsletter, { slug }))]).toEqual([shut, shut]);
    }
    const { entries } = await caller.call(getIssue, { id: forums.openIssue });
    const named = new Set(entries.map(({ item }) => item.id));
    expect(expected(({ id }) => named.has(id))).toEqual(expected((thread) => isListed(reader, thread) && thread.inOpenIssue));
  });
});

// ---------- what is counted and sent ----------

it('for search engines there are forums and newsletters for everybody, and no others', async () => {
  const listed = async (part: string) => (await http.inject({ url: `/sitemap-of-${part}.xml` })).body;
  const [places, letters] = [await listed('forums'), await listed('newsletters')];
  expect(FORUM_KINDS.filter((kind) => places.includes(forums.forums[kind]))).toEqual(['public']);
  expect(forums.issues.filter(({ slug }) => letters.includes(slug))).toEqual([]);
  expect(letters).toContain('<loc>');
});

describe('counted and sent', () => {
  it.each(MEMBERS)('the number of unread is that of what is shown, %s', async (reader) => {
    const shown = await allPages((page) => callerOf(reader).call(listNotifications, { unread: true, ...page }));
    expect((await callerOf(reader).call(getUnreadCount, {})).unread).toBe(Math.min(shown.length, MOST_COUNTED));
  });

  it('a profile counts and quotes what is for everybody', async () => {
    const open = forums.threads.filter((thread) => isListed('signed out', thread)).map(({ id }) => id);
    const memberId = forums.people.member.id;
    const own: string[] = [];
    for (const itemId of open) {
      const { data } = await callerOf('signed out').call(listComments, { itemId, limit: 50 });
      const said = data.flatMap(({ replies, ...comment }) => [comment, ...replies]);
      own.push(...said.flatMap(({ id, byline }) => (byline.kind === 'member' && byline.id === memberId ? [id] : [])));
    }
    expect(own.length).toBeGreaterThan(open.length);
    for (const reader of READERS) {
      const { counts, recentComments } = await callerOf(reader).call(getProfile, { memberId });
      const elsewhere = recentComments.filter(({ item }) => !open.includes(item.id));
      expect({ reader, comments: counts.comments, elsewhere }).toEqual({ reader, comments: own.length, elsewhere: [] });
    }
  });

  it.each(READERS)('a search counts what it finds, %s', async (reader) => {
    const { facets } = await callerOf(reader).call(search, { q: TITLE_WORD, facets: true });
    const kinds = new Map(facets?.kinds.map(({ value, count }) => [value, count]));
    expect(kinds.get('forums')).toBe(expected((thread) => isListed(reader, thread)).length);
  });

  it('no letter names or counts what its reader may not see', async () => {
    const before = world.sent.length;
    await mailNews(world);
    await world.runJobs();
    const letters = world.sent.slice(before);
    expect(letters.length).toBeGreaterThan(10);
    for (const reader of MEMBERS) {
      const own = letters.filter(({ to }) => to === `${forums.people[reader].id}@members.test`);
      const texts = JSON.stringify(own);
      const mentioned = (words: readonly string[]) => words.some((word) => texts.includes(word));
      const closed = forums.threads.filter((thread) => !isListed(reader, thread) && mentioned(thread.words)).map(called);
      const issues = forums.issues.filter(({ words }) => mentioned(words)).map(({ forum }) => forum);
      expect({ reader, closed, issues }).toEqual({
        reader,
        closed: [],
        issues: FORUM_KINDS.filter((kind) => wasIn(reader) && readsIn(reader, kind)),
      });
      const notified = own.find(({ subject = '' }) => subject.startsWith('notifications:'));
      const { data } = await callerOf(reader).call(listNotifications, { limit: 50 });
      const mailed = data.filter(({ kind }) => waysOf(kind, DEFAULT_SETTINGS).mail);
      expect({ reader, count: notified?.values.count }).toEqual({ reader, count: mailed.length || undefined });
    }
  });

  it('who may not read there hears nothing of what is written and named there since, and the others do', async () => {
    const unread = async () => {
      const counted = new Map<string, number>();
      for (const reader of MEMBERS) counted.set(reader, (await callerOf(reader).call(getUnreadCount, {})).unread);
      return counted;
    };
    // What was done before is told, and bells count to a hundred.
    await world.settle();
    for (const reader of MEMBERS) await callerOf(reader).call(markRead, { mark: 'all' });
    for (const { id, sort, forum } of forums.threads) {
      if (sort !== 'published' || forum === 'public') continue;
      for (const reader of MEMBERS)
        if (reader !== 'owner') await callerOf('owner').call(addComment, { itemId: id, text: naming(forums.people[reader].id) });
    }
    await world.settle();
    const told = [...(await unread())].flatMap(([reader, count]) => (count > 0 ? [reader] : []));
    expect(told).toEqual(['moderator', 'member', 'muted']);
  });

  it('what browsers are told carries no words, and feeds hear of what is for everybody', () => {
    const told = JSON.stringify(world.told);
    expect(forums.threads.filter(({ words }) => words.some((word) => told.includes(word))).map(called)).toEqual([]);
    const feeds = JSON.stringify(world.told.filter(({ to }) => to === 'feed'));
    expect(named(forums.threads.filter(({ id }) => feeds.includes(id)).map(({ id }) => id))).toEqual(
      expected(({ forum }) => forum === 'public'),
    );
  });

  it('who comes back is shown everything again', async () => {
    const [left, owner] = [callerOf('left'), callerOf('owner')];
    for (const forumId of Object.values(forums.forums)) await enterForum(forumId, left, owner);
    await world.settle();
    const right = expected((thread) => isListed('owner', thread));
    expect(named(await threadsOf(left, 'latest'))).toEqual(right);
    expect(named(await searched(left, 'all'))).toEqual(right);
    expect(named(await allPages((page) => left.call(listBookmarks, page)))).toEqual(right);
  });
});

// ---------- the end of a forum ----------

/** What every list shows to every reader. */
async function shownToAll(): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const [name, door] of Object.entries(LISTS))
    for (const reader of READERS)
      if (door.open?.(reader) !== false) all.set(`${name}, ${reader}`, named(await door.ids(callerOf(reader))).sort());
  return all;
}

describe('closed', () => {
  let before: Map<string, string[]>;
  beforeAll(async () => {
    await world.settle();
    before = await shownToAll();
    for (const forumId of Object.values(forums.forums)) await callerOf('owner').call(closeForum, { forumId });
  }, 240_000);

  it('is read by whoever read it, and listed where it was', async () => {
    expect(await shownToAll()).toEqual(before);
    await world.settle();
    expect(await shownToAll()).toEqual(before);
  }, 240_000);

  it.each(READERS)('says so to everybody, and since when, and by whom, to those whose it is, %s', async (reader) => {
    for (const kind of FORUM_KINDS) {
      const view = await callerOf(reader).call(getForum, { id: forums.forums[kind] });
      // Who had left is back by now.
      const told = kind !== 'private' || readsIn(reader, kind) || reader === 'left';
      expect({ kind, closed: view.closed, known: pageSecrets(view).length }).toEqual({ kind, closed: true, known: told ? 3 : 0 });
    }
  });

  it.each(READERS)('is not written in any more, %s', async (reader) => {
    const caller = callerOf(reader);
    const answers: string[] = [];
    for (const { id } of forums.threads) answers.push(await answerOf((GATES.answer as ItemDoor)(caller, id, '')));
    for (const forumId of Object.values(forums.forums)) answers.push(await answerOf(aThread(caller, forumId)));
    expect(answers).not.toContain('done');
  });
});

describe('deleted', () => {
  beforeAll(async () => {
    const owner = callerOf('owner');
    for (const kind of FORUM_KINDS) {
      const wish = { forumId: forums.forums[kind], name: `The ${kind} round` };
      if (kind !== 'private') await owner.call(deleteForum, wish);
      else await callerOf('staff').call(decideForum, { decision: 'delete', ground: 'other', reason: 'Nobody looks after it.', ...wish });
    }
  }, 240_000);

  it('is in no list of anybody, from that moment on', async () => {
    const shown = async () => [...(await shownToAll())].filter(([, threads]) => threads.length > 0);
    expect(await shown()).toEqual([]);
    await world.settle();
    expect(await shown()).toEqual([]);
  }, 240_000);

  it.each(Object.keys(GATES).flatMap((door) => READERS.map((reader) => [door, reader] as const)))('%s, %s', async (name, reader) => {
    const door = GATES[name] as ItemDoor;
    const caller = callerOf(reader);
    const unknown = await answerOf(door(caller, newId(), newId()));
    for (const { id, comments } of forums.threads) {
      const commentId = comments.get(reader) ?? [...comments.values()][0] ?? '';
      expect(await answerOf(door(caller, id, commentId))).toBe(unknown);
    }
  });

  it.each(READERS)('no page, list, search or letter knows the forum, %s', async (reader) => {
    const caller = callerOf(reader);
    for (const kind of FORUM_KINDS) {
      const id = forums.forums[kind];
      expect(await answerOf(caller.call(getForum, { id }))).toBe('forums.notFound');
      expect((await caller.call(search, { q: `The ${kind} round`, kind: 'forums' })).places.map((place) => place.id)).not.toContain(id);
    }
    const { data } = await caller.call(listForums, { limit: 50 });
    expect(data).toEqual([]);
    expect((await caller.call(listCommunityForums, { communityId })).forums).toEqual([]);
    for (const { id, slug } of forums.issues) {
      expect(await answerOf(caller.call(getIssue, { id }))).toBe('newsletters.notFound');
      expect(await answerOf(caller.call(getNewsletter, { slug }))).toBe('newsletters.notFound');
    }
    expect((await caller.call(getIssue, { id: forums.openIssue })).entries).toEqual([]);
    expect((await caller.call(search, { q: TITLE_WORD, facets: true })).data).toEqual([]);
  });
});
