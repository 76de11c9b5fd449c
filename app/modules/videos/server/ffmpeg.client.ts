/**
 * ffmpeg and ffprobe as programs of their own: a broken file can end them and nothing else. They run at the lowest
 * priority, so that readers never wait for a video that is being prepared.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Services } from '#platform/services.ts';

export type VideoPrograms = Services['settings']['ffmpeg'];

interface RunOptions {
  readonly cwd: string;
  readonly signal: AbortSignal;
  /** Seconds of the result that are done. */
  readonly onSeconds?: (seconds: number) => void;
}

/** It ran and did not like what it was given, or broke at it. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
}

/** It was ended from outside or found no room to write in: nothing is wrong with what it was given. */
class ProgramHindered extends Error {
  override readonly name = 'ProgramHindered';
}

/** It is not there, or cannot run on this machine. */
class ProgramMissing extends Error {
  override readonly name = 'ProgramMissing';
}

const MAX_OUTPUT = 4 * 1024 * 1024;
const LAST_WORDS = 4000;
/** What ffmpeg ends with after a signal that it could still answer. */
const ENDED_BY_SIGNAL = 255;
/** A program that does this has broken at what it read: it would do so again. */
const BROKE = new Set<string | null>(['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGABRT']);
const NO_ROOM = /No space left on device|Disk quota exceeded|Read-only file system/;

/** Runs ffmpeg; resolves to what it wrote about its work. */
export async function runFfmpeg(programs: VideoPrograms, args: readonly string[], options: RunOptions): Promise<string> {
  const program = programs.ffmpeg ?? (await shipped('ffmpeg'));
  const watched = options.onSeconds === undefined ? [] : ['-progress', 'pipe:1'];
  return (await run(program, ['-hide_banner', '-nostdin', '-nostats', '-y', ...watched, ...args], options)).told;
}

/** Runs ffprobe; resolves to its JSON. */
export async function runFfprobe(programs: VideoPrograms, args: readonly string[], options: RunOptions): Promise<unknown> {
  const program = programs.ffprobe ?? (await shipped('ffprobe'));
  const { written } = await run(program, ['-v', 'error', '-of', 'json', ...args], options);
  try {
    return JSON.parse(written);
  } catch (error) {
    throw new ProgramFailed('ffprobe wrote no JSON', { cause: error });
  }
}

/** The program that came by npm for this kind of machine, else the system's. */
async function shipped(name: 'ffmpeg' | 'ffprobe'): Promise<string> {
  try {
    const { default: installed } =
      name === 'ffmpeg' ? await import('@ffmpeg-installer/ffmpeg') : await import('@ffprobe-installer/ffprobe');
    if (existsSync(installed.path)) return installed.path;
  } catch {
    // The packages throw where they have no program for the machine.
  }
  return name;
}

function run(program: string, args: readonly string[], { cwd, signal, onSeconds }: RunOptions): Promise<{ written: string; told: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, signal, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'pipe'] });
    lowerPriority(child);
    let written = '';
    let told = '';
    if (onSeconds === undefined)
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (written.length < MAX_OUTPUT) written += text;
      });
    else
      createInterface({ input: child.stdout }).on('line', (line) => {
        const micros = /^out_time_(?:us|ms)=(\d+)/.exec(line)?.[1];
        if (micros !== undefined) onSeconds(Number(micros) / 1_000_000);
      });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told = (told + text).slice(-LAST_WORDS);
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT' || error.code === 'EACCES';
      reject(
        missing
          ? new ProgramMissing(`${program} cannot be run: set FFMPEG and FFPROBE to programs of this machine`, { cause: error })
          : error,
      );
    });
    child.on('close', (code, endedBy) => {
      const isEnded = endedBy !== null && !BROKE.has(endedBy);
      const hindered = isEnded || code === ENDED_BY_SIGNAL || NO_ROOM.test(told);
      if (code === 0) resolve({ written, told });
      else reject(new (hindered ? ProgramHindered : ProgramFailed)(`${program} ended with ${endedBy ?? code}: ${told}`));
    });
  });
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not let us: it then runs like anything else.
  }
}
