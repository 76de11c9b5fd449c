/** Whose an item is beside its author's: of some kinds several write one text. Whoever wrote any of it decides on it no more than its author. */
import type { SeenItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';

type WritersOf = (db: Database, itemId: string) => Promise<readonly string[]>;

const known = new Map<string, WritersOf>();

/** Called once for a kind, as its module is loaded. */
export function addFellowWriters(kind: string, writersOf: WritersOf): void {
  known.set(kind, writersOf);
}

/** Throws `moderation.ownContent` for who wrote the item, or some of it. */
export async function assertNotOwn(db: Database, { id, kind, authorId }: SeenItem, memberId: string): Promise<void> {
  const isOwn = authorId === memberId || (await known.get(kind)?.(db, id))?.includes(memberId) === true;
  if (isOwn) throw new Failure('moderation.ownContent');
}
