/** Who is to be told when the journal of a work they cite says something of it. */
import { type Database, prepared } from '#platform/db/database.ts';
import type { CitedWork } from '../draft.contract.ts';
import type { ItemKind } from '../library.contract.ts';
import { worksIn, worksReferredTo } from './cited-work.policy.ts';
import type { comment } from './library.schema.ts';

const MOST_REFERENCES = 20;

const readCiting = prepared<Pick<typeof comment.$inferSelect, 'id' | 'text' | 'references'>>(
  'library.citingComments',
  'select c.id, c.text, c."references" from library.comment c where c.id = any($1::text[])',
);

/** By answer, what its text and its references cite; ids that are no answer are missing from the map. */
export async function citationsOfComments(db: Database, ids: readonly string[]): Promise<Map<string, CitedWork[]>> {
  const rows = await readCiting(db, [ids]);
  return new Map(rows.map(({ id, text, references }) => [id, [...worksReferredTo(references, MOST_REFERENCES), ...worksIn(text)]]));
}

/** Somebody who wrote an item or an answer that can still be read, if by nobody but them. */
export interface Writer {
  /** Of what they wrote. */
  readonly id: string;
  /** Null for an answer. */
  readonly kind: ItemKind | null;
  readonly authorId: string;
  /** Of the item, or of the item that was answered. */
  readonly title: string;
}

const writers = prepared<{ [K in keyof Writer]: Writer[K] }>(
  'library.writersOf',
  `select i.id, i.kind, i.author_id as "authorId", i.title from library.item i
      where i.id = any($1::text[]) and i.status in ('published', 'held')
    union all
    select c.id, null, c.author_id, i.title from library.comment c join library.item i on i.id = c.item_id
      where c.id = any($1::text[]) and c.deleted_at is null and i.status in ('published', 'held')`,
);

/** Whoever wrote these items and answers; what was withdrawn, removed or deleted is missing. */
export const writersOf = (db: Database, ids: readonly string[]): Promise<Writer[]> => writers(db, [ids]);

const itemsAfter = prepared<{ id: string }>(
  'library.itemsAfter',
  'select i.id from library.item i where i.id > $1 and i.kind = any($2::text[]) order by i.id limit $3',
);
const commentsAfter = prepared<{ id: string }>(
  'library.commentsAfter',
  'select c.id from library.comment c where c.id > $1 order by c.id limit $2',
);

/** Ids of items of these kinds, or of answers, in the order in which they were written: to go through all of them in batches. */
export async function idsWritten(db: Database, what: readonly ItemKind[] | 'answers', afterId: string, limit: number): Promise<string[]> {
  const rows = what === 'answers' ? await commentsAfter(db, [afterId, limit]) : await itemsAfter(db, [afterId, what, limit]);
  return rows.map(({ id }) => id);
}
