/** Reads and writes who belongs to a place. Each place keeps its members in tables of its own, which are shaped alike. */
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, prepared, rowOf } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import type { PlaceRole, Standing } from '../place-membership.contract.ts';
import type { ClosedBy } from './place-closing.policy.ts';

export interface PlaceMember {
  readonly memberId: string;
  readonly standing: Exclude<Standing, 'none'>;
  readonly role: PlaceRole;
  /** What they wrote when they asked. */
  readonly note: string | null;
  readonly since: Date;
}

/** What somebody is to a place that is there, and whether it is closed. */
export interface PlaceNow extends Pick<PlaceMember, 'role'> {
  readonly standing: Standing;
  readonly closed: ClosedBy;
}

export interface StandingChange {
  readonly standing: PlaceMember['standing'];
  readonly role?: PlaceRole;
  readonly note?: string | null;
}

interface Page {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** More are shown on no page. */
const MOST_SHOWN = 20;

/** `place` names the table of the places, which counts its `members`, and the column by which `membership` refers to it. */
export function placeMembership<Row extends PlaceMember>(schema: string, place: string, membership: PgTable) {
  const table = `${schema}.membership`;
  const isOf = `m.${place}_id = $1`;
  const row = rowOf(membership, 'm');
  const named = (name: string) => `${schema}.${name}`;

  const read = prepared<Row>(named('findMembership'), `select ${row} from ${table} m where ${isOf} and m.member_id = $2`);

  const write = prepared(
    named('writeStanding'),
    `with before as (select m.standing from ${table} m where ${isOf} and m.member_id = $2),
      written as (
        insert into ${table} (${place}_id, member_id, standing, role, note, since) values ($1, $2, $3::text, $4, $5, clock_timestamp())
        on conflict (${place}_id, member_id) do update
          set standing = excluded.standing, role = excluded.role, note = excluded.note, since = excluded.since),
      counted as (select ($3::text = 'member')::int - (select count(*)::int from before where standing = 'member') as difference)
      update ${schema}.${place} p set members = p.members + counted.difference from counted where p.id = $1 and counted.difference <> 0`,
  );

  const forget = prepared(named('deleteRequest'), `delete from ${table} m where ${isOf} and m.member_id = $2 and m.standing = 'requested'`);

  // As text: a Date keeps milliseconds only, and two rows within one would be skipped or repeated.
  const list = (after: string) =>
    `select ${row}, m.since::text as key from ${table} m where ${isOf} and m.standing = $2 ${after} order by m.since, m.member_id limit $3`;
  const firstPage = prepared<Row & { key: string }>(named('listMemberships'), list(''));
  const nextPage = prepared<Row & { key: string }>(
    named('listMembershipsNext'),
    list('and (m.since, m.member_id) > ($4::timestamptz, $5::text)'),
  );

  const stewards = prepared<{ memberId: string; role: PlaceRole }>(
    named('stewardsOf'),
    `select m.member_id as "memberId", m.role from ${table} m where ${isOf} and m.standing = 'member' and m.role <> 'member'
      order by m.role desc, m.since, m.member_id limit $2::int`,
  );

  const now = prepared<PlaceNow & { id: string }>(
    named('placesNow'),
    `select p.id, coalesce(m.standing, 'none') as standing, coalesce(m.role, 'member') as role,
        case when p.closed_at is not null then case when p.closed_by_staff then 'staff' else 'owner' end end as closed
      from ${schema}.${place} p left join ${table} m on m.${place}_id = p.id and m.member_id = $1 where p.id = any($2::text[])`,
  );

  const waiting = prepared<{ memberId: string; since: Date }>(
    named('waitingFor'),
    `select m.member_id as "memberId", m.since from ${table} m where ${isOf} and m.standing = 'requested' order by m.since, m.member_id`,
  );

  return {
    findMembership: async (db: Database, placeId: string, memberId: string): Promise<Row | null> =>
      (await read(db, [placeId, memberId]))[0] ?? null,

    /** Writes what somebody is from now on, and counts the members; the place is locked by the caller. */
    writeStanding: async (
      db: Database,
      placeId: string,
      memberId: string,
      { standing, role = 'member', note = null }: StandingChange,
    ): Promise<void> => void (await write(db, [placeId, memberId, standing, role, note])),

    /** Nothing remains of a request that was taken back. */
    deleteRequest: async (db: Database, placeId: string, memberId: string): Promise<void> => void (await forget(db, [placeId, memberId])),

    /** Longest first. */
    listMemberships: async (db: Database, placeId: string, standing: PlaceMember['standing'], { cursor, limit }: Page) => {
      const after = decodeCursor(cursor, 2);
      const values = [placeId, standing, limit + 1];
      const rows = after === null ? await firstPage(db, values) : await nextPage(db, [...values, ...after]);
      return toPage(
        rows,
        limit,
        ({ key, memberId }) => [key, memberId],
        (found): Row => found,
      );
    },

    /** All who ask to be let in, longest first. */
    waitingFor: (db: Database, placeId: string): Promise<{ memberId: string; since: Date }[]> => waiting(db, [placeId]),

    /** Those who tend the place as its page names them, its owner first. */
    stewardsOf: (db: Database, placeId: string): Promise<{ memberId: string; role: PlaceRole }[]> => stewards(db, [placeId, MOST_SHOWN]),

    /** These places by id, as they are for a member now; those that are gone are missing. */
    placesNow: async (db: Database, memberId: string, ids: readonly string[]): Promise<Map<string, PlaceNow>> =>
      new Map(ids.length === 0 ? [] : (await now(db, [memberId, ids])).map(({ id, ...its }) => [id, its])),

    /** All who tend the place. */
    stewardIds: async (db: Database, placeId: string): Promise<string[]> =>
      (await stewards(db, [placeId, null])).map(({ memberId }) => memberId),
  };
}
