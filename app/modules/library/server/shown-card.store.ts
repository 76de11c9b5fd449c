/** Which cards members have seen: their feed leaves these out for a day. */
import { lt, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { readableBy } from './audience.store.ts';
import { shownCard } from './library.schema.ts';

const DAY = sql`now() - interval '24 hours'`;

// Told again within the day, they keep their time: nothing is written, and a card that is seen all day comes back all the same.
const noteCards = prepared(
  'library.noteShown',
  `insert into library.shown_card (member_id, item_id)
    select $1, i.id from library.item i where i.id = any($2::text[]) and i.status = 'published' and ${readableBy('$1')} order by i.id
    on conflict (member_id, item_id) do update set at = now() where shown_card.at < now() - interval '24 hours' returning item_id`,
);

/** Returns how many were new; ids of what the member may not read are passed over. */
export const noteShownCards = async (db: Database, memberId: string, itemIds: readonly string[]): Promise<number> =>
  (await noteCards(db, [memberId, itemIds])).length;

/** An item that was opened stays away for a day from then on. */
export async function noteOpened(db: Database, memberId: string, itemId: string): Promise<void> {
  await db
    .insert(shownCard)
    .values({ memberId, itemId })
    .onConflictDoUpdate({ target: [shownCard.memberId, shownCard.itemId], set: { at: sql`now()` } });
}

export async function forgetShownCards(db: Database): Promise<void> {
  await db.delete(shownCard).where(lt(shownCard.at, DAY));
}
