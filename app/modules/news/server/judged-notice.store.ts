/** Notices as editors judge them. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { NoticeKind } from '../news.contract.ts';
import { notice } from './news.schema.ts';

export interface NoticeName {
  readonly articleId: string;
  readonly kind: NoticeKind;
  /** Empty: what the entry of the article itself says. */
  readonly noticeId: string;
}

const isOne = ({ articleId, kind, noticeId }: NoticeName) =>
  and(eq(notice.articleId, articleId), eq(notice.kind, kind), eq(notice.noticeId, noticeId));

export const noticesOf = (db: Database, articleId: string) =>
  db.select().from(notice).where(eq(notice.articleId, articleId)).orderBy(desc(notice.at), notice.kind, notice.noticeId);

/** `by`: who calls it a mistake; null lets it stand. Who said so first stays. Returns whether there is such a notice, and whether this changed it. */
export async function setMistaken(db: Database, name: NoticeName, by: string | null): Promise<{ found: boolean; changed: boolean }> {
  const is = by === null ? sql`${notice.mistakenAt} is not null` : sql`${notice.mistakenAt} is null`;
  const changed = await db
    .update(notice)
    .set({ mistakenAt: by === null ? null : sql`now()`, mistakenBy: by })
    .where(and(isOne(name), is))
    .returning({ kind: notice.kind });
  if (changed.length > 0) return { found: true, changed: true };
  return { found: (await db.$count(notice, isOne(name))) > 0, changed: false };
}
