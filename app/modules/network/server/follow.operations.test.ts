import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { followMember, suggestMembers } from '../network.contract.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

describe('suggestions', () => {
  it('are colleagues of the own speciality, then those whom the followed ones follow; never oneself or who is followed', async () => {
    const [ratri, hana, dewi, made, newcomer] = await Promise.all([
      aMember(world, { name: 'Ratri Maheswari', speciality: 'nephrology' }),
      aMember(world, { name: 'Hana Tobing', speciality: 'nephrology' }),
      aMember(world, { name: 'Dewi Pratiwi', speciality: 'cardiology' }),
      aMember(world, { name: 'Made Wirawan', speciality: 'neurology' }),
      aMember(world, { name: 'Putri Baru', speciality: 'neurology', verified: false }),
    ]);
    const follow = (who: typeof ratri, whom: typeof ratri) => world.as(who).call(followMember, { memberId: whom.id, following: true });
    await follow(ratri, dewi);
    await follow(dewi, made);
    await follow(dewi, newcomer);
    await follow(dewi, ratri);
    const suggested = async () => (await world.as(ratri).call(suggestMembers, { limit: 5 })).data.map(({ id }) => id);
    expect(await suggested()).toEqual([hana.id, made.id]);
    await follow(ratri, hana);
    expect(await suggested()).toEqual([made.id]);
    await follow(ratri, made);
    expect(await suggested()).toEqual([]);
  });
});
