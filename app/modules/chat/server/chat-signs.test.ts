/** Signs beside the words: whose reach whom, and whose nobody. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { GROUP_SIZE, getConversation } from '../chat.contract.ts';
import { listMessages, reactToMessage, signalTyping } from '../chat-message.contract.ts';
import { createGroup, removeFromGroup, takeBackLeaving } from '../group.contract.ts';
import { aConversation, crowdGroup, say } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let hana: Member;
let id: string;
const as = (member: Member) => world.as(member);
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas, hana] = (await Promise.all(['Ratri A', 'Bagas B', 'Hana C'].map((name) => aMember(world, { name })))) as [
    Member,
    Member,
    Member,
  ];
  for (const member of [bagas, hana]) await as(member).call(followMember, { memberId: ratri.id, following: true });
  ({ id } = await as(ratri).call(createGroup, { name: 'Ward 3', memberIds: [bagas.id, hana.id] }));
});

it.each(['left', 'was removed'])('who %s is not said to be writing: it is refused, and nobody hears of it', async (how) => {
  await as(how === 'left' ? hana : ratri).call(removeFromGroup, { id, memberId: hana.id });
  world.told.length = 0;
  await expect(as(hana).call(signalTyping, { id })).rejects.toMatchObject({ code: 'chat.closed' });
  expect(world.told).toEqual([]);
});

it('who left does not come back where the group has filled up meanwhile, and is told so', async () => {
  await as(hana).call(removeFromGroup, { id, memberId: hana.id });
  await crowdGroup(world, id, GROUP_SIZE - 2);
  await expect(as(hana).call(takeBackLeaving, { id, memberId: hana.id })).rejects.toMatchObject({ code: 'chat.groupFull' });
  expect(await as(hana).call(getConversation, { id })).toMatchObject({ takingPart: false });
  await as(bagas).call(removeFromGroup, { id, memberId: bagas.id });
  await as(hana).call(takeBackLeaving, { id, memberId: hana.id });
  expect(await as(hana).call(getConversation, { id })).toMatchObject({ takingPart: true });
});

it('between two of whom one has blocked the other neither puts signs, answers or is said to be writing', async () => {
  const two = await aConversation(world, ratri, bagas);
  const { id: messageId } = await say(as(ratri), two, 'Good morning');
  await as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
  world.told.length = 0;
  for (const member of [ratri, bagas]) {
    await expect(as(member).call(reactToMessage, { id: messageId, emoji: '👍' })).rejects.toMatchObject({ code: 'chat.closed' });
    await expect(say(as(member), two, 'Hello?', { replyTo: messageId })).rejects.toMatchObject({ code: 'chat.blocked' });
    await as(member).call(signalTyping, { id: two });
  }
  expect(world.told).toEqual([]);
  expect((await as(ratri).call(listMessages, { id: two })).data).toMatchObject([{ text: 'Good morning', reactions: [] }]);
});
