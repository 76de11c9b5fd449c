import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Tells one process from a later one that was given the same number: undefined when no such process lives.
 * Linux says when a process began; elsewhere the number alone has to do.
 */
export function processStamp(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      // The name in brackets may hold spaces and brackets itself; the fields after its end are plain.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return fields[0] === 'Z' ? undefined : `${pid}@${fields[19]}`;
    } catch {
      return undefined;
    }
  }
  return isKnown(pid) ? String(pid) : undefined;
}

export const isAlive = (pid: number) => processStamp(pid) !== undefined;

/** The system still has it in its list, if only because nobody has asked how it ended. */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The words a process was started with; empty when it is gone or hidden. */
export function commandOf(pid: number): string[] {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
    } catch {
      return [];
    }
  }
  return (
    spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
      .stdout?.trim()
      .split(' ') ?? []
  );
}

/** Waits until a process has ended; false when it still lives after `milliseconds`. */
export async function ended(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (isAlive(pid)) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}
