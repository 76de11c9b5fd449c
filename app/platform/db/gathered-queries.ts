/**
 * To send a small question, and to wake PostgreSQL for it, is most of what it costs: what is asked before the process turns to something
 * else goes out in one piece over one connection.
 */
import type pg from 'pg';
import { together } from './commit.ts';

interface Asked {
  readonly query: pg.QueryConfig;
  readonly answer: PromiseWithResolvers<pg.QueryResult>;
}

/** Stands where a pool does, for whoever asks much at one moment and does not mind that one answer comes after another. */
export class GatheredQueries {
  readonly pool: pg.Pool;
  readonly query: pg.Pool['query'];
  #waiting: Asked[] = [];

  constructor(pool: pg.Pool) {
    this.pool = pool;
    const ask = (asked: string | pg.QueryConfig, values?: unknown[]) =>
      this.#ask(typeof asked === 'string' ? { text: asked, ...(values !== undefined && { values }) } : asked);
    this.query = ask as pg.Pool['query'];
  }

  #ask(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = Promise.withResolvers<pg.QueryResult>();
    if (this.#waiting.length === 0) setImmediate(() => void this.#send());
    this.#waiting.push({ query, answer });
    return answer.promise;
  }

  async #send(): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    try {
      const client = await this.pool.connect();
      const sent = together(client, () => all.map(({ query }) => client.query(query)));
      for (const [n, { answer }] of all.entries()) answer.resolve(sent[n] as Promise<pg.QueryResult>);
      const ended = await Promise.allSettled(sent);
      // As the pool does: a connection on which something failed is not lent again.
      client.release(ended.find(({ status }) => status === 'rejected') !== undefined);
    } catch (error) {
      for (const { answer } of all) answer.reject(error);
    }
  }
}
