/** What a device sends once more because it heard no answer, long after the message came: it is recognised, and said once. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { setDisappearing } from '../chat.contract.ts';
import { deleteMessage, sendMessage } from '../chat-message.contract.ts';
import { addToGroup, createGroup, removeFromGroup } from '../group.contract.ts';
import { aConversation, age, heard, sweep, twoColleagues } from '../testing/chat.factory.ts';
import { removeMessage } from './chat.public.ts';

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
  id = await aConversation(world, ratri, bagas);
});

const send = (who: Member, text = 'K 7.1', to = id) => world.as(who).call(sendMessage, { id: to, text, clientId: 'phone-0001' });
const ARRIVED = { code: 'chat.arrivedBefore' };

it.each(['over', 'swept'])('after it has disappeared, by the clock alone or swept away: %s', async (how) => {
  await world.as(ratri).call(setDisappearing, { id, after: 86_400 });
  const { id: messageId } = await send(ratri);
  await age(world, messageId, { expiresAt: 1 });
  if (how === 'swept') await sweep(world);
  world.told.length = 0;
  await expect(send(ratri)).rejects.toMatchObject(ARRIVED);
  await expect(send(ratri)).rejects.toMatchObject(ARRIVED);
  expect(world.told).toEqual([]);
  // The name is theirs, and of this conversation: nobody else is held up by it.
  await send(bagas, 'Calcium first');
  const other = await aConversation(world, ratri, await aMember(world, { name: 'Hana C' }));
  await send(ratri, 'Good morning', other);
  expect(await heard(world.as(bagas), id)).toEqual(['Calcium first']);
});

it('after it was taken back, and after its words were erased', async () => {
  const { id: messageId } = await send(ratri);
  await world.as(ratri).call(deleteMessage, { id: messageId, deleted: true });
  expect(await send(ratri)).toMatchObject({ id: messageId, deleted: true });
  await age(world, messageId, { deletedAt: 180 });
  await sweep(world);
  expect(await send(ratri)).toMatchObject({ id: messageId, deleted: true, text: '' });
  expect(await heard(world.as(bagas), id)).toEqual(['']);
});

it('after staff took it away', async () => {
  const { id: messageId } = await send(ratri);
  const { services } = world.runtime;
  await services.database.transaction((db) => removeMessage({ db, services, afterCommit: (work) => work() }, messageId));
  expect(await send(ratri)).toMatchObject({ id: messageId, deleted: true, text: '' });
  expect(await heard(world.as(bagas), id)).toEqual(['']);
});

it('after its author left a group and was brought in again: it lies before what they see', async () => {
  const { id: group } = await world.as(ratri).call(createGroup, { name: 'Ward 3', memberIds: [bagas.id] });
  await send(bagas, 'K 7.1', group);
  await world.as(ratri).call(removeFromGroup, { id: group, memberId: bagas.id });
  await world.as(ratri).call(addToGroup, { id: group, memberIds: [bagas.id] });
  await expect(send(bagas, 'K 7.1', group)).rejects.toMatchObject(ARRIVED);
  expect((await heard(world.as(ratri), group)).filter((text) => text === 'K 7.1')).toHaveLength(1);
});

it('is recognised for a year, and nothing that could be read is kept of it', async () => {
  await world.as(ratri).call(setDisappearing, { id, after: 86_400 });
  const { id: messageId } = await send(ratri);
  await age(world, messageId, { expiresAt: 1 });
  await sweep(world);
  const { client } = world.runtime.services.database.db;
  const kept = async () => (await client.query<{ mark: string }>('select mark from chat.arrived')).rows;
  for (const text of [id, ratri.id, messageId, 'phone-0001', 'K 7.1']) expect(JSON.stringify(await kept())).not.toContain(text);
  await client.query(`update chat.arrived set at = now() - interval '364 days'`);
  await sweep(world);
  await expect(send(ratri)).rejects.toMatchObject(ARRIVED);
  await client.query(`update chat.arrived set at = now() - interval '366 days'`);
  await sweep(world);
  expect(await kept()).toEqual([]);
});
