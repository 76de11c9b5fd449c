/** Items that belong to something, such as the threads of a forum. */
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import type { ItemKind } from '../library.contract.ts';
import { itemAudienceChanged, itemChanged, itemsErased, itemWithdrawn, repostsEnded } from '../library-events.contract.ts';
import { MEMBERS } from './audience.store.ts';
import { eraseItems } from './item.store.ts';
import { comment, item } from './library.schema.ts';
import { idsOfReposts } from './repost-note.store.ts';

const readPlaces = prepared<{ id: string; place: string | null }>(
  'library.placesOf',
  'select i.id, i.place from library.item i where i.id = any($1::text[])',
);

/** By item, what it belongs to; null for nothing. */
export async function placesOf(db: Database, itemIds: readonly string[]): Promise<Map<string, string | null>> {
  return new Map((await readPlaces(db, [itemIds])).map(({ id, place }) => [id, place]));
}

export interface PlaceChange {
  readonly audience?: string | null;
  /** Put over what their cards say. */
  readonly card?: Record<string, unknown>;
}

/** Changes all items of a kind in a place at once, whatever their state; from this moment only its new audience reads them. */
export async function changePlace(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  place: string,
  kind: ItemKind,
  { audience, card }: PlaceChange,
): Promise<void> {
  const changed = await db
    .update(item)
    .set({
      ...(audience !== undefined && { audience }),
      ...(card !== undefined && { card: sql`(${item.card}::jsonb || ${JSON.stringify(card)}::jsonb)::json` }),
    })
    .where(and(eq(item.place, place), eq(item.kind, kind)))
    .returning({ id: item.id });
  for (const { id } of changed) {
    await emit(itemChanged, { itemId: id });
    if (audience !== undefined) await emit(itemAudienceChanged, { itemId: id });
  }
}

/**
 * These items are for this audience from now on, as far as that is narrower than the one each has: nothing is opened to anybody. A
 * circle is narrower than all members, and they than anyone; of two circles neither is. Of items that stay, nobody is told.
 */
export async function narrowAudience(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  ids: readonly string[],
  audience: string | null,
): Promise<void> {
  if (audience === null || ids.length === 0) return;
  const wider = audience === MEMBERS ? isNull(item.audience) : or(isNull(item.audience), eq(item.audience, MEMBERS));
  const changed = await db
    .update(item)
    .set({ audience })
    .where(and(inArray(item.id, [...ids]), wider))
    .returning({ id: item.id });
  for (const { id } of changed) {
    await emit(itemChanged, { itemId: id });
    await emit(itemAudienceChanged, { itemId: id });
  }
}

/** These items stand on their own from now on. */
export async function leavePlace(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(item)
    .set({ place: null })
    .where(inArray(item.id, [...ids]));
}

/** True when anything in a place is, or was, for those who share the place and nobody else. */
export const isWrittenInFor = async (db: Database, place: string): Promise<boolean> =>
  (await db.$count(item, and(eq(item.place, place), eq(item.audience, place)))) > 0;

/** Erases all items of a kind in a place with their discussions and every mark on them; whoever showed one is told. */
export const erasePlace = (context: Pick<Context, 'db' | 'emit'>, place: string, kind: ItemKind): Promise<void> =>
  eraseWhere(context, and(eq(item.place, place), eq(item.kind, kind)));

/** As `erasePlace`, of the items with these ids. */
export const eraseAll = (context: Pick<Context, 'db' | 'emit'>, ids: readonly string[]): Promise<void> =>
  eraseWhere(context, inArray(item.id, [...ids]));

const ERASED_TOGETHER = 100;

async function eraseWhere({ db, emit }: Pick<Context, 'db' | 'emit'>, which: SQL | undefined): Promise<void> {
  // Locked first: what others write of them at this moment is there to be erased, or is not written any more.
  const gone = await db
    .select({ itemId: item.id, kind: item.kind, authorId: item.authorId, status: item.status })
    .from(item)
    .where(which)
    .orderBy(item.id)
    .for('update');
  // So many that no event tells of more, and none of what it tells is without its answers.
  for (let start = 0; start < gone.length; start += ERASED_TOGETHER) {
    const items = gone.slice(start, start + ERASED_TOGETHER).map(({ itemId: id, authorId }) => ({ id, authorId }));
    const ids = items.map(({ id }) => id);
    const repostIds = await idsOfReposts(db, ids);
    if (repostIds.length > 0) await emit(repostsEnded, { repostIds });
    await emit(itemsErased, { items, comments: await eraseItems(db, ids) });
  }
  for (const { status, kind, ...one } of gone) if (status === 'published') await emit(itemWithdrawn, { ...one, kind: kind as ItemKind });
}

export interface Exchange {
  readonly place: string;
  readonly items: number;
  readonly answers: number;
  /** How many members wrote any of them. */
  readonly people: number;
}

const countExchange = prepared<{ place: string; items: number; answers: number; people: number }>(
  'library.exchangeByPlace',
  `select w.place, count(*) filter (where not w.answer)::int as items, count(*) filter (where w.answer)::int as answers,
      count(distinct w.author_id)::int as people
    from (
      select i.place, i.author_id, false as answer from library.item i
        where i.place is not null and i.status = 'published' and i.published_at > $1
      union all
      select i.place, c.author_id, true from library.item i join library.comment c on c.item_id = i.id
        where i.place is not null and i.status = 'published' and i.activity_at > $1 and c.created_at > $1 and c.deleted_at is null
        and c.held_at is null
    ) w group by w.place`,
);

/** What was written since then, by the place it belongs to. */
export const exchangeByPlace = (db: Database, since: Date): Promise<Exchange[]> => countExchange(db, [since]);

/** When a member answered an item last; null when they never did. */
export async function lastAnswerAt(db: Database, itemId: string, memberId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: comment.createdAt })
    .from(comment)
    .where(and(eq(comment.itemId, itemId), eq(comment.authorId, memberId)))
    .orderBy(sql`${comment.createdAt} desc`)
    .limit(1);
  return row?.at ?? null;
}

export const hasBestAnswer = async (db: Database, itemId: string): Promise<boolean> =>
  (await db.$count(comment, and(eq(comment.itemId, itemId), eq(comment.best, true), isNull(comment.deletedAt), isNull(comment.heldAt)))) >
  0;
