import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');
const BIN = join(REPOSITORY, 'node_modules/.bin');

/** Runs one of the repository's own tools in any folder; its exit status is for the caller to judge. */
export function runTool(name: string, parameters: readonly string[], cwd: string): { ok: boolean; output: string; errors: string } {
  const result = spawnSync(join(BIN, name), parameters, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    // The tools' own scripts ask for `node`: ours, whatever the machine has.
    env: { ...process.env, PATH: `${BIN}:${process.env.PATH ?? ''}`, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  if (result.error) throw new Error(`${name} could not be started`, { cause: result.error });
  return { ok: result.status === 0, output: result.stdout, errors: result.stderr };
}
