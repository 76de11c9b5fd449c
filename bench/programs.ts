/** Programs of ours in processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { atProcessEnd } from '../tools/database/process-end.ts';

export interface RunningProgram {
  /** What it said after "listening". */
  readonly address: string;
  readonly pid: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program and waits for its line `listening <address>`. */
export async function startProgram(script: readonly string[], env: NodeJS.ProcessEnv): Promise<RunningProgram> {
  const child = spawn(process.execPath, script, { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.once(
    'exit',
    atProcessEnd(() => child.kill()),
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^listening (.+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    // What it complains of while it is measured.
    child.stdout.pipe(process.stderr, { end: false });
    return {
      address,
      pid: child.pid ?? 0,
      child,
      async stop() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`${script.join(' ')} ended before it listened`);
}

/** What it prints. */
export async function outputOf(script: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, script, { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.once(
    'exit',
    atProcessEnd(() => child.kill()),
  );
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let printed = '';
  for await (const part of child.stdout) printed += String(part);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}`);
  return printed.trim();
}

export async function runProgram(script: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, script, { cwd: PROJECT_FOLDER, env, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once(
    'exit',
    atProcessEnd(() => child.kill()),
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}`);
}
