/** What becomes of an e-mail that waits to be handed over: it leaves while it is still true, and else what is left of it is told anew. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { leaveForum } from '#modules/forums/forum-membership.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { blockMember, muteMember } from '#modules/network/block.contract.ts';
import { messageGatesOf } from '#platform/delivery/message-gate.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { endMail } from '../mail-ending.contract.ts';
import { pauseNotifications } from '../notification-pause.contract.ts';
import { getSettings, muteNotification, saveSettings } from '../notification-settings.contract.ts';
import { listNotifications, markRead } from '../notifications.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';
import { notificationsModule } from './notifications.module.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let sari: Caller;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const people = ['Ratri Maheswari', 'Bagas Setiawan', 'Sari Utami'];
  [ratri, bagas, sari] = (await Promise.all(people.map(async (name) => world.as(await aMember(world, { name }))))) as [
    Caller,
    Caller,
    Caller,
  ];
  await set({ quiet: null });
  world.sent.length = 0;
});

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const set = async (change: object) => ratri.call(saveSettings, { ...(await ratri.call(getSettings, {})), ...change });

/** An answer that names Ratri, of which she is told by e-mail. */
async function named(by: Caller, itemId?: string): Promise<void> {
  const mention = { type: 'mention' as const, attrs: { id: idOf(ratri), label: 'Ratri' } };
  const text: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [mention] }] };
  const id = itemId ?? (await anItem(world, by));
  await by.call(addComment, { itemId: id, text });
  await world.settle();
}

/** Those of Ratri that the job makes now, and that wait. */
async function made(): Promise<number[]> {
  const { services } = world.runtime;
  await services.jobs.enqueue(services.database.db, mailNotifications, {});
  await world.runJobs();
  return world.sent.filter(({ to }) => to.startsWith(idOf(ratri))).map(({ values }) => Number(values.count));
}

const gates = messageGatesOf([notificationsModule]);

/** How much each says that leaves now, of those that wait; each is asked twice, as one that was tried again. */
async function leaving(): Promise<number[]> {
  const left: number[] = [];
  for (const { to, gate, values } of world.sent.splice(0)) {
    if (!to.startsWith(idOf(ratri))) continue;
    const may = () =>
      world.runtime.database.transaction(async (db) => (await gates.get(gate?.name ?? '')?.(db, gate?.about ?? {})) ?? true);
    if ((await may()) && (await may())) left.push(Number(values.count));
  }
  return left;
}

const markAllRead = () => ratri.call(markRead, { mark: 'all' });
const longAgo = () =>
  world.runtime.database.pool.query(`update notifications.notification set read_at = read_at - interval '1 hour' where member_id = $1`, [
    idOf(ratri),
  ]);

it('leaves as it was made, and once', async () => {
  await named(bagas);
  await named(sari);
  expect(await made()).toEqual([2]);
  expect(await leaving()).toEqual([2]);
  expect(await made()).toEqual([]);
});

it('does not leave once its member left the private forum, and what is left of it comes with the next', async () => {
  const forumId = await aForum(bagas, { kind: 'private' });
  await enterForum(forumId, ratri, bagas);
  await named(bagas, await aThread(bagas, forumId));
  await named(sari);
  await world.settle();
  const [count = 0] = await made();
  expect(count).toBeGreaterThan(1);
  await ratri.call(leaveForum, { forumId });
  // Though nobody has heard of it yet.
  expect(await leaving()).toEqual([]);
  const [left = 0] = await made();
  expect([left, await leaving(), await made()]).toEqual([count - 1, [count - 1], []]);
});

it('nor of new threads in a forum that its member has left, though everybody reads them', async () => {
  const forumId = await aForum(bagas);
  await enterForum(forumId, ratri, bagas);
  await set({ kinds: { forumThread: { inApp: true, mail: true, push: false } } });
  const begun = async () => {
    await aThread(bagas, forumId);
    await world.settle();
  };
  await begun();
  expect(await made()).toEqual([1]);
  await ratri.call(leaveForum, { forumId });
  expect(await leaving()).toEqual([]);
  expect(await made()).toEqual([]);
  // They stand in the list, where they were told; of the next ones whoever is in again hears.
  expect((await ratri.call(listNotifications, {})).data).toMatchObject([{ kind: 'forumThread', count: 1 }]);
  await markAllRead();
  await enterForum(forumId, ratri, bagas);
  await begun();
  expect([await made(), await leaving()]).toEqual([[1], [1]]);
});

it('nor once the case it names was withdrawn, even where a try before was let through', async () => {
  const withdrawn = await aPublishedCase(world, bagas);
  await named(bagas, withdrawn);
  await named(sari);
  expect(await made()).toEqual([2]);
  const waiting = [...world.sent];
  expect(await leaving()).toEqual([2]);
  // The mail server did not take it, and it is tried again.
  world.sent.push(...waiting);
  await bagas.call(withdrawCase, { id: withdrawn, reason: 'consentWithdrawn' });
  expect(await leaving()).toEqual([]);
  expect(await made()).toEqual([1]);
  expect(await leaving()).toEqual([1]);
});

it('nor once it was read; a marking that is taken back leaves it to the next', async () => {
  await named(bagas);
  expect(await made()).toEqual([1]);
  const { readAt } = await markAllRead();
  expect(await leaving()).toEqual([]);
  await ratri.call(markRead, { mark: 'undo', readAt });
  expect(await made()).toEqual([1]);
  await markAllRead();
  await longAgo();
  expect(await leaving()).toEqual([]);
  expect(await made()).toEqual([]);
});

it.each([
  ['blocked', () => ratri.call(blockMember, { memberId: idOf(bagas), blocked: true })],
  ['muted', () => ratri.call(muteMember, { memberId: idOf(bagas), muted: true })],
])('nor about a colleague who was %s; of others it is told', async (_, hush) => {
  await named(bagas);
  await named(sari);
  expect(await made()).toEqual([2]);
  await hush();
  expect(await leaving()).toEqual([]);
  expect(await made()).toEqual([1]);
  expect(await leaving()).toEqual([1]);
});

it('nor about an item that was muted', async () => {
  await named(bagas);
  expect(await made()).toEqual([1]);
  const [row] = (await ratri.call(listNotifications, {})).data;
  await ratri.call(muteNotification, { id: row?.id ?? '', muted: true });
  expect(await leaving()).toEqual([]);
  expect(await made()).toEqual([]);
});

it('nor after all e-mails were ended, and none comes later', async () => {
  await named(bagas);
  await made();
  const token = world.sent
    .find(({ to }) => to.startsWith(idOf(ratri)))
    ?.unsubscribeUrl?.split('/')
    .at(-1);
  await world.as(null).call(endMail, { token: token ?? '' });
  expect(await leaving()).toEqual([]);
  const { kinds } = await ratri.call(getSettings, {});
  await set({ kinds: { ...kinds, mention: { ...kinds.mention, mail: true } } });
  expect(await made()).toEqual([]);
});

it('nor while nobody is to be disturbed, and comes as one with what came meanwhile', async () => {
  await named(bagas);
  expect(await made()).toEqual([1]);
  await ratri.call(pauseNotifications, { pause: 'hour' });
  expect(await leaving()).toEqual([]);
  await named(sari);
  expect(await made()).toEqual([]);
  await ratri.call(pauseNotifications, { pause: null });
  expect(await made()).toEqual([2]);
  await set({ quiet: { from: '00:00', to: '23:59' } });
  expect(await leaving()).toEqual([]);
  expect(await made()).toEqual([]);
});

it('a digest that did not leave comes on the same day', async () => {
  await set({ mail: 'daily', timeZone: zoneAt(14) });
  await named(bagas);
  await named(sari);
  const { pool } = world.runtime.database;
  await pool.query(`update notifications.setting set digest_at = now() - interval '9 days' where member_id = $1`, [idOf(ratri)]);
  await pool.query(`update notifications.notification set started_at = now() - interval '9 hours' where member_id = $1`, [idOf(ratri)]);
  expect(await made()).toEqual([2]);
  await ratri.call(muteMember, { memberId: idOf(bagas), muted: true });
  expect(await leaving()).toEqual([]);
  expect(await made()).toEqual([1]);
  expect(await leaving()).toEqual([1]);
});

/** A zone in which it is this hour now; the clock of `Etc/GMT+3` is three hours behind. */
function zoneAt(hour: number): string {
  const ahead = hour - new Date().getUTCHours();
  const within = ahead > 14 ? ahead - 24 : ahead < -12 ? ahead + 24 : ahead;
  return within === 0 ? 'UTC' : `Etc/GMT${within > 0 ? '-' : '+'}${Math.abs(within)}`;
}
