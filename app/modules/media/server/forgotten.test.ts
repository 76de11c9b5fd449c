/** What waits to be shown stays, however long; what nothing ever showed goes, however much there is. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { schedulePost } from '#modules/posts/post-draft.contract.ts';
import { getPost, listPosts } from '#modules/posts/posts.contract.ts';
import { aPostDraft, publishScheduled } from '#modules/posts/testing/posts.factory.ts';
import { getProfileDraft, saveProfileDraft } from '#modules/profiles/profile-draft.contract.ts';
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

it('what was dropped while something was written is gone after two weeks, and what its draft still names is not', async () => {
  const { pool, db } = world.runtime.database;
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const picture = async (purpose: 'post' | 'case' | 'avatar') =>
    (await author.call(uploadImage, { purpose }, { file: { bytes: png, filename: 'film.png' } })).id;
  const pdf = () => author.call(uploadFile, {}, { file: { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), filename: 'audit.pdf' } });
  const [dropped, shown, inCase, onPage, otherFile, file] = [
    await picture('post'),
    await picture('post'),
    await picture('case'),
    await picture('avatar'),
    await pdf(),
    await pdf(),
  ];
  await aPostDraft(author, { content: { images: [{ mediaId: shown, caption: '', alt: 'A film of the chest' }], files: [file] } });
  const { id, version, settings } = await author.call(startDraft, { language: 'en' });
  const figure = { mediaId: inCase, caption: '', alt: 'A film of the chest', annotations: [] };
  await author.call(saveDraft, { id, version, settings, content: { images: [figure] } });
  const profile = await author.call(getProfileDraft, {});
  await author.call(saveProfileDraft, { version: profile.version, content: { photoId: onPage } });
  const left = async () => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from media.image where kept_at is null union select id from media.file where kept_at is null',
    );
    return rows.map((row) => row.id).filter((one) => [dropped, shown, inCase, onPage, otherFile.id, file.id].includes(one));
  };
  const daysLater = async (days: number) => {
    for (const table of ['media.image', 'media.file'])
      await pool.query(`update ${table} set created_at = now() - make_interval(days => $1)`, [days]);
    await world.runtime.services.jobs.enqueue(db, clearForgotten, {});
    await world.runJobs();
    return (await left()).toSorted();
  };
  expect(await daysLater(13)).toHaveLength(6);
  expect(await daysLater(15)).toEqual([shown, inCase, onPage, file.id].toSorted());
  expect(await daysLater(134)).toHaveLength(4);
  expect(await daysLater(136)).toEqual([]);
});
