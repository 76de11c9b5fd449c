/** Which threads are shown: counted and told of, whenever their events come, as they can be read; and brought back only by who may. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getThread, restoreThread, withdrawThread } from '../forum-thread.contract.ts';
import { getForum } from '../forums.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';
import { bringThreadBack, takeDownThread } from '../thread-desk.contract.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let forumId: string;
beforeAll(async () => {
  world = await openTestWorld();
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  forumId = await aForum(ratri);
  await enterForum(forumId, bagas, ratri);
});

const threads = async () => (await ratri.call(getForum, { id: forumId })).threads;
const told = async (id: string) =>
  (await bagas.call(listNotifications, {})).data.filter(({ kind, item }) => kind === 'forumThread' && item?.id === id).length;

it('one that was withdrawn before anybody was told of it is told of once it is back', async () => {
  const id = await aThread(ratri, forumId);
  await ratri.call(withdrawThread, { id });
  await world.settle();
  expect([await threads(), await told(id)]).toEqual([0, 0]);
  await ratri.call(restoreThread, { id });
  await world.settle();
  expect([await threads(), await told(id)]).toEqual([1, 1]);
});

it('one that is withdrawn is not counted, also where it is heard of its beginning after its end', async () => {
  const id = await aThread(ratri, forumId);
  await ratri.call(withdrawThread, { id });
  const { pool } = world.runtime.database;
  await pool.query(`update platform.outbox set due_at = now() + interval '1 hour' where name = 'library.itemPublished'`);
  await world.settle();
  await pool.query('update platform.outbox set due_at = now()');
  await world.settle();
  expect(await threads()).toBe(0);
  await ratri.call(restoreThread, { id });
  await world.settle();
  expect(await threads()).toBe(1);
});

it('one that its author withdrew they do not bring back later by taking it down in the forum that they own', async () => {
  const id = await aThread(ratri, forumId);
  await ratri.call(withdrawThread, { id });
  await world.runtime.database.pool.query(`update library.item set status_at = now() - interval '11 minutes' where id = $1`, [id]);
  await expect(ratri.call(takeDownThread, { id, reason: 'To have it back.' })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
  await ratri.call(bringThreadBack, { id });
  expect(await ratri.call(getThread, { id })).toMatchObject({ status: 'withdrawn', takenDown: null });
});
