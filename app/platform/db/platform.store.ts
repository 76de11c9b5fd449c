import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, lastly, prepared } from './database.ts';
import { idempotency, setting } from './platform.schema.ts';

const insertEvent = prepared(
  'platform.insertEvent',
  'insert into platform.outbox (name, payload, request_id, pending) values ($1, $2, $3, $4)',
);

export async function addEvent(db: Database, entry: { name: string; payload: unknown; requestId: string; pending: readonly string[] }) {
  await insertEvent(db, [entry.name, JSON.stringify(entry.payload), entry.requestId, entry.pending]);
}

export interface OutboxRow {
  id: number;
  name: string;
  payload: unknown;
  request_id: string;
  pending: string[];
  attempts: number;
}

const takeDue = prepared<{ [K in keyof OutboxRow]: OutboxRow[K] }>(
  'platform.takeDue',
  `select id, name, payload, request_id, pending, attempts from platform.outbox
   where due_at <= now() and parked_at is null and name <> all($2) order by due_at, id limit $1 for update skip locked`,
);

/** Locks the oldest due events for the rest of the transaction, but for those of some names; another dispatcher passes over them. */
export const takeDueEvents = (db: Database, limit: number, except: readonly string[]): Promise<OutboxRow[]> => takeDue(db, [limit, except]);

const removeDone = lastly('platform.removeEvents', 'delete from platform.outbox where id = any($1)');
const postpone = prepared(
  'platform.postponeEvent',
  `update platform.outbox set pending = $2, attempts = attempts + 1, due_at = now() + make_interval(secs => $3),
   parked_at = case when $4 then now() end where id = $1`,
);

/** As the transaction ends: see `lastly`. */
export async function removeEvents(db: Database, ids: readonly number[]): Promise<void> {
  await removeDone(db, [ids]);
}

/** What is left to do is tried again later, or parked until a process starts anew. */
export async function postponeEvent(db: Database, id: number, left: readonly string[], retryInSeconds: number, parked: boolean) {
  await postpone(db, [id, left, retryInSeconds, parked]);
}

const releaseParked = prepared<Pick<OutboxRow, 'name' | 'pending'>>(
  'platform.releaseParkedEvents',
  `update platform.outbox set parked_at = null, attempts = 0, due_at = now() where parked_at is not null returning name, pending`,
);

/** What was parked is tried again as if for the first time. */
export const releaseParkedEvents = (db: Database): Promise<Pick<OutboxRow, 'name' | 'pending'>[]> => releaseParked(db, []);

const claimKey = prepared(
  'platform.claimKey',
  `insert into platform.idempotency (caller, operation, key, input_hash) values ($1, $2, $3, $4) on conflict do nothing returning key`,
);

export interface IdempotencyKey {
  readonly caller: string;
  readonly operation: string;
  readonly key: string;
}

/**
 * True when this call is the first with its key. A second one waits here until the first has committed or rolled back.
 */
export async function claimIdempotencyKey(db: Database, key: IdempotencyKey, inputHash: string): Promise<boolean> {
  return (await claimKey(db, [key.caller, key.operation, key.key, inputHash])).length === 1;
}

const where = (key: IdempotencyKey) =>
  and(eq(idempotency.caller, key.caller), eq(idempotency.operation, key.operation), eq(idempotency.key, key.key));

/** Sealed, or in the open. */
type KeptAnswer = { readonly sealed: string } | { readonly sealed?: undefined; readonly answer: unknown };

/** `kept` is null once it was forgotten. */
export async function readIdempotentAnswer(
  db: Database,
  key: IdempotencyKey,
): Promise<{ inputHash: string; kept: KeptAnswer | null } | null> {
  const [row] = await db
    .select({ inputHash: idempotency.inputHash, kept: sql<KeptAnswer | null>`${idempotency.response}` })
    .from(idempotency)
    .where(where(key));
  return row ?? null;
}

const keepAnswer = prepared(
  'platform.keepAnswer',
  'update platform.idempotency set response = $4 where caller = $1 and operation = $2 and key = $3',
);

export async function keepIdempotentAnswer(db: Database, key: IdempotencyKey, responseJson: string) {
  await keepAnswer(db, [key.caller, key.operation, key.key, responseJson]);
}

export async function releaseIdempotencyKey(db: Database, key: IdempotencyKey): Promise<void> {
  await db.delete(idempotency).where(where(key));
}

const forgetAbout = prepared(
  'platform.forgetAnswersAbout',
  `update platform.idempotency set response = null where response->'about' ?| $1 or not response ? 'about'`,
);

/** Those of which the row says that they are about one of these; the keys stay, so that nothing is done twice. */
export async function forgetAnswersAbout(db: Database, about: readonly string[]): Promise<void> {
  await forgetAbout(db, [about]);
}

export async function forgetOldAnswers(db: Database, olderThanHours: number) {
  await db.delete(idempotency).where(lt(idempotency.createdAt, sql`now() - make_interval(hours => ${olderThanHours})`));
}

export async function readSetting(db: Database, name: string): Promise<unknown> {
  const [row] = await db.select().from(setting).where(eq(setting.name, name));
  return row?.value ?? null;
}

export async function writeSetting(db: Database, name: string, value: unknown) {
  await db
    .insert(setting)
    .values({ name, value })
    .onConflictDoUpdate({ target: setting.name, set: { value, updatedAt: new Date() } });
}
