/** What an item is about is recognised when it is indexed, and found in the library. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { discoverItems, listConditions } from '#modules/library/feed.contract.ts';
import { giveAudience, joinAudience } from '#modules/library/testing/library.factory.ts';
import { muteMember } from '#modules/network/block.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { search } from '../search.contract.ts';

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
  // Whoever is signed in and not among them is another outsider than whoever is not.
  for (const outsider of [nobody, world.as(await aMember(world))]) {
    expect(await about(outsider, 'leptospirosis')).toEqual([]);
    expect(await named(outsider)).not.toContain('leptospirosis');
    expect((await outsider.call(search, { q: 'leptospirosis', kind: 'topics' })).topics).toEqual([]);
  }
  await giveAudience(world, itemId, 'members');
  expect(await named(world.as(await aMember(world)))).toContain('leptospirosis');
  expect(await named(nobody)).not.toContain('leptospirosis');
});

it('names no condition of which discovering shows nothing: of whom the reader muted, or read only where it stands', async () => {
  const [reader, muted] = [world.as(await aMember(world)), world.as(await aMember(world))];
  await aPublishedCase(world, muted, { content: { title: 'Psoriasis that would not go' } });
  const quiet = await aPublishedCase(world, author, { content: { title: 'Brucellosis after the fair' } });
  await world.settle();
  expect(await named(reader)).toEqual(expect.arrayContaining(['psoriasis', 'brucellosis']));
  await reader.call(muteMember, { memberId: muted.viewer?.id ?? '', muted: true });
  await world.runtime.database.pool.query('update library.item set quiet = true where id = $1', [quiet]);
  for (const condition of ['psoriasis', 'brucellosis']) {
    expect(await about(reader, condition)).toEqual([]);
    expect(await named(reader)).not.toContain(condition);
  }
  expect(await named(nobody)).toContain('psoriasis');
  const topics = async (who: Caller, q: string) => (await who.call(search, { q, kind: 'topics' })).topics.map(({ id }) => id);
  expect([await topics(nobody, 'psoriasis'), await topics(nobody, 'brucellosis')]).toEqual([['psoriasis'], []]);
});
