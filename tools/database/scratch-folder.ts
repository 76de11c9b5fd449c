/** Where databases lie that are thrown away after a run of tests. */
import { statfsSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

const MEMORY_FOLDER = '/dev/shm';
/** statfs(2). */
const TMPFS = 0x01021994;
/** A world of browser tests, its copies and what is written meanwhile take about two. */
const ROOM_BYTES = 4 * 2 ** 30;
/** The tests themselves, two browsers and their servers want theirs. */
const MEMORY_BYTES = 10 * 2 ** 30;

/** In memory where there is room: a database is made there in a fifth of the time, and every test file has its own. */
export function scratchFolder(): string {
  return memoryHasRoom() ? MEMORY_FOLDER : os.tmpdir();
}

/** All places where runs may have left something. */
export const scratchFolders = (): string[] => [os.tmpdir(), ...(isMemory() ? [MEMORY_FOLDER] : [])];

const memoryHasRoom = () => isMemory() && freeBytes() >= ROOM_BYTES && process.availableMemory() >= MEMORY_BYTES;

function isMemory(): boolean {
  try {
    return statfsSync(MEMORY_FOLDER).type === TMPFS;
  } catch {
    // Other systems have none.
    return false;
  }
}

function freeBytes(): number {
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize;
}
