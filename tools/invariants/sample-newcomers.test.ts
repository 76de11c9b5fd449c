import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listWaitingMembers, readRegistrationDocument } from '#modules/identity/verification.contract.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { loadSampleWorld } from '../../sample/load-sample-world.ts';
import { loadSampleNewcomers } from '../../sample/sample-newcomers.ts';
import type { SampleKit } from '../../sample/sample-part.ts';
import { readSampleWorld } from '../../sample/sample-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('puts two newcomers into the queue of staff, with all that the decision needs', async () => {
  const { services } = world.runtime;
  const now = new Date();
  await services.database.transaction((db) =>
    loadSampleNewcomers({ db, services, now, world: readSampleWorld(now) } as unknown as SampleKit),
  );

  const staff = world.as(await aMember(world, { rights: ['verification'] }));
  const { data } = await staff.call(listWaitingMembers, {});
  expect(data.map(({ name }) => name)).toEqual(['Nabila Kusumawardhani', 'Ruairí Gallagher']);
  for (const waiting of data) {
    expect(waiting).toMatchObject({ othersWithNumber: 0, wasVerifiedBefore: false, facts: { emailConfirmedAt: expect.any(String) } });
    const { image } = await staff.call(readRegistrationDocument, { memberId: waiting.id });
    expect(image).toMatch(/^data:image\/webp;base64,.{4000}/);
  }
});

it('stays out of a database that has members, and writes nothing there', async () => {
  await aMember(world);
  const count = async () =>
    (await world.runtime.database.pool.query<{ n: number }>('select count(*)::int as n from identity.member')).rows[0]?.n;
  const before = await count();
  await expect(loadSampleWorld(world.runtime.services, () => undefined)).rejects.toThrow('already has members');
  expect(await count()).toBe(before);
});
