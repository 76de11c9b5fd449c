/** On a database: how transactions end. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { copyInto } from './copy.ts';
import { type DatabasePool, lastly, openDatabase } from './database.ts';
import { writeSetting } from './platform.store.ts';

const WRITERS = 8;

let base: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  base = await openTestDatabase();
  pool = openDatabase({ url: base.databaseUrl, max: WRITERS, onError: () => undefined });
});
afterAll(async () => {
  await pool.close();
  await base.drop();
});
beforeEach(async () => {
  await pool.pool.query('truncate platform.setting');
  await writeSetting(pool.db, 'count', 0);
});

const countOne = lastly('test.countOne', `update platform.setting set value = to_jsonb(value::int + 1) where name = 'count'`);
const settings = async () => (await pool.pool.query('select name, value from platform.setting order by name')).rows as unknown[];

it('counts each of many writers, none of whom has another wait before its end', async () => {
  let inside = 0;
  await Promise.all(
    Array.from({ length: WRITERS }, () =>
      pool.transaction(async (db) => {
        await countOne(db, []);
        inside += 1;
        while (inside < WRITERS) await sleep(5);
      }),
    ),
  );
  expect(await settings()).toEqual([{ name: 'count', value: WRITERS }]);
});

it('undoes the rest when what comes last fails, and what comes last when the rest fails', async () => {
  const breakCount = lastly('test.breakCount', 'select 1 / $1::int');
  const failing = pool.transaction(async (db) => {
    await writeSetting(db, 'half', true);
    await countOne(db, []);
    await breakCount(db, [0]);
  });
  await expect(failing).rejects.toThrow('division by zero');
  const thrown = pool.transaction(async (db) => {
    await countOne(db, []);
    throw new Error('on purpose');
  });
  await expect(thrown).rejects.toThrow('on purpose');
  expect(await settings()).toEqual([{ name: 'count', value: 0 }]);
  // The connections are as they were.
  await Promise.all(Array.from({ length: WRITERS }, () => pool.transaction((db) => countOne(db, []))));
  expect(await settings()).toEqual([{ name: 'count', value: WRITERS }]);
});

it('does not pass for committed when a failure of the database was swallowed', async () => {
  const swallowing = pool.transaction(async (db) => {
    await writeSetting(db, 'half', true);
    await db.client.query('select 1 / 0').catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('had failed');
  expect(await settings()).toEqual([{ name: 'count', value: 0 }]);
});

it('does at once what comes last where there is no transaction', async () => {
  await countOne(pool.db, []);
  expect(await settings()).toEqual([{ name: 'count', value: 1 }]);
});

it('answers once the disk has what was committed, whoever was let pass before, and leaves the connection as it was', async () => {
  const one = openDatabase({ url: base.databaseUrl, max: 1, onError: () => undefined });
  try {
    // Databases of tests do not wait unless they are asked to.
    await one.pool.query('set synchronous_commit = on');
    await one.transaction((db) => countOne(db, []), 'redone');
    const place = await one.transaction(async (db) => {
      await writeSetting(db, 'written', 'x'.repeat(1000));
      await countOne(db, []);
      const { rows } = await db.client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
      return rows[0]?.at;
    });
    const { rows } = await one.pool.query(
      `select pg_current_wal_flush_lsn() > $1::pg_lsn as written, current_setting('synchronous_commit') as wait`,
      [place],
    );
    expect(rows).toEqual([{ written: true, wait: 'on' }]);
  } finally {
    await one.close();
  }
  expect(await settings()).toContainEqual({ name: 'count', value: 2 });
});

it('takes a stream of rows in the middle, and goes on', async () => {
  await pool.transaction(async (db) => {
    if (!('release' in db.client)) throw new Error('A transaction has a connection of its own');
    await writeSetting(db, 'before', 1);
    const rows = copyInto(db.client, 'copy platform.setting (name, value) from stdin');
    await pipeline(Readable.from(['streamed\t2\n']), rows);
    await writeSetting(db, 'since', 3);
    await countOne(db, []);
  });
  expect(await settings()).toEqual([
    { name: 'before', value: 1 },
    { name: 'count', value: 1 },
    { name: 'since', value: 3 },
    { name: 'streamed', value: 2 },
  ]);
});
