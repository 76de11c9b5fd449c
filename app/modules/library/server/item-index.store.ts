import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import type { ItemKind } from '../library.contract.ts';
import { readableBy } from './audience.store.ts';
import { item } from './library.schema.ts';

/** A published item, as far as one can look for it. */
export interface IndexedItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly language: 'en' | 'id';
  readonly title: string;
  readonly summary: string;
  readonly specialities: string[];
  readonly byline: Byline;
  readonly publishedAt: Date;
  readonly solved: boolean;
  /** Who may find it; see `readableAudiences`. */
  readonly audience: string | null;
}

const columns = {
  id: item.id,
  kind: sql<ItemKind>`${item.kind}`,
  language: item.language,
  title: item.title,
  summary: item.summary,
  specialities: item.specialities,
  byline: item.byline,
  publishedAt: item.publishedAt,
  solved: sql<boolean>`${item.solvedAt} is not null`,
  audience: item.audience,
};

/** Published items in the order of their ids, to build an index in batches. */
export async function itemsForIndex(db: Database, afterId: string | null, limit: number): Promise<IndexedItem[]> {
  return db
    .select(columns)
    .from(item)
    .where(and(eq(item.status, 'published'), afterId === null ? undefined : gt(item.id, afterId)))
    .orderBy(asc(item.id))
    .limit(limit);
}

const COLUMNS = `i.id, i.kind, i.language, i.title, i.summary, i.specialities, i.byline, i.published_at as "publishedAt",
    i.solved_at is not null as solved, i.audience`;

const publishedItems = prepared<IndexedItem>(
  'library.publishedItems',
  `select ${COLUMNS} from library.item i where i.id = any($1::text[]) and i.status = 'published'`,
);

/** Those of these items that are published, by id, whoever may read them: to build an index. */
export async function indexedItemsByIds(db: Database, ids: readonly string[]): Promise<Map<string, IndexedItem>> {
  if (ids.length === 0) return new Map();
  return new Map((await publishedItems(db, [ids])).map((row) => [row.id, row]));
}

const readableItems = prepared<IndexedItem>(
  'library.readableItems',
  `select ${COLUMNS} from library.item i where i.id = any($1::text[]) and i.status = 'published' and ${readableBy('$2')}`,
);

/** Those of these items that the viewer may read, by id: to show what was found in an index. */
export async function readableItemsByIds(db: Database, viewerId: string | null, ids: readonly string[]): Promise<Map<string, IndexedItem>> {
  if (ids.length === 0) return new Map();
  return new Map((await readableItems(db, [ids, viewerId])).map((row) => [row.id, row]));
}
