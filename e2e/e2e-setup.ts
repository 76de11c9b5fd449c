/** For browser tests: for each worker a database with the sample world and the built server on it, and one unpacked Chromium. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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
import { buildKnowledge } from '../tools/knowledge/built-knowledge.ts';
import type { Site } from './site.ts';

/** A world is filled once; the other workers get copies of its database and files. */
export default async function setup(project: TestProject) {
  buildKnowledge();
  const database = await startTestDatabase();
  const name = `kolegia_e2e_${Date.now()}`;
  const filled = mkdtempSync(path.join(os.tmpdir(), 'kolegia-e2e-'));
  const [crossref, orcid] = await Promise.all([startCrossrefFake(), startOrcidFake()]);
  const shared = { CROSSREF_URL: crossref.url, ORCID_URL: orcid.url };
  await createTemplate(database.adminUrl, name, async (databaseUrl) => {
    await migrate({ databaseUrl });
    await run(['sample/seed.ts'], environment(databaseUrl, filled, shared));
  });

  const executable = await chromium.executablePath();
  const worlds: World[] = [];
  for (let worker = 1; worker <= Number(project.config.maxWorkers); worker++) {
    const databaseUrl = await cloneDatabase(database.adminUrl, name, `${name}_${worker}`);
    const folder = `${filled}-${worker}`;
    cpSync(filled, folder, { recursive: true });
    worlds.push(await openWorld(environment(databaseUrl, folder, shared), { databaseUrl, folder, chromium: executable }));
  }
  project.provide(
    'sites',
    worlds.map(({ site }) => site),
  );
  return async () => {
    for (const [index, world] of worlds.entries()) {
      world.server.kill('SIGTERM');
      await once(world.server, 'exit');
      await dropDatabase(database.adminUrl, `${name}_${index + 1}`);
      rmSync(world.folder, { recursive: true, force: true });
    }
    await dropDatabase(database.adminUrl, name);
    await database.stop();
    await Promise.all([crossref.close(), orcid.close()]);
    rmSync(filled, { recursive: true, force: true });
  };
}

interface World {
  readonly server: ChildProcess;
  readonly folder: string;
  readonly site: Site;
}

const environment = (databaseUrl: string, dataFolder: string, shared: Record<string, string>) => ({
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
  ...shared,
});

async function openWorld(
  env: NodeJS.ProcessEnv,
  { databaseUrl, folder, chromium }: { databaseUrl: string; folder: string; chromium: string },
): Promise<World> {
  const server = spawn(process.execPath, ['e2e/e2e-server.ts'], { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await addressOf(server.stdout);
  const sessionFolder = path.join(folder, 'sessions');
  mkdirSync(sessionFolder);
  return { server, folder, site: { url, databaseUrl, chromium, env, sessionFolder } };
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
