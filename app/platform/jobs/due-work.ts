import { type Database, isUnavailable } from '../db/database.ts';
import { isGivenUp } from '../db/due.ts';
import { Failure } from '../operation/failure.ts';
import type { JobContext } from './job.ts';

/** What somebody gave a time, which has come. */
export interface Due {
  readonly id: string;
  /** Its time. */
  readonly at: Date;
  /** When doing it last failed; before its time where it was given another since. */
  readonly triedAt: Date | null;
}

/** It cannot be done as it is, or we cannot do it. */
export type WhyStopped = 'draft' | 'fault';

interface DueWork<One extends Due> {
  /** For the log: `a scheduled post`. */
  readonly what: string;
  readonly work: (db: Database, due: One) => Promise<void>;
  readonly noteFailedTry: (db: Database, id: string) => Promise<unknown>;
  /** To whoever gave it its time. */
  readonly giveBack: (db: Database, due: One, reason: WhyStopped) => Promise<void>;
}

/**
 * Each in a transaction of its own: one that fails keeps no other back. What cannot be done as it is, for instance because a picture is
 * gone, is given back at once; a fault of ours may pass, and it is tried again, ever later, until that is given up.
 */
export async function doDue<One extends Due>(
  { services: { database }, signal, log }: JobContext,
  all: readonly One[],
  { what, work, noteFailedTry, giveBack }: DueWork<One>,
): Promise<void> {
  for (const due of all) {
    signal.throwIfAborted();
    try {
      await database.transaction((db) => work(db, due));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      const reason = error instanceof Failure ? 'draft' : 'fault';
      if (reason === 'fault') log.error({ err: error, id: due.id }, `${what} could not be published`);
      await database.transaction(async (db) => {
        if (reason === 'fault' && !isGivenUp(due)) await noteFailedTry(db, due.id);
        else await giveBack(db, due, reason);
      });
    }
  }
}
