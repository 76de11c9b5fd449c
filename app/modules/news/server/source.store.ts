import { and, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { articlesHidden } from '#modules/library/server/library.public.ts';
import { anyOf } from '#platform/db/any-of.ts';
import { type Database, type DatabasePool, prepared } from '#platform/db/database.ts';
import type { Journal, SourceFault } from '../journal.contract.ts';
import { article, follow, source } from './news.schema.ts';

export type SourceRow = typeof source.$inferSelect;
export type NewSource = Pick<SourceRow, 'id' | 'name' | 'kind' | 'feedUrl' | 'homepage' | 'language' | 'specialities' | 'openAccess'>;

export async function findSource(db: Database, id: string): Promise<SourceRow | null> {
  const [row] = await db.select().from(source).where(eq(source.id, id));
  return row ?? null;
}

/** The same, and until the end of the transaction nobody else changes it. */
export async function lockSource(db: Database, id: string): Promise<SourceRow | null> {
  const [row] = await db.select().from(source).where(eq(source.id, id)).for('update');
  return row ?? null;
}

export async function allSources(db: Database): Promise<(SourceRow & { articles: number })[]> {
  const rows = await db
    .select({ row: source, articles: sql<number>`(select count(*)::int from news.article a where a.source_id = ${source.id})` })
    .from(source)
    .orderBy(source.name);
  return rows.map(({ row, articles }) => ({ ...row, articles }));
}

/** False when the id or the address is taken. */
export async function insertSource(db: Database, row: NewSource): Promise<boolean> {
  const added = await db.insert(source).values(row).onConflictDoNothing().returning({ id: source.id });
  return added.length > 0;
}

/** Switched on, it is due at once and forgets what went wrong. */
export async function setActive(db: Database, id: string, active: boolean): Promise<SourceRow | null> {
  const [row] = await db
    .update(source)
    .set({ active, nextAt: active ? sql`now()` : null, ...(active && { failures: 0, fault: null }) })
    .where(eq(source.id, id))
    .returning();
  return row ?? null;
}

/** What is known of a feed that nobody has read. */
export const UNREAD = { etag: null, lastModified: null, failures: 0, fault: null, unclearDates: 0, unclearDate: null } as const;

/** Null when there is no such source, false when the address is another's. With a new address, all that was known of the old one is forgotten. */
export async function updateSource(
  db: Database,
  id: string,
  change: Pick<SourceRow, 'name' | 'feedUrl' | 'language' | 'specialities' | 'openAccess' | 'version'>,
): Promise<SourceRow | false | null> {
  const [other] = await db.select({ id: source.id }).from(source).where(eq(source.feedUrl, change.feedUrl));
  if (other !== undefined && other.id !== id) return false;
  const moved = other === undefined;
  const [row] = await db
    .update(source)
    .set({
      ...change,
      ...(moved && { ...UNREAD, nextAt: sql`case when active then now() end` }),
    })
    .where(eq(source.id, id))
    .returning();
  return row ?? null;
}

export const countArticles = (db: Database, sourceId: string): Promise<number> => db.$count(article, eq(article.sourceId, sourceId));

/** However the address is written: `HTTPS://Journal.example` is the same host. */
const hostOf = (source: string) => `substring(lower(${source}.feed_url) from '^[a-z]+://(?:[^/?#@]*@)?([^/:?#]+)')`;

const claim = prepared<{ id: string; host: string }>(
  'news.claimSources',
  `update news.source s set next_at = now() + make_interval(secs => $2), reading_until = now() + make_interval(secs => $2)
   where s.id in (select d.id from news.source d where d.active and d.next_at <= now() and ($3::text is null or d.id = $3)
     and not exists (select from news.source o where o.reading_until > now() and ${hostOf('o')} = ${hostOf('d')})
     order by d.next_at limit $1 for update skip locked)
   returning s.id, ${hostOf('s')} as host`,
);

/**
 * Takes sources that are due, or one of them, so that nobody else reads them, or asks their hosts, for `seconds` or until
 * `noteReading`. One claim at a time: two at the same moment would not see each other's.
 */
export async function claimDueSources(
  database: Pick<DatabasePool, 'transaction'>,
  limit: number,
  seconds: number,
  only: string | null = null,
): Promise<{ id: string; host: string }[]> {
  return database.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('news.claimSources', 0))`);
    return claim(db, [limit, seconds, only]);
  });
}

/** It was read no further: others may ask its host again. */
export const endClaim = (db: Database, id: string) => db.update(source).set({ readingUntil: null }).where(eq(source.id, id));

export interface Reading {
  readonly checkedAt: Date;
  readonly nextAt: Date | null;
  readonly active: boolean;
  readonly failures: number;
  readonly fault: SourceFault | null;
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  readonly unclearDates?: number;
  readonly unclearDate?: string | null;
}

/** What was asked. Whoever switched it off or gave it another address meanwhile is not overruled by what comes of it. */
type Asked = Pick<SourceRow, 'id' | 'feedUrl'>;

const asAsked = ({ id, feedUrl }: Asked) => and(eq(source.id, id), eq(source.feedUrl, feedUrl), source.active);

export const isAsAsked = async (db: Database, asked: Asked): Promise<boolean> => (await db.$count(source, asAsked(asked))) > 0;

export async function noteReading(db: Database, asked: Asked, reading: Reading): Promise<void> {
  await db
    .update(source)
    .set({ ...reading, readingUntil: null })
    .where(asAsked(asked));
}

// ---------- journals as readers see them ----------

const journals = `select s.id, s.name, s.kind, s.homepage, s.language, s.specialities, s.followers,
    c.articles, c.recent,
    case when $1::text is null then null else exists (select from news.follow f where f.source_id = s.id and f.member_id = $1) end as following
  from news.source s, lateral (select count(*)::int as articles, (count(*) filter (where a.published_at > now() - interval '7 days'))::int as recent
    from news.article a where a.source_id = s.id) c`;

const readJournals = prepared<Journal>('news.journals', `${journals} order by s.followers desc, c.recent desc, s.name, s.id`);
const readJournal = prepared<Journal>('news.journal', `${journals} where s.id = $2`);

export async function listJournalRows(db: Database, viewerId: string | null): Promise<Journal[]> {
  const rows = await asShown(db, null, await readJournals(db, [viewerId]));
  return rows.filter(({ articles }) => articles > 0);
}

export async function findJournal(db: Database, viewerId: string | null, id: string): Promise<Journal | null> {
  const [row] = await asShown(db, id, await readJournal(db, [viewerId, id]));
  return row ?? null;
}

const WEEK_MS = 7 * 86_400_000;

/** Without what readers do not find there. */
async function asShown(db: Database, sourceId: string | null, journals: readonly Journal[]): Promise<Journal[]> {
  const hidden = Map.groupBy(await articlesHidden(db, sourceId), (article) => article.sourceId);
  return journals.map((journal) => {
    const its = hidden.get(journal.id) ?? [];
    const recent = its.filter(({ publishedAt }) => publishedAt.getTime() > Date.now() - WEEK_MS);
    return { ...journal, articles: journal.articles - its.length, recent: journal.recent - recent.length };
  });
}

/** Follows or stops; returns how many do. */
export async function setFollowing(db: Database, sourceId: string, memberId: string, on: boolean): Promise<number> {
  const changed = on
    ? await db.insert(follow).values({ sourceId, memberId }).onConflictDoNothing().returning({ id: follow.sourceId })
    : await db
        .delete(follow)
        .where(and(eq(follow.sourceId, sourceId), eq(follow.memberId, memberId)))
        .returning({ id: follow.sourceId });
  const [row] = await db
    .update(source)
    .set({ followers: sql`greatest(${source.followers} + ${changed.length === 0 ? 0 : on ? 1 : -1}, 0)` })
    .where(eq(source.id, sourceId))
    .returning({ followers: source.followers });
  return row?.followers ?? 0;
}

const readFollowed = prepared<{ id: string }>(
  'news.sourcesFollowedBy',
  'select f.source_id as id from news.follow f where f.member_id = $1',
);

export const sourcesFollowedBy = async (db: Database, memberId: string): Promise<string[]> =>
  (await readFollowed(db, [memberId])).map(({ id }) => id);

export async function followersOfSource(db: Database, sourceId: string): Promise<string[]> {
  const rows = await db.select({ memberId: follow.memberId }).from(follow).where(eq(follow.sourceId, sourceId));
  return rows.map(({ memberId }) => memberId);
}

/** Followed sources with at least one article in the span that readers find. */
export async function sourcesWithDigest(db: Database, from: Date, to: Date): Promise<string[]> {
  const hidden = await articlesHidden(db);
  const rows = await db
    .selectDistinct({ id: article.sourceId })
    .from(article)
    .where(
      and(
        sql`${article.publishedAt} >= ${from}`,
        lt(article.publishedAt, to),
        not(
          anyOf(
            article.id,
            hidden.map(({ id }) => id),
          ),
        ),
        inArray(article.sourceId, db.selectDistinct({ id: follow.sourceId }).from(follow)),
      ),
    );
  return rows.map(({ id }) => id);
}
