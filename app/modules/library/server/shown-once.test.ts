/** A picture or a file goes with the one item that shows it: no call by hand brings it into another. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishCase, saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import { withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '#modules/cases/testing/cases.factory.ts';
import { aForum, aThread } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type FileRef, uploadFile } from '#modules/media/file.contract.ts';
import { type MediaPurpose, uploadImage } from '#modules/media/media.contract.ts';
import { publishPost, savePostDraft, startPostDraft } from '#modules/posts/post-draft.contract.ts';
import { aPostDraft, aPublishedPost, postContent, postSettings } from '#modules/posts/testing/posts.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';

let world: TestWorld;
let author: Caller;
let other: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  other = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  // First cases are held: this is hers.
  await aPublishedCase(world, author);
});
afterAll(() => world.close());

async function aPicture(purpose: MediaPurpose, owner = author): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  return (await owner.call(uploadImage, { purpose }, { file: { bytes, filename: 'film.png' } })).id;
}
const aFile = () => author.call(uploadFile, {}, { file: { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), filename: 'audit.pdf' } });

const figure = (mediaId: string) => ({ mediaId, caption: 'Film', alt: 'A film of the chest' });
const marked = (mediaId: string) => ({ ...figure(mediaId), annotations: [] });
async function caseDraft(mediaId: string, caseId: string | null = null) {
  const draft = await author.call(startDraft, { caseId, language: 'en' });
  const content = { ...caseContent({ images: [marked(mediaId)] }) };
  const saved = await author.call(saveDraft, { id: draft.id, version: draft.version, content, settings: draftSettings() });
  return { draftId: draft.id, version: saved.version };
}
const publishedWith = async (mediaId: string, caseId: string | null = null) => author.call(publishCase, await caseDraft(mediaId, caseId));
const postWith = async (mediaId: string) => author.call(publishPost, await aPostDraft(author, { content: { images: [figure(mediaId)] } }));
const isGone = { code: 'request.invalid', fields: { 'images.0.mediaId': expect.stringMatching(/imageGone$/) } };

it('a picture of one item is missing in every other, and stays where it is', async () => {
  const picture = await aPicture('case');
  const { id } = await publishedWith(picture);
  await expect(publishedWith(picture)).rejects.toMatchObject(isGone);
  expect(await publishedWith(picture, id)).toMatchObject({ id });

  const ofPost = await aPicture('post');
  await postWith(ofPost);
  await expect(postWith(ofPost)).rejects.toMatchObject(isGone);
  const forumId = await aForum(author);
  const images = [figure(ofPost)];
  await expect(aThread(author, forumId, { images, imagesReviewed: true })).rejects.toMatchObject(isGone);
});

it('so is one that was uploaded for something else, or by somebody else', async () => {
  for (const purpose of ['post', 'avatar', 'document', 'chat'] as const)
    await expect(publishedWith(await aPicture(purpose))).rejects.toMatchObject(isGone);
  await expect(postWith(await aPicture('case'))).rejects.toMatchObject(isGone);
  await expect(publishedWith(await aPicture('case', other))).rejects.toMatchObject(isGone);
  await expect(postWith(await aPicture('post', other))).rejects.toMatchObject(isGone);
});

it('of two that take it at the same moment one has it', async () => {
  const picture = await aPicture('case');
  const drafts = [await caseDraft(picture), await caseDraft(picture)];
  const tried = await Promise.allSettled(drafts.map((draft) => author.call(publishCase, draft)));
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject(isGone);
});

it('a patient’s word ends it for good: it is in no table, and in no draft that is published later', async () => {
  const picture = await aPicture('case');
  const { id } = await publishedWith(picture);
  const later = await caseDraft(picture);
  await author.call(withdrawCase, { id, reason: 'consentWithdrawn' });
  await world.settle();
  await world.runJobs();
  const { rowCount } = await world.runtime.database.pool.query('select from media.image where id = $1', [picture]);
  expect(rowCount).toBe(0);
  await expect(author.call(publishCase, later)).rejects.toMatchObject(isGone);
});

it('a file of one post is missing in every other, and stays while its post is changed', async () => {
  const file: FileRef = await aFile();
  const id = await aPublishedPost(world, author, { content: { files: [file] } });
  const again = await aPostDraft(author, { content: { files: [file] } });
  const fileGone = { code: 'request.invalid', fields: { 'files.0': 'posts.validation.fileGone' } };
  await expect(author.call(publishPost, again)).rejects.toMatchObject(fileGone);

  const draft = await author.call(startPostDraft, { postId: id, language: 'en' });
  const content = { ...postContent({ title: 'Repeat it twice', files: [file] }) };
  const { version } = await author.call(savePostDraft, { id: draft.id, version: draft.version, content, settings: postSettings() });
  expect(await author.call(publishPost, { draftId: draft.id, version })).toEqual({ id, status: 'published' });
});
