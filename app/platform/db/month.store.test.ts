import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type DatabasePool, openDatabase, violatedUnique } from './database.ts';
import { dropEmptyMonths, MONTHS_AHEAD, makeMonths } from './month.store.ts';

let own: TestDatabase;
let database: DatabasePool;

const query = async (text: string) => (await database.pool.query(text)).rows as Record<string, unknown>[];
const months = async (table: string) =>
  (await query(`select inhrelid::regclass::text as part from pg_inherits where inhparent = '${table}'::regclass order by 1`)).map(
    ({ part }) => part,
  );
/** `YYYY_MM`, so many months from now. */
const month = (ahead: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7).replace('-', '_');
};

beforeAll(async () => {
  own = await openTestDatabase();
  database = openDatabase({ url: own.databaseUrl, max: 4, onError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});
beforeEach(() =>
  query(`create schema trial; create table trial.reading (id text not null, at timestamptz not null default now(), note text)`),
);
afterEach(() => query('drop schema trial cascade'));

it('the tables that only grow stand ready for the months to come', async () => {
  for (const [table, parts] of [
    ['library.view', 'library.view'],
    ['notifications.notification', 'notifications.notification'],
    ['moderation.audit', 'moderation.audit'],
  ] as const) {
    const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, n) => `${parts}_${month(n)}`);
    expect(await months(table)).toEqual([...ahead, `${parts}_rest`]);
  }
  expect(await makeMonths(database.db)).toBe(0);
});

it('a view counts once a day, on both sides of midnight at the end of a month', async () => {
  const view = (day: string) =>
    query(`insert into library.view values ('${day}', 'item', 'member') on conflict do nothing returning tableoid::regclass::text as part`);
  expect(await view(`${month(0).replace('_', '-')}-01`)).toEqual([{ part: `library.view_${month(0)}` }]);
  expect(await view(`${month(0).replace('_', '-')}-01`)).toEqual([]);
  expect(await view(`${month(1).replace('_', '-')}-01`)).toEqual([{ part: `library.view_${month(1)}` }]);
  // Nothing is refused, however late or early.
  expect(await view('2019-07-01')).toEqual([{ part: 'library.view_rest' }]);
  expect(await view('2019-07-01')).toEqual([]);
});

it('a table is turned with its rows, by the months of UTC, and keeps names and promises', async () => {
  await query(`
    alter table trial.reading add constraint reading_once primary key (id, at);
    create index reading_noted on trial.reading (at desc) where note is not null;
    insert into trial.reading values ('a', '2024-02-29 23:59:59.999999Z', 'leap'), ('b', '2024-03-01 00:00:00Z', null)`);
  await query(`set timezone = 'Asia/Jakarta'; select platform.keep_by_month('trial.reading', 'at'); reset timezone`);

  expect(await query('select id, note, tableoid::regclass::text as part from trial.reading order by id')).toEqual([
    { id: 'a', note: 'leap', part: 'trial.reading_2024_02' },
    { id: 'b', note: null, part: 'trial.reading_2024_03' },
  ]);
  const indexes = await query(
    `select indexrelid::regclass::text as name from pg_index where indrelid = 'trial.reading'::regclass order by 1`,
  );
  expect(indexes).toEqual([{ name: 'trial.reading_noted' }, { name: 'trial.reading_once' }]);
  expect(await months('trial.reading')).toHaveLength(2 + MONTHS_AHEAD + 1 + 1);
  const again = await query(`insert into trial.reading values ('b', '2024-03-01Z')`).catch(violatedUnique);
  expect(again).toMatch(/^reading_2024_03/);
  expect(await query(`insert into trial.reading (id) values ('now') returning at is not null as dated`)).toEqual([{ dated: true }]);
});

it('upkeep brings rows home that came before their month, and drops months that are over and empty', async () => {
  await query(`select platform.keep_by_month('trial.reading', 'at'); select platform.add_month('trial.reading', '2024-02-10')`);
  await query(`drop table trial.reading_${month(0)}; drop table trial.reading_${month(1)}`);
  await query(`insert into trial.reading values ('now', now()), ('past', '2019-07-01'), ('kept', '2024-02-10')`);
  const homes = () => query('select id, tableoid::regclass::text as part from trial.reading order by id');
  expect(await homes()).toContainEqual({ id: 'now', part: 'trial.reading_rest' });

  // Two servers at once: each month is made by one of them, whichever comes first.
  const [here, there] = await Promise.all([makeMonths(database.db), makeMonths(database.db)]);
  expect(here + there).toBe(2);
  expect(await homes()).toEqual([
    { id: 'kept', part: 'trial.reading_2024_02' },
    { id: 'now', part: `trial.reading_${month(0)}` },
    { id: 'past', part: 'trial.reading_rest' },
  ]);

  expect(await dropEmptyMonths(database.db)).toBe(0);
  await query(`delete from trial.reading where id = 'kept'`);
  expect(await dropEmptyMonths(database.db)).toBe(1);
  expect(await months('trial.reading')).toEqual([
    ...Array.from({ length: MONTHS_AHEAD + 1 }, (_, n) => `trial.reading_${month(n)}`),
    'trial.reading_rest',
  ]);
});

it('a table that is busy is left for the next time', async () => {
  await query(`select platform.keep_by_month('trial.reading', 'at'); drop table trial.reading_${month(0)}`);
  const client = await database.pool.connect();
  try {
    await client.query('begin; select from trial.reading');
    await query(`alter function platform.add_month set lock_timeout = '100ms'`);
    await expect(makeMonths(database.db)).rejects.toMatchObject({ code: '55P03' });
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(await makeMonths(database.db)).toBe(1);
});
