/** Finds PostgreSQL servers that somebody has installed on this machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { processEnvironment } from '#platform/config/config.ts';
import type { Binaries } from './binaries.ts';

/** Older ones lack what our SQL uses. */
export const OLDEST_MAJOR = 16;

export interface InstalledServer {
  /** Where its programs lie. */
  readonly folder: string;
  /** As it says itself, for instance `16.14`. */
  readonly version: string;
  readonly major: number;
  readonly programs: Binaries;
}

/** Where Debian, Red Hat, Homebrew and PostgreSQL's own installer put the servers, of which PATH seldom knows. */
const USUAL_PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Library/PostgreSQL/*/bin',
  '/usr/local/pgsql/bin',
];

/** Newest first, each once however many links lead to it. */
export function installedServers({
  searchPath = processEnvironment().PATH ?? '',
  places = USUAL_PLACES,
}: {
  searchPath?: string;
  places?: readonly string[];
} = {}): InstalledServer[] {
  const onPath = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const named = onPath.flatMap((folder) => answerOf(path.join(folder, 'pg_config'), '--bindir') ?? []);
  const servers = new Map<string, InstalledServer>();
  for (const folder of [...onPath, ...named, ...globSync([...places])]) {
    const server = serverIn(folder);
    if (server !== null) servers.set(server.folder, server);
  }
  return [...servers.values()].sort((a, b) => b.major - a.major || b.version.localeCompare(a.version, 'en', { numeric: true }));
}

/** A server has both programs in one folder; `pg_config` also comes with the client alone. */
function serverIn(folder: string): InstalledServer | null {
  const link = path.join(folder, 'postgres');
  if (!existsSync(link)) return null;
  const postgres = realpathSync(link);
  const real = path.dirname(postgres);
  const initdb = path.join(real, 'initdb');
  const version = /\(PostgreSQL\) (\d+\S*)/.exec(answerOf(postgres, '--version') ?? '')?.[1];
  if (version === undefined || !existsSync(initdb)) return null;
  return { folder: real, version, major: Number.parseInt(version, 10), programs: { initdb, postgres } };
}

function answerOf(program: string, option: string): string | null {
  if (!existsSync(program)) return null;
  const { status, stdout } = spawnSync(program, [option], { encoding: 'utf8', timeout: 5_000 });
  return status === 0 ? stdout.trim() : null;
}
