/** On a database: what is committed with an event's mark, what is undone, and what is told. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Database, type DatabasePool, openDatabase } from '../db/database.ts';
import { addEvent, readSetting, writeSetting } from '../db/platform.store.ts';
import { silentLog } from '../log/log.ts';
import { silentRealtime } from '../realtime/realtime.ts';
import type { Services } from '../services.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startDispatcher, subscriberNames } from './dispatcher.ts';
import { event, type Subscriber, type SubscriberContext, subscribe } from './event.ts';

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

/** Counts what a subscriber did, in the transaction it was given. */
async function note(db: Database, name: string): Promise<void> {
  await writeSetting(db, name, ((await readSetting(db, name)) as number | null) === null ? 1 : Number(await readSetting(db, name)) + 1);
}
const noted = (name: string) => readSetting(pool.db, name);

type Run = (context: SubscriberContext, what: string) => Promise<void>;
const listener = (name: string, run: Run): Subscriber => subscribe(happened, name, (context, { what }) => run(context, what));

function dispatch(...subscribers: Subscriber[]) {
  const told: unknown[] = [];
  const statements: string[] = [];
  const services = {
    realtime: { ...silentRealtime, toRoom: (room: string) => void told.push(room, noted('teller')) },
    database: {
      ...pool,
      transaction: (work: (db: Database) => Promise<unknown>) =>
        pool.transaction((db) => {
          const query = db.client.query.bind(db.client) as (...args: unknown[]) => unknown;
          const client = Object.assign(Object.create(db.client) as typeof db.client, {
            query: (...args: unknown[]) => {
              statements.push(typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text);
              return query(...args);
            },
          });
          return work(Object.assign(Object.create(db) as Database, { client }));
        }),
    },
  } as unknown as Services;
  const dispatcher = startDispatcher({ services, subscribers, log: silentLog, polling: false });
  const pending = subscriberNames(subscribers)(happened.name);
  const emit = async (...all: string[]) => {
    for (const what of all) await addEvent(pool.db, { name: happened.name, payload: { what }, requestId: 'r', pending });
  };
  return { dispatcher, emit, told, statements };
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
