/** The real server while its database is dead, and afterwards: one process all the way, which nobody starts again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openScratchDatabase, type ScratchDatabase } from '../tools/database/scratch-database.ts';
import { addressOf } from './e2e-setup.ts';
import { worldEnvironment } from './filled-world.ts';

let database: ScratchDatabase;
let server: ChildProcess;
let url: string;
beforeAll(async () => {
  database = await openScratchDatabase('away', 'the browser tests');
  await migrate({ databaseUrl: database.url });
  const env = { ...worldEnvironment(database.url, database.folder), LOG_LEVEL: 'fatal' };
  server = spawn(process.execPath, ['e2e/e2e-server.ts'], { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
  url = await addressOf(server.stdout as NodeJS.ReadableStream);
});
afterAll(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  await database.remove();
  expect(server.exitCode).toBe(0);
});

const ask = (address: string) => fetch(url + address, { headers: { authorization: `Basic ${btoa('website:kolegia')}` } });
const statuses = async () => [(await ask('/api/v3/cases')).status, (await ask('/cases')).status];

it('asks to come back while there is no database, and serves again once there is one', async () => {
  expect(await statuses()).toEqual([200, 200]);
  process.kill(database.pid, 'SIGKILL');
  await expect.poll(statuses).toEqual([503, 503]);
  const refused = await ask('/api/v3/cases');
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    '2',
    { status: false, response: expect.objectContaining({ code: 'server.unavailable' }) as unknown },
  ]);
  expect((await ask('/healthz')).status).toBe(200);

  await database.stop().catch(() => undefined);
  const before = database.url;
  await database.startAgain();
  expect(database.url).toBe(before);
  await expect.poll(statuses).toEqual([200, 200]);
  expect(server.exitCode).toBeNull();
});
