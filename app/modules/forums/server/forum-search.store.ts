/** What forums and threads are found by, and called. */
import { asc, gt, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import { forum, thread } from './forums.schema.ts';

const SEARCH_LENGTH = 20_000;

/** Plain text of threads by id, beside what their items say. */
export async function searchTextsByIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: thread.id, text: thread.text })
    .from(thread)
    .where(inArray(thread.id, [...ids]));
  return new Map(rows.map(({ id, text }) => [id, plainText(text).slice(0, SEARCH_LENGTH)]));
}

/** Names of forums by id, which everybody may know. */
export async function forumNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: forum.id, name: forum.name })
    .from(forum)
    .where(inArray(forum.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Forums in the order of their ids, to build an index in batches. */
export const forumsForIndex = (
  db: Database,
  afterId: string | null,
  limit: number,
): Promise<{ id: string; name: string; about: string }[]> =>
  db
    .select({ id: forum.id, name: forum.name, about: forum.about })
    .from(forum)
    .where(afterId === null ? undefined : gt(forum.id, afterId))
    .orderBy(asc(forum.id))
    .limit(limit);
