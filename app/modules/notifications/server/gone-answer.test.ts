/** Of an answer that nobody can read any more nothing is told, by whatever way it went; and all of it again where it comes back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { takeDownAnswer } from '#modules/forums/thread-desk.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, deleteComment, markBestAnswer, restoreComment, updateComment } from '#modules/library/discussion.contract.ts';
import { followItem } from '#modules/library/library.contract.ts';
import { anItem, bringTo } from '#modules/library/testing/library.factory.ts';
import { decideReports, listReports, report } from '#modules/moderation/complaint.contract.ts';
import { aModerator } from '#modules/moderation/testing/moderation.factory.ts';
import { muteMember } from '#modules/network/block.contract.ts';
import { newId } from '#platform/db/id.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { getUnreadCount, listNotifications, markRead, openNotification } from '../notifications.contract.ts';
import { addPushDevice, getPushKey } from '../push.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';
import { type FakeBrowser, type PushFake, startPushFake } from './push.fake.ts';

let fake: PushFake;
let world: TestWorld;
let staff: Caller;
let author: Caller;
let bagas: Caller;
let sari: Caller;
let reader: Caller;
beforeAll(async () => {
  fake = await startPushFake();
  world = await openTestWorld({ pushService: fake.url });
  staff = await aModerator(world);
});
afterAll(async () => {
  await world.close();
  await fake.close();
});
beforeEach(async () => {
  author = await person('Ratri Maheswari');
  bagas = await person('Bagas Setiawan');
  sari = await person('Sari Lestari');
  reader = await person('Hana Tobing');
});

const person = async (name: string) => world.as(await aMember(world, { name, language: 'en' }));
const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const listOf = async (caller: Caller) => (await caller.call(listNotifications, {})).data;
const aboutAnswers = async (caller: Caller) =>
  (await listOf(caller)).map(({ kind, count, commentId, byline }) => ({
    kind,
    count,
    commentId,
    who: byline?.kind === 'member' ? byline.name : null,
  }));
const unreadOf = async (caller: Caller) => (await caller.call(getUnreadCount, {})).unread;
const naming = (one: Caller): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: idOf(one), label: 'Somebody' } }] }],
});
const text = fromPlainText('Watch the haematocrit.');

async function answer(caller: Caller, itemId: string, more: { parentId?: string; text?: RichText } = {}): Promise<string> {
  const { id } = await caller.call(addComment, { itemId, text, ...more });
  await world.settle();
  return id;
}

async function reported(commentId: string): Promise<void> {
  for (const reason of ['harmful', 'harmful', 'other'] as const)
    await world.as(await aMember(world, {})).call(report, { target: 'comment', id: commentId, reason, note: '' });
}

async function browserOf(caller: Caller): Promise<FakeBrowser> {
  await world.runtime.database.pool.query(
    `insert into identity.session (id, token, user_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now())`,
    [caller.viewer?.sessionId, newId(), idOf(caller)],
  );
  const browser = fake.subscribe((await caller.call(getPushKey, {})).publicKey);
  await caller.call(addPushDevice, { endpoint: browser.endpoint, keys: browser.keys });
  return browser;
}

/** Whatever the hour, nobody here sleeps. */
const awake = async (caller: Caller) => caller.call(saveSettings, { ...(await caller.call(getSettings, {})), quiet: null });

async function mailsTo(caller: Caller): Promise<unknown[]> {
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, mailNotifications, {});
  await world.runJobs();
  return world.sent.filter(({ to }) => to.startsWith(idOf(caller))).map(({ values }) => values.line1);
}

/** Ways for an answer of Bagas, below a thread of the author's, to go, and to come back where it can. */
const WAYS = {
  'its writer deleted': {
    go: async (commentId: string) => void (await bagas.call(deleteComment, { commentId })),
    comeBack: async (commentId: string) => void (await bagas.call(restoreComment, { commentId })),
  },
  'readers’ reports hold': {
    go: reported,
    comeBack: async (commentId: string) => {
      const heldSince = (await staff.call(listReports, { limit: 50 })).data.find(({ id }) => id === commentId)?.heldSince ?? null;
      await staff.call(decideReports, { decision: 'dismiss', target: 'comment', id: commentId, heldSince });
    },
  },
  'staff removed': {
    go: async (commentId: string) => {
      await reader.call(report, { target: 'comment', id: commentId, reason: 'harmful', note: '' });
      const removal = { ground: 'harmful', reason: 'No source at all.' } as const;
      await staff.call(decideReports, { decision: 'remove', target: 'comment', id: commentId, ...removal });
    },
  },
  'a steward took down': {
    go: async (commentId: string) => void (await staff.call(takeDownAnswer, { commentId, reason: 'Off topic.' })),
  },
};

describe.each(Object.entries(WAYS))('an answer that %s', (_, way) => {
  let itemId: string;
  let phone: FakeBrowser;
  beforeEach(async () => {
    const forumId = await aForum(staff);
    for (const one of [author, bagas, sari, reader]) await enterForum(forumId, one, staff);
    itemId = await aThread(author, forumId);
    await world.settle();
    for (const one of [author, sari, reader]) {
      await one.call(markRead, { mark: 'all' });
      await awake(one);
    }
    await author.call(followItem, { itemId, following: true });
    await reader.call(followItem, { itemId, following: true });
    await world.runtime.database.pool.query(`delete from notifications.notification`);
    phone = await browserOf(sari);
  });

  it('is in no bell, is not mailed and not pushed, and is told again where it comes back', async () => {
    const commentId = await answer(bagas, itemId, { text: naming(sari) });
    const rows = { author: await aboutAnswers(author), sari: await aboutAnswers(sari), reader: await aboutAnswers(reader) };
    expect([rows.author, rows.sari, rows.reader].map(([row]) => row)).toEqual(
      ['comment', 'mention', 'followedAnswer'].map((kind) => ({ kind, count: 1, commentId, who: 'Bagas Setiawan' })),
    );
    const [row] = await listOf(sari);
    await way.go(commentId);
    // Even before the event has come.
    for (const one of [author, sari, reader]) expect(await aboutAnswers(one)).toEqual([]);
    await world.settle();
    for (const one of [author, sari, reader]) expect([await aboutAnswers(one), await unreadOf(one)]).toEqual([[], 0]);
    await expect(sari.call(openNotification, { id: row?.id ?? '' })).rejects.toMatchObject({ code: 'notifications.notFound' });
    if (!('comeBack' in way)) {
      expect(await mailsTo(sari)).toEqual([]);
      expect(phone.shown).toEqual([]);
      return;
    }
    await way.comeBack(commentId);
    await world.settle();
    expect([await aboutAnswers(author), await aboutAnswers(sari), await aboutAnswers(reader)]).toEqual([
      rows.author,
      rows.sari,
      rows.reader,
    ]);
    for (const one of [author, sari, reader]) expect(await unreadOf(one)).toBe(1);
    expect(await mailsTo(sari)).toEqual([expect.stringMatching(/^Bagas Setiawan named you/)]);
    expect(phone.shown).toHaveLength(1);
    // What comes back once more is told once.
    await way.go(commentId);
    await world.settle();
    expect(await aboutAnswers(sari)).toEqual([]);
  });
});

it('one that is gone is not sent, though the event has not come', async () => {
  const itemId = await anItem(world, author);
  await awake(sari);
  const phone = await browserOf(sari);
  const commentId = await answer(bagas, itemId, { text: naming(sari) });
  await bagas.call(deleteComment, { commentId });
  expect(await mailsTo(sari)).toEqual([]);
  expect(phone.shown).toEqual([]);
});

it('one that went before it was told of stands in no bell, and is told of when it comes back', async () => {
  const itemId = await anItem(world, author);
  const { id: commentId } = await bagas.call(addComment, { itemId, text: naming(sari) });
  await bagas.call(deleteComment, { commentId });
  await world.settle();
  expect([await unreadOf(author), await unreadOf(sari)]).toEqual([0, 0]);
  await bagas.call(restoreComment, { commentId });
  await world.settle();
  expect([await aboutAnswers(author), await aboutAnswers(sari)]).toMatchObject([[{ kind: 'comment' }], [{ kind: 'mention' }]]);

  const second = await answer(bagas, itemId);
  await reader.call(markRead, { mark: 'all' });
  await bagas.call(updateComment, { commentId: second, edits: 0, text: naming(reader) });
  await bagas.call(deleteComment, { commentId: second });
  await world.settle();
  expect(await unreadOf(reader)).toBe(0);
});

it('whom a correction of a held answer names is told when staff let it stand, once, and not before', async () => {
  const itemId = await anItem(world, author);
  const commentId = await answer(bagas, itemId);
  await reported(commentId);
  await world.settle();
  await bagas.call(updateComment, { commentId, edits: 0, text: naming(sari) });
  await world.settle();
  expect([await aboutAnswers(sari), await unreadOf(sari)]).toEqual([[], 0]);
  await WAYS['readers’ reports hold'].comeBack(commentId);
  await world.settle();
  await bagas.call(updateComment, { commentId, edits: 1, text: naming(sari) });
  await world.settle();
  expect(await aboutAnswers(sari)).toMatchObject([{ kind: 'mention', commentId }]);
});

it('whom an answer, or its correction, names is told when its item can be read, once, where that has gone meanwhile', async () => {
  const itemId = await anItem(world, author);
  await awake(sari);
  const phone = await browserOf(sari);
  const commentId = await answer(author, itemId);
  await author.call(updateComment, { commentId, edits: 0, text: naming(sari) });
  const { id: second } = await author.call(addComment, { itemId, text: naming(bagas) });
  await bringTo(world, staff.viewer as Member, itemId, 'withdrawn');
  await world.settle();
  await world.runJobs();
  for (const one of [sari, bagas]) expect([await aboutAnswers(one), await unreadOf(one)]).toEqual([[], 0]);
  expect(phone.shown).toEqual([]);
  for (let times = 0; times < 2; times++) {
    await bringTo(world, staff.viewer as Member, itemId, 'published');
    await world.settle();
    expect(await aboutAnswers(sari)).toMatchObject([{ kind: 'mention', commentId }]);
    expect(await aboutAnswers(bagas)).toMatchObject([{ kind: 'mention', commentId: second }]);
    await bringTo(world, staff.viewer as Member, itemId, 'withdrawn');
    await world.settle();
    expect([await unreadOf(sari), await unreadOf(bagas)]).toEqual([0, 0]);
  }
});

it('what is told of the best answer goes and comes with it, and what staff decided stays with its writer', async () => {
  const itemId = await anItem(world, author);
  await reader.call(followItem, { itemId, following: true });
  const commentId = await answer(bagas, itemId);
  await author.call(markBestAnswer, { commentId, best: true });
  await world.settle();
  const kinds = async (caller: Caller) => (await aboutAnswers(caller)).map(({ kind }) => kind);
  expect([await kinds(bagas), await kinds(reader)]).toEqual([['bestAnswer'], ['followedBest', 'followedAnswer']]);
  await reported(commentId);
  await world.settle();
  expect([await kinds(bagas), await kinds(reader)]).toEqual([['itemHeld'], []]);
  await staff.call(decideReports, { decision: 'dismiss', target: 'comment', id: commentId });
  await world.settle();
  expect([await kinds(bagas), await kinds(reader)]).toEqual([
    ['itemApproved', 'itemHeld', 'bestAnswer'],
    ['followedBest', 'followedAnswer'],
  ]);
});

describe('of several answers in one row', () => {
  it('those that are there are counted, the first leads there and the last is named', async () => {
    const [itemId, otherId] = [await anItem(world, author), await anItem(world, author)];
    const first = await answer(bagas, itemId);
    await answer(bagas, otherId);
    const second = await answer(sari, itemId);
    const third = await answer(reader, itemId);
    const row = async () => (await aboutAnswers(author)).find(({ commentId }) => [first, second, third].includes(commentId ?? ''));
    expect(await row()).toEqual({ kind: 'comment', count: 3, commentId: first, who: 'Hana Tobing' });
    await bagas.call(deleteComment, { commentId: first });
    expect(await row()).toEqual({ kind: 'comment', count: 2, commentId: second, who: 'Hana Tobing' });
    await world.settle();
    expect(await row()).toEqual({ kind: 'comment', count: 2, commentId: second, who: 'Hana Tobing' });
    await reader.call(deleteComment, { commentId: third });
    await world.settle();
    expect(await row()).toEqual({ kind: 'comment', count: 1, commentId: second, who: 'Sari Lestari' });
    await sari.call(deleteComment, { commentId: second });
    await world.settle();
    expect([await row(), await unreadOf(author)]).toEqual([undefined, 1]);

    await reader.call(restoreComment, { commentId: third });
    await world.settle();
    expect([await row(), await unreadOf(author)]).toEqual([{ kind: 'comment', count: 1, commentId: third, who: 'Hana Tobing' }, 2]);
    await bagas.call(restoreComment, { commentId: first });
    await sari.call(restoreComment, { commentId: second });
    await world.settle();
    expect(await row()).toEqual({ kind: 'comment', count: 3, commentId: first, who: 'Hana Tobing' });
  });

  it('what follows joins one row, also where the first came back meanwhile', async () => {
    const itemId = await anItem(world, author);
    const commentId = await answer(bagas, itemId);
    await bagas.call(deleteComment, { commentId });
    await world.settle();
    await answer(sari, itemId);
    await bagas.call(restoreComment, { commentId });
    await world.settle();
    await answer(reader, itemId);
    expect((await aboutAnswers(author)).map(({ count, who }) => [who, count])).toEqual([
      ['Hana Tobing', 2],
      ['Bagas Setiawan', 1],
    ]);
  });

  it('nobody is named in a mail whom its reader has muted since', async () => {
    const itemId = await anItem(world, author);
    const settings = await author.call(getSettings, {});
    const kinds = { ...settings.kinds, comment: { inApp: true, mail: true, push: false } };
    await author.call(saveSettings, { ...settings, quiet: null, kinds });
    await answer(bagas, itemId);
    const second = await answer(sari, itemId);
    await author.call(muteMember, { memberId: idOf(bagas), muted: true });
    await sari.call(deleteComment, { commentId: second });
    expect(await mailsTo(author)).toEqual([]);
  });
});

it('an item that is there again tells nothing of answers that went meanwhile', async () => {
  const itemId = await anItem(world, author);
  const commentId = await answer(bagas, itemId, { text: naming(sari) });
  await answer(reader, itemId);
  await bagas.call(deleteComment, { commentId });
  const bring = (status: 'withdrawn' | 'published') => bringTo(world, staff.viewer as Member, itemId, status);
  await bring('withdrawn');
  await world.settle();
  expect([await unreadOf(author), await unreadOf(sari)]).toEqual([0, 0]);
  await bring('published');
  await world.settle();
  expect([await unreadOf(author), await unreadOf(sari)]).toEqual([1, 0]);
  expect(await aboutAnswers(author)).toMatchObject([{ count: 1, who: 'Hana Tobing' }]);
});
