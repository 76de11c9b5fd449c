/**
 * Whose an item is beside its author's: of some kinds several write one text. Whoever wrote, published or handed in any of it decides on
 * it no more than its author.
 */
import type { SeenItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';

interface FellowWriters {
  readonly of: (db: Database, itemId: string) => Promise<readonly string[]>;
  readonly add: (db: Database, itemId: string, memberId: string) => Promise<unknown>;
}

const known = new Map<string, FellowWriters>();

/** Called once for a kind, as its module is loaded. */
export function addFellowWriters(kind: string, writers: FellowWriters): void {
  known.set(kind, writers);
}

/** Who hands it in answers for it as its author does. */
export async function noteFellowWriter(db: Database, { id, kind }: SeenItem, memberId: string): Promise<void> {
  await known.get(kind)?.add(db, id, memberId);
}

/** Throws `moderation.ownContent` for who wrote the item, or some of it. */
export async function assertNotOwn(db: Database, { id, kind, authorId }: SeenItem, memberId: string): Promise<void> {
  const isOwn = authorId === memberId || (await known.get(kind)?.of(db, id))?.includes(memberId) === true;
  if (isOwn) throw new Failure('moderation.ownContent');
}
