/** For browser tests: a database with the sample world, the built server on it, and one unpacked Chromium. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { startCrossrefFake } from '#modules/profiles/server/crossref.fake.ts';
import { startOrcidFake } from '#modules/profiles/server/orcid.fake.ts';
import { PROJECT_FOLDER, processEnvironment } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { cloneDatabase, createTemplate, dropDatabase, startTestDatabase } from '../tools/database/testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: {
      url: string;
      databaseUrl: string;
      chromium: string;
      /** What a further server on the same database needs. */
      env: Record<string, string | undefined>;
      /** Where signed-in sessions are kept from one file of tests to the next. */
      sessionFolder: string;
    };
  }
}

export default async function setup(project: TestProject) {
  const database = await startTestDatabase();
  const name = `kolegia_e2e_${Date.now()}`;
  await createTemplate(database.adminUrl, `${name}_template`, (databaseUrl) => migrate({ databaseUrl }));
  const databaseUrl = await cloneDatabase(database.adminUrl, `${name}_template`, name);
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-e2e-'));
  const [crossref, orcid] = await Promise.all([startCrossrefFake(), startOrcidFake()]);
  const env = {
    ...processEnvironment(),
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    KOLEGIA_DATA: dataFolder,
    SECRET: 'a secret for browser tests, and for nothing else',
    SAMPLE_WORLD: 'on',
    LOG_LEVEL: 'warn',
    PORT: '0',
    PUBLIC_URL: 'http://localhost',
    // Each visitor of a test comes from an address of their own, as visitors do: codes are counted by address.
    TRUST_PROXY: '1',
    RATE_FACTOR: '10',
    CROSSREF_URL: crossref.url,
    ORCID_URL: orcid.url,
  };
  await run(['sample/seed.ts'], env);
  const server = spawn(process.execPath, ['e2e/e2e-server.ts'], { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await addressOf(server.stdout);
  const sessionFolder = path.join(dataFolder, 'sessions');
  mkdirSync(sessionFolder);
  project.provide('site', { url, databaseUrl, chromium: await chromium.executablePath(), env, sessionFolder });
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await dropDatabase(database.adminUrl, name);
    await dropDatabase(database.adminUrl, `${name}_template`);
    await database.stop();
    await Promise.all([crossref.close(), orcid.close()]);
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

async function run(script: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, script, { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}`);
}

export async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const match = /^listening (\S+)$/.exec(line);
    if (match?.[1] !== undefined) return match[1];
  }
  throw new Error('The server for browser tests did not start');
}
