/** Mails of an issue that do not leave yet: it was taken back, says something else by now, or they would disturb. */
import { and, eq, gt, inArray, lt, not, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { keptBack } from './newsletters.schema.ts';
import type { QuietAmong } from './quiet-time.policy.ts';

const keep = prepared(
  'newsletters.keepBack',
  `with kept as (insert into newsletters.kept_back (issue_id, member_id) select id, $2 from newsletters.issue where id = $1
      on conflict do nothing returning issue_id)
    update newsletters.issue i set mailed = greatest(i.mailed - 1, 0) from kept where i.id = kept.issue_id`,
);

/** It does not leave, and is counted as such; once, however often it is tried. */
export async function keepBack(db: Database, issueId: string, memberId: string): Promise<void> {
  await keep(db, [issueId, memberId]);
}

/** Of these nothing was counted as sent yet. */
export async function keepForLater(db: Database, issueId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await db
    .insert(keptBack)
    .values(memberIds.map((memberId) => ({ issueId, memberId })))
    .onConflictDoNothing();
}

/** Issues of which some are kept back. */
export async function issuesKeptBack(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ issueId: keptBack.issueId }).from(keptBack).orderBy(keptBack.issueId);
  return rows.map(({ issueId }) => issueId);
}

/** Whoever it is kept for gets the newsletter still, and can be written to. */
const isWanted = sql`exists (select from newsletters.subscription s join newsletters.issue i on i.newsletter_id = s.newsletter_id
  where i.id = ${keptBack.issueId} and s.member_id = ${keptBack.memberId} and s.refused_at is null)`;

/** Those who want it. */
export const countKeptBack = (db: Database, issueId: string): Promise<number> =>
  db.$count(keptBack, and(eq(keptBack.issueId, issueId), isWanted));

/** Whoever ended the newsletter has had this long to take that back. */
export async function forgetUnwanted(db: Database): Promise<void> {
  await db.delete(keptBack).where(and(not(isWanted), lt(keptBack.at, sql`now() - interval '10 minutes'`)));
}

/** Some of what was kept back, to be sent after all: to those who want it and may be disturbed again. */
export async function takeUp(db: Database, issueId: string, limit: number, quietAmong: QuietAmong): Promise<string[]> {
  for (let afterId = ''; ; ) {
    const rows = await db
      .select({ id: keptBack.memberId })
      .from(keptBack)
      .where(and(eq(keptBack.issueId, issueId), gt(keptBack.memberId, afterId), isWanted))
      .orderBy(keptBack.memberId)
      .limit(limit)
      .for('update', { skipLocked: true });
    const last = rows.at(-1)?.id;
    if (last === undefined) return [];
    const ids = rows.map(({ id }) => id);
    const quiet = await quietAmong(db, ids);
    const awake = ids.filter((id) => !quiet.has(id));
    if (awake.length > 0) {
      await db.delete(keptBack).where(and(eq(keptBack.issueId, issueId), inArray(keptBack.memberId, awake)));
      return awake;
    }
    afterId = last;
  }
}
