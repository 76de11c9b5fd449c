/**
 * How long 10,000 entries of journal feeds take to become articles, and until the last of them is found by search:
 * `node bench/ingest.ts`, or `node bench/ingest.ts 2000 4` for 2,000 entries of 4 feeds. The feeds come over HTTP from a server of
 * this process, in every format, through the fetch, the job and the events that the product uses; nothing else runs meanwhile.
 */
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { modules } from '#app/modules.ts';
import { sourceReadingJobs } from '#modules/news/server/source-reading.job.ts';
import { feed, openFeedServer, switchedOn } from '#modules/news/testing/news.factory.ts';
import { loadConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { silentLog } from '#platform/log/log.ts';
import { silentRealtime } from '#platform/realtime/realtime.ts';
import { type Runtime, startRuntime } from '#platform/runtime.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { openScratchDatabase } from '../tools/database/scratch-database.ts';
import { writtenFeed } from './written-feeds.ts';

/** Of the project: 10,000 entries. */
const MOST_SECONDS = 60;
const [entries = 10_000, feeds = 20] = process.argv.slice(2).map(Number);
const perFeed = Math.ceil(entries / feeds);

const database = await openScratchDatabase('bench-ingest', 'node bench/ingest.ts');
const server = await openFeedServer();
try {
  await migrate({ databaseUrl: database.url });
  const runtime = await openRuntime(database.url);
  const now = new Date();
  for (let n = 0; n < feeds; n++) {
    const { type, body } = writtenFeed(n, perFeed, now);
    server.answer(`/${n}`, feed(type, body));
    await switchedOn(runtime.database.db, { id: `journal-${n}`, feedUrl: server.url(`/${n}`, `journal-${n}`) });
  }
  const { readDueSources } = sourceReadingJobs(server.outbound);
  const { services } = runtime;
  const begun = performance.now();
  await readDueSources.run({ services, db: services.database.db, log: silentLog, signal: new AbortController().signal }, {});
  const stored = (performance.now() - begun) / 1000;
  while ((await counted(runtime, 'platform.outbox')) > 0) await wait(100);
  const found = (performance.now() - begun) / 1000;
  const articles = await counted(runtime, 'news.article');
  const documents = await counted(runtime, `search.document where kind = 'article'`);
  await runtime.close();
  process.stdout.write(
    `${feeds} feeds of ${perFeed} entries: ${articles} articles in ${stored.toFixed(1)} s (at most ${MOST_SECONDS} for 10,000), ` +
      `${documents} of them found by search after ${found.toFixed(1)} s\n`,
  );
} finally {
  await server.close();
  await database.remove();
}

function openRuntime(databaseUrl: string): Promise<Runtime> {
  const { database: pool, publicUrl, ffmpeg, registers, push, checksPerDay, workFolder } = loadConfig();
  return startRuntime({
    modules,
    databaseUrl,
    poolSize: pool.poolSize,
    settings: {
      publicUrl,
      secret: 'a secret for measuring, and for nothing else',
      plainLocalhost: true,
      ffmpeg,
      registers,
      push,
      checksPerDay,
      workFolder,
    },
    log: silentLog,
    storage: memoryStorage(),
    jobs: { enqueue: async () => {}, takeBack: async () => {}, start: async () => {}, stop: async () => {} },
    delivery: { delivery: { channels: [], send: async () => {} }, jobs: [] },
    realtime: silentRealtime,
    strict: false,
    work: true,
  });
}

async function counted({ database: { pool } }: Runtime, from: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}
