import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHAT_READ, getConversation, messagesWaiting, muteConversation, startConversation } from '#modules/chat/chat.contract.ts';
import { deleteMessage, markChat } from '#modules/chat/chat-message.contract.ts';
import { createGroup, removeFromGroup } from '#modules/chat/group.contract.ts';
import { aConversation, age, lookForWaiting, say } from '#modules/chat/testing/chat.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember, muteMember } from '#modules/network/block.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { muteNotification } from '../notification-settings.contract.ts';
import { getUnreadCount, listNotifications, notificationPath } from '../notifications.contract.ts';
import { mailNotifications } from './notification-mail.job.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ratri = await aMember(world, { name: 'Ratri A' });
  bagas = await aMember(world, { name: 'Bagas B' });
});

const FIVE_MINUTES = 300;
const told = async (member: Member) =>
  (await world.as(member).call(listNotifications, {})).data.map((row) => ({
    kind: row.kind,
    who: row.byline?.kind === 'member' ? row.byline.name : null,
    to: notificationPath(row),
    read: row.read,
  }));

async function sayAwhileAgo(by: Member, id: string, text: string) {
  const { id: messageId, seq } = await say(world.as(by), id, text);
  await age(world, messageId, { at: FIVE_MINUTES + 1 });
  return seq;
}

it('who reads within five minutes hears nothing of it', async () => {
  const id = await aConversation(world, ratri, bagas);
  const { seq } = await say(world.as(ratri), id, 'Potassium is 7.1');
  await lookForWaiting(world);
  expect(await told(bagas)).toEqual([]);
  await world.as(bagas).call(markChat, { id, delivered: seq, read: seq });
  await sayAwhileAgo(bagas, id, 'Calcium, then insulin');
  await lookForWaiting(world);
  expect(await told(bagas)).toEqual([]);
  expect((await told(ratri)).map(({ kind }) => kind)).toEqual(['chatMessage', 'follow']);
});

it('who does not is told once and not what was said, again only of what follows, and reading it there is reading it here', async () => {
  const id = await aConversation(world, ratri, bagas);
  await world.settle();
  const seq = await sayAwhileAgo(ratri, id, 'Potassium is 7.1');
  await lookForWaiting(world);
  await sayAwhileAgo(ratri, id, 'Are you there?');
  await lookForWaiting(world);
  const mine = { kind: 'chatMessage', who: 'Ratri A', to: `/chat/${id}` };
  expect(await told(bagas)).toEqual([{ ...mine, read: false }]);
  expect((await told(ratri)).filter(({ kind }) => kind === 'chatMessage')).toEqual([]);
  expect(JSON.stringify(await world.as(bagas).call(listNotifications, {}))).not.toContain('Potassium');

  await world.as(bagas).call(markChat, { id, delivered: seq + 1, read: seq + 1 });
  await world.settle();
  expect(await told(bagas)).toEqual([{ ...mine, read: true }]);
  expect(await world.as(bagas).call(getUnreadCount, {})).toMatchObject({ unread: 0 });
  await sayAwhileAgo(ratri, id, 'Thank you');
  await lookForWaiting(world);
  expect((await told(bagas)).map(({ read }) => read)).toEqual([false, true]);
});

it('a muted conversation is quiet, and a request is told at once', async () => {
  const id = await aConversation(world, ratri, bagas);
  await world.as(bagas).call(muteConversation, { id, mute: 'eightHours' });
  await sayAwhileAgo(ratri, id, 'Good morning');
  await lookForWaiting(world);
  expect(await told(bagas)).toEqual([]);

  const hana = await aMember(world, { name: 'Hana C' });
  const { id: asked } = await world.as(hana).call(startConversation, { memberId: bagas.id });
  const seq = await sayAwhileAgo(hana, asked, 'May I ask about a rash?');
  await world.settle();
  const request = { kind: 'chatRequest', who: 'Hana C', to: `/chat/${asked}` };
  expect(await told(bagas)).toEqual([{ ...request, read: false }]);
  await lookForWaiting(world);
  expect(await told(bagas)).toHaveLength(1);
  await world.as(bagas).call(markChat, { id: asked, delivered: seq, read: seq });
  await world.settle();
  expect(await told(bagas)).toEqual([{ ...request, read: true }]);
});

async function aGroup(maker: Member, others: readonly Member[]): Promise<string> {
  for (const other of others) await aConversation(world, maker, other);
  return (await world.as(maker).call(createGroup, { name: 'Renal round', memberIds: others.map(({ id }) => id) })).id;
}

const isMailed = async (member: Member) => {
  const { database, services } = world.runtime;
  // Whatever the hour, nobody here sleeps.
  await database.pool.query(`insert into notifications.setting (member_id, settings)
    select m, '{"kinds": {}, "quiet": null, "timeZone": "UTC"}'::jsonb from unnest(array['${member.id}']) m on conflict do nothing`);
  await services.jobs.enqueue(database.db, mailNotifications, {});
  await world.runJobs();
  const mails = world.sent.filter(({ to, text }) => to.startsWith(member.id) && text.startsWith('notifications:mail'));
  return JSON.stringify(mails.map(({ values }) => values)).split('wrote to you').length > 1;
};

it('whoever was taken out of a group hears nothing more of it: not in the list, not in the bell, not by mail', async () => {
  const hana = await aMember(world, { name: 'Hana C' });
  const id = await aGroup(ratri, [bagas, hana]);
  await sayAwhileAgo(ratri, id, 'Potassium is 7.1');
  await lookForWaiting(world);
  expect((await told(bagas)).map(({ kind }) => kind)).toContain('chatMessage');
  await world.as(ratri).call(removeFromGroup, { id, memberId: bagas.id });
  expect((await told(bagas)).map(({ kind }) => kind)).not.toContain('chatMessage');
  await world.settle();
  expect(await world.as(bagas).call(getUnreadCount, {})).toMatchObject({ unread: 0 });
  expect(await isMailed(bagas)).toBe(false);
  // Who stays is told as before.
  expect((await told(hana)).map(({ kind }) => kind)).toContain('chatMessage');
  expect(await isMailed(hana)).toBe(true);
});

it('what was taken back, or is over, is told no more', async () => {
  const id = await aConversation(world, ratri, bagas);
  const first = await say(world.as(ratri), id, 'Potassium is 7.1');
  await age(world, first.id, { at: FIVE_MINUTES + 1 });
  await lookForWaiting(world);
  expect(await told(bagas)).toHaveLength(1);
  await world.as(ratri).call(deleteMessage, { id: first.id, deleted: true });
  await world.settle();
  expect(await told(bagas)).toEqual([]);
  expect(await world.as(bagas).call(getUnreadCount, {})).toMatchObject({ unread: 0 });
  expect(await isMailed(bagas)).toBe(false);

  const hana = await aMember(world, { name: 'Hana C' });
  const other = await aConversation(world, ratri, hana);
  const second = await say(world.as(ratri), other, 'For a while');
  await age(world, second.id, { at: FIVE_MINUTES + 1 });
  await lookForWaiting(world);
  expect((await told(hana)).map(({ kind }) => kind)).toContain('chatMessage');
  await world.runtime.database.pool.query(`update chat.message set expires_at = now() where id = $1`, [second.id]);
  expect((await told(hana)).map(({ kind }) => kind)).not.toContain('chatMessage');
});

it('a tap on a message silences its conversation, and no other', async () => {
  const [one, other] = [await aConversation(world, ratri, bagas), await aGroup(ratri, [bagas])];
  await sayAwhileAgo(ratri, one, 'Potassium is 7.1');
  await lookForWaiting(world);
  const [row] = (await world.as(bagas).call(listNotifications, {})).data;
  expect(row).toMatchObject({ kind: 'chatMessage', mute: 'conversation' });
  world.told.length = 0;
  await world.as(bagas).call(muteNotification, { id: row?.id ?? '', muted: true });
  // What is counted beside the section of conversations is another number now.
  expect(world.told).toMatchObject([{ to: `member:${bagas.id}`, name: CHAT_READ, payload: { conversationId: one } }]);
  expect(await world.as(bagas).call(getConversation, { id: one })).toMatchObject({ muted: true });
  expect(await world.as(bagas).call(getConversation, { id: other })).toMatchObject({ muted: false });
  await sayAwhileAgo(ratri, other, 'Round at eight');
  await lookForWaiting(world);
  expect((await told(bagas)).map(({ to }) => to)).toContain(`/chat/${other}`);
  await world.as(bagas).call(muteNotification, { id: row?.id ?? '', muted: false });
  expect(await world.as(bagas).call(getConversation, { id: one })).toMatchObject({ muted: false });
});

const chatRows = async (member: Member) => (await told(member)).filter(({ kind }) => kind.startsWith('chat'));
const takeBack = (messageId: string, deleted: boolean) => world.as(ratri).call(deleteMessage, { id: messageId, deleted });

it('what was taken back and undone is told as before: once, with nothing lost and nothing twice', async () => {
  const id = await aConversation(world, ratri, bagas);
  const { id: messageId, seq } = await say(world.as(ratri), id, 'Potassium is 7.1');
  await age(world, messageId, { at: FIVE_MINUTES + 1 });
  await lookForWaiting(world);
  await takeBack(messageId, true);
  await world.settle();
  expect(await chatRows(bagas)).toEqual([]);
  await takeBack(messageId, false);
  await world.settle();
  const notice = { kind: 'chatMessage', who: 'Ratri A', to: `/chat/${id}` };
  expect(await chatRows(bagas)).toEqual([{ ...notice, read: false }]);
  await lookForWaiting(world);
  expect(await chatRows(bagas)).toEqual([{ ...notice, read: false }]);
  expect(await isMailed(bagas)).toBe(true);
  // Reading it there is reading it here, as if nothing had been.
  await world.as(bagas).call(markChat, { id, delivered: seq, read: seq });
  await world.settle();
  expect(await chatRows(bagas)).toEqual([{ ...notice, read: true }]);
  // What was read is not told anew by another undo.
  await takeBack(messageId, true);
  await takeBack(messageId, false);
  await lookForWaiting(world);
  expect(await chatRows(bagas)).toEqual([{ ...notice, read: true }]);
});

it('a request that was taken back and undone is told of once, too', async () => {
  const hana = await aMember(world, { name: 'Hana C' });
  const { id } = await world.as(ratri).call(startConversation, { memberId: hana.id });
  const { id: messageId } = await say(world.as(ratri), id, 'May I ask something?');
  await world.settle();
  const notice = { kind: 'chatRequest', who: 'Ratri A', to: `/chat/${id}`, read: false };
  expect(await chatRows(hana)).toEqual([notice]);
  await takeBack(messageId, true);
  await world.settle();
  expect(await chatRows(hana)).toEqual([]);
  await takeBack(messageId, false);
  await world.settle();
  expect(await chatRows(hana)).toEqual([notice]);
});

it('of what was written instead of what was taken back one is told, and not beside it', async () => {
  const id = await aConversation(world, ratri, bagas);
  const { id: messageId } = await say(world.as(ratri), id, 'Potassium is 71');
  await age(world, messageId, { at: FIVE_MINUTES + 1 });
  await lookForWaiting(world);
  await takeBack(messageId, true);
  await world.settle();
  await sayAwhileAgo(ratri, id, 'Potassium is 7.1');
  await lookForWaiting(world);
  expect((await chatRows(bagas)).map(({ read }) => read)).toEqual([false]);
  expect(await world.as(bagas).call(getUnreadCount, {})).toMatchObject({ unread: 1 });
  await takeBack(messageId, false);
  await lookForWaiting(world);
  expect((await chatRows(bagas)).map(({ read }) => read)).toEqual([false]);
});

it('what was taken back while it was being told stands in no bell', async () => {
  const id = await aConversation(world, ratri, bagas);
  await world.settle();
  const { unread } = await world.as(bagas).call(getUnreadCount, {});
  const { id: messageId, seq } = await say(world.as(ratri), id, 'Potassium is 7.1');
  await takeBack(messageId, true);
  const { services } = world.runtime;
  await services.emit(services.database.db, messagesWaiting, { conversationId: id, memberId: bagas.id, fromId: ratri.id, seq });
  await world.settle();
  expect(await world.as(bagas).call(getUnreadCount, {})).toMatchObject({ unread });
  await takeBack(messageId, false);
  await world.settle();
  expect(await chatRows(bagas)).toHaveLength(1);
});

/** Colleagues whom Bagas hears nothing of, each in their own way. */
const HUSHES = {
  'whom they muted': (other: Member) => world.as(bagas).call(muteMember, { memberId: other.id, muted: true }),
  'whom they blocked': (other: Member) => world.as(bagas).call(blockMember, { memberId: other.id, blocked: true }),
  'who blocked them': (other: Member) => world.as(other).call(blockMember, { memberId: bagas.id, blocked: true }),
};

it.each(Object.entries(HUSHES))('a colleague %s is not told of, and silences nobody else in the group', async (_, hush) => {
  const hana = await aMember(world, { name: 'Hana C' });
  const id = await aGroup(ratri, [bagas, hana]);
  await hush(hana);
  await sayAwhileAgo(hana, id, 'Coffee?');
  await lookForWaiting(world);
  expect(await chatRows(bagas)).toEqual([]);
  await sayAwhileAgo(ratri, id, 'Potassium is 7.1');
  await lookForWaiting(world);
  await lookForWaiting(world);
  const notice = { kind: 'chatMessage', who: 'Ratri A', to: `/chat/${id}`, read: false };
  expect(await chatRows(bagas)).toEqual([notice]);
  // Whoever answers has read what stands above.
  expect(await chatRows(ratri)).toMatchObject([{ who: 'Hana C', read: true }]);
});

it.each(Object.entries(HUSHES))('what was taken back is told no more though something waits of a colleague %s', async (_, hush) => {
  const hana = await aMember(world, { name: 'Hana C' });
  const id = await aGroup(ratri, [bagas, hana]);
  await hush(hana);
  const { id: hushed } = await say(world.as(hana), id, 'Coffee?');
  const { id: messageId } = await say(world.as(ratri), id, 'Potassium is 71');
  for (const one of [hushed, messageId]) await age(world, one, { at: FIVE_MINUTES + 1 });
  await lookForWaiting(world);
  expect(await chatRows(bagas)).toHaveLength(1);
  // What they hear nothing of changes nothing when it goes.
  await world.as(hana).call(deleteMessage, { id: hushed, deleted: true });
  await world.settle();
  expect(await chatRows(bagas)).toHaveLength(1);
  await world.as(hana).call(deleteMessage, { id: hushed, deleted: false });
  await takeBack(messageId, true);
  await world.settle();
  expect(await chatRows(bagas)).toEqual([]);
  await lookForWaiting(world);
  expect(await chatRows(bagas)).toEqual([]);
  expect(await world.as(bagas).call(getUnreadCount, {})).toMatchObject({ unread: 0 });
  await sayAwhileAgo(ratri, id, 'Potassium is 7.1');
  await lookForWaiting(world);
  expect((await chatRows(bagas)).map(({ who }) => who)).toEqual(['Ratri A']);
});
