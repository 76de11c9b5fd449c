import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../database/data-folder.ts';
import { createExtensions, EXTENSIONS, withClient } from '../database/extensions.ts';
import { OLDEST_MAJOR } from '../database/installed.ts';

const PATIENCE = 30_000;
const EVERY = 1_000;

/** Wrong name, wrong password, no such database: waiting changes nothing. */
const HOPELESS = ['28P01', '28000', '3D000'];

interface Options {
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  readonly patience?: number;
}

/** Waits for a database that we do not start ourselves, and sees to its extensions. */
export async function awaitDatabase(url: string, { say, signal, patience = PATIENCE }: Options): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const where = `${pathname.slice(1)} at ${hostname}:${port || 5432}`;
  const end = performance.now() + patience;
  for (let attempt = 0; ; attempt += 1) {
    const error = await failureOf(withClient(url, (client) => client.query('select 1')));
    if (error === undefined) break;
    const isLast = performance.now() + EVERY > end || HOPELESS.includes(codeOf(error));
    if (isLast)
      throw new StartError(`The database ${where} does not answer: ${error.message}\nCheck DATABASE_URL, and that the server runs.`);
    if (attempt % 5 === 0)
      say(`  Waiting for the database ${where} (${error.message}); giving up in ${Math.round((end - performance.now()) / 1000)} s`);
    await sleep(EVERY, undefined, { signal });
  }
  const old = tooOld(await withClient(url, versionOf));
  if (old !== null) throw new StartError(`The database ${where} ${old}`);
  const refused = await failureOf(withClient(url, createExtensions));
  if (refused !== undefined) {
    const statements = EXTENSIONS.map((name) => `  create extension if not exists ${name};`).join('\n');
    throw new StartError(`The database ${where} lacks extensions (${refused.message}). Have its owner run there:\n${statements}`);
  }
}

interface Version {
  /** As PostgreSQL counts: 160014. */
  readonly number: number;
  /** As it is said: `16.14`. */
  readonly name: string;
}

async function versionOf(client: pg.Client): Promise<Version> {
  const { rows } = await client.query<Version>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  return rows[0] ?? { number: 0, name: 'unknown' };
}

/** Why a server cannot be used, and what to do about it; null for one that can. */
export function tooOld({ number, name }: Version): string | null {
  if (number >= OLDEST_MAJOR * 10_000) return null;
  return (
    `is PostgreSQL ${name}, and Kolegia needs ${OLDEST_MAJOR} or newer.\n` +
    'Name a newer server in DATABASE_URL, or leave it out: npm start brings its own.'
  );
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** A refused connection to several addresses is an AggregateError, whose own message is empty. */
async function failureOf(work: Promise<unknown>): Promise<Error | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0];
    return error instanceof Error ? error : new Error(String(error));
  }
}
