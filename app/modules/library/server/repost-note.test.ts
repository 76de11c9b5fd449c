/** The word beside a repost: what is taken back and brought back, and what another window does meanwhile. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { repostCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listFeed } from '../library.contract.ts';

let world: TestWorld;
let author: Caller;
let budi: Caller;
let reader: Caller;
let caseId: string;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  await aPublishedCase(world, author);
});
afterAll(() => world.close());
beforeEach(async () => {
  const sharer = await aMember(world, { name: 'Budi Hartono' });
  budi = world.as(sharer);
  reader = world.as(await aMember(world, { name: 'Ayu Lestari' }));
  await reader.call(followMember, { memberId: sharer.id, following: true });
  caseId = await aPublishedCase(world, author);
});

const repost = (wish: object = {}) => budi.call(repostCase, { caseId, ...wish });
/** Beside the case, as it stands in the feed of who follows the sharer; undefined where it is not shared. */
const shown = async () => (await reader.call(listFeed, { filter: 'following' })).data.find(({ id }) => id === caseId)?.repost?.note;

it('comes back with a repost that was taken back', async () => {
  await repost({ note: 'Worth reading' });
  const back = await repost({ reposted: false });
  expect(back).toEqual({ reposted: false, reposts: 0, note: 'Worth reading' });
  expect(await shown()).toBeUndefined();
  await repost({ note: back.note });
  expect(await shown()).toBe('Worth reading');
});

it('is told to nobody where there was none', async () => {
  await repost();
  expect(await repost({ reposted: false })).toEqual({ reposted: false, reposts: 0 });
  expect(await repost({ reposted: false })).toEqual({ reposted: false, reposts: 0 });
});

it('stays when another window, which knows nothing of it, shares the same again without a word', async () => {
  await repost({ note: 'Worth reading' });
  expect(await repost()).toEqual({ reposted: true, reposts: 1 });
  expect(await shown()).toBe('Worth reading');
});

it('is not written over by another window that has not seen it: both are shown, and a third is written with them in sight', async () => {
  await repost({ note: 'Worth reading' });
  await expect(repost({ note: 'Read the comments' })).rejects.toMatchObject({
    code: 'library.staleNote',
    details: { current: { note: 'Worth reading' } },
  });
  expect(await shown()).toBe('Worth reading');
  await repost({ note: 'Worth reading' });
  await repost({ note: 'Read the comments', was: 'Worth reading' });
  expect(await shown()).toBe('Read the comments');
});

it('is written beside one that was shared without a word', async () => {
  await repost();
  await repost({ note: 'Read the comments' });
  expect(await shown()).toBe('Read the comments');
});
