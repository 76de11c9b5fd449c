import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';
import { askTogether, type Database, openDatabase, pageReading, prepared, preparedOnce, queryByOnePlan } from './database.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const db = () => world.runtime.database.db;
const pidText = 'select pg_backend_pid() as pid, $1::text as one';
const pidOf = prepared<{ pid: number; one: string }>('test.pidOf', pidText);

const add = prepared('test.addSetting', 'insert into platform.setting (name, value) values ($1, $2)');
const countText = 'select count(*)::int as n from platform.setting where name like $1';
const countOnce = preparedOnce<{ n: number }>('test.countOnce', countText);
const counted = async (from: Database) => (await countOnce(from, ['page-reads%']))[0]?.n;

it('sends what a page asks at one moment over one connection, and gives each its own answer', async () => {
  const page = pageReading().from(db());
  const ones = ['a', 'b', 'c', 'd'];
  const found = (await Promise.all(ones.map((one) => pidOf(page, [one])))).flat();
  expect(found.map(({ one }) => one)).toEqual(ones);
  expect(new Set(found.map(({ pid }) => pid)).size).toBe(1);
  // Without a page each takes a connection of its own.
  const apart = (await Promise.all(ones.map((one) => pidOf(db(), [one])))).flat();
  expect(new Set(apart.map(({ pid }) => pid)).size).toBe(4);
});

it('fails only what fails, and goes on afterwards', async () => {
  const page = pageReading().from(db());
  const [good, bad, other] = await Promise.allSettled([
    pidOf(page, ['a']),
    page.client.query('select 1 / 0'),
    page.client.query('select $1::int as n', [7]),
  ]);
  expect([good.status, other]).toMatchObject(['fulfilled', { status: 'fulfilled', value: { rows: [{ n: 7 }] } }]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } });
  expect(await pidOf(page, ['b'])).toMatchObject([{ one: 'b' }]);
});

it('asks what needs a connection of its own, or is asked together anyway, as everywhere', async () => {
  const page = pageReading().from(db());
  expect(await queryByOnePlan(page, { name: 'test.onePlan', text: pidText, values: ['a'] })).toMatchObject([{ one: 'a' }]);
  const both = await askTogether(page, (from) => Promise.all([pidOf(from, ['b']), pidOf(from, ['c'])]));
  expect(both.flat().map(({ one }) => one)).toEqual(['b', 'c']);
  expect((await page.execute<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('asks the same once a page, again once something was written, and never in a transaction', async () => {
  const reading = pageReading();
  const page = reading.from(db());
  expect([await counted(page), await counted(page)]).toEqual([0, 0]);
  await add(db(), ['page-reads 1', '1']);
  expect([await counted(page), await counted(pageReading().from(db())), await counted(db())]).toEqual([0, 1, 1]);
  expect(await countOnce(page, ['page-reads 1'])).toEqual([{ n: 1 }]);
  reading.forget();
  expect(await counted(page)).toBe(1);
  const inside = await world.runtime.database.transaction(async (transaction) => {
    const before = await counted(reading.from(transaction));
    await add(transaction, ['page-reads 2', '2']);
    return [before, await counted(reading.from(transaction))];
  });
  expect(inside).toEqual([1, 2]);
});

it('tells everybody that no connection can be had', async () => {
  const closed = openDatabase({ url: world.databaseUrl, max: 1, onError: () => undefined });
  await closed.close();
  const page = pageReading().from(closed.db);
  const all = await Promise.allSettled([pidOf(page, ['a']), pidOf(page, ['b'])]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
