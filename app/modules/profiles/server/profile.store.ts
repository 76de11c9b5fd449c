import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { ProfileDraftContent } from '../profile-draft.contract.ts';
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

/** Held until the transaction ends: what is published is what was read. */
export async function lockProfileDraft(db: Database, memberId: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(draft).where(eq(draft.memberId, memberId)).for('update');
  return row ?? null;
}

/** Null when the draft was saved elsewhere since `version`, published or thrown away. */
export async function saveProfileDraftRow(
  db: Database,
  memberId: string,
  version: number,
  content: ProfileDraftContent,
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
