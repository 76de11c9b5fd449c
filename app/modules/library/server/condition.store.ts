/** Which health conditions items are about. What a text is about, the index of words knows; lists are narrowed by it here. */
import { type Database, prepared } from '#platform/db/database.ts';
import { readableBy } from './audience.store.ts';
import { notBy } from './item-card.store.ts';

/** Items that are about the same as before are not written. */
export async function setConditions(db: Database, conditionsByItem: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const rows = [...conditionsByItem].map(([id, conditions]) => ({ id, conditions }));
  if (rows.length === 0) return;
  await db.client.query(
    `update library.item i set conditions = r.conditions
     from jsonb_to_recordset($1::jsonb) r(id text, conditions text[]) where i.id = r.id and i.conditions <> r.conditions`,
    [JSON.stringify(rows)],
  );
}

const written = prepared<{ id: string }>(
  'library.conditionsWithItems',
  `select c.id from unnest($1::text[]) c(id) where exists (
     select 1 from library.item i where i.conditions @> array[c.id] and i.status = 'published' and not i.quiet and ${readableBy('$2')}
       and ${notBy('i', '$3')})`,
);

/** Those of these conditions about which discovering shows the viewer something; `hiddenIds`: members whose named items are left out. */
export const conditionsWithItems = async (
  db: Database,
  viewerId: string | null,
  hiddenIds: readonly string[],
  ids: readonly string[],
): Promise<Set<string>> => new Set((await written(db, [ids, viewerId, hiddenIds])).map(({ id }) => id));
