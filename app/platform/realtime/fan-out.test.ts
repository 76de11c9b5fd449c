/** Between servers by way of PostgreSQL, whose connections end whenever they like. */
import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';
import { afterEach, expect, it, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { passageTo } from '../testing/passage.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openFanOut } from './fan-out.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function connected(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  closing.push(() => client.end());
  return client;
}

it('outlives the connection it tells by, when that is cut in the middle of telling, and tells by another', async () => {
  const { databaseUrl, drop } = await openTestDatabase();
  const passage = await passageTo(databaseUrl);
  closing.push(drop, passage.close);
  const warn = vi.fn();
  const { adapter, sent, close } = await openFanOut({ databaseUrl: passage.url, redisUrl: undefined }, { ...silentLog, warn });
  closing.push(close);
  const http = createServer();
  const server = new Server(http, { adapter });
  closing.push(() => server.close());
  const [locking, looking] = [await connected(databaseUrl), await connected(databaseUrl)];
  const live = async (doing: string) =>
    (await looking.query(`select pid from pg_stat_activity where application_name = 'kolegia-live' and ${doing}`)).rows;

  // What is long is put into a table first, and has to wait for it.
  await locking.query('begin; lock table platform.socket_attachment');
  server.emit('news', 'x'.repeat(20_000));
  await expect.poll(() => live("wait_event_type = 'Lock'")).toHaveLength(1);
  await passage.shut();
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
  await locking.query('rollback');
  // What was cut may still be done by the database, which nobody has told.
  await expect.poll(() => live("state = 'active'")).toEqual([]);
  await passage.open();

  const kept = async () => (await looking.query('select count(*)::int as kept from platform.socket_attachment')).rows[0]?.kept;
  const before = await kept();
  server.emit('news', 'x'.repeat(20_000));
  await sent();
  expect(await kept()).toBe(before + 1);
});
