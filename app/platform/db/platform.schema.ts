import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const platform = pgSchema('platform');

/** Facts that left with a transaction and still wait for one or more subscribers. */
export const outbox = platform.table(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    requestId: text().notNull(),
    /** Subscribers that have not finished; the row goes when none is left. */
    pending: text().array().notNull(),
    attempts: integer().notNull().default(0),
    /** Set when the last attempt failed: nothing is tried any more until a process starts anew. */
    parkedAt: timestamp({ withTimezone: true }),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('outbox_due').on(t.dueAt, t.id)],
);

/** Answers of commands by the caller's key: a retry or a double click is answered, not done again. */
export const idempotency = platform.table(
  'idempotency',
  {
    caller: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** Hash of the input: the same key with other input is refused. */
    inputHash: text().notNull(),
    /** `{ about, sealed }`, or `answer` where it says nothing: marks of what it speaks of, to be forgotten with that. Null once it was. */
    response: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.operation, t.key] }),
    index('idempotency_age').on(t.createdAt),
    index('idempotency_about').using('gin', sql`(${t.response}->'about')`).with({ fastupdate: false }),
    // Of servers of before 2026-11-23, which did not say it.
    index('idempotency_unsaid').on(t.createdAt).where(sql`not response ? 'about'`),
  ],
);

/** Small facts the server keeps about itself, such as when the sample world was made. */
export const setting = platform.table('setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
