/** How a transaction begins and ends: with few round trips, and with what it locked held for a short time. */
import pg from 'pg';

/** Goes out with the first statement, which fails with it. The caller waits for it before committing. */
export function begin(client: pg.PoolClient): Promise<unknown> {
  const begun = together(client, () => client.query('BEGIN'), setImmediate);
  begun.catch(() => undefined);
  return begun;
}

const COMMIT_SOON = 'SET LOCAL synchronous_commit = off; COMMIT';
/** Something of its own to commit: PostgreSQL waits until all that was written up to here is as safe as the installation wants it. */
const COMMIT_THEN_WAIT = `${COMMIT_SOON}; SELECT pg_logical_emit_message(true, '', '')`;

/**
 * Ends a transaction. `last` statements go out together with the commit. Those who wait for what they locked go on as soon as it is
 * committed; only the caller waits for the disk, as always, and together with all others who do: a lock that is held until the disk
 * has written lets no more writers pass than the disk writes one after the other.
 *
 * `redone`: nobody waits for the disk. What a crash takes back is known to be undone, such as an event that still waits, and done again.
 */
export async function commit(client: pg.PoolClient, last: readonly pg.QueryConfig[], redone?: 'redone'): Promise<void> {
  const end = last.length > 0 ? COMMIT_THEN_WAIT : 'COMMIT';
  const all = [...last, { text: redone === undefined ? end : COMMIT_SOON }];
  const ended = await Promise.all(together(client, () => all.map((query) => client.query(query))));
  // PostgreSQL says no more than this when an error before was swallowed: nothing of the transaction is there.
  if ((ended as readonly { command: string }[]).some(({ command }) => command === 'ROLLBACK'))
    throw new Error('A transaction that had failed was to be committed');
}

/** What is asked meanwhile is sent by one call of the system, which is most of what asking costs. */
export function together<T>(client: pg.PoolClient, ask: () => T, until: (then: () => void) => unknown = (then) => then()): T {
  const stream = client instanceof pg.Client ? client.connection.stream : null;
  stream?.cork();
  try {
    return ask();
  } finally {
    until(() => stream?.uncork());
  }
}
