import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import { device, session } from './identity.schema.ts';

export interface LiveSession {
  readonly sessionId: string;
  readonly memberId: string;
  readonly verified: boolean;
  readonly specialityId: string | null;
  readonly rights: string[];
  readonly expiresAt: Date;
  /** Not marked as used for some minutes. */
  readonly stale: boolean;
}

const liveOf = prepared<{ [K in keyof LiveSession]: LiveSession[K] } & { token: string }>(
  'identity.liveSessions',
  `select s.token, s.id as "sessionId", m.id as "memberId", m.verification = 'verified' as verified, m.speciality_id as "specialityId",
     array(select r."right" from identity.staff_right r where r.member_id = m.id) as rights,
     s.expires_at as "expiresAt", s.last_used_at < now() - interval '5 minutes' as stale
   from identity.session s join identity.member m on m.id = s.user_id
   where s.token = any($1) and s.expires_at > now()`,
);

interface Asking {
  readonly tokens: Set<string>;
  readonly found: Promise<ReadonlyMap<string, LiveSession>>;
}
const asking = new WeakMap<Database, Asking>();

/**
 * Each request asks for its own. Those that come in at one moment are asked for together: to send so small a question costs more than to
 * answer it. None is answered by what was asked before it came. That is two turns of the event loop, for which an idle server waits no time:
 * on a busy one answers go out in the first, and whoever gets one asks again before the second.
 */
export async function findLiveSession(db: Database, token: string): Promise<LiveSession | null> {
  const { tokens, found } = asking.get(db) ?? askSoon(db);
  tokens.add(token);
  return (await found).get(token) ?? null;
}

function askSoon(db: Database): Asking {
  const tokens = new Set<string>();
  const ask = async () => {
    await setImmediate();
    await setImmediate();
    // From here on whoever comes is asked for in the next.
    asking.delete(db);
    const rows = await liveOf(db, [[...tokens]]);
    return new Map(rows.map((row) => [row.token, row]));
  };
  const now = { tokens, found: ask() };
  asking.set(db, now);
  return now;
}

const touch = prepared(
  'identity.touchSession',
  `update identity.session set last_used_at = now(), updated_at = now(), expires_at = now() + make_interval(secs => $2)
   where id = $1 and last_used_at < now() - interval '5 minutes'`,
);

/** A session lives on for as long as it is used. */
export async function touchSession(db: Database, id: string, lifeSeconds: number): Promise<void> {
  await touch(db, [id, lifeSeconds]);
}

export async function sessionEnd(db: Database, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: session.expiresAt })
    .from(session)
    .where(and(eq(session.id, id), sql`${session.expiresAt} > now()`));
  return row?.expiresAt ?? null;
}

/** Which of these sessions live. */
export async function liveAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, [...ids]), sql`${session.expiresAt} > now()`));
  return new Set(rows.map(({ id }) => id));
}

export async function listLiveSessions(db: Database, memberId: string) {
  return db
    .select({ id: session.id, userAgent: session.userAgent, createdAt: session.createdAt, lastUsedAt: session.lastUsedAt })
    .from(session)
    .where(and(eq(session.userId, memberId), sql`${session.expiresAt} > now()`))
    .orderBy(sql`${session.lastUsedAt} desc`, sql`${session.id} desc`)
    .limit(100);
}

/** Returns the ids of those that ended. */
export async function endSessions(db: Database, memberId: string, which: { only: string } | { except: string } | 'all'): Promise<string[]> {
  const narrowed = which === 'all' ? undefined : 'only' in which ? eq(session.id, which.only) : ne(session.id, which.except);
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, memberId), narrowed))
    .returning({ id: session.id });
  return ended.map((row) => row.id);
}

export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.delete(session).where(sql`${session.expiresAt} < now()`);
  await db.delete(device).where(sql`${device.lastSeenAt} < now() - interval '1 year'`);
}

// ---------- devices ----------

const seeDevice = prepared<{ known: boolean }>(
  'identity.seeDevice',
  `insert into identity.device (member_id, token_hash) values ($1, $2)
   on conflict (member_id, token_hash) do update set last_seen_at = now() returning xmax <> 0 as known`,
);

/** Remembers the device; true when the member had used it before. */
export async function rememberDevice(db: Database, memberId: string, tokenHash: string): Promise<boolean> {
  const [row] = await seeDevice(db, [memberId, tokenHash]);
  return row?.known === true;
}

/** The next sign-in there is told of as on a device never seen. `except` is the hash of one that stays known. */
export async function forgetDevices(db: Database, memberId: string, except: string | null): Promise<void> {
  await db.delete(device).where(and(eq(device.memberId, memberId), except === null ? undefined : ne(device.tokenHash, except)));
}
