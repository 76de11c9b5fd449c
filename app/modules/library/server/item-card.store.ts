/**
 * Cards of items, built as JSON by PostgreSQL: lists are the hottest reads, and mapping rows to objects and back to
 * text would cost more than the query. What everybody reads alike on a card is kept by the version of its row.
 * docs/decisions/0035-kept-cards.md
 */
import { LRUCache } from 'lru-cache';
import { type Database, prepared } from '#platform/db/database.ts';
import { flag, type JsonFields, jsonText, string, time, value, word } from '#platform/db/json-text.ts';
import { type JsonPart, JsonText } from '#platform/operation/handler.ts';
import { readableBy } from './audience.store.ts';

const COUNTERS = ['comments', 'helpful', 'insightful', 'agree', 'reposts', 'bookmarks', 'views', 'answers'];

/** All but `my`: it comes from the row and from nothing else. */
const SHARED: JsonFields = {
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
};

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

/** An item of a list, before it is a card. */
export interface Listed {
  id: string;
  /** Of its row: the transaction that wrote it, and where it lies. Nothing that differs has both alike. */
  xmin: string;
  ctid: string;
  /** JSON text of what the reader has done with it; none for readers who are not signed in. */
  my?: string;
}

/** What is selected of `library.item i` for `cardsOf`. `viewer` is the placeholder of the reader's id, or null. */
export const listed = (viewer: string | null): string =>
  `i.id, i.xmin, i.ctid${viewer === null ? '' : `, ${jsonText(marks(viewer))} as my`}`;

const MAX_BYTES = 8 * 1024 * 1024;
/** JSON text of cards, as far as everybody reads it alike, without its end; as bytes, so that it is not encoded for each answer. */
const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (text, version) => text.length + 2 * version.length });
const versionOf = ({ id, xmin, ctid }: Listed): string => `${id} ${xmin} ${ctid}`;

const sharedBy = (viewer: string | null) =>
  prepared<Listed & { text: string }>(
    `library.cards.${viewer === null ? 'out' : 'in'}`,
    `select i.id, i.xmin, i.ctid, ${jsonText(SHARED)} as text from library.item i
      where i.id = any($1::text[]) and i.status = 'published' and ${readableBy(viewer)}`,
  );
const sharedByAll = sharedBy(null);
const sharedByMember = sharedBy('$2');

/**
 * JSON text of the cards, in their order, with a comma between them; without those that the reader may read no more since they were
 * listed. `rest` is what a list adds to its cards: JSON text of members, with a comma before.
 */
export async function cardsOf<Row extends Listed>(
  db: Database,
  viewerId: string | null,
  rows: readonly Row[],
  rest: (row: Row) => string = () => '',
): Promise<JsonPart[]> {
  const texts = new Map<string, Buffer>();
  const missing: string[] = [];
  for (const row of rows) {
    const text = kept.get(versionOf(row));
    if (text === undefined) missing.push(row.id);
    else texts.set(row.id, text);
  }
  if (missing.length > 0) {
    const found = viewerId === null ? await sharedByAll(db, [missing]) : await sharedByMember(db, [missing, viewerId]);
    for (const { text, ...row } of found) {
      const shared = Buffer.from(text.slice(0, -1));
      kept.set(versionOf(row), shared);
      texts.set(row.id, shared);
    }
  }
  const cards: JsonPart[] = [];
  for (const row of rows) {
    const text = texts.get(row.id);
    if (text === undefined) continue;
    if (cards.length > 0) cards.push(',');
    cards.push(text, `,"my":${row.my ?? 'null'}${rest(row)}}`);
  }
  return cards;
}

/** An item of a list with the key that it is sorted by, as text, for the cursor. */
export interface KeyedRow extends Listed {
  key: string;
}

/** Runs a statement that selects `listed` and `key`; prepared under `name` unless its best plan depends on values. */
export async function keyedRows(db: Database, name: string | null, text: string, values: readonly unknown[]): Promise<KeyedRow[]> {
  const result = await db.client.query<KeyedRow>({ ...(name !== null && { name }), text, values: [...values] });
  return result.rows;
}

/** The page of cards: `rows` hold one more than `limit` when others follow. */
export async function pageText(
  db: Database,
  viewerId: string | null,
  rows: readonly KeyedRow[],
  limit: number,
  cursorOf: (row: KeyedRow) => string,
): Promise<JsonText> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const cursor = rows.length > limit && last !== undefined ? JSON.stringify(cursorOf(last)) : 'null';
  return new JsonText('{"data":[', ...(await cardsOf(db, viewerId, shown)), `],"nextCursor":${cursor}}`);
}
