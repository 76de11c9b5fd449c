/** For a run of browser tests: a copy of the sample world, the built server on it, and once more with marked texts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { startCrossrefFake } from '#modules/profiles/server/crossref.fake.ts';
import { startOrcidFake } from '#modules/profiles/server/orcid.fake.ts';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { atProcessEnd } from '../tools/database/process-end.ts';
import { copyWorld, givenWorld, worldEnvironment } from './filled-world.ts';

export default async function setup(project: TestProject) {
  const { filled, remove } = await givenWorld();
  const copy = await copyWorld(filled);
  const [crossref, orcid] = await Promise.all([startCrossrefFake(), startOrcidFake()]);
  const env = { ...worldEnvironment(copy.databaseUrl, copy.folder), CROSSREF_URL: crossref.url, ORCID_URL: orcid.url };
  const servers = [startServer(env)];
  // Looked at by one of the two halves.
  if (project.vitest.projects.some(({ name }) => name === 'reading'))
    servers.push(startServer({ ...env, MARKED_TEXTS: 'on', JOBS: 'off' }));
  const ended = atProcessEnd(() => {
    for (const server of servers) server.kill('SIGKILL');
  });
  const [url = '', markedUrl = ''] = await Promise.all(servers.map(({ stdout }) => addressOf(stdout)));
  const sessionFolder = path.join(copy.folder, 'sessions');
  mkdirSync(sessionFolder);
  project.provide('site', { url, markedUrl, databaseUrl: copy.databaseUrl, chromium: filled.chromium, env, sessionFolder });
  return async () => {
    await Promise.all(servers.map(stopServer));
    ended();
    await copy.remove();
    await Promise.all([crossref.close(), orcid.close()]);
    await remove();
  };
}

const startServer = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, ['e2e/e2e-server.ts'], { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });

async function stopServer(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
}

export async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  try {
    for await (const line of createInterface({ input: output })) {
      const match = /^listening (\S+)$/.exec(line);
      if (match?.[1] !== undefined) return match[1];
    }
  } finally {
    // What a server says later is read as well: once its pipe is full, it would wait with every line.
    output.resume();
  }
  throw new Error('The server for browser tests did not start');
}
