import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { loadConfig } from '#platform/config/config.ts';
import type { Binaries } from './binaries.ts';
import { ownerOf } from './data-folder.ts';
import { startEmbedded } from './embedded.ts';
import { createExtensions, withClient } from './extensions.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { atProcessEnd } from './process-end.ts';
import { scratchFolder, scratchFolders } from './scratch-folder.ts';

const PREFIX = 'kolegia-test-';

export interface TestDatabase {
  /** May create databases; hand it to test workers, which clone their own. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

interface TestDatabaseOptions {
  /** Null: a new server, whatever DATABASE_URL says. */
  readonly url?: string | null | undefined;
  /** The programs of another PostgreSQL than the one that comes with the packages. */
  readonly binaries?: Binaries;
}

/** A PostgreSQL server for one run of tests: the one in DATABASE_URL, or a new one that forgets everything. */
export async function startTestDatabase({ url = loadConfig().database.url, binaries }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  if (typeof url === 'string') return { adminUrl: url, stop: async () => undefined };
  await removeLeftovers();
  const dataFolder = mkdtempSync(path.join(scratchFolder(), PREFIX));
  chmodSync(dataFolder, 0o755);
  const server = await startEmbedded({ dataFolder, command: 'tests', durable: false, binaries });
  // A setup that fails after this one, or is interrupted, never calls `stop`.
  const ended = atProcessEnd(() => server.abandon());
  return {
    adminUrl: server.adminUrl,
    async stop() {
      await server.stop();
      ended();
      rmSync(server.folder, { recursive: true, force: true });
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Makes a database with all extensions, lets `migrate` fill it, and closes it so that it can be cloned at any time. */
export async function createTemplate(adminUrl: string, name: string, migrate: (databaseUrl: string) => Promise<void>): Promise<void> {
  const url = await createEmpty(adminUrl, name);
  await migrate(url);
  await withClient(adminUrl, (client) => client.query(`alter database ${client.escapeIdentifier(name)} allow_connections false`));
}

/** A new database with all extensions and nothing else, in place of one of this name; returns its address. */
export async function createEmpty(adminUrl: string, name: string): Promise<string> {
  const url = urlOf(adminUrl, name);
  await dropDatabase(adminUrl, name);
  await withClient(adminUrl, (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
  await withClient(url, createExtensions);
  return url;
}

/** Copies a template (of a few megabytes: in well under a second) and returns the address of the copy. */
export async function cloneDatabase(adminUrl: string, template: string, name: string): Promise<string> {
  await dropDatabase(adminUrl, name);
  await withClient(adminUrl, (client) =>
    client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)} strategy file_copy`),
  );
  return urlOf(adminUrl, name);
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`));
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** Servers whose test run was killed, and could not clean up. */
async function removeLeftovers(): Promise<void> {
  for (const folder of scratchFolders().flatMap((place) => readdirSync(place).map((entry) => path.join(place, entry)))) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (!path.basename(folder).startsWith(PREFIX) || stats?.uid !== process.getuid?.() || ownerOf(folder) !== undefined) continue;
    // A run beside this one may have made its folder and not yet put its name in it.
    if (Date.now() - (stats?.mtimeMs ?? 0) < 60_000) continue;
    const left = runningPostmaster(path.join(folder, 'postgres'));
    if (left !== undefined) await stopPostmaster(left.pid);
    rmSync(folder, { recursive: true, force: true });
  }
}
