/** What other modules see of members. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aMember, signIn } from '../testing/identity.factory.ts';
import {
  bylineOf,
  bylinesOf,
  contactsOf,
  indexedMembersByIds,
  languageOf,
  membersByIds,
  membersForIndex,
  setPhoto,
} from './identity.public.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const db = () => world.runtime.services.database.db;

describe('what other modules see', () => {
  it('shows members by name, and anonymous ones so that nobody can tell who they are', async () => {
    const { id } = await aMember(world, {
      name: 'Yosef Kalla',
      province: 'Nusa Tenggara Timur',
      city: 'Kupang',
      workplace: 'island clinic',
      practisingSince: 2015,
    });
    expect(await bylineOf(db(), id, false)).toEqual({
      kind: 'member',
      id,
      name: 'Yosef Kalla',
      speciality: 'internal-medicine',
      workplace: 'island clinic',
      verified: true,
      photo: null,
    });
    expect(await bylineOf(db(), id, true)).toEqual({
      kind: 'anonymous',
      speciality: 'internal-medicine',
      experience: '10-19',
      province: 'Nusa Tenggara Timur',
      verified: true,
    });
  });

  it('answers for many at once and leaves out whom it does not know', async () => {
    const one = await aMember(world, { name: 'Made Suastika', email: 'made@members.test', language: 'id' });
    const two = await aMember(world, { name: 'Dewi Pratiwi', phone: '+6281298765432' });
    const ids = [one.id, two.id, one.id, 'unknown'];
    expect([...(await membersByIds(db(), ids)).values()].map(({ name }) => name).sort()).toEqual(['Dewi Pratiwi', 'Made Suastika']);
    expect((await bylinesOf(db(), ids)).size).toBe(2);
    expect((await membersByIds(db(), [])).size).toBe(0);
    expect((await languageOf(db(), ids)).get(one.id)).toBe('id');
    expect(await contactsOf(db(), ids)).toEqual(
      new Map([
        [one.id, { language: 'id', email: 'made@members.test', phone: null }],
        [two.id, { language: 'en', email: `${two.id}@members.test`, phone: '+6281298765432' }],
      ]),
    );
    expect((await indexedMembersByIds(db(), ids)).get(two.id)).toMatchObject({ listed: true, interests: ['internal-medicine'] });
  });

  it('never gives an address that was not confirmed', async () => {
    const { answer } = await signIn(world, { phone: '+6281311112222' });
    expect((await contactsOf(db(), [answer.memberId])).get(answer.memberId)).toEqual({
      language: 'id',
      email: null,
      phone: '+6281311112222',
    });
  });

  it('lists everyone in batches', async () => {
    const seen: string[] = [];
    for (let after: string | null = null; ; after = seen.at(-1) ?? null) {
      const batch = await membersForIndex(db(), after, 3);
      if (batch.length === 0) break;
      seen.push(...batch.map(({ id }) => id));
    }
    const { rows } = await world.runtime.database.pool.query('select count(*)::int as members from identity.member');
    expect(rows).toEqual([{ members: seen.length }]);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('sets a photo', async () => {
    const { id } = await aMember(world);
    const photo = { id: 'photo', width: 480, height: 480, widths: [480], blur: 'data:,' };
    await setPhoto({ db: db(), emit: async () => {} }, id, photo);
    expect((await membersByIds(db(), [id])).get(id)?.photo).toEqual(photo);
  });
});
