/** On a database: what is committed with an event's mark, what is undone, and what is told. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Database, type DatabasePool, openDatabase } from '../db/database.ts';
import { addEvent, readSetting, writeSetting } from '../db/platform.store.ts';
import { type Logger, silentLog } from '../log/log.ts';
import { silentRealtime } from '../realtime/realtime.ts';
import type { Services } from '../services.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startDispatcher, subscriberNames } from './dispatcher.ts';
import { type EventDefinition, event, type Subscriber, type SubscriberContext, subscribe, subscribeTogether } from './event.ts';

let base: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  base = await openTestDatabase();
  pool = openDatabase({ url: base.databaseUrl, max: 4, onError: () => undefined });
});
afterAll(async () => {
  await pool.close();
  await base.drop();
});
afterEach(() => pool.pool.query('truncate platform.outbox, platform.setting'));

const happened = event('test.happened', z.strictObject({ what: z.string() }));
const ended = event('test.ended', z.strictObject({ what: z.string() }));

/** Counts what a subscriber did, in the transaction it was given. */
async function note(db: Database, name: string): Promise<void> {
  await writeSetting(db, name, ((await readSetting(db, name)) as number | null) === null ? 1 : Number(await readSetting(db, name)) + 1);
}
const noted = (name: string) => readSetting(pool.db, name);

type Run = (context: SubscriberContext, what: string) => Promise<void>;
const listener = (name: string, run: Run): Subscriber => subscribe(happened, name, (context, { what }) => run(context, what));

const dispatch = (...subscribers: Subscriber[]) => start(subscribers, false);

function start(subscribers: readonly Subscriber[], polling: boolean, log: Logger = silentLog) {
  const told: unknown[] = [];
  const statements: string[] = [];
  const services = {
    realtime: { ...silentRealtime, toRoom: (room: string) => void told.push(room, noted('teller')) },
    database: {
      ...pool,
      transaction: (work: (db: Database) => Promise<unknown>, redone?: 'redone') =>
        pool.transaction((db) => {
          const query = db.client.query.bind(db.client) as (...args: unknown[]) => unknown;
          const client = Object.assign(Object.create(db.client) as typeof db.client, {
            query: (...args: unknown[]) => {
              statements.push(typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text);
              return query(...args);
            },
          });
          return work(Object.assign(Object.create(db) as Database, { client }));
        }, redone),
    },
  } as unknown as Services;
  const dispatcher = startDispatcher({ services, subscribers, log, polling });
  const names = subscriberNames(subscribers);
  const emitAs = async ({ name }: EventDefinition, ...all: string[]) => {
    for (const what of all) await addEvent(pool.db, { name, payload: { what }, requestId: 'r', pending: names(name) });
  };
  const emit = (...all: string[]) => emitAs(happened, ...all);
  return { dispatcher, emit, emitAs, told, statements };
}

const waiting = async () => (await pool.pool.query('select pending, attempts from platform.outbox order by id')).rows as unknown[];
const tryAgainNow = () => pool.pool.query('update platform.outbox set due_at = now()');

it('brings each event to all who listen, once, without a savepoint for each of them', async () => {
  const { dispatcher, emit, statements } = dispatch(
    listener('test.first', ({ db }) => note(db, 'first')),
    listener('test.second', ({ db }) => note(db, 'second')),
  );
  await emit('a', 'b', 'c');
  await dispatcher.drain();
  expect([await noted('first'), await noted('second')]).toEqual([3, 3]);
  expect(await waiting()).toEqual([]);
  expect(statements.filter((text) => text.startsWith('SAVEPOINT'))).toEqual([]);
});

it('undoes what a subscriber that fails has done, and nothing that others did with the same events', async () => {
  let broken = true;
  const { dispatcher, emit } = dispatch(
    listener('test.steady', ({ db }) => note(db, 'steady')),
    listener('test.shaky', async ({ db }, what) => {
      await note(db, 'shaky');
      if (broken && what === 'bad') throw new Error('not now');
    }),
    listener('test.last', ({ db }) => note(db, 'last')),
  );
  await emit('good', 'bad', 'fine');
  await dispatcher.drain();
  expect([await noted('steady'), await noted('shaky'), await noted('last')]).toEqual([3, 2, 3]);
  expect(await waiting()).toEqual([{ pending: ['test.shaky'], attempts: 1 }]);

  broken = false;
  await tryAgainNow();
  await dispatcher.drain();
  expect([await noted('steady'), await noted('shaky'), await noted('last')]).toEqual([3, 3, 3]);
  expect(await waiting()).toEqual([]);
});

it('tells browsers once it is committed: once, and nothing of what was undone', async () => {
  const { dispatcher, emit, told } = dispatch(
    listener('test.teller', async ({ db, services }, what) => {
      await note(db, 'teller');
      services.realtime.toRoom(`room:${what}`, { name: 'test.happened', payload: {} });
    }),
    listener('test.failing', async ({ services }, what) => {
      services.realtime.toRoom('room:undone', { name: 'test.happened', payload: {} });
      if (what === 'bad') throw new Error('never');
    }),
  );
  await emit('bad');
  await dispatcher.drain();
  expect(await Promise.all(told)).toEqual(['room:bad', 1]);
});

it('does what is to follow the commit, though something before it failed, and nothing that followed what was undone', async () => {
  const followed: string[] = [];
  const { dispatcher, emit } = dispatch(
    listener('test.first', async ({ db, afterCommit }, what) => {
      await note(db, 'teller');
      afterCommit(() => Promise.reject(new Error('nobody there')));
      afterCommit(async () => void followed.push(`${what}: ${await noted('teller')}`));
    }),
    listener('test.failing', async ({ afterCommit }, what) => {
      afterCommit(() => void followed.push('undone'));
      if (what === 'bad') throw new Error('never');
    }),
  );
  await emit('bad');
  await dispatcher.drain();
  expect(followed).toEqual(['bad: 1']);
});

it('passes over a subscriber that is gone from the code', async () => {
  const { dispatcher, emit } = dispatch(listener('test.here', ({ db }) => note(db, 'here')));
  await emit('a');
  await pool.pool.query(`update platform.outbox set pending = pending || '{test.gone}'`);
  await dispatcher.drain();
  expect([await noted('here'), await waiting()]).toEqual([1, []]);
});

it('gives at once, in their order, the events of one kind that came one after another, to whom that is worth it', async () => {
  const heard: string[][] = [];
  const { dispatcher, emit, emitAs } = dispatch(
    subscribeTogether(happened, 'test.gathering', async ({ db }, all) => {
      heard.push(all.map(({ what }) => what));
      await note(db, 'gathering');
    }),
    subscribe(ended, 'test.ending', async (_context, { what }) => void heard.push([`end ${what}`])),
  );
  await emit('a', 'b');
  await emitAs(ended, 'c');
  await emit('d', 'e');
  await dispatcher.drain();
  expect(heard).toEqual([['a', 'b'], ['end c'], ['d', 'e']]);
  expect([await noted('gathering'), await waiting()]).toEqual([2, []]);
});

it('gives them one by one when that fails, and does again only what failed', async () => {
  const done: string[] = [];
  let broken = true;
  const { dispatcher, emit } = dispatch(
    subscribeTogether(happened, 'test.gathering', async ({ db }, all) => {
      await note(db, 'gathering');
      if (broken && all.some(({ what }) => what === 'bad')) throw new Error('not now');
      done.push(...all.map(({ what }) => what));
    }),
  );
  await emit('good', 'bad', 'fine');
  await dispatcher.drain();
  expect([done, await noted('gathering'), await waiting()]).toEqual([['good', 'fine'], 2, [{ pending: ['test.gathering'], attempts: 1 }]]);
  broken = false;
  await tryAgainNow();
  await dispatcher.drain();
  expect([done, await waiting()]).toEqual([['good', 'fine', 'bad'], []]);
});

it('goes on with other kinds of events while one takes long, and with no two of the same at once', async () => {
  let busy = 0;
  let most = 0;
  const slowOne = Promise.withResolvers<void>();
  const others: string[] = [];
  const { dispatcher, emit, emitAs } = start(
    [
      listener('test.slow', async ({ db }, what) => {
        busy += 1;
        most = Math.max(most, busy);
        await note(db, 'slow');
        if (what === 'slow') await slowOne.promise;
        busy -= 1;
      }),
      subscribe(ended, 'test.ending', async (_context, { what }) => void others.push(what)),
    ],
    true,
  );
  await emit('slow');
  dispatcher.wake();
  await expect.poll(() => busy).toBe(1);
  await emit('next');
  await emitAs(ended, 'other');
  await vi.waitFor(
    () => {
      dispatcher.wake();
      expect(others).toEqual(['other']);
    },
    { timeout: 15_000 },
  );
  expect(most).toBe(1);
  slowOne.resolve();
  await expect.poll(() => waiting()).toEqual([]);
  expect([most, await noted('slow')]).toEqual([1, 2]);
  await dispatcher.stop();
});

/** The lines of a log that a person should look at. */
function listeningLog() {
  const said: [message: string, fields: Record<string, unknown>][] = [];
  const note = (fields: object, message: string) => void said.push([message, fields as Record<string, unknown>]);
  return { log: { ...silentLog, info: note, warn: note, error: note } satisfies Logger, said };
}

/** When it is due, by the clock of the database in seconds, and whether it was given up. */
const schedule = async () =>
  (
    await pool.pool.query<{ due: number; parked: boolean }>(
      `select extract(epoch from due_at)::float8 as due, parked_at is not null as parked from platform.outbox`,
    )
  ).rows;
const secondsNow = async () =>
  (await pool.pool.query<{ at: number }>('select extract(epoch from clock_timestamp())::float8 as at')).rows[0]?.at ?? 0;

it('tries again with pauses that double up to a quarter of an hour, and gives up with the twelfth, which it says', async () => {
  const { log, said } = listeningLog();
  const { dispatcher, emit } = start([listener('test.broken', () => Promise.reject(new Error('a fault of ours')))], false, log);
  await emit('a');
  for (const [attempts, pause] of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900].entries()) {
    const before = await secondsNow();
    await dispatcher.drain();
    const after = await secondsNow();
    const [{ due, parked } = { due: 0, parked: false }] = await schedule();
    // Counted from the attempt, however long it took a slow machine.
    expect(due - before, `${pause}`).toBeGreaterThanOrEqual(pause);
    expect(due - after, `${pause}`).toBeLessThanOrEqual(pause);
    expect(parked).toBe(attempts === 11);
    await tryAgainNow();
  }
  await dispatcher.drain();
  expect(await waiting()).toEqual([{ pending: ['test.broken'], attempts: 12 }]);
  const last = said.at(-1);
  expect(last).toEqual([
    'an event is given up until a process starts anew',
    { event: 'test.happened', subscribers: ['test.broken'], id: expect.anything() as number },
  ]);
});

it('what was given up is tried again when a process starts anew, from the beginning and with a word, once', async () => {
  const { log, said } = listeningLog();
  const done: string[] = [];
  const mended = [listener('test.mended', async (_context, what) => void done.push(what))];
  const { emit, dispatcher } = start(mended, false, log);
  await emit('a', 'b');
  await pool.pool.query(`update platform.outbox set attempts = 12, parked_at = now(), due_at = now() + interval '15 minutes'`);
  await dispatcher.drain();
  expect(done).toEqual([]);

  const anew = start(mended, true, log);
  anew.dispatcher.wake();
  await expect.poll(() => done).toEqual(['a', 'b']);
  await expect.poll(waiting).toEqual([]);
  // What this one gives up itself, it does not try again.
  await pool.pool.query(
    `insert into platform.outbox (name, payload, request_id, pending, attempts, parked_at)
     values ('test.happened', '{"what":"c"}', 'r', '{test.mended}', 12, now())`,
  );
  anew.dispatcher.wake();
  await anew.dispatcher.stop();
  expect([done, await waiting()]).toEqual([['a', 'b'], [{ pending: ['test.mended'], attempts: 12 }]]);
  expect(said).toEqual([
    ['events that had been given up are tried again', { events: [{ event: 'test.happened', subscribers: ['test.mended'], count: 2 }] }],
  ]);
});

it('says once that events wait, however long they do, and once that they do not any more', async () => {
  const { log, said } = listeningLog();
  const done: string[] = [];
  const { dispatcher, emit } = start([listener('test.late', async (_context, what) => void done.push(what))], true, log);
  await emit('a');
  await pool.pool.query('alter table platform.outbox rename to outbox_away');
  const asked = vi.spyOn(pool.pool, 'query');
  await expect
    .poll(() => {
      dispatcher.wake();
      return asked.mock.calls.length;
    })
    .toBeGreaterThan(3);
  asked.mockRestore();
  await pool.pool.query('alter table platform.outbox_away rename to outbox');
  await expect.poll(() => done).toEqual(['a']);
  await dispatcher.stop();
  expect(said.map(([message]) => message)).toEqual(['events wait', 'events are handled again']);
});
