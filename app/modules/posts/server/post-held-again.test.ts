import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { getApproval } from '#modules/moderation/approval.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { publishPost, savePostDraft, startPostDraft } from '../post-draft.contract.ts';
import { getPost, restorePost, withdrawPost } from '../posts.contract.ts';
import { aPublishedPost, postContent, postSettings } from '../testing/posts.factory.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

async function aChange(author: Caller, postId: string, text: string) {
  const draft = await author.call(startPostDraft, { postId, language: 'en' });
  const content = { ...postContent({ body: fromPlainText(text) }) };
  const saved = await author.call(savePostDraft, { id: draft.id, version: draft.version, content, settings: postSettings() });
  return { draftId: draft.id, version: saved.version };
}

it('a change that may tell who a patient is is asked about, and held when its author keeps it', async () => {
  const author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  const reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  const id = await aPublishedPost(world, author);
  const change = (text: string) => aChange(author, id, text);
  expect(await author.call(publishPost, await change('Repeat it, and then once more.'))).toEqual({ id, status: 'published' });
  const telling = await change('Mrs Siti Rahma, 0812-3456-7890, was admitted on 12 November 2026.');
  await expect(author.call(publishPost, telling)).rejects.toMatchObject({ code: 'posts.identifiersRemain' });
  expect((await reader.call(getPost, { id })).item.id).toBe(id);
  expect(await author.call(publishPost, { ...telling, acceptIdentifiers: true })).toEqual({ id, status: 'held' });
  await expect(reader.call(getPost, { id })).rejects.toMatchObject({ code: 'posts.notFound' });
  expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'identifiers' });
});

it('no change of a post that is out of sight is called published, or said to be read by staff', async () => {
  const author = world.as(await aMember(world, { name: 'Made Wirawan' }));
  const reader = world.as(await aMember(world, { name: 'Hana Tobing' }));
  const id = await aPublishedPost(world, author);
  await author.call(withdrawPost, { id });
  expect(await author.call(publishPost, await aChange(author, id, 'Repeat it, and then once more.'))).toEqual({ id, status: 'hidden' });
  const telling = await aChange(author, id, 'Mrs Siti Rahma, 0812-3456-7890, was admitted on 12 November 2026.');
  expect(await author.call(publishPost, { ...telling, acceptIdentifiers: true })).toEqual({ id, status: 'hidden' });
  await expect(reader.call(getPost, { id })).rejects.toMatchObject({ code: 'posts.withdrawn' });
  await author.call(restorePost, { id });
  expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'identifiers' });
});
