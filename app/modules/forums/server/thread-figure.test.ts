import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import { readRendition } from '#modules/media/server/media.public.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { editThread, getThread, listThreads, MAX_THREAD_IMAGES, tendThread } from '../forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '../testing/forums.factory.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;
let forumId: string;

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  forumId = await aForum(owner);
  await enterForum(forumId, bagas, owner);
});
afterAll(() => world.close());

/** As a camera writes it: with where and when. */
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#888888' } })
    .withExif({ IFD0: { Make: 'Camera of the ward' } })
    .jpeg()
    .toBuffer();

async function upload(by: Caller): Promise<string> {
  const file = { filename: 'IMG_0001.JPG', bytes: await photo() };
  return (await by.call(uploadImage, { purpose: 'post' }, { file })).id;
}

const figure = (mediaId: string, alt = 'An electrocardiogram') => ({ mediaId, caption: 'V1 to V6', alt });
const kept = (id: string) => readRendition(world.runtime.services, 'post', id, 480);

describe('pictures of a thread', () => {
  it('are shown on its page and its card, without what the camera wrote', async () => {
    const [one, two] = [await upload(bagas), await upload(bagas)];
    const id = await aThread(bagas, forumId, { images: [figure(one), figure(two, 'The same, a day later')], imagesReviewed: true });
    const view = await owner.call(getThread, { id });
    expect(view.images).toMatchObject([{ id: one, alt: 'An electrocardiogram', caption: 'V1 to V6' }, { id: two }]);
    const { data } = await world.as(null).call(listThreads, { forumId });
    expect(data.find((thread) => thread.id === id)?.card).toMatchObject({ cover: { id: one, alt: 'An electrocardiogram' }, images: 2 });
    const bytes = await kept(one);
    expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
    await owner.call(tendThread, { id, pinned: true });
    expect((await owner.call(getThread, { id })).item.card).toMatchObject({ pinned: true, cover: { id: one }, images: 2 });
  });

  it('are looked at by their writer first, and have words for those who cannot see them', async () => {
    const images = [figure(await upload(bagas))];
    await expect(aThread(bagas, forumId, { images })).rejects.toMatchObject({
      code: 'forums.imagesNotReviewed',
      fields: { imagesReviewed: 'media.validation.imagesReviewed' },
    });
    await expect(aThread(bagas, forumId, { images: [figure(await upload(bagas), ' ')], imagesReviewed: true })).rejects.toMatchObject({
      fields: { 'images.0.alt': 'media.validation.alt' },
    });
    expect(await aThread(bagas, forumId, { images, imagesReviewed: true })).toEqual(expect.any(String));
  });

  it(`are the writer's own, and at most ${MAX_THREAD_IMAGES}`, async () => {
    const foreign = [figure(await upload(owner))];
    await expect(aThread(bagas, forumId, { images: foreign, imagesReviewed: true })).rejects.toMatchObject({
      fields: { 'images.0.mediaId': 'media.validation.imageGone' },
    });
    const many = await Promise.all(Array.from({ length: MAX_THREAD_IMAGES + 1 }, async () => figure(await upload(bagas))));
    await expect(aThread(bagas, forumId, { images: many, imagesReviewed: true })).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await aThread(bagas, forumId, { images: many.slice(0, MAX_THREAD_IMAGES), imagesReviewed: true })).toEqual(expect.any(String));
  });

  it('that a change leaves out are deleted for good, and the others stay', async () => {
    const [stays, goes] = [await upload(bagas), await upload(bagas)];
    const id = await aThread(bagas, forumId, { images: [figure(goes), figure(stays)], imagesReviewed: true });
    const change = { id, version: 0, title: 'Potassium 6.1: postpone?', text: fromPlainText('After dialysis it was 5.2.') };
    await bagas.call(editThread, { ...change, images: [figure(stays)], imagesReviewed: true });
    await world.settle();
    const { images, item } = await owner.call(getThread, { id });
    expect(images.map((image) => image.id)).toEqual([stays]);
    expect(item.card).toMatchObject({ cover: { id: stays }, images: 1 });
    await world.runJobs();
    expect([await kept(goes), await kept(stays)]).toEqual([null, expect.any(Buffer)]);
    await bagas.call(editThread, { ...change, version: 1 });
    expect((await owner.call(getThread, { id })).item.card).not.toHaveProperty('cover');
  });

  it('are seen by whoever may read the thread, and by nobody else', async () => {
    const closed = await aForum(owner, { kind: 'private' });
    await enterForum(closed, bagas, owner);
    const picture = await upload(bagas);
    const http = await openTestHttp(world, { resolve: async () => reader });
    let reader: Member | null = null;
    const seenBy = async (who: Caller | null) => {
      reader = who?.viewer ?? null;
      const headers = reader === null ? {} : { authorization: 'Bearer x' };
      return (await http.inject({ url: `/media/${picture}/480.webp`, headers })).statusCode;
    };
    expect([await seenBy(bagas), await seenBy(owner)]).toEqual([200, 404]);
    await aThread(bagas, closed, { images: [figure(picture)], imagesReviewed: true });
    const outsider = world.as(await aMember(world, { name: 'Hana Tobing' }));
    expect([await seenBy(owner), await seenBy(outsider), await seenBy(null)]).toEqual([200, 404, 404]);
    await http.close();
  });
});
