import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { review } from './clinical-tools.schema.ts';

export type ReviewRow = typeof review.$inferSelect;

/** All there are: as many as there are files, at most. */
export const allReviews = (db: Database): Promise<ReviewRow[]> => db.select().from(review);

/** How many there are, and the last one: tells cheaply whether any came. */
export async function reviewsStamp(db: Database): Promise<string> {
  const [row] = await db.select({ stamp: sql<string>`count(*) || ' ' || coalesce(max(${review.reviewedAt})::text, '')` }).from(review);
  return row?.stamp ?? '';
}

export async function putReview(db: Database, row: Omit<ReviewRow, 'reviewedAt'>): Promise<ReviewRow> {
  const { hash, reviewer, profession, memberId } = row;
  const [saved] = await db
    .insert(review)
    .values(row)
    .onConflictDoUpdate({ target: review.path, set: { hash, reviewer, profession, memberId, reviewedAt: sql`now()` } })
    .returning();
  if (saved === undefined) throw new Error('A review was not written');
  return saved;
}
