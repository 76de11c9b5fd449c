import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { accessItem, setItemStatus } from '#modules/library/server/library.public.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';
import type { PostContent } from '../post-content.contract.ts';
import { type PostSettings, publishPost, savePostDraft, startPostDraft } from '../post-draft.contract.ts';
import { publishDuePosts } from '../server/due-posts.job.ts';

export const postContent = (change: Partial<PostContent> = {}): PostContent => ({
  title: 'Repeat the potassium first',
  body: fromPlainText('A haemolysed sample is the commonest cause of a potassium of 6.8 in somebody who looks well.'),
  images: [],
  files: [],
  poll: null,
  ...change,
});

export const aPoll = { question: 'How do you hand over?', options: ['On paper', 'By voice', 'Both'], openDays: 7 } as const;

export const postSettings = (change: Partial<PostSettings> = {}): PostSettings => ({
  language: 'en',
  specialities: ['nephrology'],
  anonymous: false,
  leftOut: [],
  audience: 'anyone',
  imagesReviewed: true,
  ...change,
});

export interface PostWish {
  readonly content?: Partial<PostContent>;
  readonly settings?: Partial<PostSettings>;
}

/** A saved draft of a new post. */
export async function aPostDraft(author: Caller, wish: PostWish = {}): Promise<{ draftId: string; version: number }> {
  const { id, version } = await author.call(startPostDraft, { language: 'en' });
  const input = { id, version, content: { ...postContent(wish.content) }, settings: postSettings(wish.settings) };
  return { draftId: id, version: (await author.call(savePostDraft, input)).version };
}

/** Writes and publishes a post as `author` does, and approves it where it was held. Returns its id. */
export async function aPublishedPost(world: TestWorld, author: Caller, wish: PostWish = {}): Promise<string> {
  const { id, status } = await author.call(publishPost, await aPostDraft(author, wish));
  if (status === 'held') await approvePost(world, id);
  return id;
}

/** As staff do. */
export async function approvePost(world: TestWorld, id: string): Promise<void> {
  const staff = await aMember(world, { name: 'Staff Approver', rights: ['approvals'] });
  await world.runtime.database.transaction(async (db) => {
    await setItemStatus(
      { db, emit: (event, payload) => world.runtime.services.emit(db, event, payload) },
      await accessItem(db, staff, id),
      'published',
    );
  });
}

/** As the clock of jobs does each minute. */
export async function publishScheduled(world: TestWorld): Promise<void> {
  const { services } = world.runtime;
  await services.database.transaction((db) => services.jobs.enqueue(db, publishDuePosts, {}));
  await world.runJobs();
}
