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
import { loadConfig, PROJECT_FOLDER } from '#platform/config/config.ts';
import { FILLED_WORLD, fillWorld } from '../../e2e/filled-world.ts';
import { installedServers, OLDEST_MAJOR } from '../database/installed.ts';
import { atProcessEnd } from '../database/process-end.ts';
import { startTestDatabase } from '../database/testing.ts';
import { buildAnew } from './build.ts';
import { databaseTests } from './database-tests.ts';
import { withoutSettings } from './plain-environment.ts';
import { PROPERTY_SEED, propertySeed } from './property-seed.ts';

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
  { name: 'test', run: withoutBrowsers },
  { name: 'installed', run: onInstalledServer },
  { name: 'build', run: buildProduct },
  { name: 'first-view', run: () => counted(['tools/check/first-view.ts']) },
  { name: 'build-app', run: () => whole(() => succeed([REACT_ROUTER, 'build'], { KOLEGIA_SHELL: 'app' })) },
  { name: 'e2e', run: inBrowsers },
  { name: 'installed-e2e', run: inBrowserOnInstalledServer },
];

/** The database that the tests are to run on, programs that this machine has, and Redis where there is one: nothing else is meant for tests. */
const SETTINGS_OF_TESTS = ['DATABASE_URL', 'REDIS_URL', 'FFMPEG', 'FFPROBE'] as const;

const { values } = parseArgs({ args: process.argv.slice(3), options: { only: { type: 'string', multiple: true } } });
const unknown = values.only?.filter((name) => !SUITES.some((suite) => suite.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. Suites: ${SUITES.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const isChosen = (name: string) => values.only === undefined || values.only.includes(name);
const seed = process.env[PROPERTY_SEED] ?? String(propertySeed(PROJECT_FOLDER));
/** The world of the browser tests, once somebody has begun to fill it. */
let filling: ReturnType<typeof fillWorld> | null = null;
const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-results-'));
const total: Counts = { passed: 0, failed: 0 };
try {
  for (const suite of SUITES) {
    if (!isChosen(suite.name)) continue;
    const started = performance.now();
    const counts = await suite.run(folder).catch(oneFailed);
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

/** What could not be run at all counts as one that failed. */
function oneFailed(error: unknown): Counts {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
}

function node(script: readonly string[], environment: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, script, {
      cwd: PROJECT_FOLDER,
      // What is not read at a terminal is kept without colours: a dot for each test would be thirty characters.
      env: {
        ...withoutSettings(SETTINGS_OF_TESTS),
        ...(!process.stdout.isTTY && { NO_COLOR: '1', FORCE_COLOR: undefined }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once(
      'exit',
      atProcessEnd(() => child.kill()),
    );
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

/** Work that succeeds or does not. */
async function whole(work: () => Promise<unknown>): Promise<Counts> {
  await work();
  return { passed: 1, failed: 0 };
}

async function succeed(script: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const { code } = await node(script, environment);
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}`);
}

function withoutBrowsers(results: string): Promise<Counts> {
  console.log(`Property tests ask by ${PROPERTY_SEED}=${seed}.`);
  return vitest(results, 'vitest.config.ts');
}

/** Neither a build nor the pictures and videos of a world keep both cores busy: the world that comes next is filled meanwhile. */
function buildProduct(): Promise<Counts> {
  if (isChosen('e2e')) {
    filling = fillWorld();
    // Told by the suite that waits for it.
    filling.catch(() => undefined);
  }
  return whole(() => buildAnew(PROJECT_FOLDER, () => succeed([REACT_ROUTER, 'build'])));
}

/** Once more on a PostgreSQL that this machine has, as the product promises to run on other versions than its own. */
function onInstalledServer(results: string): Promise<Counts> {
  return withInstalledServer((adminUrl) => vitest(results, 'vitest.config.ts', databaseTests(PROJECT_FOLDER), { DATABASE_URL: adminUrl }));
}

/** All SQL was tried there already: what is left to see is the sample world filled, and a doctor's first job done in it from end to end. */
function inBrowserOnInstalledServer(results: string): Promise<Counts> {
  return withInstalledServer(async (adminUrl) => {
    const { filled, remove } = await fillWorld({ url: adminUrl, videos: false });
    try {
      return await vitest(results, 'vitest.e2e.config.ts', ['--project', 'writing', 'e2e/first-job'], {
        [FILLED_WORLD]: JSON.stringify(filled),
      });
    } finally {
      await remove();
    }
  });
}

/** Nothing, and a word why, where there is none that could be used. */
async function withInstalledServer(run: (adminUrl: string) => Promise<Counts>): Promise<Counts> {
  const nothing = { passed: 0, failed: 0 };
  if (loadConfig().database.url !== undefined) {
    console.log('DATABASE_URL is set, and the tests ran on that server.');
    return nothing;
  }
  const servers = installedServers();
  for (const { folder, version, major } of servers) {
    if (major >= OLDEST_MAJOR) continue;
    console.log(`PostgreSQL ${version} in ${folder} is older than ${OLDEST_MAJOR} and is left out.`);
  }
  const server = servers.find(({ major }) => major >= OLDEST_MAJOR);
  if (server === undefined) {
    console.log(`No PostgreSQL of version ${OLDEST_MAJOR} or newer is installed here: the tests ran on the one of the packages only.`);
    return nothing;
  }
  console.log(`On the PostgreSQL ${server.version} of this machine, ${server.folder}:`);
  const database = await startTestDatabase({ binaries: server.programs });
  try {
    return await run(database.adminUrl);
  } finally {
    await database.stop();
  }
}

/** Both halves of the browser tests at once, each in a world of its own, copied from one. */
async function inBrowsers(results: string): Promise<Counts> {
  const { filled, remove } = await (filling ?? fillWorld());
  const environment = { [FILLED_WORLD]: JSON.stringify(filled) };
  try {
    const halves = ['reading', 'writing'].map((half) =>
      vitest(results, 'vitest.e2e.config.ts', ['--project', half, '--reporter=./e2e/second-tries.ts'], environment).catch(oneFailed),
    );
    return sum(await Promise.all(halves));
  } finally {
    await remove();
  }
}

function sum(counts: readonly Counts[]): Counts {
  return counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }));
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly { readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[] }[];
}

async function vitest(
  results: string,
  config: string,
  choice: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Counts> {
  // A run that dies before it reports must not find the report of another.
  const file = path.join(mkdtempSync(path.join(results, 'run-')), 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await node([VITEST, 'run', '--config', config, ...reporters, ...choice], { [PROPERTY_SEED]: seed, ...environment });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const { testResults } = report;
  for (const { fullName, status } of testResults.flatMap(({ assertionResults }) => assertionResults))
    if (status !== 'passed' && status !== 'failed') console.log(`skipped: ${fullName}`);
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests };
  // A file that cannot be loaded runs no test of its own and must not pass for that.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: Math.max(1, report.numFailedTestSuites) } : counts;
}
