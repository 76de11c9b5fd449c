/**
 * A streaming replica to read from, as long as it is known to hold everything that was committed two seconds ago. Whoever
 * has written since reads from the primary (`RequestInfo.mayHaveWritten`), so nobody misses what they did themselves.
 */
import type pg from 'pg';
import type { Logger } from '../log/log.ts';
import { type Database, errorCode, isUnavailable, openDatabase } from './database.ts';

export interface Replica {
  readonly db: Database;
  /** False when it is down or lags, and until it was asked for the first time. */
  isCurrent(): boolean;
  /** Not asked again until it has answered a check. */
  distrust(): void;
  close(): Promise<void>;
}

/** How long a writer stays on the primary: the life of the cookie that says so. */
export const WRITER_STAYS_SECONDS = 2;
const CHECK_MS = 500;
/** The primary can be asked instead, so nobody waits long for a replica that says nothing. */
const SILENCE_MS = 3_000;
/** Older ones would prove nothing. */
const KEPT = (WRITER_STAYS_SECONDS * 1000) / CHECK_MS;

interface ReplicaOptions {
  readonly url: string;
  readonly max: number;
  readonly primary: pg.Pool;
  readonly log: Logger;
  /** What to ask it for the place it has come to. */
  readonly question?: string;
}

/** A place in the write-ahead log, and when the primary had come to it. */
interface Milestone {
  readonly place: bigint;
  readonly at: number;
}

export function openReplica({ url, max, primary, log, question = REPLAYED }: ReplicaOptions): Replica {
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the replica was lost');
  const replica = openDatabase({ url, max, silenceMs: SILENCE_MS, onError });
  let milestones: Milestone[] = [];
  /** It holds all that was committed before this moment. */
  let holdsUntil = Number.NEGATIVE_INFINITY;
  let wasCurrent = false;
  let checking: Promise<void> | null = null;

  const isCurrent = () => performance.now() - holdsUntil < WRITER_STAYS_SECONDS * 1000;

  async function check() {
    try {
      const at = performance.now();
      milestones = [...milestones.slice(1 - KEPT), { at, place: await placeOf(primary, WRITTEN) }];
      const reached = await placeOf(replica.pool, question);
      holdsUntil = milestones.findLast(({ place }) => place <= reached)?.at ?? holdsUntil;
    } catch (error) {
      if (wasCurrent) log.warn({ err: error }, 'the replica could not be checked');
    }
    if (isCurrent() !== wasCurrent)
      log.info({}, wasCurrent ? 'the replica lags: everything is read from the primary' : 'reading from the replica');
    wasCurrent = isCurrent();
  }

  function checkUnlessChecking() {
    checking ??= check().finally(() => {
      checking = null;
    });
  }

  const timer = setInterval(checkUnlessChecking, CHECK_MS);
  checkUnlessChecking();
  return {
    db: replica.db,
    isCurrent,
    distrust() {
      milestones = [];
      holdsUntil = Number.NEGATIVE_INFINITY;
    },
    async close() {
      clearInterval(timer);
      await checking;
      await replica.close();
    },
  };
}

/** What was committed is flushed. */
const WRITTEN = `select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::text as place`;
/** A server that is no standby any more goes ways of its own, and is never current. */
const REPLAYED = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end)::text as place`;

async function placeOf(pool: pg.Pool, question: string): Promise<bigint> {
  const { rows } = await pool.query<{ place: string | null }>(question);
  return BigInt(rows[0]?.place ?? -1);
}

const READ_ONLY = '25006';

/**
 * Whatever the replica fails at may be asked again of the primary, as a query changes nothing: it may be down, may cancel a
 * statement to go on replaying, may not have the newest tables. A query that writes is a fault of ours and stays one.
 */
export function mayAskPrimary(error: unknown): boolean {
  const code = errorCode(error);
  return code === null ? isUnavailable(error) : code !== READ_ONLY;
}
