/** Items that come from a journal or an agency instead of a member: many at once, and nobody to tell what becomes of them. */
import { inArray } from 'drizzle-orm';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import type { ItemKind } from '../library.contract.ts';
import { item } from './library.schema.ts';

export interface SourceItem {
  readonly id: string;
  readonly kind: ItemKind;
  /** Stands where an author would: items of one source are found by its id. */
  readonly source: { readonly id: string; readonly name: string };
  readonly language: 'en' | 'id';
  readonly specialities: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly card: Record<string, unknown>;
  readonly publishedAt: Date;
}

/** Rows in one statement: a row has 14 values, and a statement takes 65,535. */
const BATCH = 500;

const sourceByline = ({ id, name }: SourceItem['source']): Byline => ({
  kind: 'source',
  id,
  name,
  speciality: null,
  verified: false,
});

/** Whose it is. */
export const bySource = (source: SourceItem['source']) => ({ authorId: source.id, byline: sourceByline(source) });

export async function insertSourceItems(db: Database, items: readonly SourceItem[]): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    await db.insert(item).values(
      items.slice(start, start + BATCH).map(({ source, specialities, ...row }) => ({
        ...row,
        ...bySource(source),
        specialities: [...specialities],
        respondents: { kind: 'verified' as const, specialities: [] },
        status: 'published' as const,
        activityAt: row.publishedAt,
      })),
    );
  }
}

const engaged = prepared<{ memberId: string }>(
  'library.engagedWith',
  `select member_id as "memberId" from library.bookmark where item_id = $1
   union select member_id from library.repost where item_id = $1
   union select member_id from library.item_follow where item_id = $1
   union select author_id from library.comment where item_id = $1 and deleted_at is null`,
);

/** Members who kept, shared, followed or discussed an item: whom a change of its worth concerns. */
export async function membersEngagedWith(db: Database, itemId: string): Promise<string[]> {
  return (await engaged(db, [itemId])).map(({ memberId }) => memberId);
}

const hiddenArticles = prepared<HiddenArticle>(
  'library.hiddenArticles',
  `select author_id as "sourceId", id, published_at as "publishedAt" from library.item
    where kind = 'article' and status <> 'published' and ($1::text is null or author_id = $1)`,
);

export interface HiddenArticle {
  readonly sourceId: string;
  readonly id: string;
  readonly publishedAt: Date;
}

/** Articles, or those of one source, that staff took down or hold back: few, and shown to nobody. */
export const articlesHidden = (db: Database, sourceId: string | null = null): Promise<HiddenArticle[]> => hiddenArticles(db, [sourceId]);

/** The part of each card that is particular to its kind, by id. */
export async function cardsOfItems(db: Database, ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: item.id, card: item.card })
    .from(item)
    .where(inArray(item.id, [...ids]));
  return new Map(rows.map(({ id, card }) => [id, card]));
}
