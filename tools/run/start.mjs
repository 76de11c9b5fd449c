// `npm start`, `npm test` and the other commands that run the product, on a machine that has Node and npm, and nothing else. It makes sure of the dependencies, among
// which is the Node.js that everything else runs on. Plain JavaScript, because the Node found here may not know TypeScript.
// `npm start` bounds the part of memory where new objects are made: a server takes 240 MB in place of 360 MB, for a twentieth of its speed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import module from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, pinnedNode, unsuitable } from './dependencies.mjs';
import { createSteps } from './steps.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PROGRAMS = {
  start: './start.ts',
  dev: './dev.ts',
  worker: './worker.ts',
  test: './test.ts',
  seed: './seed.ts',
  bench: '../../bench/bench.ts',
};
const program = PROGRAMS[process.argv[2] ?? 'start'];
const pinnedVersion = () => JSON.parse(readFileSync(path.join(root, 'node_modules/node/package.json'), 'utf8')).version;

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

const reason =
  program === undefined ? `There is no command ${process.argv[2]}. Commands: ${Object.keys(PROGRAMS).join(', ')}` : unsuitable();
if (reason !== undefined) fail(reason);
if (!isInstalled(root)) {
  const steps = createSteps();
  await steps.step('Dependencies', () => install(root)).catch((error) => fail(error.message));
}

if (process.versions.node === pinnedVersion()) {
  module.enableCompileCache?.(path.join(root, 'node_modules/.cache/node'));
  await import(program);
} else {
  runOnPinnedNode();
}

function runOnPinnedNode() {
  let node;
  try {
    node = pinnedNode(root);
  } catch (error) {
    fail(error.message);
  }
  const child = spawn(node, [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // From a terminal the child hears Ctrl-C itself and takes the second call for the same one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 128 + os.constants.signals[signal]));
}
