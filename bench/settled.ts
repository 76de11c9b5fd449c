/** What was written before is worked through for a while afterwards, and would be counted to whoever is measured next. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 300_000;

/** Events that somebody still has to hear of, and jobs that are due or under way. */
const WAITING = `select (select count(*) from platform.outbox)
  + (select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()) as waiting`;

/** Until a server has done all that was left to do, twice in a row. */
export async function settled(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const end = Date.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < 2; ) {
      const { rows } = await client.query<{ waiting: string }>(WAITING);
      quiet = Number(rows[0]?.waiting) === 0 ? quiet + 1 : 0;
      if (Date.now() > end) throw new Error(`After ${PATIENCE_MS / 1000} s the server still has ${rows[0]?.waiting} things to do`);
      await sleep(1_000);
    }
  } finally {
    await client.end();
  }
}
