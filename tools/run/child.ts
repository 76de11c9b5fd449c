import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type Environment, PROJECT_FOLDER } from '#platform/config/config.ts';
import { StartError } from '../database/data-folder.ts';

interface ChildOptions {
  readonly env: Environment;
  readonly signal: AbortSignal;
  /** Is told each line of its output as it comes. */
  readonly onLine?: (line: string) => void;
}

/** Runs a script of ours on this Node in a process of its own, whose memory is given back. Its words are shown if it fails. */
export function runScript(script: string, options: readonly string[], { env, signal, onLine }: ChildOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], { cwd: PROJECT_FOLDER, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000);
      });
    }
    if (onLine !== undefined) createInterface({ input: child.stdout }).on('line', onLine);
    child.on('error', reject);
    child.on('close', (code) => {
      const words = output.trim().split('\n').slice(-40).join('\n');
      if (code === 0) resolve();
      else reject(new StartError(`${words}\n\n"${[script, ...options].join(' ')}" failed.`));
    });
  });
}
