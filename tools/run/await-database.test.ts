import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { startEmbedded } from '../database/embedded.ts';
import { installedServers, OLDEST_MAJOR } from '../database/installed.ts';
import { awaitDatabase, tooOld } from './await-database.ts';

const { signal } = new AbortController();

it('waits with a message, then gives up with words', async () => {
  const said: string[] = [];
  const waiting = awaitDatabase('postgres://kolegia:secret@127.0.0.1:9/kolegia', {
    say: (line) => said.push(line),
    signal,
    patience: 1_500,
  });
  await expect(waiting).rejects.toThrow(/kolegia at 127\.0\.0\.1:9 does not answer: .*ECONNREFUSED[\s\S]*Check DATABASE_URL/);
  expect(said.join()).toContain('Waiting for the database kolegia at 127.0.0.1:9');
  expect(said.join()).not.toContain('secret');
});

it('goes on as soon as the database answers', async () => {
  const said: string[] = [];
  await awaitDatabase(inject('testDatabase').adminUrl, { say: (line) => said.push(line), signal });
  expect(said).toEqual([]);
});

it.each([
  [150_018, '15.18 (Debian 15.18-0+deb12u1)', true],
  [90_624, '9.6.24', true],
  [160_000, '16.0', false],
  [180_004, '18.4', false],
])('%i is too old: %s: %j', (number, name, old) => {
  const said = tooOld({ number, name });
  if (old) expect(said).toContain(`is PostgreSQL ${name}, and Kolegia needs ${OLDEST_MAJOR} or newer`);
  else expect(said).toBeNull();
});

const old = installedServers().find(({ major }) => major < OLDEST_MAJOR);
it.skipIf(old === undefined)('says at once that a server is too old, and what to do, before anything is asked of it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-old-'));
  chmodSync(folder, 0o755);
  const database = await startEmbedded({ dataFolder: folder, command: 'the test', binaries: old?.programs });
  try {
    await expect(awaitDatabase(database.url, { say: () => undefined, signal })).rejects.toThrow(
      new RegExp(`^The database kolegia at 127\\.0\\.0\\.1:\\d+ is PostgreSQL ${old?.major}\\..*DATABASE_URL`, 's'),
    );
  } finally {
    await database.stop();
    for (const place of [database.folder, folder]) rmSync(place, { recursive: true, force: true });
  }
});
