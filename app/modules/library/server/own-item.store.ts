/** What an author sees of their own items, and of those that they write with others: the state of each, who reads it, and its best answer. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { isoTime } from '#platform/db/json-text.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { Page } from '#platform/operation/paging.ts';
import type { ItemKind } from '../library.contract.ts';
import { readableBy } from './audience.store.ts';
import { reader } from './library.schema.ts';

/** Specialities with fewer readers are not told: one could guess who they are. */
const LEAST_READERS = 5;

type OwnState = 'published' | 'inReview' | 'sentBack' | 'withdrawn' | 'takenDown' | 'removed';

interface OwnItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly language: 'en' | 'id';
  readonly title: string;
  readonly anonymous: boolean;
  readonly state: OwnState;
  readonly publishedAt: string;
  readonly views: number;
  readonly comments: number;
  readonly helpful: number;
  readonly readers: readonly { readonly speciality: string; readonly readers: number }[];
  /** Who began it, where that was somebody else. */
  readonly by: Byline | null;
  readonly best: { readonly commentId: string; readonly byline: Byline } | null;
}

const STATE = `case i.status when 'published' then 'published' when 'held' then 'inReview' when 'removed' then 'removed'
  else case when i.sent_back then 'sentBack' when i.id = any($7::text[]) then 'takenDown' else 'withdrawn' end end`;

/**
 * Own items, what last happened first; readers and best answers come with the page, not item by item. `takenDownIds`: withdrawn, and not
 * by their author. `sharedIds`: what others began and the author writes too, as far as it waits for staff or was sent back by them.
 */
export async function listOwnItems(
  db: Database,
  authorId: string,
  filter: { kind?: ItemKind | undefined; state?: OwnState | undefined; cursor?: string | undefined; limit: number },
  { takenDownIds, sharedIds }: { takenDownIds: readonly string[]; sharedIds: readonly string[] },
): Promise<Page<OwnItem>> {
  const after = decodeCursor(filter.cursor, 2);
  const { rows } = await db.client.query<OwnItem & { key: string }>({
    text: `with page as (
        select i.*, ${STATE} as state from library.item i
        where (i.author_id = $1 or (i.id = any($8::text[]) and (i.status = 'held' or (i.status = 'withdrawn' and i.sent_back)))) and ${readableBy('$1')} and ($2::text is null or i.kind = $2) and ($3::text is null or ${STATE} = $3)
          and ($4::timestamptz is null or (i.activity_at, i.id) < ($4::timestamptz, $5::text))
        order by i.activity_at desc, i.id desc limit $6),
      readers as (
        select r.item_id, json_agg(json_build_object('speciality', r.speciality, 'readers', r.readers) order by r.readers desc, r.speciality) as readers
        from (select item_id, speciality, count(*)::int as readers from library.reader
          where item_id in (select id from page) and speciality is not null group by item_id, speciality having count(*) >= ${LEAST_READERS}) r
        group by r.item_id)
      select p.id, p.kind, p.language, p.title, p.anonymous, p.state, ${isoTime('p.published_at')} as "publishedAt", p.views, p.comments, p.helpful,
        coalesce(r.readers, '[]'::json) as readers, case when p.author_id = $1 then null else p.byline end as by,
        (select json_build_object('commentId', c.id, 'byline', c.byline) from library.comment c
          where c.item_id = p.id and c.parent_id is null and c.best and c.deleted_at is null and c.held_at is null limit 1) as best,
        p.activity_at::text as key
      from page p left join readers r on r.item_id = p.id order by p.activity_at desc, p.id desc`,
    values: [
      authorId,
      filter.kind ?? null,
      filter.state ?? null,
      after?.[0] ?? null,
      after?.[1] ?? null,
      filter.limit + 1,
      takenDownIds,
      sharedIds,
    ],
  });
  return toPage(
    rows,
    filter.limit,
    (row) => [row.key, row.id],
    ({ key: _key, ...row }) => row,
  );
}

/** Once for good, however often they come back; by their speciality at that time. */
export async function noteReader(db: Database, row: typeof reader.$inferInsert): Promise<void> {
  await db.insert(reader).values(row).onConflictDoNothing();
}
