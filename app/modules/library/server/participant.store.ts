/** Who takes part in a discussion under their own name. */
import { type Database, prepared } from '#platform/db/database.ts';

/** Whoever is anonymous in it is not among them: nothing about the list may tell who that is. */
const participants = prepared<{ id: string }>(
  'library.participants',
  `select author_id as id from (
     select i.author_id, 'infinity'::timestamptz as at from library.item i where i.id = $1 and not i.anonymous
     union all
     select c.author_id, c.created_at from library.comment c
       where c.item_id = $1 and c.parent_id is null and not c.anonymous and c.deleted_at is null and c.held_at is null
     union all
     select r.author_id, r.created_at from library.comment c join library.comment r on r.parent_id = c.id
       where c.item_id = $1 and c.parent_id is null and not r.anonymous and r.deleted_at is null and r.held_at is null
   ) p group by author_id order by max(at) desc limit $2`,
);

/** The author first, then whoever answered last. */
export async function namedParticipants(db: Database, itemId: string, limit: number): Promise<string[]> {
  return (await participants(db, [itemId, limit])).map(({ id }) => id);
}
