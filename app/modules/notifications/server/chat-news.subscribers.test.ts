import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { muteConversation, startConversation } from '#modules/chat/chat.contract.ts';
import { markChat } from '#modules/chat/chat-message.contract.ts';
import { aConversation, age, lookForWaiting, say } from '#modules/chat/testing/chat.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getUnreadCount, listNotifications, notificationPath } from '../notifications.contract.ts';

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
