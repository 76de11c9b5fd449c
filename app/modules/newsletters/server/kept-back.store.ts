/** Mails of an issue that was taken back before they left. */
import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { keptBack } from './newsletters.schema.ts';

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

export const countKeptBack = (db: Database, issueId: string): Promise<number> => db.$count(keptBack, eq(keptBack.issueId, issueId));

export interface TakenUp {
  readonly taken: number;
  /** Those who still want it, and can be written to. */
  readonly memberIds: string[];
}

/** Some of what was kept back, to be sent after all. */
export async function takeUp(db: Database, issueId: string, limit: number): Promise<TakenUp> {
  const { rows } = await db.execute<{ member_id: string; wanted: boolean }>(sql`
    with picked as (select member_id from newsletters.kept_back where issue_id = ${issueId} order by member_id limit ${limit} for update skip locked),
      taken as (delete from newsletters.kept_back k using picked where k.issue_id = ${issueId} and k.member_id = picked.member_id returning k.member_id)
    select t.member_id, s.member_id is not null as wanted from taken t join newsletters.issue i on i.id = ${issueId}
      left join newsletters.subscription s on s.newsletter_id = i.newsletter_id and s.member_id = t.member_id and s.refused_at is null
      order by t.member_id`);
  return { taken: rows.length, memberIds: rows.flatMap(({ member_id, wanted }) => (wanted ? [member_id] : [])) };
}
