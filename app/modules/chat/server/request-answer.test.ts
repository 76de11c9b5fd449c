/** Who may begin, and a stranger's request afterwards: what opens it again, and where it is out of sight. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  answerRequest,
  CHAT_CHANGED,
  getConversation,
  getUnreadChats,
  listConversations,
  startConversation,
  takeBackDecline,
} from '../chat.contract.ts';
import { markChat, searchMessages } from '../chat-message.contract.ts';
import { changesSince, say, twoColleagues } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas] = await twoColleagues(world);
  ({ id } = await world.as(ratri).call(startConversation, { memberId: bagas.id }));
  await say(world.as(ratri), id, 'May I ask about melioidosis?');
  await world.as(bagas).call(answerRequest, { id, accept: false });
});

const mayRatriWrite = async () => (await world.as(ratri).call(getConversation, { id })).can.write;
const told = ({ id: memberId }: Member) => world.told.filter(({ to, name }) => to === `member:${memberId}` && name === CHAT_CHANGED);

it('whoever asked is told at once when the other opens the conversation after all', async () => {
  const { revision } = await world.as(ratri).call(getConversation, { id });
  world.told.length = 0;
  await world.as(bagas).call(startConversation, { memberId: ratri.id });
  expect(await mayRatriWrite()).toBe(true);
  expect(told(ratri)).toHaveLength(1);
  // An open window asks what has changed, and finds that something has.
  expect(await changesSince(world.as(ratri), id, revision)).toMatchObject({ data: [], revision: revision + 1 });
  // Opened once more, it is as it was.
  await world.as(bagas).call(startConversation, { memberId: ratri.id });
  expect(told(ratri)).toHaveLength(1);
});

it('a no stays one while there is a block: looking at the conversation opens nothing', async () => {
  await world.as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
  expect(await world.as(bagas).call(startConversation, { memberId: ratri.id })).toEqual({ id });
  await world.as(bagas).call(blockMember, { memberId: ratri.id, blocked: false });
  expect(await mayRatriWrite()).toBe(false);
});

it('one that lies in no box, because there is a block, is not found by its words either, whoever of the two blocked the other', async () => {
  await world.as(bagas).call(takeBackDecline, { id });
  const shown = async () => [
    (await world.as(bagas).call(listConversations, { box: 'requests' })).data.length,
    (await world.as(bagas).call(searchMessages, { q: 'melioidosis' })).data.length,
  ];
  expect(await shown()).toEqual([1, 1]);
  for (const [who, whom] of [
    [ratri, bagas],
    [bagas, ratri],
  ] as const) {
    await world.as(who).call(blockMember, { memberId: whom.id, blocked: true });
    expect(await shown()).toEqual([0, 0]);
    await world.as(who).call(blockMember, { memberId: whom.id, blocked: false });
  }
  expect(await shown()).toEqual([1, 1]);
});

it('waits until it is answered, and not until it was looked at', async () => {
  const waiting = async () => (await world.as(bagas).call(getUnreadChats, {})).requests;
  expect(await waiting()).toBe(0);
  await world.as(bagas).call(takeBackDecline, { id });
  expect(await waiting()).toBe(1);
  await world.as(bagas).call(markChat, { id, delivered: 1, read: 1 });
  expect(await waiting()).toBe(1);
  await world.as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
  expect(await waiting()).toBe(0);
  await world.as(bagas).call(blockMember, { memberId: ratri.id, blocked: false });
  await world.as(bagas).call(answerRequest, { id, accept: true });
  expect(await waiting()).toBe(0);
});

it('whoever is not verified any more begins nothing, though the conversation was opened before, and answers as ever', async () => {
  const hana = await aMember(world, { name: 'Hana C' });
  const { id: opened } = await world.as(ratri).call(startConversation, { memberId: hana.id });
  const renamed = world.as({ ...ratri, verified: false });
  expect(await renamed.call(getConversation, { id: opened })).toMatchObject({ can: { write: false } });
  await expect(say(renamed, opened, 'I am another doctor now')).rejects.toMatchObject({ code: 'access.verified' });
  await say(world.as(hana), opened, 'Good morning');
  expect(await say(renamed, opened, 'Good morning to you')).toMatchObject({ seq: 2 });
});
