/** Who may listen to what happens to an item, and what they are told as they begin. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment, deleteComment } from '../discussion.contract.ts';
import { itemRoom } from '../library.contract.ts';
import { giveAudience, joinAudience } from '../testing/library.factory.ts';
import { libraryModule } from './library.module.ts';

let world: TestWorld;
let ratri: Caller;
let budi: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  budi = world.as(await aMember(world, { name: 'Budi Santoso' }));
});
afterAll(() => world.close());

const enter = (caller: Caller, itemId: string) => roomsOf([libraryModule], world.runtime.services)(caller.viewer, itemRoom(itemId));

it('whoever may read an item hears of its answers, and is told how many there are already', async () => {
  const itemId = await aPublishedCase(world, ratri);
  expect(await enter(budi, itemId)).toBe(0);
  const answer = await budi.call(addComment, { itemId, text: fromPlainText('We would wait a day.') });
  await ratri.call(addComment, { itemId, text: fromPlainText('So did we.'), parentId: answer.id });
  expect(await enter(ratri, itemId)).toBe(2);
  await budi.call(deleteComment, { commentId: answer.id });
  expect(await enter(ratri, itemId)).toBe(1);
});

it('whoever may not read it hears nothing, nor of what is not there', async () => {
  const itemId = await aPublishedCase(world, ratri);
  await joinAudience(
    world,
    'the-morning-round',
    [ratri.viewer].flatMap((member) => member ?? []),
  );
  await giveAudience(world, itemId, 'the-morning-round');
  expect([await enter(ratri, itemId), await enter(budi, itemId), await enter(budi, newId())]).toEqual([0, false, false]);
});
