import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { indexItems } from './search.public.ts';

let world: TestWorld;
let ratri: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(() => world.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('what is withdrawn while an older event about it is handled leaves the index', async () => {
  const { database, services } = world.runtime;
  const id = await aPublishedCase(world, ratri, { content: { title: 'Kuskus in the drip chamber' } });
  await world.settle();
  const index = () => database.transaction((db) => indexItems({ db, services }, [id]));
  const isWaiting = async () =>
    (await database.pool.query(`select from pg_locks where not granted and relation = 'cases.record'::regclass`)).rows.length > 0;
  const indexed = async () => (await database.pool.query('select from search.document where item_id = $1', [id])).rows.length;
  expect(await indexed()).toBe(1);

  const holder = await database.pool.connect();
  await holder.query('begin; lock table cases.record in access exclusive mode');
  const older = index();
  while (!(await isWaiting())) await pause(20);
  await database.pool.query(`update library.item set status = 'withdrawn' where id = $1`, [id]);
  const newer = index();
  await Promise.race([newer, pause(500)]);
  await holder.query('commit');
  holder.release();
  await Promise.all([older, newer]);
  expect(await indexed()).toBe(0);
});
