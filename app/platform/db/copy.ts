import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';

/**
 * Takes rows as a stream. Nothing may be under way on the connection, and nothing asked of it until the stream has ended: what goes out
 * without waiting for its turn would end up among the rows, so that pipelined connections refuse streams. For this one it is switched off.
 * `withinMs`: where it may take longer than its connection waits for an answer.
 */
export function copyInto(client: pg.ClientBase, statement: string, withinMs?: number): CopyStreamQuery {
  const connection = client as unknown as { pipeline: boolean };
  const { pipeline } = connection;
  connection.pipeline = false;
  try {
    return client.query(Object.assign(copyFrom(statement), withinMs !== undefined && { query_timeout: withinMs }));
  } finally {
    connection.pipeline = pipeline;
  }
}
