/** What a member with many drafts finds in the list of them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listOwnDrafts } from '../creator.contract.ts';
import { listPostDrafts, MAX_DRAFTS, schedulePost, startPostDraft } from '../post-draft.contract.ts';
import { aPostDraft, aPublishedPost } from '../testing/posts.factory.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

it('a post that waits for its time stays in it, however many published ones are being changed', async () => {
  const anna = world.as(await aMember(world, { name: 'Anna Wibowo' }));
  const published = [await aPublishedPost(world, anna), await aPublishedPost(world, anna)];
  const { draftId, version } = await aPostDraft(anna);
  await anna.call(schedulePost, { id: draftId, version, publishAt: inAnHour() });
  for (let drafts = 1; drafts < MAX_DRAFTS - 1; drafts++) await anna.call(startPostDraft, { language: 'en' });
  const changes: string[] = [];
  for (const postId of published) changes.push((await anna.call(startPostDraft, { postId, language: 'en' })).id);

  const ids = (await anna.call(listPostDrafts, {})).data.map(({ id }) => id);
  expect(ids).toHaveLength(MAX_DRAFTS);
  // The newest first, and of the changes the one that was begun last.
  expect([ids[0], ids.at(-1), ids.includes(changes[0] ?? '')]).toEqual([changes[1], draftId, false]);
  expect((await anna.call(listOwnDrafts, {})).data.map(({ id }) => id)).toContain(draftId);
  // Its post leads to the other one.
  expect((await anna.call(startPostDraft, { postId: published[0], language: 'en' })).id).toBe(changes[0]);
});
