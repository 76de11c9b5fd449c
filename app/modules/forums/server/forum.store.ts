import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlaceRole, Standing } from '#modules/library/place-membership.contract.ts';
import { type Database, prepared, rowOf } from '#platform/db/database.ts';
import { forum, thread } from './forums.schema.ts';

type ForumRow = typeof forum.$inferSelect;

/** A forum with what the reader is to it. */
export type FoundForum = ForumRow & {
  standing: Standing;
  role: PlaceRole | null;
  since: Date | null;
  mutedUntil: Date | null;
  following: boolean | null;
  waiting: number;
};

// Every page of a forum begins with it.
const readForum = prepared<FoundForum>(
  'forums.readForum',
  `select ${rowOf(forum, 'f')}, coalesce(m.standing, 'none') as standing, case when m.standing = 'member' then m.role end as role,
      m.since, m.muted_until as "mutedUntil", m.following,
      case when m.standing = 'member' and m.role <> 'member'
        then (select count(*)::int from forums.membership r where r.forum_id = f.id and r.standing = 'requested') else 0 end as waiting
    from forums.forum f left join forums.membership m on m.forum_id = f.id and m.member_id = $2::text where f.id = $1`,
);

export async function findForum(db: Database, id: string, viewerId: string | null): Promise<FoundForum | null> {
  const [row] = await readForum(db, [id, viewerId]);
  return row ?? null;
}

/** Locks the forum for the rest of the transaction: who belongs to it changes one after another. */
export async function lockForum(db: Database, id: string): Promise<ForumRow | null> {
  const [row] = await db.select().from(forum).where(eq(forum.id, id)).for('update');
  return row ?? null;
}

/**
 * Until the transaction ends nobody changes for whom the forum is, or closes it; others write beside. What is written in it is for whom
 * the forum is at that moment: a change that does not see it yet would not close it.
 */
export async function holdForum(db: Database, id: string): Promise<void> {
  await db.select({ id: forum.id }).from(forum).where(eq(forum.id, id)).for('key share');
}

/** False when there is a forum of this name already. */
export async function insertForum(db: Database, row: typeof forum.$inferInsert): Promise<boolean> {
  const added = await db.insert(forum).values(row).onConflictDoNothing().returning({ id: forum.id });
  return added.length > 0;
}

export async function updateForum(db: Database, id: string, change: Partial<Omit<ForumRow, 'id'>>): Promise<void> {
  await db.update(forum).set(change).where(eq(forum.id, id));
}

/** One member comes to own one forum at a time. */
export async function lockOwner(db: Database, ownerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`forums.owner ${ownerId}`}, 0))`);
}

/** A member owns so many forums at most. */
export const MOST_OWNED = 10;

export const countOwned = (db: Database, ownerId: string): Promise<number> => db.$count(forum, eq(forum.ownerId, ownerId));

/** True when the forum has, or had, anything written in it. */
export const hasThreads = async (db: Database, id: string): Promise<boolean> => (await db.$count(thread, eq(thread.forumId, id))) > 0;

/** Those of these forums that everyone may read. */
export async function forumIdsForAll(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: forum.id })
    .from(forum)
    .where(and(inArray(forum.id, [...ids]), eq(forum.kind, 'public')));
  return rows.map(({ id }) => id);
}
