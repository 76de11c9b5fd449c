import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { StartError } from './data-folder.ts';
import type { ServerUser } from './server-user.ts';

export const SUPERUSER = 'postgres';

/** ICU sorts names as people expect in every language; the second choice needs nothing from the system at all. */
const LOCALES = [
  ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=und'],
  ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];

interface NewCluster {
  readonly folder: string;
  readonly password: string;
  readonly binaries: Binaries;
  readonly user: ServerUser;
}

/** Creates the files of a database server, all or none. */
export async function createCluster({ folder, password, binaries, user }: NewCluster): Promise<void> {
  const unfinished = `${folder}.new`;
  const secrets = mkdtempSync(path.join(os.tmpdir(), 'kolegia-'));
  const passwordFile = path.join(secrets, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const file of user ? [secrets, passwordFile] : []) chownSync(file, user?.uid ?? 0, user?.gid ?? 0);
  const failures: string[] = [];
  try {
    for (const locale of LOCALES) {
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished, { recursive: true, mode: 0o700 });
      if (user) chownSync(unfinished, user.uid, user.gid);
      const options = [`--pgdata=${unfinished}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`];
      const failure = await initdb(binaries, [...options, '--auth=scram-sha-256', '--encoding=UTF8', ...locale], user);
      if (failure === undefined) return renameSync(unfinished, folder);
      failures.push(failure);
    }
  } finally {
    rmSync(secrets, { recursive: true, force: true });
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true, force: true });
  }
  throw new StartError(`The database could not be created:\n${failures[0]}`);
}

/** Returns what went wrong, or undefined. */
async function initdb(binaries: Binaries, options: string[], user: ServerUser): Promise<string | undefined> {
  const failure = await failureOf(binaries.initdb, options, user);
  if (!failure?.includes('could not look up effective user ID')) return failure;
  // Containers often run as a number without a name, and initdb alone of all programs insists on one. A user namespace in
  // which that number is called "nobody" satisfies it; the files still belong to the number.
  return (await failureOf('unshare', ['--user', '--map-user=65534', binaries.initdb, ...options], user)) === undefined
    ? undefined
    : `${failure}Add this user to /etc/passwd, or name a database of your own with DATABASE_URL.`;
}

function failureOf(program: string, options: string[], user: ServerUser): Promise<string | undefined> {
  return new Promise((resolve) => {
    // A clean environment: variables such as PGDATA or LC_ALL of this machine must not change the outcome.
    const child = spawn(program, options, {
      ...user,
      cwd: '/',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', (error) => resolve(`${error.message}\n`));
    child.on('close', (code, signal) => resolve(code === 0 ? undefined : errors || `${program} ended with ${code ?? signal}\n`));
  });
}
