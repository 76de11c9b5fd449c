import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared, preparedOnce } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import { block, mute } from './network.schema.ts';

const HUSHED = { block: { table: block, other: block.blockedId }, mute: { table: mute, other: mute.mutedId } } as const;
export type Hush = keyof typeof HUSHED;

/** Follows and blocks of two members are written one after another, or a follow could outlive a block made at the same moment. */
export async function lockPair(db: Database, a: string, b: string): Promise<void> {
  const pair = [a, b].sort().join(' ');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network ${pair}`}, 0))`);
}

/** Whom a member blocks and mutes is written one after another: two at once would both find room for the last. */
export async function lockHushed(db: Database, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network hushed ${memberId}`}, 0))`);
}

/** True when this changed anything. */
export async function setBlock(db: Database, memberId: string, blockedId: string, on: boolean): Promise<boolean> {
  const changed = on
    ? await db.insert(block).values({ memberId, blockedId }).onConflictDoNothing().returning({ id: block.blockedId })
    : await db
        .delete(block)
        .where(and(eq(block.memberId, memberId), eq(block.blockedId, blockedId)))
        .returning({ id: block.blockedId });
  return changed.length > 0;
}

/** True when this changed anything. */
export async function setMute(db: Database, memberId: string, mutedId: string, on: boolean): Promise<boolean> {
  const changed = on
    ? await db.insert(mute).values({ memberId, mutedId }).onConflictDoNothing().returning({ id: mute.mutedId })
    : await db
        .delete(mute)
        .where(and(eq(mute.memberId, memberId), eq(mute.mutedId, mutedId)))
        .returning({ id: mute.mutedId });
  return changed.length > 0;
}

export const countHushed = (db: Database, memberId: string, kind: Hush): Promise<number> =>
  db.$count(HUSHED[kind].table, eq(HUSHED[kind].table.memberId, memberId));

/** A page of ids, newest first. */
export async function hushedPage(db: Database, memberId: string, kind: Hush, page: { cursor?: string | undefined; limit: number }) {
  const { table, other } = HUSHED[kind];
  const cursor = decodeCursor(page.cursor, 2);
  const rows = await db
    .select({ id: other, at: sql<string>`${table.at}::text` })
    .from(table)
    .where(
      and(
        eq(table.memberId, memberId),
        cursor === null ? undefined : sql`(${table.at}, ${other}) < (${cursor[0]}::timestamptz, ${cursor[1]}::text)`,
      ),
    )
    .orderBy(sql`${table.at} desc`, sql`${other} desc`)
    .limit(page.limit + 1);
  return toPage(
    rows,
    page.limit,
    (row) => [row.at, row.id],
    (row) => row.id,
  );
}

const either = `select b.blocked_id as id from network.block b where b.member_id = $1
  union select b.member_id from network.block b where b.blocked_id = $1`;
const muted = 'select m.muted_id as id from network.mute m where m.member_id = $1';

const readOwn = prepared<{ id: string }>('network.blocked', 'select b.blocked_id as id from network.block b where b.member_id = $1');
const readEither = preparedOnce<{ id: string }>('network.blockedEither', either);
const readMuted = prepared<{ id: string }>('network.muted', muted);
const readUnwelcome = prepared<{ id: string }>('network.unwelcome', `${either} union ${muted}`);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Whom the member blocked, and not who blocked them. */
export const blockedBy = async (db: Database, memberId: string): Promise<string[]> => ids(await readOwn(db, [memberId]));
/** Whom the member blocked and who blocked them. */
export const blockedEitherWay = async (db: Database, memberId: string): Promise<string[]> => ids(await readEither(db, [memberId]));
export const mutedBy = async (db: Database, memberId: string): Promise<string[]> => ids(await readMuted(db, [memberId]));
/** Both of the above, in one reading. */
export const unwelcomeTo = async (db: Database, memberId: string): Promise<string[]> => ids(await readUnwelcome(db, [memberId]));

const readPair = preparedOnce<{ blocked: boolean; blockedBy: boolean; muted: boolean }>(
  'network.pair',
  `select exists (select from network.block where member_id = $1 and blocked_id = $2) as blocked,
    exists (select from network.block where member_id = $2 and blocked_id = $1) as "blockedBy",
    exists (select from network.mute where member_id = $1 and muted_id = $2) as muted`,
);

/** How the member stands to the other. `blockedBy` is for decisions of the server and is shown to nobody. */
export async function pairOf(db: Database, memberId: string, otherId: string) {
  const [pair] = await readPair(db, [memberId, otherId]);
  return pair ?? { blocked: false, blockedBy: false, muted: false };
}

const readDeaf = prepared<{ id: string }>(
  'network.deafTo',
  `select b.member_id as id from network.block b where b.blocked_id = $1 and b.member_id = any($2)
    union select b.blocked_id from network.block b where b.member_id = $1 and b.blocked_id = any($2)
    union select m.member_id from network.mute m where m.muted_id = $1 and m.member_id = any($2)`,
);

/** Of these members, those who are to hear nothing of what `actorId` does. */
export async function deafTo(db: Database, actorId: string, memberIds: readonly string[]): Promise<Set<string>> {
  return memberIds.length === 0 ? new Set() : new Set(ids(await readDeaf(db, [actorId, memberIds])));
}

const readUnheard = prepared<{ memberId: string; id: string }>(
  'network.unheardBy',
  `select b.member_id as "memberId", b.blocked_id as id from network.block b where b.member_id = any($1::text[])
    union select b.blocked_id, b.member_id from network.block b where b.blocked_id = any($1::text[])
    union select m.member_id, m.muted_id from network.mute m where m.member_id = any($1::text[])`,
);

/** Of whom each of these members is to hear nothing; who hears of everybody is missing. */
export async function unheardBy(db: Database, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  if (memberIds.length === 0) return new Map();
  const pairs = Map.groupBy(await readUnheard(db, [[...memberIds]]), ({ memberId }) => memberId);
  return new Map([...pairs].map(([memberId, rows]) => [memberId, ids(rows)]));
}

const readAmong = prepared<{ one: string; other: string }>(
  'network.blocksAmong',
  'select b.member_id as one, b.blocked_id as other from network.block b where b.member_id = any($1::text[]) and b.blocked_id = any($1::text[])',
);

/** Whom each of these members may not meet among them, whoever of the two blocked the other; who may meet all is missing. */
export async function blocksAmong(db: Database, memberIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const pairs = (await readAmong(db, [[...memberIds]])).flatMap(({ one, other }) => [[one, other] as const, [other, one] as const]);
  return new Map([...Map.groupBy(pairs, ([one]) => one)].map(([one, its]) => [one, new Set(its.map(([, other]) => other))]));
}
