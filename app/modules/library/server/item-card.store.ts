/**
 * Cards of items, built as JSON by PostgreSQL: lists are the hottest reads, and mapping rows to objects and back to
 * text would cost more than the query.
 */
import type { Database } from '#platform/db/database.ts';
import { flag, type JsonFields, string, time, value, word } from '#platform/db/json-text.ts';

/** `viewer` is the placeholder that holds the reader's id, or null for readers who are not signed in. */
export const itemCard = (viewer: string | null): JsonFields => ({
  id: word('i.id'),
  kind: word('i.kind'),
  language: word('i.language'),
  title: string('i.title'),
  summary: string('i.summary'),
  byline: value('i.byline'),
  specialities: value('to_json(i.specialities)'),
  publishedAt: time('i.published_at'),
  activityAt: time('i.activity_at'),
  solved: flag('i.solved_at is not null'),
  card: value('i.card'),
  counts: Object.fromEntries(COUNTERS.map((counter) => [counter, value(`i.${counter}`)])),
  my: viewer === null ? value("'null'") : marks(viewer),
});

const COUNTERS = ['comments', 'helpful', 'insightful', 'agree', 'reposts', 'bookmarks', 'views', 'answers'];

/** What the viewer has done with the item. */
const marks = (viewer: string): JsonFields => ({
  bookmarked: flag(`exists (select from library.bookmark b where b.member_id = ${viewer} and b.item_id = i.id)`),
  reposted: flag(`exists (select from library.repost r where r.item_id = i.id and r.member_id = ${viewer})`),
  following: flag(`exists (select from library.item_follow f where f.item_id = i.id and f.member_id = ${viewer})`),
  reaction: string(
    `(select x.reaction from library.reaction x where x.target = 'item' and x.target_id = i.id and x.member_id = ${viewer})`,
  ),
});

/**
 * What these members did under their name is left out of what the reader is shown. Anonymous things stay: to see which ones go
 * when somebody is blocked would tell whose they are. `row` is the alias of an item or comment, `ids` a placeholder.
 */
export const notBy = (row: string, ids: string): string => `(${row}.anonymous or ${row}.author_id <> all(${ids}::text[]))`;

/** Values of a statement under construction: `$1`, `$2` … */
export class Placeholders {
  readonly values: unknown[] = [];
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export interface CardRow {
  /** JSON text of the card. */
  card: string;
  /** Sort key as text, for the cursor. */
  key: string;
  id: string;
}

/** Runs a statement that selects `card`, `key` and `id`; prepared under `name` unless its best plan depends on values. */
export async function cardRows(db: Database, name: string | null, text: string, values: readonly unknown[]): Promise<CardRow[]> {
  const result = await db.client.query<CardRow>({ ...(name !== null && { name }), text, values: [...values] });
  return result.rows;
}

/** The page of cards as JSON text: `rows` hold one more than `limit` when others follow. */
export function pageText(rows: readonly CardRow[], limit: number, cursorOf: (row: CardRow) => string): string {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const cursor = rows.length > limit && last !== undefined ? JSON.stringify(cursorOf(last)) : 'null';
  return `{"data":[${shown.map((row) => row.card).join(',')}],"nextCursor":${cursor}}`;
}
