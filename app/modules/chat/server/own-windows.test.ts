/** What a member decides about a conversation in one window is seen in their others, and by nobody else. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  answerRequest,
  CHAT_READ,
  getUnreadChats,
  listConversations,
  muteConversation,
  startConversation,
  takeBackDecline,
} from '../chat.contract.ts';
import { aConversation, say, twoColleagues } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas] = await twoColleagues(world);
});

/** Who is told by this, and of what. */
async function tellsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  world.told.length = 0;
  await work();
  return world.told.map(({ to, name, payload }) => [to, name, payload]);
}

it('that it is to be quiet, and loud again: what is counted is another number then', async () => {
  const id = await aConversation(world, ratri, bagas);
  await say(world.as(ratri), id, 'Good morning');
  const counted = async () => (await world.as(bagas).call(getUnreadChats, {})).unread;
  const own = [`member:${bagas.id}`, CHAT_READ, { conversationId: id, read: 0 }];
  for (const [mute, unread] of [
    ['always', 0],
    ['off', 1],
  ] as const) {
    expect(await tellsOf(() => world.as(bagas).call(muteConversation, { id, mute }))).toEqual([own]);
    expect(await counted()).toBe(unread);
  }
});

it('that a stranger got a no, and that it was taken back', async () => {
  const { id } = await world.as(ratri).call(startConversation, { memberId: bagas.id });
  await say(world.as(ratri), id, 'May I ask?');
  const waiting = async () => (await world.as(bagas).call(listConversations, { box: 'requests' })).data.length;
  const own = [`member:${bagas.id}`, CHAT_READ, { conversationId: id, read: 0 }];
  expect(await tellsOf(() => world.as(bagas).call(answerRequest, { id, accept: false }))).toEqual([own]);
  expect(await waiting()).toBe(0);
  expect(await tellsOf(() => world.as(bagas).call(takeBackDecline, { id }))).toEqual([own]);
  expect(await waiting()).toBe(1);
});
