/** Which threads staff read before anybody else: decided by the module that holds things, which uses this one and says so as it is loaded. */
import type { SeenItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import type { ThreadDoubts } from './thread-check.policy.ts';

export interface ThreadToPublish extends ThreadDoubts {
  readonly kind: 'thread';
  readonly authorId: string;
  readonly verified: boolean;
  readonly audience: string | null;
}

export interface ThreadHolds {
  /** Why a new one is registered as held, or null. */
  reason(db: Database, thread: ThreadToPublish): Promise<string | null>;
  /** Keeps that reason. */
  note(db: Database, itemId: string, reason: string): Promise<void>;
  /** After a change: true when it is out of sight until staff have read it. */
  again(context: Pick<Context, 'db' | 'emit'>, item: SeenItem, doubts: ThreadDoubts): Promise<boolean>;
}

let known: ThreadHolds | null = null;

/** Called once, as the module that decides is loaded. */
export function holdThreadsBy(holds: ThreadHolds): void {
  known = holds;
}

export function threadHolds(): ThreadHolds {
  if (known === null) throw new Error('Nothing says which threads are held.');
  return known;
}
