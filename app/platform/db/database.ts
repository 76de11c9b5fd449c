import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { begin, commit, together } from './commit.ts';
import { PageReads } from './page-reads.ts';

/** The pool, a transaction, or what a page reads from: every store takes it as its first argument and cannot tell which. */
export type Database = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'> & {
  /** The connection underneath, for statements prepared by hand. */
  readonly client: pg.Pool | pg.PoolClient | PageReads;
  /** What `lastly` was given for the end of this transaction; null outside of one. */
  readonly ending: pg.QueryConfig[] | null;
};

export interface DatabasePool {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Runs `work` in one transaction: all of it is committed, or none. `redone`: see `commit`. */
  transaction<T>(work: (db: Database) => Promise<T>, redone?: 'redone'): Promise<T>;
  close(): Promise<void>;
}

// Timestamps travel as ISO text and counts as numbers: both are what contracts say.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface DatabaseOptions {
  readonly url: string;
  readonly max: number;
  /**
   * How long to wait for an answer before a connection is given up. A server that works cancels statements by itself; at the
   * other end of this one nobody may be there any more.
   */
  readonly silenceMs?: number;
  readonly onError: (error: Error) => void;
}

export function openDatabase(options: DatabaseOptions): DatabasePool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    keepAlive: true,
    ...(options.silenceMs !== undefined && { query_timeout: options.silenceMs }),
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'kolegia',
    // What is asked without waiting for the answer before it goes out at once: the ends of transactions are.
    pipeline: true,
  });
  // A connection that dies must not take the process with it; another is opened. The pool listens to those that are idle, and whoever waits
  // for one gets it a moment before they can listen: one that ends in one piece with an answer would end the process.
  pool.on('connect', (client) => client.on('error', options.onError));
  pool.on('error', () => undefined);
  return {
    db: bind(pool),
    pool,
    transaction: (work, redone) =>
      withClient(pool, async (client, onBroken) => {
        try {
          const begun = begin(client);
          const ending: pg.QueryConfig[] = [];
          const result = await work(bind(client, ending));
          await begun;
          await commit(client, ending, redone);
          return result;
        } catch (error) {
          await client.query('ROLLBACK').catch(onBroken);
          throw error;
        }
      }),
    close: () => pool.end(),
  };
}

/** Lends a connection of the pool; one that `work` calls broken is not lent again. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient, onBroken: (failed: Error) => void) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client, (failed) => {
      broken = failed;
    });
  } finally {
    client.release(broken);
  }
}

const bind = (client: pg.Pool | pg.PoolClient, ending: pg.QueryConfig[] | null = null): Database =>
  Object.assign(drizzle(client, { casing: 'snake_case' }), { client, ending });

/** Runs `work` so that its failure undoes only what it did, not the transaction around it. */
export async function savepoint<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await db.client.query('SAVEPOINT part');
  try {
    const result = await work();
    await db.client.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    await db.client.query('ROLLBACK TO SAVEPOINT part');
    throw error;
  }
}

/**
 * A statement written by hand and prepared once per connection: for hot paths, where object mapping would cost more
 * than the query. Returns the rows as PostgreSQL gives them.
 */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string) {
  return async (db: Database, values: readonly unknown[]): Promise<Row[]> => {
    const result = await db.client.query<Row>({ name, text, values: [...values] });
    return result.rows;
  };
}

/** As `prepared`, for what several parts of a page ask: one page asks it once with the same values, until something is written for it. */
export function preparedOnce<Row extends pg.QueryResultRow>(name: string, text: string) {
  const ask = prepared<Row>(name, text);
  return (db: Database, values: readonly unknown[]): Promise<readonly Row[]> =>
    db.client instanceof PageReads ? db.client.once(JSON.stringify([name, values]), () => ask(db, values)) : ask(db, values);
}

/** As `prepared`, with one plan for all values: see `queryByOnePlan`. */
export const preparedByOnePlan =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  (db: Database, values: readonly unknown[]): Promise<Row[]> =>
    queryByOnePlan<Row>(db, { name, text, values: [...values] });

/**
 * As `prepared`, for what others wait for, such as the counter of something that many write to: done as the transaction ends, so that
 * its row is locked neither while this process thinks nor while the disk writes. Not to be relied on before, nor below a savepoint.
 */
export function lastly(name: string, text: string) {
  return async (db: Database, values: readonly unknown[]): Promise<void> => {
    const query = { name, text, values: [...values] };
    if (db.ending === null) await db.client.query(query);
    else db.ending.push(query);
  };
}

/**
 * Asks with one plan for all values. For a long prepared statement: PostgreSQL plans it anew each time where it believes that values as
 * these are cheap, such as an empty list, and of a statement with many parts planning costs more than all of its rows.
 */
export async function queryByOnePlan<Row extends pg.QueryResultRow>(db: Database, query: pg.QueryConfig): Promise<Row[]> {
  const { rows } = await byOnePlan(
    db,
    (client) => client.query<Row>(query),
    (then) => then(),
  );
  return rows;
}

/** A connection outside of a transaction, bound once: it keeps what it knows of tables. */
function lent(client: pg.PoolClient): Database {
  const db = known.get(client) ?? bind(client);
  known.set(client, db);
  return db;
}

const known = new WeakMap<pg.PoolClient, Database>();

/**
 * What `ask` asks before it waits for an answer goes out in one piece over one connection: to send it, and to wake PostgreSQL, is most
 * of what a small question costs. For questions that do not need each other's answers.
 */
export async function askTogether<T>(db: Database, ask: (db: Database) => Promise<T>): Promise<T> {
  const { client } = db;
  if (client instanceof PageReads) return ask(db);
  if (!(client instanceof pg.Pool)) return together(client, () => ask(db), setImmediate);
  return withClient(client, (one) => together(one, () => ask(lent(one)), setImmediate));
}

/** Of one page: what its operations read from, instead of the database they were given. */
export interface PageReading {
  from(db: Database): Database;
  /** Something was written: what was read is read again. */
  forget(): void;
}

export function pageReading(): PageReading {
  const all = new Map<Database, Database & { readonly client: PageReads }>();
  return {
    from(db) {
      if (!(db.client instanceof pg.Pool)) return db;
      const page = all.get(db) ?? Object.assign(Object.create(db) as Database, { client: new PageReads(db.client) });
      all.set(db, page);
      return page;
    },
    forget() {
      for (const { client } of all.values()) client.forget();
    },
  };
}

/** The same for short statements as well, each by one plan: to plan them costs more than what they do. */
export const askTogetherByOnePlan = <T>(db: Database, ask: (db: Database) => Promise<T>): Promise<T> =>
  byOnePlan(db, (client) => ask(client === db.client ? db : lent(client)), setImmediate);

type Until = (then: () => void) => unknown;

function byOnePlan<T>(db: Database, ask: (client: pg.PoolClient) => Promise<T>, until: Until): Promise<T> {
  const from = db.client instanceof PageReads ? db.client.pool : db.client;
  if (!(from instanceof pg.Pool)) return askedByOnePlan(from, ask, until);
  return withClient(from, (client, onBroken) => askedByOnePlan(client, ask, until, onBroken));
}

/** Connections that are being asked so: what asks for it within is asked as the rest is. */
const byOnePlanNow = new WeakSet<pg.PoolClient>();

const planned = (mode: 'auto' | 'force_generic_plan') => ({ name: `platform.${mode}`, text: `set plan_cache_mode = ${mode}`, values: [] });

/**
 * What is asked up to `until` goes out between two settings. In a transaction that failed the setting cannot be taken back, and need not
 * be: it ends with the transaction.
 */
async function askedByOnePlan<T>(
  client: pg.PoolClient,
  ask: (client: pg.PoolClient) => Promise<T>,
  until: Until,
  onStuck?: (failed: Error) => void,
): Promise<T> {
  if (byOnePlanNow.has(client)) return ask(client);
  byOnePlanNow.add(client);
  const { promise: asBefore, resolve } = Promise.withResolvers<unknown>();
  const answer = together(
    client,
    () => {
      // Where it fails, so does all that is asked behind it.
      client.query(planned('force_generic_plan')).catch(() => undefined);
      return ask(client);
    },
    (uncork) =>
      until(() => {
        byOnePlanNow.delete(client);
        resolve(client.query(planned('auto')).catch((failed: Error) => onStuck?.(failed)));
        uncork();
      }),
  );
  return answer.finally(() => asBefore);
}

/** All columns of a table under the names its rows have in TypeScript: for prepared statements that read whole rows. */
export const rowOf = (table: PgTable, alias: string): string =>
  Object.entries(getTableColumns(table))
    .map(([key, { name, keyAsName }]) => `${alias}."${keyAsName ? toSnakeCase(key) : name}" as "${key}"`)
    .join(', ');

const LOST = /Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout/;

/** Drizzle wraps what fails into an error whose words are the statement and its values. */
const innermost = (error: unknown): Error | null => (error instanceof Error ? (innermost(error.cause) ?? error) : null);

/** True when the database cannot be reached or is going down, as opposed to refusing a statement. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code === null) return LOST.test(innermost(error)?.message ?? '');
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08006', '08001', '08003'].includes(
    code,
  );
}

/** True when a value was none of its type: a word for a moment, a number that is too large. Dividing by zero is our own fault. */
export function isMisfit(error: unknown): boolean {
  const code = errorCode(error);
  return code !== null && /^22(?!012)/.test(code);
}

/** Name of the unique constraint or index a statement ran into, or null. */
export function violatedUnique(error: unknown): string | null {
  const found = databaseError(error);
  return found?.code === '23505' ? (found.constraint ?? '') : null;
}

/** Writes what there may be one of. False, with nothing written, where another has it, also by whoever writes at the same moment. */
export async function writesOnce(db: Database, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await savepoint(db, work);
    return true;
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return false;
  }
}

/** As PostgreSQL or the system gave it, or null. */
export const errorCode = (error: unknown) => databaseError(error)?.code ?? null;

function databaseError(error: unknown): { code?: string; constraint?: string } | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current as { code: string; constraint?: string };
  }
  return null;
}
