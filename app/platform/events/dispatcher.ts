/**
 * Brings committed events to their subscribers. What a subscriber writes commits together with the mark that it was
 * done, so a crash repeats work that was undone and nothing else. Any number of processes may dispatch.
 */
import type { Database } from '../db/database.ts';
import { isUnavailable, savepoint } from '../db/database.ts';
import { type OutboxRow, postponeEvent, releaseParkedEvents, removeEvents, takeDueEvents } from '../db/platform.store.ts';
import type { Logger } from '../log/log.ts';
import { type AfterCommit, runAll } from '../operation/after-commit.ts';
import { emitEvent } from '../operation/pipeline.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Services } from '../services.ts';
import type { Subscriber, SubscriberContext } from './event.ts';

const POLL_MS = 1_000;
/** With pauses that double up to a quarter of an hour, the last comes about three quarters of an hour after the first. */
const MAX_ATTEMPTS = 12;
const LONGEST_PAUSE_SECONDS = 900;
const LANES = 2;
/** Another lane goes past one that is busy with something slow; usually it would find nothing. */
const HELP_MS = 100;
/** Events that share a transaction. */
const BATCH = 20;

export interface Dispatcher {
  /** Look at once instead of at the next poll. */
  wake(): void;
  /** Handles all that is due now; for tests and for orderly stops. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Batch {
  readonly db: Database;
  readonly committed: AfterCommit[];
}

/** The names of the events it is busy with. */
type Lane = Set<string>;

/** By event, the subscribers who have yet to be brought it. */
type Left = ReadonlyMap<OutboxRow, readonly string[]>;

export function startDispatcher(options: {
  services: Services;
  subscribers: readonly Subscriber[];
  log: Logger;
  /** False: only `drain` dispatches. */
  polling: boolean;
}): Dispatcher {
  const byName = new Map(options.subscribers.map((subscriber) => [subscriber.name, subscriber]));
  const subscribersOf = subscriberNames(options.subscribers);
  let again = false;
  let stopped = false;
  let waits = false;
  let released: Promise<void> | null = null;
  let begun = Number.NEGATIVE_INFINITY;
  const lanes = new Map<Lane, Promise<void>>();
  let taken: Promise<unknown> = Promise.resolve();

  /** Hardly an event fails: only a batch in which one did is done over, each subscriber on ground of its own. */
  async function handleNext(lane: Lane): Promise<boolean> {
    try {
      return await handleBatch(lane, runTrusting);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      return handleBatch(lane, runApart);
    }
  }

  /**
   * One lane takes after the other, and none what is of the same kind as what another is busy with: it is about the same things so
   * often that one would stand waiting for what the other has locked, with a connection in its hand.
   */
  function take(db: Database, lane: Lane): Promise<OutboxRow[]> {
    const taking = taken.then(async () => {
      const others = [...lanes.keys()].filter((one) => one !== lane);
      const rows = await takeDueEvents(
        db,
        BATCH,
        others.flatMap((one) => [...one]),
      );
      for (const { name } of rows) lane.add(name);
      return rows;
    });
    taken = taking.catch(() => undefined);
    return taking;
  }

  async function handleBatch(lane: Lane, run: (batch: Batch, rows: readonly OutboxRow[]) => Promise<Left>): Promise<boolean> {
    const committed: AfterCommit[] = [];
    lane.clear();
    const found = await options.services.database.transaction(async (db) => {
      const rows = await take(db, lane);
      const left = await run({ db, committed }, rows);
      for (const [{ id, name, attempts: before }, names] of left) {
        const attempts = before + 1;
        const parked = attempts >= MAX_ATTEMPTS;
        await postponeEvent(db, id, names, Math.min(2 ** attempts, LONGEST_PAUSE_SECONDS), parked);
        if (parked)
          committed.push(() =>
            options.log.error({ event: name, subscribers: names, id }, 'an event is given up until a process starts anew'),
          );
      }
      const done = rows.flatMap((row) => (left.has(row) ? [] : [row.id]));
      if (done.length > 0) await removeEvents(db, done);
      return rows.length > 0;
    }, 'redone');
    // Whoever is told asks at once, and is to find what they were told of.
    await runAll(committed, options.log);
    return found;
  }

  /** Throws when a subscriber fails. */
  async function runTrusting({ db, committed }: Batch, rows: readonly OutboxRow[]): Promise<Left> {
    for (const alike of inARow(rows)) {
      const [first] = alike;
      for (const name of first.pending) {
        const subscriber = byName.get(name);
        if (subscriber?.runTogether !== undefined) {
          const payloads = alike.map(({ payload }) => payload);
          await subscriber.runTogether(contextFor(db, first, committed), payloads);
        } else for (const row of alike) await subscriber?.run(contextFor(db, row, committed), row.payload);
      }
    }
    return new Map();
  }

  async function runApart(batch: Batch, rows: readonly OutboxRow[]): Promise<Left> {
    const left = new Map<OutboxRow, string[]>();
    for (const row of rows) {
      const failed = await runEach(batch, row);
      if (failed.length > 0) left.set(row, failed);
    }
    return left;
  }

  /** Returns who failed; what they did is undone. */
  async function runEach({ db, committed }: Batch, row: OutboxRow): Promise<string[]> {
    const left: string[] = [];
    for (const name of row.pending) {
      // A subscriber that is gone from the code has nothing left to do.
      const subscriber = byName.get(name);
      if (subscriber === undefined) continue;
      const itsOwn: AfterCommit[] = [];
      try {
        await savepoint(db, () => subscriber.run(contextFor(db, row, itsOwn), row.payload));
        committed.push(...itsOwn);
      } catch (error) {
        left.push(name);
        options.log.error(
          { err: error, event: row.name, subscriber: name, requestId: row.request_id, attempt: row.attempts + 1 },
          'a subscriber failed',
        );
      }
    }
    return left;
  }

  const contextFor = (db: Database, row: OutboxRow, committed: AfterCommit[]): SubscriberContext => ({
    db,
    services: { ...options.services, realtime: toldLater(options.services.realtime, committed) },
    log: options.log,
    emit: (event, payload) => emitEvent({ subscribersOf }, db, row.request_id, event, payload),
    afterCommit: (work) => void committed.push(work),
  });

  /** Once in the life of this process: what was given up may have failed by a fault that its version does not have any more. */
  async function releaseParked(): Promise<void> {
    const all = await releaseParkedEvents(options.services.database.db);
    if (all.length > 0) options.log.error({ events: countedByKind(all) }, 'events that had been given up are tried again');
  }

  async function work(lane: Lane) {
    try {
      released ??= releaseParked().catch((error: unknown) => {
        released = null;
        throw error;
      });
      await released;
      while (!stopped && (await handleNext(lane)));
      if (waits) options.log.info({}, 'events are handled again');
      waits = false;
    } catch (error) {
      // Said once, and not each second for as long as it lasts.
      if (!waits) options.log.warn({ err: error }, isUnavailable(error) ? 'events wait: the database did not answer' : 'events wait');
      waits = true;
    } finally {
      lanes.delete(lane);
      if (again && !stopped) {
        again = false;
        wake();
      }
    }
  }

  function wake() {
    if (stopped || !options.polling) return;
    const now = performance.now();
    if (lanes.size >= LANES || (lanes.size > 0 && now - begun < HELP_MS)) {
      again = true;
      return;
    }
    begun = now;
    const lane: Lane = new Set();
    lanes.set(lane, work(lane));
  }

  const timer = options.polling ? setInterval(wake, POLL_MS) : null;
  return {
    wake,
    async drain() {
      while (await handleNext(new Set()));
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      await Promise.all(lanes.values());
    },
  };
}

/** Events of one kind that came one right after another, and that the same subscribers wait for. */
function inARow(rows: readonly OutboxRow[]): [OutboxRow, ...OutboxRow[]][] {
  const all: [OutboxRow, ...OutboxRow[]][] = [];
  for (const row of rows) {
    const before = all.at(-1);
    if (before?.[0].name === row.name && before[0].pending.join() === row.pending.join()) before.push(row);
    else all.push([row]);
  }
  return all;
}

/** How many of each event were left by the same subscribers. */
function countedByKind(rows: readonly Pick<OutboxRow, 'name' | 'pending'>[]) {
  const kinds = new Map<string, { event: string; subscribers: readonly string[]; count: number }>();
  for (const { name, pending } of rows) {
    const key = `${name} ${pending.join()}`;
    kinds.set(key, { event: name, subscribers: pending, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

function toldLater(realtime: Realtime, committed: AfterCommit[]): Realtime {
  const later =
    <Args extends unknown[]>(tell: (...args: Args) => void) =>
    (...args: Args) =>
      void committed.push(() => tell(...args));
  return {
    toMember: later(realtime.toMember),
    toMembers: later(realtime.toMembers),
    toRoom: later(realtime.toRoom),
    recheckRoom: later(realtime.recheckRoom),
    recheckMembers: later(realtime.recheckMembers),
    endSessions: later(realtime.endSessions),
  };
}

/** Who listens to an event, by name. */
export function subscriberNames(subscribers: readonly Subscriber[]): (eventName: string) => readonly string[] {
  const names = new Map<string, string[]>();
  for (const { event, name } of subscribers) names.set(event.name, [...(names.get(event.name) ?? []), name]);
  return (eventName) => names.get(eventName) ?? [];
}
