/** What forums and threads are found by, and called. */
import { asc, eq, gt } from 'drizzle-orm';
import type { ShownFigure } from '#modules/media/figure.contract.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import { plainText, type RichText } from '#platform/richtext/richtext.ts';
import { forum } from './forums.schema.ts';

const SEARCH_LENGTH = 20_000;

const texts = prepared<{ id: string; text: RichText; images: readonly ShownFigure[] }>(
  'forums.searchedTexts',
  'select id, text, images from forums.thread where id = any($1::text[])',
);

/** Plain text of threads by id, beside what their items say. */
export async function searchTextsByIds(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await texts(db, [ids]);
  return new Map(rows.map(({ id, text, images }) => [id, wordsOf(text, images).slice(0, SEARCH_LENGTH)]));
}

const wordsOf = (text: RichText, images: readonly ShownFigure[]): string =>
  [plainText(text), ...images.flatMap(({ caption, alt }) => [caption, alt])].filter((part) => part !== '').join('\n');

const names = prepared<{ id: string; name: string }>('forums.names', 'select id, name from forums.forum where id = any($1::text[])');

/** Names of forums by id, which everybody may know. */
export async function forumNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await names(db, [ids])).map(({ id, name }) => [id, name]));
}

interface PlaceWords {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly specialities: readonly string[];
}

const COLUMNS = { id: forum.id, name: forum.name, about: forum.about, specialities: forum.specialities };

/** One forum as it is found; null when it is gone. */
export async function forumForIndex(db: Database, id: string): Promise<PlaceWords | null> {
  const [row] = await db.select(COLUMNS).from(forum).where(eq(forum.id, id));
  return row ?? null;
}

/** Forums in the order of their ids, to build an index in batches. */
export const forumsForIndex = (db: Database, afterId: string | null, limit: number): Promise<PlaceWords[]> =>
  db
    .select(COLUMNS)
    .from(forum)
    .where(afterId === null ? undefined : gt(forum.id, afterId))
    .orderBy(asc(forum.id))
    .limit(limit);
