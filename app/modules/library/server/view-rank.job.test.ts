import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listMostViewed, recordView } from '../library.contract.ts';
import { anItem, bringTo, giveAudience } from '../testing/library.factory.ts';
import { rankViews } from './view-rank.job.ts';

let world: TestWorld;
let author: Caller;
let readers: Caller[];
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, {}));
  readers = [world.as(await aMember(world, {})), world.as(await aMember(world, {})), world.as(await aMember(world, {}))];
});
afterAll(() => world.close());

const ranked = () => world.runtime.database.transaction(rankViews);
const shown = async (who: Caller) => (await who.call(listMostViewed, {})).data.map(({ id }) => id);

it('orders what was read most in seven days, to those who may read it', async () => {
  const [once, often, longAgo, secret, gone] = await Promise.all([1, 2, 3, 4, 5].map(() => anItem(world, author, {})));
  for (const id of [often, longAgo, secret, gone] as string[]) for (const reader of readers) await reader.call(recordView, { itemId: id });
  await readers[0]?.call(recordView, { itemId: once as string });
  await world.runtime.database.pool.query('update library.view set day = day - 8 where item_id = $1', [longAgo]);
  await giveAudience(world, secret as string, 'of nobody');
  await bringTo(world, await aMember(world, { rights: ['approvals'] }), gone as string, 'withdrawn');

  await ranked();
  expect(await shown(readers[0] as Caller)).toEqual([often, once]);
  expect(await shown(world.as(null))).toEqual([often, once]);
  expect(await shown(author), 'an author sees their own').toContain(often);

  const counted = (await world.as(null).call(listMostViewed, {})).data.map(({ id, viewsThisWeek }) => ({ id, viewsThisWeek }));
  expect(counted, 'with what they are ordered by').toEqual([
    { id: often, viewsThisWeek: 3 },
    { id: once, viewsThisWeek: 1 },
  ]);

  await readers[1]?.call(recordView, { itemId: once as string });
  await ranked();
  await ranked();
  expect(await shown(world.as(null)), 'counted anew, not added').toEqual([often, once]);
});
