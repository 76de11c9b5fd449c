/** Other windows of a member hear of all that is marked, however much it is. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { markRead, NOTIFICATIONS_READ } from '../notifications.contract.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());

async function unreadRows(who: Caller, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await world.runtime.database.pool.query(
    `insert into notifications.notification (id, member_id, kind, path, in_app, awaits_mail)
     select id, $1, 'follow', '/profile', true, false from unnest($2::text[]) id`,
    [who.viewer?.id, ids],
  );
  return ids.toSorted();
}

const told = (who: Caller) => world.told.filter(({ to, name }) => to === `member:${who.viewer?.id}` && name === NOTIFICATIONS_READ);
const named = (who: Caller, what: 'read' | 'again') =>
  told(who)
    .flatMap(({ payload }) => (payload as { read?: string[]; again?: string[] })[what] ?? [])
    .toSorted();

it('when all is read, and when that is taken back', async () => {
  const ids = await unreadRows(ratri, 230);
  const others = await unreadRows(bagas, 1);
  const { readAt } = await ratri.call(markRead, { mark: 'all' });
  expect([named(ratri, 'read'), named(ratri, 'again')]).toEqual([ids, []]);
  world.told.length = 0;
  expect(await ratri.call(markRead, { mark: 'undo', readAt })).toMatchObject({ unread: 100 });
  expect([named(ratri, 'read'), named(ratri, 'again')]).toEqual([[], ids]);
  // No message is long, and each says how many wait.
  for (const { payload } of told(ratri)) {
    expect(payload).toMatchObject({ unread: 100 });
    expect((payload as { again: string[] }).again.length).toBeLessThanOrEqual(100);
  }
  expect(told(bagas)).toEqual([]);
  await bagas.call(markRead, { mark: 'all' });
  expect(named(bagas, 'read')).toEqual(others);
});

it('and once, with the number alone, where there was nothing to mark', async () => {
  const nova = world.as(await aMember(world, { name: 'Nova Siregar' }));
  await nova.call(markRead, { mark: 'all' });
  expect(told(nova).map(({ payload }) => payload)).toEqual([{ unread: 0, countedAt: expect.any(Number) }]);
});
