import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { exchange, suggestion } from './forums.schema.ts';

interface ExchangeRow {
  readonly forum_id: string;
  readonly threads: number;
  readonly answers: number;
  readonly people: number;
  readonly score: number;
}

const BATCH = 1000;
/** Suggestions of each speciality, and of those for everybody. */
const PLACES = 30;

/** Puts a new count in place of the last one. Forums that are gone are left out. */
export async function replaceExchange(db: Database, rows: readonly ExchangeRow[]): Promise<void> {
  await db.delete(exchange);
  for (let start = 0; start < rows.length; start += BATCH) {
    const part = rows.slice(start, start + BATCH);
    await db.execute(sql`insert into forums.exchange (forum_id, threads, answers, people, score)
      select r.forum_id, r.threads, r.answers, r.people, r.score
      from json_to_recordset(${JSON.stringify(part)}::json) as r(forum_id text, threads int, answers int, people int, score int)
      join forums.forum f on f.id = r.forum_id`);
  }
}

/**
 * What is suggested: to each speciality its own forums, the liveliest first; to everybody the liveliest, then the newest. How
 * lively a private forum is moves nothing, because outsiders may not know it.
 */
export async function replaceSuggestions(db: Database): Promise<void> {
  await db.delete(suggestion);
  await db.execute(sql`insert into forums.suggestion (speciality, place, forum_id, reason)
    with known as (
      select f.*, case when f.kind = 'private' then 0 else coalesce(x.score, 0) end as score
      from forums.forum f left join forums.exchange x on x.forum_id = f.id where f.closed_at is null),
    wanted as (
      select s as speciality, k.id, 'speciality' as reason, k.score, k.created_at from known k, unnest(k.specialities) s
      union all
      select '', k.id, case when k.score > 0 then 'exchange' else 'newForum' end, k.score, k.created_at from known k
        where k.kind <> 'private' and (k.score > 0 or k.created_at > now() - interval '30 days')),
    placed as (select w.*, row_number() over (partition by w.speciality order by w.score desc, w.created_at desc, w.id desc) as place from wanted w)
    select speciality, place, id, reason from placed where place <= ${PLACES}`);
}
