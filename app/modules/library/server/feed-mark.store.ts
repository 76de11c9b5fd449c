/** What members hid, marked as read, or wanted less of. */
import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { feedMark } from './library.schema.ts';

/** By then what was read has left the feed by itself. What is hidden stays so: something new in it would bring it back. */
const READ_DAYS = 60;

/** What a mark is about. */
export const markOf = {
  item: (id: string) => `item:${id}`,
  read: (id: string) => `read:${id}`,
  author: (id: string) => `author:${id}`,
  kind: (kind: string) => `kind:${kind}`,
};

/** SQL: the reader has not hidden the item `i`, nor marked as read all that has happened in it. */
export const notPutAside = (viewer: string): string =>
  `not exists (select from library.feed_mark m where m.member_id = ${viewer} and m.subject in ('item:' || i.id, 'read:' || i.id)
    and (m.subject = 'item:' || i.id or m.at >= i.activity_at))`;

export interface Less {
  readonly authorIds: readonly string[];
  readonly kinds: readonly string[];
}

const readLess = prepared<{ subject: string }>(
  'library.less',
  `select subject from library.feed_mark where member_id = $1 and (subject like 'author:%' or subject like 'kind:%') order by at desc`,
);

export async function wantedLess(db: Database, memberId: string): Promise<Less> {
  const subjects = (await readLess(db, [memberId])).map(({ subject }) => subject);
  const after = (prefix: string) => subjects.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
  return { authorIds: after(markOf.author('')), kinds: after(markOf.kind('')) };
}

export async function setFeedMark(db: Database, memberId: string, subject: string, on: boolean): Promise<void> {
  if (!on) {
    await db.delete(feedMark).where(and(eq(feedMark.memberId, memberId), eq(feedMark.subject, subject)));
    return;
  }
  // Anew where it was marked before: what has happened since is read as well.
  await db
    .insert(feedMark)
    .values({ memberId, subject })
    .onConflictDoUpdate({ target: [feedMark.memberId, feedMark.subject], set: { at: sql`now()` } });
  await db
    .delete(feedMark)
    .where(
      and(
        eq(feedMark.memberId, memberId),
        sql`${feedMark.subject} like 'read:%'`,
        sql`${feedMark.at} < now() - make_interval(days => ${READ_DAYS})`,
      ),
    );
}

/** Returns how many there were. */
export async function forgetFeedMarks(db: Database, memberId: string): Promise<number> {
  const rows = await db.delete(feedMark).where(eq(feedMark.memberId, memberId)).returning({ subject: feedMark.subject });
  return rows.length;
}
