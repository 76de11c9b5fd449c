import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { processStamp } from './processes.ts';

/** What happened is the reader's to mend; the message says how. No stack trace is shown for it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Who works with a data folder at the moment. */
export interface Owner {
  readonly pid: number;
  readonly stamp: string;
  /** The command, as its user typed it. */
  readonly command: string;
}

export function openDataFolder(folder: string): void {
  const isNew = !existsSync(folder);
  try {
    makeFolder(folder);
    // The database server of a root installation runs as another user and has to pass through; files inside are closed one by one.
    if (isNew) chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, '.write-test'), '');
    rmSync(path.join(folder, '.write-test'));
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${error instanceof Error ? error.message : error}).\n` +
        'Start as the user it belongs to, or name another folder: KOLEGIA_DATA=/some/folder npm start',
    );
  }
}

/** One after the other: told to make those above it too, Node tries for ever where the system says that there is nothing, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another start was quicker.
    if (!existsSync(folder)) throw error;
  }
}

export function readPrivateJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // Below something that is no folder there is nothing either; whoever wants to write there is told.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw new StartError(`${file} cannot be read (${error instanceof Error ? error.message : error}).`, { cause: error });
  }
}

/** Written beside and moved into place, so that a crash leaves the old content or the new, and never a part. */
export function writePrivateFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  giveToOwnerOfFolder(`${file}.new`);
  renameSync(`${file}.new`, file);
}

/** A start as root in somebody's folder must not leave files behind that lock them out. */
export function giveToOwnerOfFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(file));
  if (uid !== 0) chownSync(file, uid, gid);
}

/** The key that signs sessions: made once, kept in the data folder. */
export function demoSecret(folder: string): { secret: string; file: string; isNew: boolean } {
  openDataFolder(folder);
  const file = path.join(folder, 'secret');
  const isNew = !existsSync(file);
  if (isNew) writePrivateFile(file, `${randomBytes(48).toString('base64url')}\n`);
  return { secret: readFileSync(file, 'utf8').trim(), file, isNew };
}

/** The living process that works with this data folder, if there is one. */
export function ownerOf(folder: string): Owner | undefined {
  const owner = readOwner(path.join(folder, 'running.json'));
  return owner !== undefined && processStamp(owner.pid) === owner.stamp ? owner : undefined;
}

/** A lock that came to no end, as when the machine lost its power, is nobody's. */
function readOwner(file: string): Owner | undefined {
  try {
    return readPrivateJson(file) as Owner | undefined;
  } catch (error) {
    if (error instanceof StartError && error.cause instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Makes this process the owner, or returns the one that already is. */
export function own(folder: string, command: string): { owner?: Owner; release(): void } {
  const file = path.join(folder, 'running.json');
  const mine = `${file}.${process.pid}`;
  const stamp = processStamp(process.pid) ?? String(process.pid);
  writeFileSync(mine, JSON.stringify({ pid: process.pid, stamp, command } satisfies Owner), { mode: 0o600 });
  giveToOwnerOfFolder(mine);
  try {
    for (;;) {
      try {
        // A hard link appears complete or not at all, and fails when the name exists: of two starts, one wins.
        linkSync(mine, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const owner = ownerOf(folder);
      if (owner !== undefined) return { owner, release() {} };
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}
