import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../db/database.ts';
import { silentLog } from '../log/log.ts';
import { safeError } from '../log/safe-error.ts';
import type { Services } from '../services.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createJobs } from './boss.ts';
import { type Job, type JobContext, job } from './job.ts';
import type { EnqueueOptions } from './jobs.ts';

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
async function startProcess(name: string, run: (context: JobContext, n: number) => Promise<void>, atOnce = 1) {
  const work = job({ name, payload: z.object({ n: z.number() }), atOnce, run: (context, { n }) => run(context, n) });
  const runner = await startRunner(work);
  return {
    stop: () => runner.stop(),
    enqueue: (n: number, db = database.db, options: EnqueueOptions = {}) => runner.enqueue(db, work, { n }, options),
    takeBack: (key: string, db = database.db) => runner.takeBack(db, work, key),
  };
}

async function startRunner(work: Job, works = true) {
  const runner = createJobs({ databaseUrl: given.databaseUrl, log: silentLog });
  await runner.start([work], { database } as Services, works);
  return runner;
}

it('waits for the job under way when a process stops', async () => {
  const done: string[] = [];
  const process = await startProcess('test.finishes', async () => {
    done.push('begun');
    await sleep(800);
    done.push('finished');
  });
  await process.enqueue(1);
  await expect.poll(() => done).toEqual(['begun']);
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
  await expect.poll(() => begun).toEqual([7]);
  const since = performance.now();
  await first.stop();
  expect(performance.now() - since).toBeLessThan(5_000);
  const done: number[] = [];
  const second = await startProcess('test.handsBack', async (_context, n) => void done.push(n));
  await expect.poll(() => done).toEqual([7]);
  await second.stop();
});

it('does several at once, and goes on without a pause while there are more', async () => {
  const done: number[] = [];
  const several = async (_context: JobContext, n: number) => {
    await sleep(100);
    done.push(n);
  };
  const process = await startProcess('test.several', several, 5);
  for (let n = 0; n < 20; n += 1) await process.enqueue(n);
  await expect.poll(() => done).toHaveLength(20);
  await process.stop();
});

it('of several at once, what is done counts as done while the others go on, and only what failed comes again', async () => {
  const begun: number[] = [];
  const finish = Promise.withResolvers<void>();
  const others = async (_context: JobContext, n: number) => {
    begun.push(n);
    if (n === 2) await finish.promise;
    if (n === 3 && begun.filter((other) => other === 3).length === 1) throw new Error('at the first attempt');
  };
  const process = await startProcess('test.apart', others, 3);
  await database.transaction(async (db) => {
    for (const n of [1, 2, 3]) await process.enqueue(n, db);
  });
  const doneRows = () =>
    database.pool.query<{ n: number }>(
      `select (data->>'n')::int as n from jobs.job where name = 'test.apart' and state = 'completed' order by 1`,
    );
  await expect.poll(async () => (await doneRows()).rows).toEqual([{ n: 1 }]);
  expect(begun.toSorted()).toEqual([1, 2, 3]);
  finish.resolve();
  await expect.poll(() => begun).toHaveLength(4);
  await process.stop();
  expect(begun.toSorted()).toEqual([1, 2, 3, 3]);
  expect((await doneRows()).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
}, 30_000);

it('gives the job of a process that shows no sign of life to another, in queues of earlier versions too', async () => {
  const name = 'test.dies';
  const watch = new PgBoss({ connectionString: given.databaseUrl, schema: 'jobs', supervise: false, schedule: false });
  await watch.start();
  await watch.createQueue(name, {});
  const begun: number[] = [];
  const end = Promise.withResolvers<void>();
  const first = await startProcess(name, async (_context, n) => {
    begun.push(n);
    await end.promise;
  });
  await first.enqueue(4);
  await expect.poll(() => begun).toEqual([4]);
  await database.pool.query(`update jobs.job set heartbeat_on = now() - interval '10 minutes' where name = $1`, [name]);
  await watch.supervise(name);
  const done: number[] = [];
  const second = await startProcess(name, async (_context, n) => void done.push(n));
  await expect.poll(() => done).toEqual([4]);
  end.resolve();
  await first.stop();
  await second.stop();
  await watch.stop();
}, 40_000);

it('adds nothing to what waits with the same key, until that has begun', async () => {
  const done: number[] = [];
  const process = await startProcess('test.waitsOnce', async (_context, n) => void done.push(n));
  await database.transaction(async (db) => {
    await process.enqueue(1, db, { singletonKey: 'one' });
    await process.enqueue(2, db, { singletonKey: 'one' });
    await process.enqueue(3, db, { singletonKey: 'other' });
  });
  await expect.poll(() => done.toSorted()).toEqual([1, 3]);
  await process.enqueue(4, database.db, { singletonKey: 'one' });
  await expect.poll(() => done.toSorted()).toEqual([1, 3, 4]);
  await process.stop();
});

it('does not do what was taken back, nor tries it again', async () => {
  const done: number[] = [];
  const process = await startProcess('test.takenBack', async (_context, n) => {
    done.push(n);
    if (n !== 1) return;
    await process.takeBack('failing');
    throw new Error('Once');
  });
  await process.enqueue(1, database.db, { key: 'failing' });
  await expect.poll(() => done).toEqual([1]);
  await database.transaction(async (db) => {
    await process.enqueue(2, db, { key: 'waiting' });
    await process.enqueue(3, db);
    await process.takeBack('waiting', db);
  });
  await expect.poll(() => done).toEqual([1, 3]);
  const states = async () =>
    (await database.db.client.query("select data->>'n' as n, state from jobs.job where name = 'test.takenBack' order by 1")).rows;
  const expected = [1, 2, 3].map((n) => ({ n: String(n), state: n === 3 ? 'completed' : 'cancelled' }));
  await expect.poll(() => states()).toEqual(expected);
  await process.stop();
});

it('says once what keeps all of its workers from their work', async () => {
  const warn = vi.fn();
  const runner = createJobs({ databaseUrl: given.databaseUrl, log: { ...silentLog, warn } as typeof silentLog });
  const works = ['a', 'b', 'c'].map((name) => job({ name: `test.kept-${name}`, payload: z.object({}), run: async () => undefined }));
  await runner.start(works, { database } as Services, true);
  const said = () => warn.mock.calls.map(([{ err }]) => safeError(err)).filter(({ message }) => message.includes('jobs.'));
  const rename = (from: string, to: string) => database.db.execute(`alter schema ${from} rename to ${to}`);
  await rename('jobs', 'jobs_away');
  try {
    await expect.poll(said, { timeout: 20_000 }).toHaveLength(1);
    await sleep(2_500);
    expect(said()).toMatchObject([{ code: '42P01' }]);
  } finally {
    await rename('jobs_away', 'jobs');
    await runner.stop();
  }
}, 30_000);

describe('what comes by the clock', () => {
  /** When it was due while nobody worked, half an hour ago. */
  const lately = () => new Date(Date.now() - 30 * 60_000);
  const weekly = (at: Date) => `${at.getUTCMinutes()} ${at.getUTCHours()} * * ${at.getUTCDay()}`;
  const clock = (name: string, schedule: string, done: string[]) =>
    job({ name, payload: z.strictObject({}), schedule, foundWithinSeconds: 1, run: async () => void done.push(name) });
  /** As if all who worked had stopped so many days ago. */
  const stoppedBefore = async (name: string, days: number) => {
    await database.pool.query('update jobs.version set cron_on = now() - make_interval(days => $1)', [days]);
    await database.pool.query(`update jobs.schedule set created_on = now() - interval '1 year' where name = $1`, [name]);
  };
  const queued = async (name: string) =>
    (await database.pool.query<{ n: number }>('select count(*)::int as n from jobs.job where name = $1', [name])).rows[0]?.n;

  it('and was missed is done once somebody works again, once however often it came, and by one of two', async () => {
    const done: string[] = [];
    const work = clock('test.weekly', weekly(lately()), done);
    await (await startRunner(work)).stop();
    // Nothing is owed from before it was known.
    expect(await queued('test.weekly')).toBe(0);
    await stoppedBefore('test.weekly', 40);
    const runners = await Promise.all([startRunner(work), startRunner(work)]);
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['test.weekly']);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(await queued('test.weekly')).toBe(1);

    // What was done is not owed again.
    await database.pool.query(`update jobs.version set cron_on = now() - interval '5 minutes'`);
    const again = await startRunner(work);
    await expect
      .poll(async () => (await database.pool.query(`select from jobs.version where cron_on > now() - interval '1 minute'`)).rowCount)
      .toBe(1);
    await again.stop();
    expect(await queued('test.weekly')).toBe(1);
  }, 60_000);

  it('is left for who works: beside a process that does not, nothing piles up', async () => {
    const done: string[] = [];
    const work = clock('test.piling', weekly(lately()), done);
    await (await startRunner(work)).stop();
    await stoppedBefore('test.piling', 3);
    const idle = await startRunner(work, false);
    const other = await startRunner(work);
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['test.piling']);
    await Promise.all([idle.stop(), other.stop()]);
    expect(await queued('test.piling')).toBe(1);
  }, 60_000);
});
