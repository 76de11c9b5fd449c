import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { namingOf } from '#modules/library/server/library.public.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import { isoTime } from '#platform/db/json-text.ts';
import type { LinkPreview } from '../posts.contract.ts';
import { linkPreview, post } from './posts.schema.ts';

export type PostRow = typeof post.$inferSelect;

export async function insertPost(db: Database, row: typeof post.$inferInsert): Promise<void> {
  await db.insert(post).values(row);
}

/** Locks the post for the rest of the transaction. */
export async function lockPost(db: Database, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(post).where(eq(post.id, id)).for('update');
  return row ?? null;
}

export async function changePost(
  db: Database,
  id: string,
  change: Partial<Pick<PostRow, 'content' | 'images' | 'links' | 'closesAt'>>,
): Promise<void> {
  await db
    .update(post)
    .set({ ...change, version: sql`${post.version} + 1`, editedAt: sql`now()` })
    .where(eq(post.id, id));
}

/** Not a change of what was written. */
export async function setClosesAt(db: Database, id: string, closesAt: Date): Promise<void> {
  await db.update(post).set({ closesAt }).where(eq(post.id, id));
}

/** Counts colleagues as told that a post names them; returns who of them are. */
export async function noteNamed(db: Database, id: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const row = await lockPost(db, id);
  if (row === null) return [];
  const { told, named } = namingOf(row.named, ids);
  if (named.length > row.named.length) await db.update(post).set({ named }).where(eq(post.id, id));
  return told;
}

export interface PostParts {
  content: PostRow['content'];
  images: PostRow['images'];
  version: number;
  edited_at: string | null;
  closes_at: string | null;
  closed: boolean;
  tallies: { option: number; votes: number }[];
  my_vote: number | null;
  links: LinkPreview[];
}

/** A post with all that belongs to it, in one round trip; `$2` is the viewer's id or null. */
const readParts = prepared<{ [K in keyof PostParts]: PostParts[K] }>(
  'posts.readParts',
  `select p.content, p.images, p.version, ${isoTime('p.edited_at')} as edited_at, ${isoTime('p.closes_at')} as closes_at,
    coalesce(p.closes_at <= now(), false) as closed,
    coalesce((select json_agg(json_build_object('option', t.option, 'votes', t.votes)) from posts.poll_tally t where t.post_id = p.id), '[]') as tallies,
    (select v.option from posts.vote v where v.post_id = p.id and v.member_id = $2::text) as my_vote,
    coalesce((select json_agg(json_build_object('url', l.url, 'site', l.site, 'title', l.title, 'description', l.description)
      order by array_position(p.links, l.url)) from posts.link_preview l where l.url = any(p.links) and l.title <> ''), '[]') as links
  from posts.post p where p.id = $1`,
);

export async function findPostParts(db: Database, id: string, viewerId: string | null): Promise<PostParts | null> {
  const [row] = await readParts(db, [id, viewerId]);
  return row ?? null;
}

const contents = prepared<Pick<PostRow, 'id' | 'content'>>(
  'posts.contents',
  'select id, content from posts.post where id = any($1::text[])',
);

/** Contents by post; ids that are unknown are missing from the map. */
export async function contentsOf(db: Database, ids: readonly string[]): Promise<Map<string, PostRow['content']>> {
  if (ids.length === 0) return new Map();
  return new Map((await contents(db, [ids])).map(({ id, content }) => [id, content]));
}

/** Those of these addresses whose preview is younger than `days`. */
export async function freshPreviews(db: Database, urls: readonly string[], days: number): Promise<Set<string>> {
  const rows = await db
    .select({ url: linkPreview.url })
    .from(linkPreview)
    .where(and(inArray(linkPreview.url, [...urls]), sql`${linkPreview.fetchedAt} > now() - make_interval(days => ${days})`));
  return new Set(rows.map(({ url }) => url));
}

export async function writePreview(db: Database, preview: LinkPreview): Promise<void> {
  const { url, ...words } = preview;
  const row = { ...words, fetchedAt: new Date() };
  await db
    .insert(linkPreview)
    .values({ url, ...row })
    .onConflictDoUpdate({ target: linkPreview.url, set: row });
}

/** So many are looked at in one go. */
const LOOKED_AT = 1000;

/** Removes what is kept of these pages. */
export async function forgetPreviewsOf(db: Database, isOne: (url: string) => boolean): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .select({ url: linkPreview.url })
      .from(linkPreview)
      .where(gt(linkPreview.url, after))
      .orderBy(linkPreview.url)
      .limit(LOOKED_AT);
    const gone = rows.flatMap(({ url }) => (isOne(url) ? [url] : []));
    if (gone.length > 0) await db.delete(linkPreview).where(inArray(linkPreview.url, gone));
    const last = rows.at(-1);
    if (last === undefined || rows.length < LOOKED_AT) return;
    after = last.url;
  }
}
