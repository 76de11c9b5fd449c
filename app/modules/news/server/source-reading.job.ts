import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isUnavailable } from '#platform/db/database.ts';
import type { OutboundFetch } from '#platform/http/outbound-fetch.ts';
import { type Job, type JobContext, job } from '#platform/jobs/job.ts';
import { bringIn } from './article-arrival.store.ts';
import { askFeed, type FeedAnswer } from './feed.client.ts';
import { claimDueSources, endClaim, findSource, isAsAsked, noteReading, type SourceRow } from './source.store.ts';
import { afterFailure, afterSuccess } from './source-pace.policy.ts';

/** Hosts that are asked at the same time; each gets one question at a time, with a pause between two. */
const HOSTS_AT_ONCE = 4;
const PAUSE_MS = 2_000;
const MOST_AT_ONCE = 200;
/** Longer than a run may take: until then nobody else reads what this run took. */
const CLAIM_SECONDS = 900;
const ONE_SECONDS = 120;

type Reading = Pick<JobContext, 'services' | 'log'>;

/** Reads one feed: what is new comes in, and the source remembers how it went. Returns the number of new articles. */
export async function readSource(reading: Reading, outbound: OutboundFetch, sourceId: string): Promise<number> {
  const { db } = reading.services.database;
  const source = await findSource(db, sourceId);
  if (source === null || !source.active) return 0;
  const now = new Date();
  try {
    return await readFeedOf(reading, source, await askFeed(outbound, source, now), now);
  } catch (error) {
    // A fault of ours that comes back with each reading would come every ten minutes, and nobody would see it at the desk.
    if (!isUnavailable(error))
      await noteReading(db, source, { checkedAt: now, ...afterFailure(now, await failuresOf(reading.services, source), 'unexpected') });
    throw error;
  }
}

/** As they are by now: whoever switched it on while it was asked began anew. */
const failuresOf = async ({ database }: Reading['services'], { id }: SourceRow): Promise<number> =>
  (await findSource(database.db, id))?.failures ?? 0;

async function readFeedOf({ services, log }: Reading, source: SourceRow, answer: FeedAnswer, now: Date): Promise<number> {
  const sourceId = source.id;
  if (answer.state === 'failed') {
    const outcome = afterFailure(now, await failuresOf(services, source), answer.fault, answer.retryAfter);
    await noteReading(services.database.db, source, { checkedAt: now, ...outcome });
    log.warn({ source: sourceId, fault: answer.fault, failures: outcome.failures, active: outcome.active }, 'a feed could not be read');
    return 0;
  }
  if (answer.state === 'unchanged') {
    await noteReading(services.database.db, source, { checkedAt: now, ...afterSuccess(now) });
    return 0;
  }
  const { entries, unclearDates, unclearDate, etag, lastModified } = answer;
  if (unclearDate !== null) log.warn({ source: sourceId, date: unclearDate }, 'a date that could be read in two ways is not read');
  return services.database.transaction(async (db) => {
    if (!(await isAsAsked(db, source))) return 0;
    const emit: Parameters<typeof bringIn>[0]['emit'] = (event, payload) => services.emit(db, event, payload);
    const { added, refused } = await bringIn({ db, emit }, source, entries);
    for (const title of refused) log.warn({ source: sourceId, title }, 'a notice about a work of another publisher marks nothing');
    await noteReading(db, source, { checkedAt: now, ...afterSuccess(now), etag, lastModified, unclearDates, unclearDate });
    return added;
  });
}

async function readDue(context: JobContext, outbound: OutboundFetch, pauseMs: number): Promise<void> {
  const due = await claimDueSources(context.services.database, MOST_AT_ONCE, CLAIM_SECONDS);
  const hosts = [...Map.groupBy(due, ({ host }) => host).values()];
  const readHosts = async () => {
    for (let sources = hosts.shift(); sources !== undefined && !context.signal.aborted; sources = hosts.shift()) {
      for (const [n, { id }] of sources.entries()) {
        if (n > 0) await wait(pauseMs);
        if (context.signal.aborted) return;
        // The others are not to wait for one that meets a fault of ours.
        await readClaimed(context, outbound, id).catch((error: unknown) => {
          context.log.error({ err: error, source: id }, 'reading a feed failed');
        });
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, readHosts));
}

/** Whatever comes of it, its host may be asked again afterwards. */
const readClaimed = (context: JobContext, outbound: OutboundFetch, id: string): Promise<number> =>
  readSource(context, outbound, id).finally(() => endClaim(context.services.database.db, id));

/** Where the round has it already, or another source of its host, the round of ten minutes later is soon enough. */
async function readNow(context: JobContext, outbound: OutboundFetch, id: string): Promise<void> {
  const [claimed] = await claimDueSources(context.services.database, 1, ONE_SECONDS, id);
  if (claimed !== undefined) await readClaimed(context, outbound, id);
}

const OneSource = z.strictObject({ source: z.string() });

/** `outbound` is the way to the open internet; tests bring one that leads to a server of theirs. */
export function sourceReadingJobs(
  outbound: OutboundFetch,
  pauseMs = PAUSE_MS,
): { readDueSources: Job; readOneSource: Job<typeof OneSource> } {
  return {
    readDueSources: job({
      name: 'news.readDueSources',
      payload: z.strictObject({}),
      schedule: '*/10 * * * *',
      retryLimit: 0,
      expireInSeconds: CLAIM_SECONDS,
      run: (context) => readDue(context, outbound, pauseMs),
    }),
    /** When staff switch a source on, they see at once what comes of it. */
    readOneSource: job({
      name: 'news.readOneSource',
      payload: OneSource,
      retryLimit: 0,
      expireInSeconds: ONE_SECONDS,
      run: (context, { source }) => readNow(context, outbound, source),
    }),
  };
}
