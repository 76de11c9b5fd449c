/** What a device still shows is closed once what it told of is gone, unless it was undone at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMessage } from '#modules/chat/chat-message.contract.ts';
import { aConversation, age, lookForWaiting, say } from '#modules/chat/testing/chat.factory.ts';
import { deleteForum } from '#modules/forums/forum-closing.contract.ts';
import { joinForum, setForumRole } from '#modules/forums/forum-membership.contract.ts';
import { aForum, aThread } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, deleteComment, restoreComment } from '#modules/library/discussion.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { newId } from '#platform/db/id.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { pauseNotifications } from '../notification-pause.contract.ts';
import { getSettings, saveSettings } from '../notification-settings.contract.ts';
import { listNotifications, markRead } from '../notifications.contract.ts';
import { addPushDevice, getPushKey } from '../push.contract.ts';
import { type FakeBrowser, type PushFake, startPushFake } from './push.fake.ts';
import { sendToDevice } from './push.job.ts';

let fake: PushFake;
let world: TestWorld;
let member: Member;
let other: Member;
let ratri: Caller;
let bagas: Caller;
let phone: FakeBrowser;
beforeAll(async () => {
  fake = await startPushFake();
  world = await openTestWorld({ pushService: fake.url });
});
afterAll(async () => {
  await world.close();
  await fake.close();
});
beforeEach(async () => {
  member = await aMember(world, { name: 'Ratri Maheswari', language: 'id' });
  other = await aMember(world, { name: 'Bagas Setiawan' });
  [ratri, bagas] = [world.as(member), world.as(other)];
  world.told.length = 0;
  await world.runtime.database.pool.query(
    `insert into identity.session (id, token, user_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now())`,
    [member.sessionId, newId(), member.id],
  );
  await ratri.call(saveSettings, { ...(await ratri.call(getSettings, {})), quiet: null });
  phone = fake.subscribe((await ratri.call(getPushKey, {})).publicKey);
  await ratri.call(addPushDevice, { endpoint: phone.endpoint, keys: phone.keys });
});

const payloads = () => phone.shown.map(({ payload }) => payload);
const closing = (id: string) => ({ title: 'Ini sudah tidak tersedia.', silent: true, tag: id, read: [id], unread: 0 });
const settled = async () => {
  await world.settle();
  await world.runJobs();
};
const rowIds = async () => (await ratri.call(listNotifications, { unread: true })).data.map(({ id }) => id);
/** What open windows are told to close. */
const closedInWindows = () =>
  world.told.flatMap(({ to, payload }) => (to === `member:${member.id}` ? ((payload as { read?: string[] }).read ?? []) : []));

/** One that has waited so long that its reader was told on their device. */
async function aToldMessage(): Promise<{ messageId: string; rowId: string }> {
  const id = await aConversation(world, other, member);
  const { id: messageId } = await say(bagas, id, 'Potassium is 7.1');
  await age(world, messageId, { at: 301 });
  await lookForWaiting(world);
  await settled();
  const [rowId = ''] = await rowIds();
  expect(payloads()).toMatchObject([{ tag: rowId }]);
  return { messageId, rowId };
}

it('of a message that was taken back is closed: at once where a window is open, and by a message that makes no sound', async () => {
  const { messageId, rowId } = await aToldMessage();
  await bagas.call(deleteMessage, { id: messageId, deleted: true });
  await settled();
  expect(closedInWindows()).toEqual([rowId]);
  expect(payloads().slice(1)).toMatchObject([closing(rowId)]);
  expect(phone.shown[1]).toMatchObject({ topic: rowId, urgency: 'normal' });
});

it('of a forum that was deleted is closed, and counted in no open window', async () => {
  const forumId = await aForum(bagas, { name: 'Night round' });
  await ratri.call(joinForum, { forumId });
  await bagas.call(setForumRole, { forumId, memberId: member.id, role: 'moderator' });
  await settled();
  const [rowId = ''] = await rowIds();
  expect(payloads()).toMatchObject([{ tag: rowId }]);
  await bagas.call(deleteForum, { forumId, name: 'Night round' });
  await settled();
  expect(closedInWindows()).toEqual([rowId]);
  expect(payloads().slice(1)).toMatchObject([closing(rowId)]);
});

it('of an answer in what is erased is closed', async () => {
  const forumId = await aForum(bagas, { name: 'Day round' });
  await ratri.call(joinForum, { forumId });
  const itemId = await aThread(ratri, forumId);
  await bagas.call(addComment, { itemId, text: fromPlainText('Which dose?') });
  await settled();
  const [rowId = ''] = await rowIds();
  expect(payloads()).toMatchObject([{ tag: rowId }]);
  await bagas.call(deleteForum, { forumId, name: 'Day round' });
  await settled();
  expect(await rowIds()).toEqual([]);
  expect(closedInWindows()).toEqual([rowId]);
  expect(payloads().slice(1)).toMatchObject([closing(rowId)]);
});

it('stays where taking back was undone before it was closed', async () => {
  const { messageId, rowId } = await aToldMessage();
  await bagas.call(deleteMessage, { id: messageId, deleted: true });
  await world.settle();
  await bagas.call(deleteMessage, { id: messageId, deleted: false });
  await settled();
  expect(payloads()).toHaveLength(1);
  expect(await rowIds()).toEqual([rowId]);
});

it('of an answer that was deleted is closed, and not where it was read, never came there, or is for somebody else', async () => {
  const itemId = await anItem(world, ratri, { title: 'Fever on day five' });
  const answer = async () => (await bagas.call(addComment, { itemId, text: fromPlainText('Which dose?') })).id;
  const take = (id: string) => bagas.call(deleteComment, { commentId: id });
  const shown = await answer();
  await settled();
  const [rowId = ''] = await rowIds();
  await take(shown);
  await settled();
  expect(payloads().slice(1)).toMatchObject([closing(rowId)]);

  const read = await answer();
  await settled();
  await ratri.call(markRead, { mark: 'all' });
  await take(read);
  await settled();
  expect(payloads()).toHaveLength(3);

  // It waits for the end of a pause: no device shows it.
  await ratri.call(pauseNotifications, { pause: 'hour' });
  const waiting = await answer();
  await settled();
  await take(waiting);
  await settled();
  expect(payloads()).toHaveLength(3);
});

it('is not sent to who signed out meanwhile, nor is what the push service did not take before', async () => {
  const itemId = await anItem(world, ratri);
  fake.failWith(503);
  await bagas.call(addComment, { itemId, text: fromPlainText('Which dose?') });
  await world.settle();
  await expect(world.runJobs()).rejects.toThrow('not ready');
  fake.failWith(null);
  const { database, services } = world.runtime;
  const { rows } = await database.pool.query<{ id: string }>('select id from notifications.push_device where member_id = $1', [member.id]);
  const ids = await rowIds();
  await database.pool.query('delete from identity.session where user_id = $1', [member.id]);
  await services.jobs.enqueue(database.db, sendToDevice, { deviceId: rows[0]?.id ?? '', ids });
  await world.runJobs();
  expect(payloads()).toEqual([]);
  expect((await ratri.call(getPushKey, {})).devices).toBe(0);
});

describe('of several in one', () => {
  const text = fromPlainText('Which dose?');
  const answer = async (itemId: string, who = bagas) => (await who.call(addComment, { itemId, text })).id;
  const take = (commentId: string, who = bagas) => who.call(deleteComment, { commentId });
  const gatheredOf = async () =>
    (await world.runtime.database.pool.query<{ gathered: string[] }>('select gathered from notifications.push_device')).rows.at(-1)
      ?.gathered;
  const rest = (count: number) => ({ title: `${count} notifikasi`, tag: 'many', silent: true, inPlace: true });

  /** The phone shows one message for all of them. */
  async function manyShown(): Promise<{ comments: string[]; ids: string[] }> {
    const comments: string[] = [];
    for (let n = 0; n < 4; n++) comments.push(await answer(await anItem(world, ratri, { title: `Fever ${n}` })));
    await settled();
    const ids = (await rowIds()).toReversed();
    expect(payloads()).toMatchObject([{ title: '4 notifikasi', tag: 'many' }]);
    expect((payloads()[0] as { of: string[] }).of.toSorted()).toEqual(ids.toSorted());
    return { comments, ids };
  }

  it('answers, those that are left are told without a sound where it is still shown, and it is closed with the last', async () => {
    const itemId = await anItem(world, ratri, { title: 'Fever on day five' });
    const sari = world.as(await aMember(world, { name: 'Sari Lestari' }));
    const first = await answer(itemId);
    const second = await answer(itemId, sari);
    const third = await answer(itemId);
    await settled();
    const [rowId = ''] = await rowIds();
    expect(payloads()).toMatchObject([{ title: expect.stringMatching(/^3 /), tag: rowId }]);
    await take(third);
    await settled();
    expect(payloads().slice(1)).toMatchObject([
      { title: expect.stringMatching(/^2 /), tag: rowId, silent: true, inPlace: true, unread: 1 },
    ]);
    // On its way the first message is not to be replaced by what only shows where it came.
    expect(phone.shown[1]?.topic).not.toBe(rowId);
    await take(first);
    await settled();
    expect(payloads()[2]).toMatchObject({ title: expect.stringContaining('Sari Lestari'), tag: rowId, inPlace: true });
    await take(second, sari);
    await settled();
    expect(payloads().slice(3)).toMatchObject([closing(rowId)]);
  });

  it('answers, it stays as it is where one was brought back at once, or it was read', async () => {
    const itemId = await anItem(world, ratri);
    const [first] = [await answer(itemId), await answer(itemId)];
    await settled();
    await take(first);
    await world.settle();
    await bagas.call(restoreComment, { commentId: first });
    await settled();
    await ratri.call(markRead, { mark: 'all' });
    await take(first);
    await settled();
    expect(payloads()).toHaveLength(1);
  });

  it('notifications, it says of how many it still stands, and is closed with the last', async () => {
    const { comments, ids } = await manyShown();
    await take(comments[0] ?? '');
    await settled();
    expect(payloads().slice(1)).toMatchObject([rest(3), { tag: ids[0], read: [ids[0]] }]);
    for (const id of comments.slice(1)) await take(id);
    await settled();
    const last = payloads().slice(3) as { tag: string; read: string[] }[];
    expect(last[0]).toMatchObject({ tag: 'many', silent: true });
    expect(last.flatMap(({ read }) => read).toSorted()).toEqual(['many', ...ids.slice(1)].toSorted());
    expect(await gatheredOf()).toEqual([]);
  });

  it('notifications, what was read elsewhere is none of them with the next message, and it is closed once all are', async () => {
    const { ids } = await manyShown();
    await ratri.call(markRead, { mark: 'some', ids: ids.slice(0, 2) });
    await answer(await anItem(world, ratri, { title: 'Another' }));
    await settled();
    expect(payloads().slice(1)).toMatchObject([{ tag: expect.not.stringMatching('many') }, rest(2)]);
    await ratri.call(markRead, { mark: 'some', ids: ids.slice(2) });
    await answer(await anItem(world, ratri, { title: 'And another' }));
    await settled();
    expect(payloads()).toHaveLength(4);
    expect((payloads()[3] as { read: string[] }).read).toContain('many');
  });

  it('notifications, nothing is told of them to whoever has the device next', async () => {
    await manyShown();
    await bagas.call(addPushDevice, { endpoint: phone.endpoint, keys: phone.keys });
    expect(await gatheredOf()).toEqual([]);
  });
});
