/** A stranger's request after its no: what opens it again, and how whoever asked hears of it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { answerRequest, CHAT_CHANGED, getConversation, startConversation } from '../chat.contract.ts';
import { changesSince, say } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas] = await Promise.all([aMember(world, { name: 'Ratri A' }), aMember(world, { name: 'Bagas B' })]);
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
