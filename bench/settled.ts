/** What was written before is worked through for a while afterwards, and would be counted to whoever is measured next. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 300_000;

/** Events that somebody still has to hear of; those that were given up, which nobody will, in words. */
const EVENTS = `select count(*)::int as events,
  array_agg(distinct name || ' for ' || array_to_string(pending, ', ')) filter (where parked_at is not null) as given_up
  from platform.outbox`;
/** Due, or under way. */
const JOBS = `select count(*)::int as jobs from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`;

/** Until a server has done all that was left to do. */
export const settled = (databaseUrl: string): Promise<void> => untilNothingWaits(databaseUrl, true);

/** Until everybody has heard of every event; jobs may still wait. */
export const eventsHandled = (databaseUrl: string): Promise<void> => untilNothingWaits(databaseUrl, false);

/** Twice in a row: what is handled may bring something else about. */
async function untilNothingWaits(databaseUrl: string, andJobs: boolean): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const end = Date.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < 2; ) {
      const [found] = (await client.query<{ events: number; given_up: string[] | null }>(EVENTS)).rows;
      if (found?.given_up) throw new Error(`These events were given up, and the server's log says why: ${found.given_up.join('; ')}`);
      const jobs = andJobs ? ((await client.query<{ jobs: number }>(JOBS)).rows[0]?.jobs ?? 0) : 0;
      const waiting = (found?.events ?? 0) + jobs;
      quiet = waiting === 0 ? quiet + 1 : 0;
      if (Date.now() > end) throw new Error(`After ${PATIENCE_MS / 1000} s the server still has ${waiting} things to do`);
      await sleep(1_000);
    }
  } finally {
    await client.end();
  }
}
