import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { enqueueOutdatedPlaces } from './place-load.job.ts';
import { placesVersion } from './place-source.data.ts';

/** Of the operator: the product itself knows 10310. */
const POSTAL_CODES = '31.71.06.1001,10399\n';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('loads places once after a start, with the postal codes that were put into the storage', async () => {
  const { services, database } = world.runtime;
  const loads = async () => (await database.pool.query('select version, rows, loaded_at from reference.load')).rows;
  await services.storage.put('reference/indonesian-postal-codes.csv', new TextEncoder().encode(POSTAL_CODES), 'text/csv');
  await enqueueOutdatedPlaces(services);
  expect(await loads()).toEqual([]);

  await world.runJobs();
  const loaded = await loads();
  expect(loaded).toMatchObject([{ version: await placesVersion(POSTAL_CODES), rows: expect.any(Number) }]);
  const { rows } = await database.pool.query(
    `select id, postal_code as code from reference.place where parent_id = 'ID-31.71.06' order by id limit 2`,
  );
  expect(rows).toEqual([
    { id: 'ID-31.71.06.1001', code: '10399' },
    { id: 'ID-31.71.06.1002', code: '10320' },
  ]);

  await enqueueOutdatedPlaces(services);
  await world.runJobs();
  expect(await loads()).toEqual(loaded);
});

it('has another version for other postal codes', async () => {
  const versions = await Promise.all([null, POSTAL_CODES, '31.71.06.1001,10320\n'].map(placesVersion));
  expect(new Set(versions).size).toBe(3);
});
