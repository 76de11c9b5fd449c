import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { ProfileChanges } from '../profile-draft.contract.ts';
import { draft, profile } from './profiles.schema.ts';

export type DraftRow = typeof draft.$inferSelect;

export async function findAbout(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db.select({ about: profile.about }).from(profile).where(eq(profile.memberId, memberId));
  return row === undefined || row.about === '' ? null : row.about;
}

export async function setAbout(db: Database, memberId: string, about: string): Promise<void> {
  await db
    .insert(profile)
    .values({ memberId, about })
    .onConflictDoUpdate({ target: profile.memberId, set: { about, updatedAt: sql`now()` } });
}

export async function findProfileDraft(db: Database, memberId: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(draft).where(eq(draft.memberId, memberId));
  return row ?? null;
}

/** The member's page, draft or published, until the transaction ends: its lists are put anew row by row. */
export async function lockPage(db: Database, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`profiles page ${memberId}`}, 0))`);
}

/** Null when the draft was saved elsewhere since `version`, published or thrown away. */
export async function saveProfileDraftRow(
  db: Database,
  memberId: string,
  version: number,
  content: ProfileChanges,
): Promise<DraftRow | null> {
  const [row] =
    version === 0
      ? await db.insert(draft).values({ memberId, content, version: 1 }).onConflictDoNothing().returning()
      : await db
          .update(draft)
          .set({ content, version: version + 1, savedAt: sql`now()` })
          .where(and(eq(draft.memberId, memberId), eq(draft.version, version)))
          .returning();
  return row ?? null;
}

export async function deleteProfileDraft(db: Database, memberId: string): Promise<void> {
  await db.delete(draft).where(eq(draft.memberId, memberId));
}
