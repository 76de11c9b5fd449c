import type { Database } from '#platform/db/database.ts';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import { JsonText } from '#platform/operation/handler.ts';
import { readableBy } from './audience.store.ts';
import { cardsOf, keyedRows, listed, notBy, Placeholders, pageText } from './item-card.store.ts';

export interface ItemFilter {
  readonly kind?: string | undefined;
  readonly exceptKind?: string | undefined;
  readonly sort: 'latest' | 'active' | 'discussed';
  readonly speciality?: string | undefined;
  /** Id of a health condition. */
  readonly condition?: string | undefined;
  readonly status?: 'open' | 'solved' | undefined;
  readonly unanswered?: boolean;
  /** Only what these members published under their name, and items the viewer follows. */
  readonly followedIds?: readonly string[] | undefined;
  readonly author?: string | undefined;
  readonly language?: 'en' | 'id' | undefined;
  /** The `type` in the card, for kinds that have one. */
  readonly cardType?: string | undefined;
  /** Only what belongs to it. */
  readonly place?: string | undefined;
  /** Only what belongs to one of these. */
  readonly places?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly exceptIds?: readonly string[] | undefined;
  /** Published after it. */
  readonly since?: Date | undefined;
  /** Members whose named items are left out. */
  readonly hiddenIds?: readonly string[] | undefined;
  /** Without what is read only where it stands. */
  readonly loud?: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Sort key, its type, and how it becomes text without losing precision. */
const SORTS = {
  latest: { column: 'i.published_at', type: 'timestamptz' },
  active: { column: 'i.activity_at', type: 'timestamptz' },
  discussed: { column: 'i.comments', type: 'int' },
} as const;

/** Published items as the viewer may see them: a page of cards. */
export async function listItemsText(db: Database, viewerId: string | null, filter: ItemFilter): Promise<JsonText> {
  const { column, type } = SORTS[filter.sort];
  const cursor = decodeCursor(filter.cursor, 2);
  const at = new Placeholders();
  const viewer = viewerId === null ? null : at.add(viewerId);
  const conditions = [`i.status = 'published'`, readableBy(viewer)];
  const shape: string[] = [filter.sort, viewerId === null ? 'out' : 'in', ...(filter.hiddenIds === undefined ? [] : ['hidden'])];
  // A value can be common or rare, and the best plan depends on which: such statements are planned each time.
  let preparable = true;

  if (filter.kind === undefined) shape.push('any');
  else conditions.push(`i.kind = ${at.add(filter.kind)}`);
  if (filter.exceptKind !== undefined) {
    conditions.push(`i.kind <> ${at.add(filter.exceptKind)}`);
    shape.push('except');
  }
  if (filter.speciality !== undefined) {
    conditions.push(`i.specialities @> array[${at.add(filter.speciality)}]::text[]`);
    preparable = false;
  }
  if (filter.condition !== undefined) {
    conditions.push(`i.conditions @> array[${at.add(filter.condition)}]::text[]`);
    preparable = false;
  }
  if (filter.status !== undefined) {
    conditions.push(`i.solved_at is ${filter.status === 'open' ? '' : 'not '}null`);
    shape.push(filter.status);
  }
  if (filter.unanswered === true) {
    conditions.push('i.comments = 0');
    shape.push('unanswered');
  }
  if (filter.followedIds !== undefined) {
    // Anonymous items are left out: to find one here would tell whose it is.
    conditions.push(
      `((i.author_id = any(${at.add(filter.followedIds)}) and not i.anonymous) or i.id in (select f.item_id from library.item_follow f where f.member_id = ${viewer}))`,
    );
    preparable = false;
  }
  if (filter.author !== undefined) {
    conditions.push(`i.author_id = ${at.add(filter.author)}`, filter.author === viewerId ? 'true' : 'not i.anonymous');
    preparable = false;
  }
  if (filter.language !== undefined) {
    conditions.push(`i.language = ${at.add(filter.language)}`);
    shape.push('language');
  }
  if (filter.cardType !== undefined) {
    conditions.push(`i.card->>'type' = ${at.add(filter.cardType)}`);
    preparable = false;
  }
  if (filter.place !== undefined) {
    conditions.push(`i.place = ${at.add(filter.place)}`);
    preparable = false;
  }
  if (filter.places !== undefined) {
    conditions.push(`i.place = any(${at.add(filter.places)}::text[])`);
    preparable = false;
  }
  if (filter.ids !== undefined) {
    conditions.push(`i.id = any(${at.add(filter.ids)}::text[])`);
    preparable = false;
  }
  if (filter.exceptIds !== undefined) {
    conditions.push(`not i.id = any(${at.add(filter.exceptIds)}::text[])`);
    preparable = false;
  }
  if (filter.since !== undefined) {
    conditions.push(`i.published_at > ${at.add(filter.since)}::timestamptz`);
    preparable = false;
  }
  if (filter.hiddenIds !== undefined) conditions.push(notBy('i', at.add(filter.hiddenIds)));
  if (filter.loud === true) {
    conditions.push('not i.quiet');
    shape.push('loud');
  }
  if (cursor !== null) {
    conditions.push(`(${column}, i.id) < (${at.add(cursor[0])}::${type}, ${at.add(cursor[1])}::text)`);
    shape.push('next');
  }
  const text = `select ${listed(viewer)}, ${column}::text as key
    from library.item i where ${conditions.join(' and ')} order by ${column} desc, i.id desc limit ${at.add(filter.limit + 1)}`;
  const rows = await keyedRows(db, preparable ? `library.list.${shape.join('.')}` : null, text, at.values);
  return pageText(db, viewerId, rows, filter.limit, (row) => encodeCursor([row.key, row.id]));
}

export async function listBookmarksText(
  db: Database,
  memberId: string,
  filter: { kind?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<JsonText> {
  const cursor = decodeCursor(filter.cursor, 2);
  const at = new Placeholders();
  const viewer = at.add(memberId);
  const conditions = [`m.member_id = ${viewer}`, `i.status = 'published'`, readableBy(viewer)];
  if (filter.kind !== undefined) conditions.push(`i.kind = ${at.add(filter.kind)}`);
  if (cursor !== null) conditions.push(`(m.at, m.item_id) < (${at.add(cursor[0])}::timestamptz, ${at.add(cursor[1])}::text)`);
  const text = `select ${listed(viewer)}, m.at::text as key
    from library.bookmark m join library.item i on i.id = m.item_id
    where ${conditions.join(' and ')} order by m.at desc, m.item_id desc limit ${at.add(filter.limit + 1)}`;
  const name = `library.bookmarks.${filter.kind === undefined ? 'all' : 'kind'}${cursor === null ? '' : '.next'}`;
  const rows = await keyedRows(db, name, text, at.values);
  return pageText(db, memberId, rows, filter.limit, (row) => encodeCursor([row.key, row.id]));
}

/** `hiddenIds`: members whose named items are left out for who is signed in. */
export async function listMostViewedText(
  db: Database,
  viewerId: string | null,
  filter: { kind?: string | undefined; hiddenIds: readonly string[]; limit: number },
): Promise<JsonText> {
  const at = new Placeholders();
  const viewer = viewerId === null ? null : at.add(viewerId);
  const hidden = viewer === null ? '' : `and ${notBy('i', at.add(filter.hiddenIds))}`;
  const kind = filter.kind === undefined ? '' : `and i.kind = ${at.add(filter.kind)}`;
  // Written out: for a number it does not know, PostgreSQL expects a tenth of the table, and would plan every time anew.
  const limit = Math.trunc(filter.limit);
  // In order before they are looked up: but for those that are shown, the items themselves are not asked for.
  const text = `select ${listed(viewer)}, v.views::text as key
    from (select * from library.most_viewed order by views desc, item_id desc) v join library.item i on i.id = v.item_id
    where i.status = 'published' and not i.quiet and ${readableBy(viewer)} ${hidden} ${kind} order by v.views desc, i.id desc limit ${limit}`;
  const name = `library.mostViewed.${viewer === null ? 'out' : 'in'}.${kind === '' ? 'all' : 'kind'}.${limit}`;
  const rows = await keyedRows(db, name, text, at.values);
  return new JsonText('{"data":[', ...(await cardsOf(db, viewerId, rows, ({ key }) => `,"viewsThisWeek":${key}`)), ']}');
}
