/** What waits to be shown stays, however long; what nothing ever showed goes, however much there is. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { schedulePost } from '#modules/posts/post-draft.contract.ts';
import { getPost, listPosts } from '#modules/posts/posts.contract.ts';
import { aPostDraft, publishScheduled } from '#modules/posts/testing/posts.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { uploadFile } from '../file.contract.ts';
import { uploadImage } from '../media.contract.ts';
import { clearForgotten } from './forgotten.job.ts';

let world: TestWorld;
let author: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(() => world.close());

it('a post that was given a time shows its pictures and files then, though nothing has shown them for three months', async () => {
  const { pool, db } = world.runtime.database;
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const { id: mediaId } = await author.call(uploadImage, { purpose: 'post' }, { file: { bytes, filename: 'film.png' } });
  const file = await author.call(uploadFile, {}, { file: { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), filename: 'audit.pdf' } });
  const content = { images: [{ mediaId, caption: 'Film', alt: 'A film of the chest' }], files: [file] };
  const { draftId, version } = await aPostDraft(author, { content });
  const publishAt = new Date(Date.now() + 89 * 86_400_000).toISOString();
  await author.call(schedulePost, { id: draftId, version, publishAt });

  // A month in the drafts, and the longest time that can be given.
  for (const table of ['media.image', 'media.file']) await pool.query(`update ${table} set created_at = now() - interval '120 days'`);
  await world.runtime.services.jobs.enqueue(db, clearForgotten, {});
  await world.runJobs();
  await pool.query('update posts.draft set publish_at = now() where id = $1', [draftId]);
  await publishScheduled(world);
  const [post] = (await author.call(listPosts, {})).data;
  expect(await author.call(getPost, { id: post?.id ?? '' })).toMatchObject({ images: [{ id: mediaId }], files: [{ id: file.id }] });
});

it('more forgotten pictures than go at once are all gone after one night', async () => {
  const { pool, db } = world.runtime.database;
  await pool.query(
    `insert into media.image (id, owner_id, purpose, ref, created_at)
     select 'forgotten-' || n, $1, 'post', '{"widths":[480,800,1600]}', now() - interval '136 days' from generate_series(1, 1001) n`,
    [author.viewer?.id],
  );
  await world.runtime.services.jobs.enqueue(db, clearForgotten, {});
  await world.runJobs();
  const { rows } = await pool.query(`select count(*)::int as left from media.image where id like 'forgotten-%'`);
  expect(rows).toEqual([{ left: 0 }]);
});
