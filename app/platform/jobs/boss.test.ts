import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../db/database.ts';
import { silentLog } from '../log/log.ts';
import type { Services } from '../services.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createJobs } from './boss.ts';
import { type JobContext, job } from './job.ts';

let given: Awaited<ReturnType<typeof openTestDatabase>>;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  given = await openTestDatabase();
  database = openDatabase({ url: given.databaseUrl, max: 2, onError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await given.drop();
});

/** A process that works on jobs called `name`. */
async function startProcess(name: string, run: (context: JobContext, n: number) => Promise<void>) {
  const runner = createJobs({ databaseUrl: given.databaseUrl, log: silentLog });
  const work = job({ name, payload: z.object({ n: z.number() }), run: (context, { n }) => run(context, n) });
  await runner.start([work], { database } as Services, true);
  return { stop: () => runner.stop(), enqueue: (n: number) => runner.enqueue(database.db, work, { n }) };
}

it('waits for the job under way when a process stops', async () => {
  const done: string[] = [];
  const process = await startProcess('test.finishes', async () => {
    done.push('begun');
    await sleep(800);
    done.push('finished');
  });
  await process.enqueue(1);
  await vi.waitFor(() => expect(done).toEqual(['begun']), 10_000);
  await process.stop();
  expect(done).toEqual(['begun', 'finished']);
});

it('hands back a job that heeds the end of its process, and another process does it', async () => {
  const begun: number[] = [];
  const first = await startProcess('test.handsBack', async ({ signal }, n) => {
    begun.push(n);
    await sleep(60_000, undefined, { signal });
  });
  await first.enqueue(7);
  await vi.waitFor(() => expect(begun).toEqual([7]), 10_000);
  const since = performance.now();
  await first.stop();
  expect(performance.now() - since).toBeLessThan(5_000);
  const done: number[] = [];
  const second = await startProcess('test.handsBack', async (_context, n) => void done.push(n));
  await vi.waitFor(() => expect(done).toEqual([7]), 15_000);
  await second.stop();
});
