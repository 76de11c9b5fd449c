/** What staff look at before they decide: items that wait, and what was reported. */
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Byline } from '#modules/identity/byline.contract.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import { cutText } from '#platform/i18n/cut-text.ts';
import type { Page } from '#platform/operation/paging.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import type { ItemKind } from '../library.contract.ts';
import { readableBy } from './audience.store.ts';
import { type comment, type ItemStatus, item } from './library.schema.ts';

export interface HeldItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly language: 'en' | 'id';
  readonly title: string;
  readonly summary: string;
  readonly specialities: string[];
  readonly byline: Byline;
  readonly heldSince: string;
}

export interface HeldFilter {
  readonly kind?: ItemKind | undefined;
  readonly speciality?: string | undefined;
  readonly language?: 'en' | 'id' | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Items that wait for approval, longest waiting first. */
export async function listHeldItems(db: Database, page: HeldFilter): Promise<Page<HeldItem>> {
  const after = decodeCursor(page.cursor, 2);
  const rows = await db
    .select({
      id: item.id,
      kind: sql<ItemKind>`${item.kind}`,
      language: item.language,
      title: item.title,
      summary: item.summary,
      specialities: item.specialities,
      byline: item.byline,
      statusAt: item.statusAt,
      // As text: a Date keeps milliseconds only, and two rows within one would be skipped or repeated.
      key: sql<string>`${item.statusAt}::text`,
    })
    .from(item)
    .where(
      and(
        sql`status = 'held'`,
        page.kind === undefined ? undefined : eq(item.kind, page.kind),
        page.speciality === undefined ? undefined : arrayContains(item.specialities, [page.speciality]),
        page.language === undefined ? undefined : eq(item.language, page.language),
        after === null ? undefined : sql`(${item.statusAt}, ${item.id}) > (${after[0]}::timestamptz, ${after[1]}::text)`,
      ),
    )
    .orderBy(item.statusAt, item.id)
    .limit(page.limit + 1);
  return toPage(
    rows,
    page.limit,
    (row) => [row.key, row.id],
    ({ statusAt, key: _key, ...row }) => ({ ...row, heldSince: statusAt.toISOString() }),
  );
}

/** An item or a comment, as far as one must see it to recognise it. */
export interface Preview {
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly text: string;
  readonly byline: Byline;
  /** Somebody can read it now. */
  readonly readable: boolean;
  /** Of an item that waits for approval: since when, which names its version. */
  readonly heldSince: string | null;
}

const PREVIEW_LENGTH = 600;
const isReadable = (status: ItemStatus) => status === 'published';

/** Previews by id, whoever may read them: for staff. Ids that are gone are missing from the map. */
export async function previewsOf(
  db: Database,
  ids: { items: readonly string[]; comments: readonly string[] },
): Promise<Map<string, Preview>> {
  const [items, comments] = await Promise.all([itemPreviews(db, ids.items), commentPreviews(db, ids.comments)]);
  return new Map([...items, ...comments]);
}

type PreviewedItem = Pick<typeof item.$inferSelect, 'id' | 'kind' | 'title' | 'summary' | 'byline' | 'status' | 'statusAt'>;

const readPreviewed = prepared<PreviewedItem>(
  'library.previewedItems',
  'select i.id, i.kind, i.title, i.summary, i.byline, i.status, i.status_at as "statusAt" from library.item i where i.id = any($1::text[])',
);

async function itemPreviews(db: Database, ids: readonly string[]): Promise<[string, Preview][]> {
  if (ids.length === 0) return [];
  const rows = await readPreviewed(db, [ids]);
  return rows.map((row) => [
    row.id,
    {
      itemId: row.id,
      kind: row.kind as ItemKind,
      title: row.title,
      text: row.summary,
      byline: row.byline,
      readable: isReadable(row.status),
      heldSince: row.status === 'held' ? row.statusAt.toISOString() : null,
    },
  ]);
}

type PreviewedComment = Pick<typeof comment.$inferSelect, 'id' | 'text' | 'byline' | 'deletedAt' | 'heldAt' | 'itemId'> &
  Pick<PreviewedItem, 'kind' | 'title' | 'status'>;

const readPreviewedComments = prepared<PreviewedComment>(
  'library.previewedComments',
  `select c.id, c.text, c.byline, c.deleted_at as "deletedAt", c.held_at as "heldAt", c.item_id as "itemId", i.kind, i.title, i.status
    from library.comment c join library.item i on i.id = c.item_id where c.id = any($1::text[])`,
);

async function commentPreviews(db: Database, ids: readonly string[]): Promise<[string, Preview][]> {
  if (ids.length === 0) return [];
  const rows = await readPreviewedComments(db, [ids]);
  return rows.map((row) => [
    row.id,
    {
      itemId: row.itemId,
      kind: row.kind as ItemKind,
      title: row.title,
      text: cutText(plainText(row.text), PREVIEW_LENGTH),
      byline: row.byline,
      readable: row.deletedAt === null && row.heldAt === null && isReadable(row.status),
      heldSince: null,
    },
  ]);
}

const readTitles = prepared<ItemTitle & { id: string }>(
  'library.titlesFor',
  `select i.id, i.kind, i.title, i.status = 'published' as readable, i.status = 'removed' as removed from library.item i where i.id = any($1::text[]) and ${readableBy('$2')}`,
);

export interface ItemTitle {
  readonly kind: ItemKind;
  readonly title: string;
  /** False for one that is held or was taken down. */
  readonly readable: boolean;
  /** By staff: nobody else brings it back. */
  readonly removed: boolean;
}

/** By id, what a member may be told of these items; those of audiences they do not belong to are missing from the map. */
export async function titlesFor(db: Database, memberId: string, ids: readonly string[]): Promise<Map<string, ItemTitle>> {
  if (ids.length === 0) return new Map();
  return new Map((await readTitles(db, [ids, memberId])).map(({ id, ...title }) => [id, title]));
}
