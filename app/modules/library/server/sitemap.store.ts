import type { Database } from '#platform/db/database.ts';
import type { ItemKind } from '../library.contract.ts';
import { readableBy } from './audience.store.ts';

/** A part of a sitemap may hold 50,000 addresses; ours stay smaller, each item having one per language. */
export const SITEMAP_PART = 5_000;

export interface SitemapItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly changedAt: Date;
}

/** What everyone may read of the given kinds, in the order of their ids, those after `afterId`. */
export async function sitemapItems(db: Database, kinds: readonly ItemKind[], afterId: string, limit: number): Promise<SitemapItem[]> {
  const result = await db.client.query<SitemapItem>({
    name: 'library.sitemapItems',
    text: `select id, kind, greatest(published_at, activity_at) as "changedAt" from library.item i
      where status = 'published' and ${readableBy(null)} and kind = any($1) and id > $2 order by id limit $3`,
    values: [kinds, afterId, limit],
  });
  return result.rows;
}

/** After which ids the parts of the sitemap begin, the first after none. */
export async function sitemapParts(db: Database, kinds: readonly ItemKind[], size: number): Promise<string[]> {
  const result = await db.client.query<{ id: string }>({
    name: 'library.sitemapParts',
    text: `select id from (select id, row_number() over (order by id) as n, count(*) over () as whole from library.item i
        where status = 'published' and ${readableBy(null)} and kind = any($1)) i
      where n % $2 = 0 and n < whole order by id`,
    values: [kinds, size],
  });
  return ['', ...result.rows.map(({ id }) => id)];
}
