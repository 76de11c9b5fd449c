/** `/reading-material-repost`: newsletters, series and articles, shown to those who follow whoever shares them and may read them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { anItem, bringTo, giveAudience, joinAudience } from '#modules/library/testing/library.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { READING_MATERIAL, repostReadingMaterial } from '../posts.contract.ts';

let world: TestWorld;
let author: Caller;
let sharer: Caller;
let follower: Caller;
let staff: Member;

beforeAll(async () => {
  world = await openTestWorld();
  [author, sharer, follower] = (await Promise.all(
    ['Ratri Maheswari', 'Budi Santoso', 'Ayu Kartika'].map(async (name) => world.as(await aMember(world, { name }))),
  )) as [Caller, Caller, Caller];
  staff = await aMember(world, { rights: ['approvals'] });
  await follower.call(followMember, { memberId: sharer.viewer?.id ?? '', following: true });
});
afterAll(() => world.close());

const shown = async (reader: Caller, id: string) =>
  (await reader.call(listFeed, { filter: 'following', limit: 50 })).data.find((one) => one.id === id)?.repost?.note;

describe.each(READING_MATERIAL)('a repost of reading material: %s', (kind) => {
  it('shows it with a note to those who follow, once, and is taken back', async () => {
    const itemId = await anItem(world, author, { kind });
    expect(await sharer.call(repostReadingMaterial, { itemId, note: 'Read this' })).toEqual({ reposted: true, reposts: 1 });
    expect(await sharer.call(repostReadingMaterial, { itemId })).toEqual({ reposted: true, reposts: 1 });
    expect(await shown(follower, itemId)).toBe('Read this');
    expect(await sharer.call(repostReadingMaterial, { itemId, reposted: false })).toMatchObject({ reposted: false, reposts: 0 });
    expect(await shown(follower, itemId)).toBeUndefined();
    await expect(world.as(null).call(repostReadingMaterial, { itemId })).rejects.toMatchObject({ code: 'access.signIn' });
  });

  it('shows nothing to a follower who may not read it, and is refused to whoever may not themselves', async () => {
    const itemId = await anItem(world, author, { kind, audience: 'a-closed-round' });
    await joinAudience(world, 'a-closed-round', [author.viewer, sharer.viewer] as Member[]);
    await expect(follower.call(repostReadingMaterial, { itemId })).rejects.toMatchObject({ code: 'library.itemNotFound' });
    await sharer.call(repostReadingMaterial, { itemId, note: 'For the round' });
    expect(await shown(follower, itemId)).toBeUndefined();
    await giveAudience(world, itemId, 'members');
    expect(await shown(follower, itemId)).toBe('For the round');
  });

  it('is refused for what is one’s own, what waits or is gone, and what was never there', async () => {
    const itemId = await anItem(world, author, { kind });
    await expect(author.call(repostReadingMaterial, { itemId })).rejects.toMatchObject({ code: 'library.ownRepost' });
    await bringTo(world, staff, itemId, 'held');
    await expect(sharer.call(repostReadingMaterial, { itemId })).rejects.toMatchObject({ code: 'library.itemNotFound' });
    await expect(world.as(staff).call(repostReadingMaterial, { itemId })).rejects.toMatchObject({ code: 'library.notPublished' });
    await bringTo(world, staff, itemId, 'withdrawn');
    await expect(sharer.call(repostReadingMaterial, { itemId })).rejects.toMatchObject({ code: 'library.itemNotFound' });
    await expect(sharer.call(repostReadingMaterial, { itemId: newId() })).rejects.toMatchObject({ code: 'library.itemNotFound' });
  });
});

it.each(['case', 'post', 'video', 'thread'] as const)('a %s is no reading material', async (kind) => {
  const itemId = await anItem(world, author, { kind });
  await expect(sharer.call(repostReadingMaterial, { itemId })).rejects.toMatchObject({ code: 'library.itemNotFound' });
});
