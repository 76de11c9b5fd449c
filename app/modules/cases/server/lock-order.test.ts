/** A case comes before its item wherever both are written: two who write them in another order would wait for each other. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { restoreCase, withdrawCase } from '../cases.contract.ts';
import { aPublishedCase } from '../testing/cases.factory.ts';

let world: TestWorld;
let author: Caller;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  id = await aPublishedCase(world, author);
  await world.settle();
});
afterAll(() => world.close());

/** While the case is locked and `work` waits for it, its item is free. */
async function leavesItemFree(work: () => Promise<unknown>): Promise<void> {
  const { pool } = world.runtime.database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from cases.record where id = $1 for update', [id]);
    const done = work();
    const waiting = 'select from pg_stat_activity where datname = current_database() and wait_event_type = $1';
    await expect.poll(async () => (await pool.query(waiting, ['Lock'])).rowCount, { timeout: 20_000 }).toBe(1);
    await client.query('select from library.item where id = $1 for update nowait', [id]);
    await client.query('commit');
    await done;
  } finally {
    client.release(true);
  }
}

it('when it is withdrawn, and when its followers are told of what was held', async () => {
  await leavesItemFree(() => author.call(withdrawCase, { id, reason: 'author' }));
  await author.call(restoreCase, { id });
  await leavesItemFree(() => world.settle());
});
