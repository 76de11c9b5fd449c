/** Who is to be told when the journal of a work they cite says something of it. */
import { type Database, prepared } from '#platform/db/database.ts';
import type { CitedWork } from '../draft.contract.ts';
import type { ItemKind } from '../library.contract.ts';
import { readableBy } from './audience.store.ts';
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
}

const writers = prepared<{ [K in keyof Writer]: Writer[K] }>(
  'library.writersOf',
  `select i.id, i.kind, i.author_id as "authorId" from library.item i
      where i.id = any($1::text[]) and i.status in ('published', 'held')
    union all
    select c.id, null, c.author_id from library.comment c join library.item i on i.id = c.item_id
      where c.id = any($1::text[]) and c.deleted_at is null and i.status in ('published', 'held')`,
);

/** Whoever wrote these items and answers; what was withdrawn, removed or deleted is missing. */
export const writersOf = (db: Database, ids: readonly string[]): Promise<Writer[]> => writers(db, [ids]);

const titles = prepared<{ id: string; title: string }>(
  'library.titlesWritten',
  `select i.id, i.title from library.item i
      where i.id = any($1::text[]) and i.author_id = $2 and i.status in ('published', 'held') and ${readableBy('$2')}
    union all
    select c.id, i.title from library.comment c join library.item i on i.id = c.item_id
      where c.id = any($1::text[]) and c.author_id = $2 and c.deleted_at is null
        and (i.status = 'published' or (i.status = 'held' and i.author_id = $2)) and ${readableBy('$2')}`,
);

/**
 * What these items and answers of a member stand below, by id: the title of the item, or of the one that was answered. Those that the
 * member may not read any more, whose title may be another by now, are missing from the map.
 */
export async function titlesWritten(db: Database, memberId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await titles(db, [ids, memberId])).map(({ id, title }) => [id, title]));
}

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
