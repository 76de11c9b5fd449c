import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Database, prepared } from '#platform/db/database.ts';
import type { CodePurpose } from '../sign-in.contract.ts';
import { isLocked, TRIES_PER_CODE, type Usage } from './code.policy.ts';
import { attempt, code } from './identity.schema.ts';

export type NewCodeRow = typeof code.$inferInsert;

const lock = prepared('identity.lockSubject', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

/** One after the other, across processes, until the transaction ends: counting and acting on the count are one step. */
export async function lockSubject(db: Database, subject: string): Promise<void> {
  await lock(db, [subject]);
}

const usage = prepared<{ [K in keyof Usage]: Usage[K] }>(
  'identity.usage',
  `select
     (count(*) filter (where subject = $1 and kind = 'sent' and at > now() - interval '1 hour'))::int as "sentThisHour",
     (count(*) filter (where subject = $2 and kind = 'sent' and at > now() - interval '1 hour'))::int as "sentByNetworkThisHour",
     (count(*) filter (where subject = $1 and kind = 'guessed' and at > now() - interval '1 hour'))::int as "wrongThisHour",
     (count(*) filter (where subject = $1 and kind = 'guessed'))::int as "wrongThisDay",
     extract(epoch from now() - max(at) filter (where subject = $1 and kind = 'sent' and at > now() - interval '1 hour'))::float8 as "secondsSinceSent"
   from identity.attempt where subject = any(array[$1, $2]) and at > now() - interval '1 day'`,
);

/** Of an address and of the network a code is asked from; without a network, of the address alone. */
export async function readUsage(db: Database, addressSubject: string, networkSubject: string): Promise<Usage> {
  const [row] = await usage(db, [addressSubject, networkSubject]);
  if (row === undefined) throw new Error('An aggregate without a row');
  return row;
}

export async function addAttempts(db: Database, rows: readonly (typeof attempt.$inferInsert)[]): Promise<void> {
  await db.insert(attempt).values([...rows]);
}

/** A newer code makes those before it worthless. */
export async function replaceCode(db: Database, row: NewCodeRow): Promise<void> {
  const memberId = row.memberId ?? null;
  await db
    .update(code)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(code.addressHash, row.addressHash),
        eq(code.purpose, row.purpose),
        sql`${code.memberId} is not distinct from ${memberId}`,
        isNull(code.usedAt),
        gt(code.expiresAt, sql`now()`),
      ),
    );
  await db.insert(code).values(row);
}

export interface GuessedCode {
  readonly id: string;
  readonly channel: string;
  readonly salt: string;
  readonly hash: string;
  readonly triesLeft: number;
  /** Where the guess was counted. */
  readonly attemptId: string;
}

const takeTry = prepared<{ id: string; channel: string; salt: string; hash: string; tries: number }>(
  'identity.takeTry',
  `update identity.code set tries = tries + 1 where id = (
     select id from identity.code
     where address_hash = $1 and purpose = $2 and member_id is not distinct from $3 and used_at is null and expires_at > now()
     order by sent_at desc limit 1)
   and tries < ${TRIES_PER_CODE}
   returning id, channel, salt, hash, tries`,
);

/**
 * Counts a guess before anything is compared (refusals that follow keep their writes), and gives the code to compare with: `none` when there is no live one,
 * `locked` when the address has seen too many wrong guesses.
 */
export async function takeGuess(
  db: Database,
  wanted: { addressSubject: string; purpose: CodePurpose; memberId: string | null; attemptId: string },
): Promise<GuessedCode | 'none' | 'locked'> {
  const { addressSubject, purpose, memberId, attemptId } = wanted;
  await lockSubject(db, addressSubject);
  if (isLocked(await readUsage(db, addressSubject, addressSubject))) return 'locked';
  const [row] = await takeTry(db, [addressSubject, purpose, memberId]);
  if (row === undefined) return 'none';
  await addAttempts(db, [{ id: attemptId, kind: 'guessed', subject: addressSubject }]);
  const { tries, ...found } = row;
  return { ...found, triesLeft: TRIES_PER_CODE - tries, attemptId };
}

/** True for the one caller who uses it. Its guess was right and is not held against the address. */
export async function spendCode(db: Database, guessed: GuessedCode): Promise<boolean> {
  const used = await db
    .update(code)
    .set({ usedAt: sql`now()` })
    .where(and(eq(code.id, guessed.id), isNull(code.usedAt)))
    .returning({ id: code.id });
  if (used.length === 0) return false;
  await db.delete(attempt).where(eq(attempt.id, guessed.attemptId));
  return true;
}

/** What no limit asks about any more. */
export async function forgetOldCodes(db: Database): Promise<void> {
  await db.delete(code).where(sql`${code.sentAt} < now() - interval '1 day'`);
  await db.delete(attempt).where(sql`${attempt.at} < now() - interval '1 day'`);
}
