/** The sample world, made once: each run of browser tests takes a copy of its database and its files. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
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

/** `url`: a server that may create databases, where it is not to be the one of every test. */
export async function fillWorld({ url }: { url?: string } = {}): Promise<{ filled: FilledWorld; remove(): Promise<void> }> {
  buildKnowledge();
  const { adminUrl, stop } = await startTestDatabase({ url });
  const template = `kolegia_e2e_${Date.now()}`;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-e2e-'));
  const ended = atProcessEnd(() => rmSync(folder, { recursive: true, force: true }));
  await createTemplate(adminUrl, template, async (databaseUrl) => {
    await migrate({ databaseUrl });
    const child = spawn(process.execPath, ['sample/seed.ts'], {
      cwd: PROJECT_FOLDER,
      env: worldEnvironment(databaseUrl, folder),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once(
      'exit',
      atProcessEnd(() => child.kill()),
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`sample/seed.ts ended with ${code}`);
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
