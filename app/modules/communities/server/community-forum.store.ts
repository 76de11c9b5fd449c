import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { community, communityForum } from './communities.schema.ts';

export async function forumIdsOf(db: Database, communityId: string): Promise<string[]> {
  const rows = await db
    .select({ forumId: communityForum.forumId })
    .from(communityForum)
    .where(eq(communityForum.communityId, communityId))
    .orderBy(asc(communityForum.at), asc(communityForum.forumId));
  return rows.map(({ forumId }) => forumId);
}

/** Null where the forum stands in none. */
export async function communityOf(db: Database, forumId: string) {
  const [row] = await db
    .select({ id: community.id, name: community.name, language: community.language })
    .from(communityForum)
    .innerJoin(community, eq(community.id, communityForum.communityId))
    .where(eq(communityForum.forumId, forumId));
  return row ?? null;
}

/** The community a forum belongs to from now on: this one, or the one that had it before. */
export async function addForum(db: Database, communityId: string, forumId: string): Promise<string> {
  await db.insert(communityForum).values({ communityId, forumId }).onConflictDoNothing();
  const [row] = await db
    .select({ communityId: communityForum.communityId })
    .from(communityForum)
    .where(eq(communityForum.forumId, forumId));
  return row?.communityId ?? communityId;
}

export async function removeForum(db: Database, communityId: string, forumId: string): Promise<void> {
  await db.delete(communityForum).where(and(eq(communityForum.communityId, communityId), eq(communityForum.forumId, forumId)));
}

/** It stands in no community any more. */
export async function forgetForum(db: Database, forumId: string): Promise<void> {
  await db.delete(communityForum).where(eq(communityForum.forumId, forumId));
}
