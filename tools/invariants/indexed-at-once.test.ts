/** What was written last costs those who look for it no more than what was written long ago. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';

/** Places are brought in by thousands at a time, and written by nobody afterwards. */
const BROUGHT_IN_AT_ONCE = 'reference.place_words';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('no index keeps what was written in a list, for whoever asks it to go through', async () => {
  const { rows } = await world.runtime.database.pool.query<{ name: string; options: string[] | null }>(
    `select n.nspname || '.' || c.relname as name, c.reloptions as options
     from pg_class c join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace where a.amname = 'gin' order by 1`,
  );
  expect(rows.length).toBeGreaterThan(12);
  const waiting = rows.filter(({ options }) => options?.includes('fastupdate=false') !== true);
  expect(waiting.map(({ name }) => name)).toEqual([BROUGHT_IN_AT_ONCE]);
});
