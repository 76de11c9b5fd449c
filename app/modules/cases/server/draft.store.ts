import { and, desc, eq, sql } from 'drizzle-orm';
import { knownSlugs } from '#modules/library/draft.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { draft } from './cases.schema.ts';

export type DraftRow = typeof draft.$inferSelect;

/** Without slugs that no speciality has: they are neither shown nor published. Drafts of before it was asked have no date of consent and leave nothing out. */
const asRead = (row: DraftRow | undefined): DraftRow | null => {
  if (row === undefined) return null;
  const { specialities, respondentSpecialities, consent, leftOut, ...settings } = row.settings;
  return {
    ...row,
    settings: {
      ...settings,
      leftOut: leftOut ?? [],
      specialities: knownSlugs(specialities),
      respondentSpecialities: knownSlugs(respondentSpecialities),
      consent: { ...consent, date: consent.date ?? null },
    },
  };
};

const own = (authorId: string, id: string) => and(eq(draft.id, id), eq(draft.authorId, authorId));

/** The author's own draft only. */
export async function findDraft(db: Database, authorId: string, id: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(draft).where(own(authorId, id));
  return asRead(row);
}

/** As `findDraft`, locked for the rest of the transaction. */
export async function lockDraft(db: Database, authorId: string, id: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(draft).where(own(authorId, id)).for('update');
  return asRead(row);
}

/** An author begins one draft at a time: two at once would both find room for the last. */
export async function lockBeginning(db: Database, authorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cases.drafts ${authorId}`}, 0))`);
}

export async function findDraftOfCase(db: Database, authorId: string, caseId: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(draft)
    .where(and(eq(draft.caseId, caseId), eq(draft.authorId, authorId)));
  return asRead(row);
}

/** Whoever writes them. */
export async function draftsOfCase(db: Database, caseId: string): Promise<Pick<DraftRow, 'authorId' | 'content'>[]> {
  return db.select({ authorId: draft.authorId, content: draft.content }).from(draft).where(eq(draft.caseId, caseId));
}

/** Newest first. Where there are more, changes of published cases are left out: their cases lead to them, and nothing else to a new one. */
export async function listDraftRows(db: Database, authorId: string, limit: number): Promise<DraftRow[]> {
  const rows = await db
    .select()
    .from(draft)
    .where(eq(draft.authorId, authorId))
    .orderBy(sql`${draft.caseId} is not null`, desc(draft.updatedAt))
    .limit(limit);
  return rows.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}

export async function insertDraft(db: Database, row: typeof draft.$inferInsert): Promise<DraftRow> {
  const [inserted] = await db.insert(draft).values(row).returning();
  if (inserted === undefined) throw new Error('A draft was not stored');
  return inserted;
}

/** Null when the draft was saved elsewhere since `version`. */
export async function saveDraftRow(
  db: Database,
  key: { id: string; authorId: string; version: number },
  change: Pick<DraftRow, 'content' | 'settings'> & { caseVersion?: number | undefined },
): Promise<{ version: number; updatedAt: Date } | null> {
  const [row] = await db
    .update(draft)
    .set({ ...change, version: key.version + 1, updatedAt: sql`now()` })
    .where(and(own(key.authorId, key.id), eq(draft.version, key.version)))
    .returning({ version: draft.version, updatedAt: draft.updatedAt });
  return row ?? null;
}

/** False when there is none, or it was saved elsewhere since `version`. */
export async function deleteDraft(db: Database, authorId: string, id: string, version?: number): Promise<boolean> {
  const seen = version === undefined ? undefined : eq(draft.version, version);
  const gone = await db
    .delete(draft)
    .where(and(own(authorId, id), seen))
    .returning({ id: draft.id });
  return gone.length > 0;
}
