/** What was written last costs those who search no more than what was written long ago. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('no index that a search asks keeps what was written in a list to be gone through', async () => {
  const { rows } = await world.runtime.database.pool.query<{ name: string; options: string[] | null }>(
    `select c.relname as name, c.reloptions as options from pg_class c join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
     where a.amname = 'gin' and n.nspname in ('search', 'library') order by 1`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ options }) => options?.includes('fastupdate=false') !== true)).toEqual([]);
});
