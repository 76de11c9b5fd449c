import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passageTo } from '../testing/passage.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';
import {
  askTogether,
  askTogetherByOnePlan,
  type Database,
  type DatabasePool,
  isUnavailable,
  openDatabase,
  queryByOnePlan,
} from './database.ts';

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

it('takes no failure for a lost connection because a value has the words of one', () => {
  expect(isUnavailable(new DrizzleQueryError('select $1', ['Connection terminated'], new Error('something else')))).toBe(false);
});

/** As PostgreSQL writes it to a connection that an administrator ends: its kind, its length, and its fields. */
function goodbye(): Uint8Array {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const head = Buffer.from('E____');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

it('survives a connection that ends in one piece with an answer, while somebody waits for it', async () => {
  const { url, addToNext, close } = await passageTo(world.databaseUrl);
  const one = openDatabase({ url, max: 1, onError: () => undefined });
  await one.pool.query('select 1');
  addToNext(goodbye());
  const answered = one.pool.query('select 1');
  // Takes the connection over between the answer and its end, before it can listen to it.
  await expect(one.transaction(({ client }) => client.query('select 1'))).rejects.toSatisfy(isUnavailable);
  await answered;
  const { rows } = await one.pool.query<{ one: number }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await one.close();
  close();
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

it('gives up a connection at whose other end nobody answers, and goes on with another', async () => {
  const { url, silence, close } = await passageTo(world.databaseUrl);
  const behind = openDatabase({ url, max: 1, silenceMs: 300, onError: () => undefined });
  await behind.pool.query('select 1');
  silence(true);
  await expect(behind.pool.query('select 1')).rejects.toSatisfy(isUnavailable);
  await expect(behind.transaction(({ client }) => client.query('select 1'))).rejects.toSatisfy(isUnavailable);
  // Drizzle has words of its own for it, with the statement and its values in them.
  await expect(behind.db.execute(sql`select 1`)).rejects.toSatisfy(isUnavailable);
  silence(false);
  const { rows } = await behind.pool.query<{ one: number }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await behind.close();
  close();
});

it('asks with one plan for all values, and leaves the connection as it was', async () => {
  // What PostgreSQL itself would plan for each list by its length.
  const text = 'select count(*)::int as n from unnest($1::text[]) one join platform.setting s on s.name = one';
  const named = { name: 'test.byOnePlan', text, values: [['a', 'b']] };
  const plans = `select generic_plans::int as generic, custom_plans::int as custom, current_setting('plan_cache_mode') as mode
    from pg_prepared_statements where name = 'test.byOnePlan'`;
  await database.transaction(async (db) => {
    for (let n = 0; n < 8; n++) expect(await queryByOnePlan(db, named)).toEqual([{ n: 0 }]);
    const { rows } = await db.client.query(plans);
    expect(rows).toEqual([{ generic: 8, custom: 0, mode: 'auto' }]);
  });
  const one = openDatabase({ url: world.databaseUrl, max: 1, onError: () => undefined });
  try {
    expect(await queryByOnePlan(one.db, named)).toEqual([{ n: 0 }]);
    await expect(queryByOnePlan(one.db, { name: 'test.wrong', text: 'select 1 / $1::int', values: [0] })).rejects.toThrow(
      'division by zero',
    );
    expect((await one.pool.query(plans)).rows).toEqual([{ generic: 1, custom: 0, mode: 'auto' }]);
  } finally {
    await one.close();
  }
});

it('asks together over one connection, which what fails leaves as it was', async () => {
  const asked = 'select pg_backend_pid() as pid, $1::text as one';
  const ask = (ones: readonly string[]) =>
    askTogether(database.db, (db) =>
      Promise.all(ones.map(async (one) => (await db.client.query<{ pid: number; one: string }>(asked, [one])).rows[0])),
    );
  const answers = await ask(['a', 'b', 'c']);
  expect(answers.map((answer) => answer?.one)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1);
  await expect(
    askTogether(database.db, (db) => Promise.all([db.client.query('select 1 / 0'), db.client.query('select 1')])),
  ).rejects.toThrow('division by zero');
  expect((await ask(['d'])).map((answer) => answer?.one)).toEqual(['d']);
});

it('asks together with one plan for each, in a transaction and outside of one, and only what is asked at once', async () => {
  const text = 'select count(*)::int as n from unnest($1::text[]) one join platform.setting s on s.name = one';
  const short = { name: 'test.together', text, values: [['a', 'b']] };
  const plans = `select generic_plans::int as generic, custom_plans::int as custom, current_setting('plan_cache_mode') as mode
    from pg_prepared_statements where name = 'test.together'`;
  const one = openDatabase({ url: world.databaseUrl, max: 1, onError: () => undefined });
  const both = (db: Database) =>
    askTogetherByOnePlan(db, async (db) => {
      const answers = await Promise.all([queryByOnePlan(db, short), db.client.query(short)]);
      await db.client.query(short);
      return answers;
    });
  try {
    await both(one.db);
    expect((await one.pool.query(plans)).rows).toEqual([{ generic: 2, custom: 1, mode: 'auto' }]);
    await one.transaction(both);
    expect((await one.pool.query(plans)).rows).toEqual([{ generic: 4, custom: 2, mode: 'auto' }]);
    await expect(askTogetherByOnePlan(one.db, ({ client }) => client.query('select 1 / 0'))).rejects.toThrow('division by zero');
    expect((await one.pool.query(plans)).rows).toEqual([{ generic: 4, custom: 2, mode: 'auto' }]);
    // What asks for nothing gives the connection back as it was, too.
    expect(await askTogetherByOnePlan(one.db, async () => 'nothing')).toBe('nothing');
    expect((await one.pool.query(plans)).rows).toEqual([{ generic: 4, custom: 2, mode: 'auto' }]);
  } finally {
    await one.close();
  }
});

it('asks together within a transaction', async () => {
  const counts = await database.transaction(async (db) => {
    await db.client.query('create temporary table told (one text) on commit drop');
    await db.client.query("insert into told values ('a')");
    const count = async (from: Database) => (await from.client.query<{ n: number }>('select count(*)::int as n from told')).rows[0]?.n;
    return askTogether(db, (together) => Promise.all([count(together), count(together)]));
  });
  expect(counts).toEqual([1, 1]);
});
