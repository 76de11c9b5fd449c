import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';
import { type DatabasePool, isUnavailable, openDatabase } from './database.ts';

let world: TestWorld;
let database: DatabasePool;

beforeAll(async () => {
  world = await openTestWorld();
  database = openDatabase({ url: world.databaseUrl, max: 2, onError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await world.close();
});

it('survives a connection that is cut in the middle of a transaction, and goes on with another', async () => {
  const cut = database.transaction(async ({ client }) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await world.runtime.database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // The end comes while no statement is under way: nobody waits for it but the listener.
    await sleep(100);
    await client.query('select 1');
  });
  await expect(cut).rejects.toSatisfy(isUnavailable);
  const { rows } = await database.pool.query<{ one: number }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
});

it('undoes a transaction whose work fails', async () => {
  const failed = database.transaction(async ({ client }) => {
    await client.query(`insert into platform.setting (name, value) values ('half', '1')`);
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  const { rowCount } = await database.pool.query(`select from platform.setting where name = 'half'`);
  expect(rowCount).toBe(0);
});
