/**
 * `npm test`: all that CI runs, on a machine that has Node and npm and nothing else. Ends with `N passed, N failed` over
 * every suite. `npm test -- --only e2e` runs one suite.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER, processEnvironment } from '#platform/config/config.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Suite {
  readonly name: string;
  run(folder: string): Promise<Counts>;
}

const VITEST = 'node_modules/vitest/vitest.mjs';
const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs';

const SUITES: readonly Suite[] = [
  { name: 'check', run: () => counted(['tools/check/check.ts']) },
  { name: 'test', run: (folder) => vitest(folder, 'vitest.config.ts') },
  { name: 'build', run: () => whole([REACT_ROUTER, 'build']) },
  { name: 'build-app', run: () => whole([REACT_ROUTER, 'build'], { KOLEGIA_SHELL: 'app' }) },
  { name: 'e2e', run: (folder) => vitest(folder, 'vitest.e2e.config.ts') },
];

const { values } = parseArgs({ args: process.argv.slice(3), options: { only: { type: 'string', multiple: true } } });
const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-results-'));
const total: Counts = { passed: 0, failed: 0 };
try {
  for (const suite of SUITES) {
    if (values.only !== undefined && !values.only.includes(suite.name)) continue;
    const started = performance.now();
    const counts = await suite.run(folder);
    total.passed += counts.passed;
    total.failed += counts.failed;
    console.log(
      `\n── ${suite.name}: ${counts.passed} passed, ${counts.failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s ──\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

function node(script: readonly string[], environment: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, script, {
      cwd: PROJECT_FOLDER,
      env: { ...processEnvironment(), ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      output = (output + text).slice(-10_000);
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A command that counts for itself in its last line. */
async function counted(script: readonly string[]): Promise<Counts> {
  const { output, code } = await node(script);
  const match = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  if (match === null) return { passed: 0, failed: 1 };
  const counts = { passed: Number(match[1]), failed: Number(match[2]) };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** A command that works or does not. */
async function whole(script: readonly string[], environment: Record<string, string> = {}): Promise<Counts> {
  const { code } = await node(script, environment);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(results: string, config: string): Promise<Counts> {
  const file = path.join(results, `${config}.json`);
  const { code } = await node([VITEST, 'run', '--config', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests };
  // A file that cannot be loaded runs no test of its own and must not pass for that.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: Math.max(1, report.numFailedTestSuites) } : counts;
}
