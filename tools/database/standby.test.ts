/** A real streaming replica, as `platform/db/replica.ts` means it: a copy of the embedded server's files that follows it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DatabasePool, openDatabase } from '#platform/db/database.ts';
import { openReplica } from '#platform/db/replica.ts';
import { silentLog } from '#platform/log/log.ts';
import { findBinaries } from './binaries.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { withClient } from './extensions.ts';
import { freePort } from './free-port.ts';
import { serverUser } from './server-user.ts';

const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-standby-'));
const folder = path.join(dataFolder, 'standby');

let server: EmbeddedDatabase;
let standby: ChildProcess;
let standbyUrl: string;
let primary: DatabasePool;

const start = () => startEmbedded({ dataFolder, command: 'the test' });

beforeAll(async () => {
  chmodSync(dataFolder, 0o755);
  const first = await start();
  const user = serverUser(first.folder);
  await first.stop();
  // Owners and modes as they are, or the server refuses the folder.
  expect(spawnSync('cp', ['-a', first.folder, folder]).status).toBe(0);
  server = await start();
  const { port, password } = new URL(server.adminUrl);
  appendFileSync(
    path.join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'\n`,
  );
  writeFileSync(path.join(folder, 'standby.signal'), '', { mode: 0o644 });
  const own = await freePort();
  const settings = [`port=${own}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  standby = spawn(findBinaries(user).postgres, ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  standbyUrl = server.url.replace(`:${port}/`, `:${own}/`);
  await vi.waitFor(() => withClient(standbyUrl, (client) => client.query('select 1')), { timeout: 20_000, interval: 100 });
  primary = openDatabase({ url: server.url, max: 2, onError: () => undefined });
});
afterAll(async () => {
  await primary?.close();
  if (standby?.exitCode === null) {
    standby.kill('SIGINT');
    await once(standby, 'exit');
  }
  await server?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

it.skipIf(process.platform === 'win32')(
  'a standby is current while it replays, not while it is held up, and never once it is promoted',
  async () => {
    const replica = openReplica({ url: standbyUrl, max: 2, primary: primary.pool, log: silentLog });
    const becomes = (current: boolean) => expect.poll(() => replica.isCurrent()).toBe(current);
    const asAdmin = (statement: string) =>
      withClient(server.adminUrl.replace(/:\d+\//, `:${new URL(standbyUrl).port}/`), (client) => client.query(statement));
    try {
      await becomes(true);
      await primary.pool.query('create table note (words text)');
      await expect.poll(async () => (await replica.db.client.query('select words from note')).rows).toEqual([]);

      await asAdmin('select pg_wal_replay_pause()');
      await primary.pool.query(`insert into note values ('later')`);
      await becomes(false);
      expect((await replica.db.client.query('select words from note')).rows).toEqual([]);
      await asAdmin('select pg_wal_replay_resume()');
      await becomes(true);
      expect((await replica.db.client.query('select words from note')).rows).toEqual([{ words: 'later' }]);

      await asAdmin('select pg_promote()');
      await becomes(false);
    } finally {
      await replica.close();
    }
  },
);
