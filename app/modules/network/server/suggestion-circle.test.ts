/** The circle of a member who follows many colleagues that follow each other: whom they follow already leaves room for others. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { dismissSuggestion, listFollowingCircle } from '../suggestion.contract.ts';
import { putTogether } from './suggestion.job.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('shows who is followed by a few of them, though more than are looked at follow each other', async () => {
  const [ratri, hana, sari] = await Promise.all([
    aMember(world, { name: 'Ratri Maheswari', speciality: 'nephrology', city: 'Semarang' }),
    aMember(world, { name: 'Hana Tobing', speciality: 'dermatology', city: 'Medan', province: 'Sumatera Utara' }),
    aMember(world, { name: 'Sari Lestari', speciality: 'urology', city: 'Medan', province: 'Sumatera Utara' }),
  ]);
  const { pool } = world.runtime.database;
  const many = Array.from({ length: 230 }, (_, n) => `of-the-ward-${String(n).padStart(3, '0')}`);
  await pool.query('insert into network.follow (follower_id, member_id) select $1, m from unnest($2::text[]) m', [ratri.id, many]);
  await pool.query(
    `insert into network.follow (follower_id, member_id, at)
     select a, b, now() - interval '1 day' from unnest($1::text[]) a, unnest($1::text[]) b where a <> b`,
    [many],
  );
  await pool.query('insert into network.follow (follower_id, member_id) select f, m from unnest($1::text[]) f, unnest($2::text[]) m', [
    many.slice(-60),
    [hana.id, sari.id],
  ]);
  await world.as(ratri).call(dismissSuggestion, { memberId: sari.id, dismissed: true });
  await world.runtime.services.database.transaction((inner) => putTogether(inner, ratri.id));
  const { data } = await world.as(ratri).call(listFollowingCircle, {});
  expect(data.map(({ name }) => name)).toEqual(['Hana Tobing']);
});
