import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { knownSlugs } from '#modules/library/draft.contract.ts';
import { titleOfDraft } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { isDue } from '#platform/db/due.ts';
import type { Due } from '#platform/jobs/due-work.ts';
import { postDraft } from './posts.schema.ts';

export type PostDraftRow = typeof postDraft.$inferSelect;

/** Without slugs that no speciality has: they are neither shown nor published. */
const asRead = (row: PostDraftRow | undefined): PostDraftRow | null =>
  row === undefined ? null : { ...row, settings: { ...row.settings, specialities: knownSlugs(row.settings.specialities) } };

const own = (authorId: string, id: string) => and(eq(postDraft.id, id), eq(postDraft.authorId, authorId));

/** The author's own draft only. */
export async function findPostDraft(db: Database, authorId: string, id: string): Promise<PostDraftRow | null> {
  const [row] = await db.select().from(postDraft).where(own(authorId, id));
  return asRead(row);
}

/** As `findPostDraft`, locked for the rest of the transaction. */
export async function lockPostDraft(db: Database, authorId: string, id: string): Promise<PostDraftRow | null> {
  const [row] = await db.select().from(postDraft).where(own(authorId, id)).for('update');
  return asRead(row);
}

/** An author begins one draft at a time: two at once would both find room for the last. */
export async function lockBeginning(db: Database, authorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`posts.drafts ${authorId}`}, 0))`);
}

export async function findDraftOfPost(db: Database, authorId: string, postId: string): Promise<PostDraftRow | null> {
  const [row] = await db
    .select()
    .from(postDraft)
    .where(and(eq(postDraft.postId, postId), eq(postDraft.authorId, authorId)));
  return asRead(row);
}

/** Newest first. Where there are more, changes of published posts are left out: their posts lead to them, and nothing else to a new one. */
export async function listPostDraftRows(db: Database, authorId: string, limit: number): Promise<PostDraftRow[]> {
  const rows = await db
    .select()
    .from(postDraft)
    .where(eq(postDraft.authorId, authorId))
    .orderBy(sql`${postDraft.postId} is not null`, desc(postDraft.updatedAt))
    .limit(limit);
  return rows.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}

export async function insertPostDraft(db: Database, row: typeof postDraft.$inferInsert): Promise<PostDraftRow> {
  const [inserted] = await db.insert(postDraft).values(row).returning();
  if (inserted === undefined) throw new Error('A draft was not stored');
  return inserted;
}

/** Null when the draft was saved elsewhere since `version`, or waits for its time. */
export async function savePostDraftRow(
  db: Database,
  key: { id: string; authorId: string; version: number },
  change: Pick<PostDraftRow, 'content' | 'settings'>,
): Promise<{ version: number; updatedAt: Date } | null> {
  const [row] = await db
    .update(postDraft)
    .set({ ...change, version: key.version + 1, updatedAt: sql`now()` })
    .where(and(own(key.authorId, key.id), eq(postDraft.version, key.version), sql`${postDraft.publishAt} is null`))
    .returning({ version: postDraft.version, updatedAt: postDraft.updatedAt });
  return row ?? null;
}

export async function setPublishAt(db: Database, id: string, publishAt: Date | null, acceptsIdentifiers: boolean): Promise<void> {
  await db.update(postDraft).set({ publishAt, acceptsIdentifiers }).where(eq(postDraft.id, id));
}

/** False when there is none, or it was saved elsewhere since `version`, or given a time. */
export async function deletePostDraft(db: Database, authorId: string, id: string, version?: number): Promise<boolean> {
  const seen = version === undefined ? undefined : and(eq(postDraft.version, version), isNull(postDraft.publishAt));
  const gone = await db
    .delete(postDraft)
    .where(and(own(authorId, id), seen))
    .returning({ id: postDraft.id });
  return gone.length > 0;
}

export interface DueDraft extends Due {
  readonly authorId: string;
}

/** Drafts whose time has come, the longest waiting first. */
export async function listDueDrafts(db: Database, limit: number): Promise<DueDraft[]> {
  const { id, authorId, publishAt, triedAt } = postDraft;
  const rows = await db
    .select({ id, authorId, at: publishAt, triedAt })
    .from(postDraft)
    .where(isDue(publishAt, triedAt))
    .orderBy(asc(publishAt))
    .limit(limit);
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
}

/** Publishing it failed: until the next try it waits. */
export async function noteFailedTry(db: Database, id: string): Promise<void> {
  await db.update(postDraft).set({ triedAt: sql`now()` }).where(eq(postDraft.id, id));
}

/**
 * Takes a draft whose time has come off it, whatever stands in it; it can be changed again then. What it is called, or null where
 * its author was quicker.
 */
export async function stopDueDraft(db: Database, { id, authorId }: Pick<DueDraft, 'id' | 'authorId'>): Promise<{ title: string } | null> {
  const [row] = await db
    .update(postDraft)
    .set({ publishAt: null, acceptsIdentifiers: false })
    .where(and(own(authorId, id), sql`${postDraft.publishAt} <= now()`))
    .returning({ content: postDraft.content });
  return row === undefined ? null : { title: titleOfDraft(row.content) };
}
