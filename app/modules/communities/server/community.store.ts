import { eq, sql } from 'drizzle-orm';
import type { PlaceRole, Standing } from '#modules/library/place-membership.contract.ts';
import { type Database, prepared, rowOf } from '#platform/db/database.ts';
import { flag, type JsonFields, jsonText, orNull, string, value, word } from '#platform/db/json-text.ts';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import type { CommunityKind } from '../communities.contract.ts';
import { community } from './communities.schema.ts';

type CommunityRow = typeof community.$inferSelect;

/** A community with what the reader is to it. */
export type FoundCommunity = CommunityRow & {
  standing: Standing;
  role: PlaceRole | null;
  since: Date | null;
  waiting: number;
};

const readCommunity = prepared<FoundCommunity>(
  'communities.readCommunity',
  `select ${rowOf(community, 'c')}, coalesce(m.standing, 'none') as standing, case when m.standing = 'member' then m.role end as role, m.since,
      case when m.standing = 'member' and m.role <> 'member'
        then (select count(*)::int from communities.membership r where r.community_id = c.id and r.standing = 'requested') else 0 end as waiting
    from communities.community c left join communities.membership m on m.community_id = c.id and m.member_id = $2::text where c.id = $1`,
);

export async function findCommunity(db: Database, id: string, viewerId: string | null): Promise<FoundCommunity | null> {
  const [row] = await readCommunity(db, [id, viewerId]);
  return row ?? null;
}

/** Locks the community for the rest of the transaction: who belongs to it changes one after another. */
export async function lockCommunity(db: Database, id: string): Promise<void> {
  await db.select({ id: community.id }).from(community).where(eq(community.id, id)).for('update');
}

/** False when there is one of this name already. */
export async function insertCommunity(db: Database, row: typeof community.$inferInsert): Promise<boolean> {
  const added = await db.insert(community).values(row).onConflictDoNothing().returning({ id: community.id });
  return added.length > 0;
}

export async function updateCommunity(db: Database, id: string, change: Partial<Omit<CommunityRow, 'id'>>): Promise<void> {
  await db.update(community).set(change).where(eq(community.id, id));
}

/** Communities of one owner are counted one after another, or two that are made at once would both be the last. */
export async function lockOwner(db: Database, ownerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`communities.owner ${ownerId}`}, 0))`);
}

export const countOwned = (db: Database, ownerId: string): Promise<number> => db.$count(community, eq(community.ownerId, ownerId));

// ---------- lists ----------

/** `c` is the community, `m` what the reader is to it. */
export const CARD_FIELDS: JsonFields = {
  id: word('c.id'),
  name: string('c.name'),
  about: string('c.about'),
  kind: word('c.kind'),
  place: orNull('to_json(c.place)'),
  entry: word('c.entry'),
  language: word('c.language'),
  specialities: value('to_json(c.specialities)'),
  members: value('c.members'),
  standing: word(`coalesce(m.standing, 'none')`),
  role: string(`case when m.standing = 'member' then m.role end`),
  closed: flag('c.closed_at is not null'),
};
const CARD = jsonText(CARD_FIELDS);

export interface CommunityFilter {
  readonly kind?: CommunityKind | undefined;
  readonly speciality?: string | undefined;
  readonly q?: string | undefined;
  readonly mine: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * JSON text of a page, those with most members first. On further pages, whoever came after the first one was read counts for nothing: what
 * rises meanwhile would else stand where nobody looks any more.
 */
export async function listCommunitiesText(db: Database, viewerId: string | null, filter: CommunityFilter): Promise<string> {
  const after = decodeCursor(filter.cursor, 3);
  const values: unknown[] = [viewerId, filter.limit + 1];
  const at = (one: unknown) => `$${values.push(one)}`;
  const conditions = ['true'];
  if (filter.kind !== undefined) conditions.push(`c.kind = ${at(filter.kind)}`);
  if (filter.speciality !== undefined) conditions.push(`c.specialities @> array[${at(filter.speciality)}]::text[]`);
  if (filter.mine) conditions.push(`m.standing in ('member', 'requested')`);
  // Every word, wherever it stands in the name, the place or what the community is about.
  for (const one of (filter.q ?? '').split(/\s+/).filter(Boolean).slice(0, 6)) {
    const pattern = at(`%${one.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(c.name ilike ${pattern} or c.place ilike ${pattern} or c.about ilike ${pattern})`);
  }
  const begun = after === null ? 'now()' : `${at(after[2])}::timestamptz`;
  const key = after === null ? 'c.members' : 'c.members - new.members';
  if (after !== null) conditions.push(`(${key}, c.id) < (${at(after[0])}::int, ${at(after[1])}::text)`);
  const cameSince = `cross join lateral (select count(*)::int as members from communities.membership j
    where j.community_id = c.id and j.standing = 'member' and j.since >= ${begun}) new`;
  const text = `select ${CARD} as card, (${key})::text as key, c.id, (${begun})::text as begun
    from communities.community c left join communities.membership m on m.community_id = c.id and m.member_id = $1::text ${after === null ? '' : cameSince}
    where ${conditions.join(' and ')} order by ${key} desc, c.id desc limit $2`;
  const { rows } = await db.client.query<{ card: string; key: string; id: string; begun: string }>({ text, values });
  const shown = rows.slice(0, filter.limit);
  const last = shown.at(-1);
  const cursor = rows.length > filter.limit && last !== undefined ? JSON.stringify(encodeCursor([last.key, last.id, last.begun])) : 'null';
  return `{"data":[${shown.map(({ card }) => card).join(',')}],"nextCursor":${cursor}}`;
}
