/**
 * `npm run eval:search`: nDCG@10 of the judged questions over the sample cases, then of those about everything else over the whole
 * sample world, on a database of its own. `--all` also prints what is not answered perfectly, of those that are not held out; `--write`
 * records the figures in evaluation/search-quality.json, lower ones only with `--lower`.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { modules } from '#app/modules.ts';
import { search } from '#modules/search/search.contract.ts';
import { loadConfig, PROJECT_FOLDER } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { silentLog } from '#platform/log/log.ts';
import { silentRealtime } from '#platform/realtime/realtime.ts';
import { type Runtime, startRuntime } from '#platform/runtime.ts';
import { createStorage } from '#platform/storage/create-storage.ts';
import { openScratchDatabase } from '../database/scratch-database.ts';
import { withoutSettings } from '../run/plain-environment.ts';
import { type Ask, askAll, fallen, qualityByKind, qualityOf, type Result, recordedQuality, rounded, SETS } from './judged-search.ts';
import { loadSampleCases } from './sample-cases.ts';
import { loadSampleRest } from './sample-rest.ts';

const { values } = parseArgs({
  args: process.argv.slice(process.argv[1]?.endsWith('start.mjs') === true ? 3 : 2),
  options: {
    all: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    lower: { type: 'boolean', default: false },
  },
});
const database = await openScratchDatabase('search', 'npm run eval:search');
try {
  await migrate({ databaseUrl: database.url });
  const runtime = await openRuntime();
  const now = new Date();
  await loadSampleCases(runtime.services, now);
  const cases = await askAll(asNobody(runtime), 'cases', now);
  await loadSampleRest(runtime.services, now);
  const results = { cases, others: await askAll(asNobody(runtime), 'others', now) };
  await runtime.close();
  if (values.all) for (const set of SETS) printFaults(results[set]);
  const recorded = recordedQuality();
  const reached = { cases: rounded(qualityOf(results.cases)), others: rounded(qualityOf(results.others)) };
  for (const set of SETS) {
    console.log(set === 'cases' ? 'nDCG@10, cases' : 'nDCG@10, everything else');
    for (const part of ['tuned', 'heldOut'] as const)
      console.log(
        `  ${part === 'tuned' ? 'tuned on' : 'held out'}: ${reached[set][part].toFixed(4)} (recorded ${recorded[set][part].toFixed(4)})`,
      );
  }
  console.log('by kind, tuned on');
  for (const [kind, mean] of qualityByKind(results.others)) console.log(`  ${kind}: ${mean.toFixed(4)}`);
  const lower = SETS.flatMap((set) => fallen(recorded[set], reached[set]).map((part) => `${set}, ${part}`));
  if (values.write && lower.length > 0 && !values.lower) {
    console.error(`Nothing is recorded: lower than before are ${lower.join('; ')}. With --lower they are recorded all the same.`);
    process.exitCode = 1;
  } else if (values.write)
    writeFileSync(path.join(PROJECT_FOLDER, 'evaluation/search-quality.json'), `${JSON.stringify({ ...recorded, ...reached }, null, 2)}\n`);
} finally {
  await database.remove();
}

function printFaults(results: readonly Result[]): void {
  for (const { judged, found, ndcg } of results.filter((one) => one.ndcg < 1 && one.judged.heldOut !== true))
    console.log(
      `${ndcg.toFixed(2)}  ${judged.kind}, ${judged.q}: ${found.slice(0, 4).join(' | ')}; wanted ${Object.keys(judged.relevant).join(' | ')}`,
    );
}

/** Nothing of it is the installation's of this machine: what the sample world brings along lies in the scratch folder. */
function openRuntime(): Promise<Runtime> {
  const config = loadConfig({ ...withoutSettings(['FFMPEG', 'FFPROBE']), KOLEGIA_DATA: database.folder });
  return startRuntime({
    modules,
    databaseUrl: database.url,
    poolSize: 4,
    settings: {
      publicUrl: config.publicUrl,
      secret: 'a secret for evaluating, and for nothing else',
      plainLocalhost: true,
      ffmpeg: config.ffmpeg,
      registers: config.registers,
      push: config.push,
      checksPerDay: config.checksPerDay,
      workFolder: config.workFolder,
    },
    log: silentLog,
    storage: createStorage(config.storage),
    jobs: { enqueue: async () => {}, takeBack: async () => {}, start: async () => {}, stop: async () => {} },
    delivery: { delivery: { channels: [], send: async () => {} }, jobs: [] },
    realtime: silentRealtime,
    strict: false,
    work: false,
  });
}

function asNobody({ pipeline }: Runtime): Ask {
  return async (input, language) => {
    const request = {
      requestId: randomUUID(),
      viewer: null,
      language,
      ip: '127.0.0.1',
      userAgent: 'evaluation',
      initiator: 'web',
      idempotencyKey: null,
      cookies: {},
      madeFor: null,
      mayHaveWritten: false,
    } as const;
    return (await pipeline.run(search.name, { request, input, file: null })).response as never;
  };
}
