/**
 * Brings committed events to their subscribers. What a subscriber writes commits together with the mark that it was
 * done, so a crash repeats work that was undone and nothing else. Any number of processes may dispatch.
 */
import type { Database } from '../db/database.ts';
import { isUnavailable, savepoint } from '../db/database.ts';
import { type OutboxRow, postponeEvent, removeEvents, takeDueEvents } from '../db/platform.store.ts';
import type { Logger } from '../log/log.ts';
import { type AfterCommit, runAll } from '../operation/after-commit.ts';
import { emitEvent } from '../operation/pipeline.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Services } from '../services.ts';
import type { Subscriber, SubscriberContext } from './event.ts';

const POLL_MS = 1_000;
const MAX_ATTEMPTS = 12;
const LANES = 2;
/** Events that share a transaction, and so one wait for the disk. */
const BATCH = 5;

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

export function startDispatcher(options: {
  services: Services;
  subscribers: readonly Subscriber[];
  log: Logger;
  /** False: only `drain` dispatches. */
  polling: boolean;
}): Dispatcher {
  const byName = new Map(options.subscribers.map((subscriber) => [subscriber.name, subscriber]));
  const subscribersOf = subscriberNames(options.subscribers);
  let running = 0;
  let again = false;
  let stopped = false;
  const lanes = new Set<Promise<void>>();

  /** Hardly an event fails: only a batch in which one did is done over, each subscriber on ground of its own. */
  async function handleNext(): Promise<boolean> {
    try {
      return await handleBatch(runTrusting);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      return handleBatch(runApart);
    }
  }

  async function handleBatch(run: (batch: Batch, row: OutboxRow) => Promise<string[]>): Promise<boolean> {
    const committed: AfterCommit[] = [];
    const found = await options.services.database.transaction(async (db) => {
      const rows = await takeDueEvents(db, BATCH);
      const done: number[] = [];
      for (const row of rows) {
        const left = await run({ db, committed }, row);
        const attempts = row.attempts + 1;
        if (left.length === 0) done.push(row.id);
        else await postponeEvent(db, row.id, left, Math.min(2 ** attempts, 900), attempts >= MAX_ATTEMPTS);
      }
      if (done.length > 0) await removeEvents(db, done);
      return rows.length > 0;
    });
    // Whoever is told asks at once, and is to find what they were told of.
    await runAll(committed, options.log);
    return found;
  }

  /** Throws when a subscriber fails. */
  async function runTrusting({ db, committed }: Batch, row: OutboxRow): Promise<string[]> {
    for (const name of row.pending) await byName.get(name)?.run(contextFor(db, row, committed), row.payload);
    return [];
  }

  /** Returns who failed; what they did is undone. */
  async function runApart({ db, committed }: Batch, row: OutboxRow): Promise<string[]> {
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

  async function lane() {
    running += 1;
    try {
      while (!stopped && (await handleNext()));
    } catch (error) {
      options.log.warn({ err: error }, 'events wait: the database did not answer');
    } finally {
      running -= 1;
      if (again && !stopped) {
        again = false;
        wake();
      }
    }
  }

  function wake() {
    if (stopped || !options.polling) return;
    if (running >= LANES) {
      again = true;
      return;
    }
    const promise = lane().finally(() => lanes.delete(promise));
    lanes.add(promise);
  }

  const timer = options.polling ? setInterval(wake, POLL_MS) : null;
  return {
    wake,
    async drain() {
      while (await handleNext());
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      await Promise.all(lanes);
    },
  };
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
