import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { Because, SuggestionList } from '../suggestion.contract.ts';
import { suggestion, suggestionDismissal, suggestionRun } from './network.schema.ts';
import type { Suggested } from './suggestion.policy.ts';

/** Of a member's network, as much as is looked at: the newest. */
const LOOKED_AT = 200;

/** Whom those follow that the member follows, of those who may be suggested; whom most of them follow first. */
export async function circleOf(db: Database, memberId: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select circle.id from (
      select theirs.member_id as id, count(*) as followed_by
      from (select member_id from network.follow where follower_id = ${memberId} order by at desc limit ${LOOKED_AT}) mine
      cross join lateral (
        select member_id from network.follow where follower_id = mine.member_id order by at desc limit ${LOOKED_AT}
      ) theirs
      group by theirs.member_id
    ) circle
    where ${suggestible(sql`${memberId}`, sql`circle.id`)}
    order by circle.followed_by desc, circle.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Of each of these: how many follow them, and how many of those whom the member follows do. */
export async function followFactsOf(db: Database, memberId: string, ids: readonly string[]) {
  const { rows } = await db.client.query<{ id: string; followers: number; followedBy: number }>({
    name: 'network.followFacts',
    text: `with mine as materialized (select member_id from network.follow where follower_id = $1 order by at desc limit ${LOOKED_AT})
      select c.id, coalesce((select n.followers from network.follow_count n where n.member_id = c.id), 0) as followers,
        (select count(*)::int from mine join network.follow f on f.follower_id = mine.member_id and f.member_id = c.id) as "followedBy"
      from unnest($2::text[]) c(id)`,
    values: [memberId, ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of `ids` who must not be suggested: the member, whom they follow, dismissed or muted, and who is blocked with them. */
export async function notSuggestible(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from unnest(${sql.param([...ids])}::text[]) c(id) where not ${suggestible(sql`${memberId}`, sql`c.id`)}`);
  return new Set(rows.map(({ id }) => id));
}

const suggestible = (memberId: ReturnType<typeof sql>, otherId: ReturnType<typeof sql>) => sql`(${otherId} <> ${memberId}
  and not exists (select from network.follow f where f.follower_id = ${memberId} and f.member_id = ${otherId})
  and not exists (select from network.suggestion_dismissal d where d.member_id = ${memberId} and d.other_id = ${otherId})
  and not exists (select from network.block b where b.member_id = ${memberId} and b.blocked_id = ${otherId})
  and not exists (select from network.block b where b.member_id = ${otherId} and b.blocked_id = ${memberId})
  and not exists (select from network.mute m where m.member_id = ${memberId} and m.muted_id = ${otherId}))`;

/** In place of the lists of before. */
export async function setSuggestions(
  db: Database,
  memberId: string,
  lists: ReadonlyMap<SuggestionList, readonly Suggested[]>,
): Promise<void> {
  // Two runs at once would otherwise both delete before either adds.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network suggestions ${memberId}`}, 0))`);
  await db.delete(suggestion).where(eq(suggestion.memberId, memberId));
  const rows = [...lists].flatMap(([list, suggested]) =>
    suggested.map(({ id, because }, rank) => ({ memberId, list, rank, otherId: id, because })),
  );
  if (rows.length > 0) await db.insert(suggestion).values(rows);
  await db
    .insert(suggestionRun)
    .values({ memberId })
    .onConflictDoUpdate({ target: suggestionRun.memberId, set: { at: sql`now()` } });
}

/** A page of a list, without those who were followed, dismissed, muted or blocked since it was put together. */
export async function suggestionPage(
  db: Database,
  memberId: string,
  list: SuggestionList,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ data: { id: string; because: Because }[]; nextCursor: string | null }> {
  const cursor = decodeCursor(page.cursor, 1);
  const rows = await db
    .select({ id: suggestion.otherId, rank: suggestion.rank, because: suggestion.because })
    .from(suggestion)
    .where(
      and(
        eq(suggestion.memberId, memberId),
        eq(suggestion.list, list),
        cursor === null ? undefined : sql`${suggestion.rank} > ${cursor[0]}::int`,
        suggestible(sql`${suggestion.memberId}`, sql`${suggestion.otherId}`),
      ),
    )
    .orderBy(suggestion.rank)
    .limit(page.limit + 1);
  return toPage(
    rows,
    page.limit,
    ({ rank }) => [rank],
    ({ id, because }) => ({ id, because }),
  );
}

/** When the member's lists were put together last; null when they never were. */
export async function suggestedAt(db: Database, memberId: string): Promise<Date | null> {
  const [row] = await db.select({ at: suggestionRun.at }).from(suggestionRun).where(eq(suggestionRun.memberId, memberId));
  return row?.at ?? null;
}

export async function setDismissed(db: Database, memberId: string, otherId: string, dismissed: boolean): Promise<void> {
  if (dismissed) await db.insert(suggestionDismissal).values({ memberId, otherId }).onConflictDoNothing();
  else
    await db.delete(suggestionDismissal).where(and(eq(suggestionDismissal.memberId, memberId), eq(suggestionDismissal.otherId, otherId)));
}

/** Lists that nobody asked for in so many days: they are put together anew when somebody does. */
export async function forgetSuggestionsOlderThan(db: Database, days: number): Promise<void> {
  await db.execute(sql`delete from network.suggestion s using network.suggestion_run r
    where r.member_id = s.member_id and r.at < now() - make_interval(days => ${days})`);
  await db.execute(sql`delete from network.suggestion_run where at < now() - make_interval(days => ${days})`);
}
