import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER, processEnvironment } from '#platform/config/config.ts';
import { buildIfNeeded } from './build.ts';
import { runScript } from './child.ts';
import type { Steps } from './steps.mjs';

/** Of which sources the knowledge was found right: its two thousand files are read once for each of their changes. */
const CHECKED = path.join(PROJECT_FOLDER, 'build/knowledge/.checked');

/** Pages and clinical knowledge as the server serves them, made anew where their sources have changed. */
export async function buildProduct(steps: Pick<Steps, 'step'>, signal = new AbortController().signal): Promise<void> {
  const run = (script: string, args: string[]) => runScript(script, args, { env: processEnvironment(), signal });
  // A build empties the folder in which the knowledge is put.
  const stamp = await buildIfNeeded(PROJECT_FOLDER, () =>
    steps.step('Build', () => run('node_modules/@react-router/dev/bin.cjs', ['build'])),
  );
  if (existsSync(CHECKED) && readFileSync(CHECKED, 'utf8') === stamp) return;
  await steps.step('Knowledge', () => run('tools/knowledge/build-knowledge.ts', []));
  mkdirSync(path.dirname(CHECKED), { recursive: true });
  writeFileSync(CHECKED, stamp);
}
