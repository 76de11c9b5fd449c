/** Mails of an issue that do not leave yet: it was taken back, says something else by now, or they would disturb. */
import { eq, sql } from 'drizzle-orm';
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

export const countKeptBack = (db: Database, issueId: string): Promise<number> => db.$count(keptBack, eq(keptBack.issueId, issueId));

export interface TakenUp {
  readonly taken: number;
  /** Those who still want it, and can be written to. */
  readonly memberIds: string[];
}

/** Some of what was kept back, to be sent after all: to those who may be disturbed again. */
export async function takeUp(db: Database, issueId: string, limit: number, quietAmong: QuietAmong): Promise<TakenUp> {
  for (let afterId = ''; ; ) {
    const { rows } = await db.execute<{ id: string }>(sql`select member_id as id from newsletters.kept_back
      where issue_id = ${issueId} and member_id > ${afterId} order by member_id limit ${limit} for update skip locked`);
    const last = rows.at(-1)?.id;
    if (last === undefined) return { taken: 0, memberIds: [] };
    const ids = rows.map(({ id }) => id);
    const quiet = await quietAmong(db, ids);
    const awake = ids.filter((id) => !quiet.has(id));
    if (awake.length > 0) return take(db, issueId, awake);
    afterId = last;
  }
}

async function take(db: Database, issueId: string, memberIds: readonly string[]): Promise<TakenUp> {
  const { rows } = await db.execute<{ member_id: string; wanted: boolean }>(sql`
    with taken as (delete from newsletters.kept_back where issue_id = ${issueId} and member_id = any(${sql.param([...memberIds])}::text[]) returning member_id)
    select t.member_id, s.member_id is not null as wanted from taken t join newsletters.issue i on i.id = ${issueId}
      left join newsletters.subscription s on s.newsletter_id = i.newsletter_id and s.member_id = t.member_id and s.refused_at is null
      order by t.member_id`);
  return { taken: rows.length, memberIds: rows.flatMap(({ member_id, wanted }) => (wanted ? [member_id] : [])) };
}
