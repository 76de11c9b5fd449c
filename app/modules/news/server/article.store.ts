import { and, desc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { anyOf } from '#platform/db/any-of.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import { isoTime } from '#platform/db/json-text.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { Page } from '#platform/operation/paging.ts';
import { type ArticleType, type FiveLines, graverNotice, type NoticeKind } from '../news.contract.ts';
import type { Identity } from './article-identity.policy.ts';
import { article, card, notice } from './news.schema.ts';

export type NewArticle = typeof article.$inferInsert;

export interface KnownArticle extends Identity {
  readonly id: string;
  readonly sourceId: string;
  readonly journal: string;
  readonly type: ArticleType;
  readonly publishedAt: Date;
}

/** Rows in one statement, and values in one list of it. */
const BATCH = 500;

const KNOWN = {
  id: article.id,
  sourceId: article.sourceId,
  journal: article.journal,
  type: article.type,
  doi: article.doi,
  linkKey: article.linkKey,
  titleKey: article.titleKey,
  publishedAt: article.publishedAt,
};

/** Articles that share a DOI, a link or a title with one of these. */
export async function articlesLike(db: Database, wanted: readonly Identity[]): Promise<KnownArticle[]> {
  const found = new Map<string, KnownArticle>();
  for (let start = 0; start < wanted.length; start += BATCH) {
    const some = wanted.slice(start, start + BATCH);
    const dois = some.flatMap(({ doi }) => doi ?? []);
    const links = some.flatMap(({ linkKey }) => linkKey ?? []);
    const titles = some.flatMap(({ titleKey }) => titleKey ?? []);
    const rows = await db
      .select(KNOWN)
      .from(article)
      .where(
        or(
          dois.length > 0 ? inArray(article.doi, dois) : undefined,
          links.length > 0 ? inArray(article.linkKey, links) : undefined,
          titles.length > 0 ? inArray(article.titleKey, titles) : undefined,
          // Without anything to look for, nothing is found.
          sql`false`,
        ),
      );
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/** An article with the name its feed gave it. */
export type NamedArticle = KnownArticle & { readonly guid: string };

/** Articles of a source that its feed has under these names. */
export async function articlesByGuid(db: Database, sourceId: string, guids: readonly string[]): Promise<NamedArticle[]> {
  const found: NamedArticle[] = [];
  for (let start = 0; start < guids.length; start += BATCH) {
    const rows = await db
      .select({ ...KNOWN, guid: sql<string>`${article.guid}` })
      .from(article)
      .where(and(eq(article.sourceId, sourceId), inArray(article.guid, guids.slice(start, start + BATCH))))
      .orderBy(article.id);
    found.push(...rows);
  }
  return found;
}

/** By id, what names these articles; ids of anything else are missing from the map. */
export async function identitiesByIds(db: Database, ids: readonly string[]): Promise<Map<string, KnownArticle>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(KNOWN)
    .from(article)
    .where(inArray(article.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the ids of those that were added: another process may have brought some of them first. */
export async function insertArticles(db: Database, rows: readonly NewArticle[]): Promise<Set<string>> {
  const added = new Set<string>();
  for (let start = 0; start < rows.length; start += BATCH) {
    const inserted = await db
      .insert(article)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoNothing()
      .returning({ id: article.id });
    for (const { id } of inserted) added.add(id);
  }
  return added;
}

/** False when the same was noted before, also where an editor has called it a mistake since. */
export async function insertNotice(db: Database, row: typeof notice.$inferInsert): Promise<boolean> {
  const added = await db.insert(notice).values(row).onConflictDoNothing().returning({ id: notice.articleId });
  return added.length > 0;
}

/** What of this kind stands on an article: the articles that say so, and an empty name for its own entry. */
export async function noticeIdsOf(db: Database, articleId: string, kind: NoticeKind): Promise<string[]> {
  const rows = await db
    .select({ noticeId: notice.noticeId })
    .from(notice)
    .where(and(eq(notice.articleId, articleId), eq(notice.kind, kind), isNull(notice.mistakenAt)));
  return rows.map(({ noticeId }) => noticeId);
}

/** Many at once; those that were noted before are passed over. */
export async function insertNotices(db: Database, rows: readonly (typeof notice.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await db
      .insert(notice)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoNothing();
}

/** What the entry of an article said of it is said no more. */
export async function deleteOwnNotices(db: Database, articleId: string): Promise<void> {
  await db.delete(notice).where(and(eq(notice.articleId, articleId), eq(notice.noticeId, '')));
}

/** The gravest of what stands on an article. */
export async function standingNotice(db: Database, articleId: string): Promise<NoticeKind | null> {
  const rows = await db
    .select({ kind: notice.kind })
    .from(notice)
    .where(and(eq(notice.articleId, articleId), isNull(notice.mistakenAt)));
  return rows.reduce<NoticeKind | null>((gravest, { kind }) => graverNotice(gravest, kind), null);
}

export const updateArticle = (db: Database, id: string, change: Partial<NewArticle>) =>
  db.update(article).set(change).where(eq(article.id, id));

export interface ArticleParts {
  readonly abstract: string;
  readonly authors: string[];
  readonly link: string | null;
  readonly doi: string | null;
  readonly notices: { kind: NoticeKind; articleId: string | null; title: string; at: string }[];
  readonly concerns: { id: string; title: string }[];
}

const readParts = prepared<{ [K in keyof ArticleParts]: ArticleParts[K] }>(
  'news.readParts',
  `select a.abstract, a.authors, a.link, a.doi,
    coalesce((select json_agg(json_build_object('kind', n.kind, 'articleId', nullif(n.notice_id, ''), 'title', n.title, 'at', ${isoTime('n.at')})
      order by n.at desc) from news.notice n where n.article_id = a.id and n.mistaken_at is null), '[]') as notices,
    coalesce((select json_agg(json_build_object('id', c.id, 'title', c.title)) from news.notice n join news.article c on c.id = n.article_id
      where n.notice_id = a.id and n.mistaken_at is null), '[]') as concerns
  from news.article a where a.id = $1`,
);

export async function findParts(db: Database, id: string): Promise<ArticleParts | null> {
  const [row] = await readParts(db, [id]);
  return row ?? null;
}

const searched = prepared<Pick<typeof article.$inferSelect, 'id' | 'abstract' | 'authors' | 'journal' | 'terms' | 'doi'>>(
  'news.searched',
  'select id, abstract, authors, journal, terms, doi from news.article where id = any($1::text[])',
);

/** By article, its text as one can search it. */
export async function textsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map(
    (await searched(db, [ids])).map(({ id, abstract, authors, journal, terms, doi }) => [
      id,
      [abstract, journal, authors.join(', '), terms.join(', '), doi].filter(Boolean).join('\n'),
    ]),
  );
}

/** Ids of a source's articles in a span of time, without the hidden ones, the newest first. */
export async function idsBetween(
  db: Database,
  sourceId: string,
  { from, to, hidden }: { from: Date; to: Date; hidden: readonly string[] },
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<Page<string>> {
  const after = decodeCursor(cursor, 2);
  const rows = await db
    // As text: a Date keeps milliseconds only, and two rows within one would be skipped or repeated.
    .select({ id: article.id, key: sql<string>`${article.publishedAt}::text` })
    .from(article)
    .where(
      and(
        eq(article.sourceId, sourceId),
        sql`${article.publishedAt} >= ${from} and ${article.publishedAt} < ${to}`,
        not(anyOf(article.id, hidden)),
        after === null ? undefined : sql`(${article.publishedAt}, ${article.id}) < (${after[0]}::timestamptz, ${after[1]}::text)`,
      ),
    )
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(limit + 1);
  return toPage(
    rows,
    limit,
    ({ key, id }) => [key, id],
    ({ id }) => id,
  );
}

/** Of the newest articles, those that have no five lines; notices need none. */
export async function idsUnwritten(db: Database, limit: number): Promise<string[]> {
  const { rows } = await db.client.query<{ id: string }>({
    name: 'news.idsUnwritten',
    // Ids grow with the time of publication.
    text: `select a.id from news.article a
      left join lateral (select c.lines from news.card c where c.article_id = a.id order by c.version desc limit 1) latest on true
      where latest.lines is null and a.type not in ('correction', 'concern', 'retraction') order by a.id desc limit $1`,
    values: [limit],
  });
  return rows.map(({ id }) => id);
}

/** When a source last published before `from`, and first from `to` on, the hidden ones aside. */
export async function datesAround(
  db: Database,
  sourceId: string,
  { from, to, hidden }: { from: Date; to: Date; hidden: readonly string[] },
): Promise<{ earlier: Date | null; later: Date | null }> {
  const { rows } = await db.client.query<{ earlier: Date | null; later: Date | null }>({
    name: 'news.datesAround',
    text: `select (select max(a.published_at) from news.article a
        where a.source_id = $1 and a.published_at < $2 and not a.id = any($4::text[])) as earlier,
      (select min(a.published_at) from news.article a
        where a.source_id = $1 and a.published_at >= $3 and not a.id = any($4::text[])) as later`,
    values: [sourceId, from, to, hidden],
  });
  return rows[0] ?? { earlier: null, later: null };
}

// ---------- the five lines ----------

export interface CardVersion {
  readonly version: number;
  readonly lines: FiveLines | null;
  readonly authorId: string;
  readonly at: Date;
}

/** Newest first. */
export async function cardVersions(db: Database, articleId: string, limit: number): Promise<CardVersion[]> {
  return db
    .select({ version: card.version, lines: card.lines, authorId: card.authorId, at: card.at })
    .from(card)
    .where(eq(card.articleId, articleId))
    .orderBy(desc(card.version))
    .limit(limit);
}

/** Null when somebody else has written this version first. */
export async function insertCard(db: Database, row: typeof card.$inferInsert): Promise<CardVersion | null> {
  const [added] = await db
    .insert(card)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: card.version, lines: card.lines, authorId: card.authorId, at: card.at });
  return added ?? null;
}
