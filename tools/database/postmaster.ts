import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { giveToOwnerOfFolder, StartError } from './data-folder.ts';
import { commandOf, ended, isKnown } from './processes.ts';
import type { ServerUser } from './server-user.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

type State = 'ready' | 'stopping' | 'starting';

interface Launch {
  readonly folder: string;
  readonly logFile: string;
  readonly port: number;
  /** Whoever uses it knows the port: another is of no use. */
  readonly onlyThatPort: boolean;
  readonly binaries: Binaries;
  readonly user: ServerUser;
  readonly durable: boolean;
  /** Called when the server ends, asked or not. */
  onExit(): void;
}

const PATIENCE = 120_000;
const LARGEST_LOG = 5_000_000;

/** The server that runs on this folder, also one that a killed start has left behind. */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const lock = readLock(folder);
  return lock !== undefined && isServerOf(lock.pid, folder) ? { pid: lock.pid, port: lock.port } : undefined;
}

/**
 * As `runningPostmaster`; one that was asked to stop is waited for, since it answers nobody any more. Asked politely, as by the machine
 * that shuts down, it waits for its guests, who may be there for hours: whoever starts now does not.
 */
export async function lastingPostmaster(folder: string): Promise<Postmaster | undefined> {
  const found = runningPostmaster(folder);
  if (found === undefined || readLock(folder)?.state !== 'stopping') return found;
  signal(found.pid, 'SIGINT');
  if (!(await ended(found.pid, PATIENCE))) {
    throw new StartError(
      `The database server of an earlier start, process ${found.pid}, has not stopped after ${PATIENCE / 1000} seconds.`,
    );
  }
  return undefined;
}

export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  removeForeignLock(launch.folder);
  rotate(launch.logFile);
  const end = performance.now() + PATIENCE;
  for (let port = launch.port; ; ) {
    if (!launch.onlyThatPort) port = await freePort(port);
    const outcome = await launchOnce(launch, port, end);
    if (typeof outcome !== 'string') return outcome;
    const portWasTaken = outcome.includes('could not bind');
    // Children of a killed server need a moment to notice that it is gone.
    const oldServerIsEnding = outcome.includes('pre-existing shared memory block') || outcome.includes('is the postmaster still running');
    const mayGoBy = oldServerIsEnding || (portWasTaken && !launch.onlyThatPort);
    if (!mayGoBy || performance.now() > end) {
      throw new StartError(`The database did not start. Its log, ${launch.logFile}, ends with:\n${outcome}`);
    }
    if (portWasTaken) port += 1;
    await sleep(200);
  }
}

/** PostgreSQL's "fast" stop: running statements are cancelled, everything committed is written. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await ended(pid, 30_000)) return;
  // "Immediate" loses nothing either: the next start replays the log.
  signal(pid, 'SIGQUIT');
  if (!(await ended(pid, 5_000))) signal(pid, 'SIGKILL');
}

/** Asks it to stop and does not wait for the end: `fast` as above, `immediate` when even that took too long. */
export const abandonPostmaster = (pid: number, how: 'fast' | 'immediate') => signal(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');

function launchOnce(launch: Launch, port: number, end: number): Promise<Postmaster | string> {
  const logStart = statSync(launch.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(launch.logFile, 'a', 0o600);
  giveToOwnerOfFolder(launch.logFile);
  const settings = Object.entries(serverSettings(port, launch.durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C reaches the whole group of a terminal, and the database must outlive the server's last request.
  const child = spawn(launch.binaries.postgres, ['-D', launch.folder, ...settings], {
    ...launch.user,
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return new Promise((resolve) => {
    const settle = (outcome: Postmaster | string) => {
      clearInterval(poll);
      child.removeAllListeners();
      if (typeof outcome !== 'string') child.once('exit', launch.onExit);
      resolve(outcome);
    };
    const poll = setInterval(() => {
      const lock = readLock(launch.folder);
      if (lock?.pid === child.pid && lock?.state === 'ready') return settle({ pid: lock.pid, port });
      if (performance.now() < end) return;
      child.kill('SIGQUIT');
      settle(`It was not ready after ${PATIENCE / 1000} seconds.`);
    }, 10);
    child.once('error', (error) => settle(error.message));
    child.once('exit', () => settle(readFileSync(launch.logFile, 'utf8').slice(logStart).trim()));
  });
}

function serverSettings(port: number, durable: boolean): Record<string, string | number> {
  const roomy = os.totalmem() >= 4 * 1024 ** 3;
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: roomy && durable ? '256MB' : '128MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // What is refused repeats values, which may be somebody's name; who asked is told, and logs it without them.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  };
}

/** postmaster.pid: process, folder, start, port, socket folder, address, shared memory, state; one a line. */
function readLock(folder: string): { pid: number; port: number; state: State } | undefined {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const said = lines[7]?.trim();
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), state: said === 'ready' || said === 'stopping' ? said : 'starting' };
  } catch {
    return undefined;
  }
}

/**
 * After a crash the number in the lock may belong to some other program by now (in containers it nearly always does), and
 * PostgreSQL then refuses to start; so it does beside a killed server whose end nobody has asked about. Where the number belongs
 * to nobody, PostgreSQL itself clears the lock. Children that a killed server left behind it finds without the lock.
 */
function removeForeignLock(folder: string): void {
  const lock = readLock(folder);
  if (lock !== undefined && isKnown(lock.pid) && !isServerOf(lock.pid, folder)) rmSync(path.join(folder, 'postmaster.pid'));
}

function isServerOf(pid: number, folder: string): boolean {
  return commandOf(pid).join(' ').includes(`/postgres -D ${folder} `);
}

function rotate(logFile: string): void {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(logFile, `${logFile}.old`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

/** The first free port from `first` on. */
async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 200; port += 1) {
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new StartError(`No free port was found between ${first} and ${first + 199} for the database.`);
}

export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
