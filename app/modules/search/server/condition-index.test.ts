/** What an item is about is recognised when it is indexed, and found in the library. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { discoverItems, listConditions } from '#modules/library/feed.contract.ts';
import { giveAudience, joinAudience } from '#modules/library/testing/library.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';

let world: TestWorld;
let author: Caller;
let nobody: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world));
  nobody = world.as(null);
});
afterAll(() => world.close());

const about = async (who: Caller, condition: string) => (await who.call(discoverItems, { condition })).data.map(({ id }) => id);
const named = async (who: Caller) => (await who.call(listConditions, {})).conditions.map(({ id }) => id);

it('finds what is about a condition, in either language, until it is gone', async () => {
  expect(await named(nobody)).toEqual([]);
  const english = await aPublishedCase(world, author, { content: { title: 'Dengue with a normal platelet count' } });
  const indonesian = await aPublishedCase(world, author, { content: { title: 'Demam berdarah dengue pada hari keempat' } });
  const other = await aPublishedCase(world, author, { content: { title: 'A swollen toe: gout?' } });
  await world.settle();
  expect((await about(nobody, 'dengue')).sort()).toEqual([english, indonesian].sort());
  expect(await about(nobody, 'gout')).toEqual([other]);
  expect(await about(nobody, 'no-such-condition')).toEqual([]);
  expect((await named(nobody)).sort()).toEqual(['dengue', 'gout']);

  await author.call(withdrawCase, { id: other, reason: 'author' });
  expect(await named(nobody)).toEqual(['dengue']);
});

it('shows what is for some only to them, and does not let others know that it is there', async () => {
  const insider = await aMember(world);
  const itemId = await aPublishedCase(world, author, { content: { title: 'Leptospirosis after the flood' } });
  await giveAudience(world, itemId, 'some-forum');
  await joinAudience(world, 'some-forum', [insider]);
  await world.settle();
  expect(await about(world.as(insider), 'leptospirosis')).toEqual([itemId]);
  expect(await named(world.as(insider))).toContain('leptospirosis');
  expect(await about(nobody, 'leptospirosis')).toEqual([]);
  expect(await named(nobody)).not.toContain('leptospirosis');
});
