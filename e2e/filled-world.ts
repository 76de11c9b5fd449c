/** The sample world, made once: each run of browser tests takes a copy of its database and its files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { withClient } from '../tools/database/extensions.ts';
import { atProcessEnd } from '../tools/database/process-end.ts';
import { cloneDatabase, createTemplate, dropDatabase, startTestDatabase } from '../tools/database/testing.ts';
import { buildKnowledge } from '../tools/knowledge/built-knowledge.ts';
import { withoutSettings } from '../tools/run/plain-environment.ts';
import { unpackedBrowser } from './unpacked-browser.ts';

export interface FilledWorld {
  /** Of a server that may create databases. */
  readonly adminUrl: string;
  readonly template: string;
  readonly folder: string;
  /** The browser, unpacked. */
  readonly chromium: string;
}

/** Where a run of tests finds a world that was filled before it. */
export const FILLED_WORLD = 'E2E_FILLED_WORLD';

interface Filling {
  /** A server that may create databases, where it is not to be the one of every test. */
  readonly url?: string;
  /** Off where nobody watches videos. */
  readonly videos?: boolean;
}

export async function fillWorld({ url, videos = true }: Filling = {}): Promise<{ filled: FilledWorld; remove(): Promise<void> }> {
  buildKnowledge();
  const { adminUrl, stop } = await startTestDatabase({ url });
  const template = `kolegia_e2e_${Date.now()}`;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-e2e-'));
  const ended = atProcessEnd(() => rmSync(folder, { recursive: true, force: true }));
  await createTemplate(adminUrl, template, async (databaseUrl) => {
    await migrate({ databaseUrl });
    const seed = start('sample/seed.ts', databaseUrl, folder);
    const [code] = (await once(seed, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`sample/seed.ts ended with ${code}`);
    if (videos) await drawVideos(databaseUrl, folder);
  });
  return {
    filled: { adminUrl, template, folder, chromium: await unpackedBrowser() },
    async remove() {
      await dropDatabase(adminUrl, template);
      await stop();
      rmSync(folder, { recursive: true, force: true });
      ended();
    },
  };
}

function start(script: string, databaseUrl: string, folder: string): ChildProcess {
  const child = spawn(process.execPath, [script], {
    cwd: PROJECT_FOLDER,
    env: worldEnvironment(databaseUrl, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once(
    'exit',
    atProcessEnd(() => child.kill()),
  );
  return child;
}

/**
 * By the jobs that draw them after a first start: here without the pauses that are for its visitors, and once, where each copy would
 * draw them for itself while it is looked at.
 */
async function drawVideos(databaseUrl: string, folder: string): Promise<void> {
  const worker = start('tools/run/worker.ts', databaseUrl, folder);
  let ended = false;
  const end = once(worker, 'exit').finally(() => {
    ended = true;
  });
  try {
    await withClient(databaseUrl, async (client) => {
      await client.query(`update jobs.job set start_after = now() where name = 'videos.drawVideo'`);
      for (;;) {
        const { rows } = await client.query<{ state: string }>(`select distinct state from videos.video where state <> 'ready'`);
        const states = rows.map(({ state }) => state);
        if (ended || states.includes('failed')) throw new Error('The sample videos could not be drawn');
        if (states.length === 0) return;
        await sleep(200);
      }
    });
  } finally {
    worker.kill('SIGTERM');
    await end;
  }
}

/** The world that was filled before this run, or one of its own. */
export async function givenWorld(): Promise<{ filled: FilledWorld; remove(): Promise<void> }> {
  const given = process.env[FILLED_WORLD];
  // What is there was written by `fillWorld`.
  return given === undefined ? fillWorld() : { filled: JSON.parse(given) as FilledWorld, remove: async () => undefined };
}

export async function copyWorld({ adminUrl, template, folder }: FilledWorld): Promise<{
  readonly databaseUrl: string;
  readonly folder: string;
  remove(): Promise<void>;
}> {
  const name = `${template}_${process.pid}`;
  const copy = `${folder}-${process.pid}`;
  const databaseUrl = await cloneDatabase(adminUrl, template, name);
  cpSync(folder, copy, { recursive: true });
  return {
    databaseUrl,
    folder: copy,
    async remove() {
      await dropDatabase(adminUrl, name);
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

export const worldEnvironment = (databaseUrl: string, dataFolder: string) => ({
  ...withoutSettings(['FFMPEG', 'FFPROBE']),
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  KOLEGIA_DATA: dataFolder,
  SECRET: 'a secret for browser tests, and for nothing else',
  SAMPLE_WORLD: 'on',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'http://localhost',
  // Each visitor of a test comes from an address of their own, as visitors do: codes are counted by address.
  TRUST_PROXY: '1',
  RATE_FACTOR: '10',
});
