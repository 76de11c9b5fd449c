/**
 * `npm run bench`: what a page, a list and a comment cost, as ratios to a bare server measured in the same run.
 * `--large` also measures on 200,000 members and 1,000,000 items; `--seconds 10` is the length of one measurement.
 * `--ingest` adds how long 10,000 entries of feeds take (bench/ingest.ts), `--hls 60` how long a video of so many seconds (bench/hls.ts).
 * Prints a report; `--write` puts it into docs/performance.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openScratchDatabase } from '../tools/database/scratch-database.ts';
import { buildProduct } from '../tools/run/build-product.ts';
import { createSteps } from '../tools/run/steps.mjs';
import { measureEngines } from './engines.ts';
import { askOften, type Measured, measure, measurePaced, type Paced, slowdown } from './load.ts';
import { measuredEnvironment } from './measured-environment.ts';
import { measureNotices, NOTICES } from './notices.ts';
import { memoryMb } from './process-cost.ts';
import { outputOf, runProgram, startProgram } from './programs.ts';
import { PACE, report, type World } from './report.ts';
import { settled } from './settled.ts';
import { CROWD, CROWD_SETTINGS, type Crowd, measureCrowd } from './sockets.ts';
import { cachedTargets, readSubjects, targetsFor } from './targets.ts';

const LARGE = '200000x1000000';
const MEMORY_REQUESTS = 100_000;
const WRITERS = 8;
const NOTES = '## Against the targets';

const { values } = parseArgs({
  args: process.argv.slice(process.argv[1]?.endsWith('start.mjs') === true ? 3 : 2),
  options: {
    seconds: { type: 'string', default: '8' },
    large: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    ingest: { type: 'boolean', default: false },
    hls: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
// What is measured is the production build.
process.env.NODE_ENV = 'production';
await buildProduct(createSteps());
const database = await openScratchDatabase('bench', 'npm run bench');
try {
  await migrate({ databaseUrl: database.url });
  const env = measuredEnvironment(database);
  await runProgram(['sample/seed.ts'], env);
  const bare = await measureBare();
  const worlds: World[] = [{ name: 'sample world', ...(await measureWorld(env)) }];
  const crowd = await measureLive(env);
  if (values.large) {
    const begun = Date.now();
    await runProgram(['sample/seed.ts', '--scale', LARGE], env);
    worlds.push({
      name: `${LARGE.replace('x', ' members, ')} items`,
      seedSeconds: (Date.now() - begun) / 1000,
      ...(await measureWorld(env)),
    });
  }
  const apart = [
    ...(values.ingest ? [await outputOf(['bench/ingest.ts'], env)] : []),
    ...(values.hls === undefined ? [] : [await outputOf(['bench/hls.ts', values.hls], env)]),
  ];
  const text = report({ bare, worlds, seconds, crowd, apart, engines: measureEngines(), startSeconds: await measureStart(env) });
  process.stdout.write(text);
  if (values.write) writeReport(path.join(PROJECT_FOLDER, 'docs/performance.md'), text);
} finally {
  await database.remove();
}

/** New figures, and below them what people wrote about the old ones, to be read again. */
function writeReport(file: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const notes = before.indexOf(NOTES);
  writeFileSync(file, notes === -1 ? text : text + before.slice(notes));
}

async function measureBare(): Promise<{ hello: Measured; json: Measured }> {
  const server = await startProgram(['bench/baseline-server.ts'], process.env);
  const [hello = '', json = ''] = server.address.split(' ');
  const pids = { server: server.pid };
  const measured = {
    hello: await measure({ name: 'bare node:http', url: `http://127.0.0.1:${hello}/` }, pids, seconds),
    json: await measure({ name: 'bare Fastify JSON', url: `http://127.0.0.1:${json}/` }, pids, seconds),
  };
  await server.stop();
  return measured;
}

async function measureWorld(env: NodeJS.ProcessEnv): Promise<Pick<World, 'results' | 'paced' | 'slowdown' | 'memory' | 'notices'>> {
  const postmaster = database.pid;
  const server = await startOn(env, 'off');
  const subjects = await readSubjects(server.url);
  const targets = targetsFor(server.url, subjects);
  const { url: databaseUrl } = database;
  await settled(databaseUrl);
  const results: Measured[] = [];
  for (const target of targets) results.push(await measure(target, { server: server.pid, database: postmaster }, seconds));
  const paced: Paced[] = [];
  for (const target of targets.filter(({ isWaitedFor }) => isWaitedFor)) paced.push(await measurePaced(target, PACE, seconds * 2));
  const [list] = targets;
  const comment = targets.at(-1);
  await settled(databaseUrl);
  const slower = list === undefined || comment === undefined ? Number.NaN : await slowdown(list, comment, WRITERS, seconds);
  await settled(databaseUrl);
  await server.stop();
  const withCache = await startOn(env, 'on');
  for (const target of cachedTargets(withCache.url, subjects))
    results.push(await measure(target, { server: withCache.pid, database: postmaster }, seconds));
  const memory = values.memory ? await memoryOver(withCache, subjects.caseId) : [memoryMb(withCache.pid)];
  await withCache.stop();
  const live = await startOn({ ...env, ...CROWD_SETTINGS }, 'on');
  const notices = await measureNotices(live.url, NOTICES);
  await live.stop();
  return { results, paced, slowdown: slower, memory, notices };
}

/** Two thousand devices that listen while doctors write to each other. */
async function measureLive(env: NodeJS.ProcessEnv): Promise<Crowd> {
  const server = await startOn({ ...env, ...CROWD_SETTINGS }, 'on');
  const crowd = await measureCrowd(server, CROWD);
  await server.stop();
  return crowd;
}

/** Seconds from nothing running to the first page: the database, the server, the page. */
async function measureStart(env: NodeJS.ProcessEnv): Promise<number> {
  await database.stop();
  const begun = Date.now();
  await database.startAgain();
  const server = await startOn({ ...env, DATABASE_URL: database.url }, 'on');
  const page = await fetch(server.url);
  await page.arrayBuffer();
  const taken = (Date.now() - begun) / 1000;
  await server.stop();
  if (!page.ok) throw new Error(`The first page answered ${page.status}`);
  return taken;
}

/** As `npm start` runs the server. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

async function startOn(env: NodeJS.ProcessEnv, pageCache: 'on' | 'off') {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = await startProgram([...flagsOfStart(), 'bench/measured-server.ts'], {
    ...env,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PAGE_CACHE: pageCache,
  });
  return { ...server, url: server.address };
}

/** Memory after every tenth of a hundred thousand requests. */
async function memoryOver(server: { url: string; pid: number }, caseId: string): Promise<number[]> {
  const readings: number[] = [];
  for (let tenth = 0; tenth < 10; tenth++) {
    await askOften(`${server.url}/cases/${caseId}`, MEMORY_REQUESTS / 10);
    readings.push(memoryMb(server.pid));
  }
  return readings;
}
