/**
 * `node sample/seed.ts` fills an empty database with the sample world; `--scale 200000x1000000` adds a large synthetic
 * one (members x items) for measuring. Settings come from the environment, see .env.example.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { modules } from '#app/modules.ts';
import { loadConfig } from '#platform/config/config.ts';
import { readSetting } from '#platform/db/platform.store.ts';
import { createJobs } from '#platform/jobs/boss.ts';
import { silentLog } from '#platform/log/log.ts';
import { silentRealtime } from '#platform/realtime/realtime.ts';
import { startRuntime } from '#platform/runtime.ts';
import { createStorage } from '#platform/storage/create-storage.ts';
import { loadSampleWorld, NotEmptyError, SAMPLE_SETTING } from './load-sample-world.ts';
import { loadScaledWorld, parseScale, ScaleError } from './scaled-world.ts';

const { values } = parseArgs({ options: { scale: { type: 'string' } } });
// Before anything is filled.
const scale = values.scale === undefined ? null : await inWords(() => parseScale(values.scale ?? ''));
const config = loadConfig();
const databaseUrl = config.database.url;
if (databaseUrl === undefined)
  throw new Error('DATABASE_URL names the database to fill; `npm run seed` starts the embedded one and sets it');

const runtime = await startRuntime({
  modules,
  databaseUrl,
  poolSize: 4,
  settings: {
    publicUrl: config.publicUrl,
    secret: config.secret ?? 'unused while seeding',
    plainLocalhost: true,
    ffmpeg: config.ffmpeg,
    registers: config.registers,
    push: config.push,
    checksPerDay: config.checksPerDay,
    workFolder: config.workFolder,
  },
  log: silentLog,
  storage: createStorage(config.storage),
  jobs: createJobs({ databaseUrl, log: silentLog }),
  delivery: { delivery: { channels: [], send: async () => {} }, jobs: [] },
  realtime: silentRealtime,
  strict: false,
  work: false,
});
const onStep = (text: string) => process.stdout.write(`${text}\n`);
try {
  if ((await readSetting(runtime.database.db, SAMPLE_SETTING)) === null) await inWords(() => loadSampleWorld(runtime.services, onStep));
  else onStep('the sample world is there already');
  if (scale !== null) await inWords(() => loadScaledWorld(runtime.services, scale, onStep));
} finally {
  await runtime.close();
}

async function inWords<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ScaleError || error instanceof NotEmptyError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
