import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDraft, saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import { ownImages, readRendition } from '#modules/media/server/media.public.ts';
import type { Member } from '#platform/session/viewer.ts';
import { filesInTransactions } from '#platform/testing/held-transactions.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { copyPictures } from '../case-pictures.contract.ts';
import { setDisappearing } from '../chat.contract.ts';
import { deleteMessage, searchMessages, sendMessage } from '../chat-message.contract.ts';
import { aConversation, say } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let hana: Caller;
let id: string;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = await aMember(world, { name: 'Ratri Maheswari' });
  bagas = await aMember(world, { name: 'Bagas Setiawan' });
  hana = world.as(await aMember(world, { name: 'Hana Tobing' }));
  id = await aConversation(world, ratri, bagas);
});
afterAll(() => world.close());

let sent = 0;
async function show(by: Member): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
  const { id: imageId } = await world.as(by).call(uploadImage, { purpose: 'chat' }, { file: { filename: 'IMG_1.JPG', bytes } });
  return (await world.as(by).call(sendMessage, { id, text: '', imageId, clientId: `picture-${sent++}` })).id;
}

describe('pictures of a conversation', () => {
  it('become pictures for a case of whoever may read the message, made anew, in the order in which they were shown', async () => {
    const [one, two] = [await show(ratri), await show(bagas)];
    const { images, left } = await world.as(bagas).call(copyPictures, { id, messageIds: [two, one] });
    expect([images.length, left]).toEqual([2, 0]);
    expect(
      (
        await ownImages(
          world.runtime.database.db,
          bagas.id,
          images.map((image) => image.id),
        )
      ).size,
    ).toBe(2);
    const bytes = await readRendition(world.runtime.services, 'case', images[0]?.id ?? '', 480);
    expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).format).toBe('webp');

    const draft = await world.as(bagas).call(startDraft, { language: 'en' });
    const rows = images.map((image) => ({ mediaId: image.id, caption: '', alt: '', annotations: [] }));
    await world.as(bagas).call(saveDraft, { id: draft.id, version: draft.version, content: { images: rows }, settings: draft.settings });
    expect((await world.as(bagas).call(getDraft, { id: draft.id })).images).toMatchObject(
      Object.fromEntries(images.map((image) => [image.id, { id: image.id }])),
    );
  });

  it('are copied while no transaction waits for the storage', async () => {
    const messageIds = [await show(ratri), await show(ratri)];
    const held = filesInTransactions(world);
    expect((await world.as(bagas).call(copyPictures, { id, messageIds })).images).toHaveLength(2);
    expect(held).toEqual([]);
  });

  it('are for nobody who has no part in it, and none of another conversation is among them', async () => {
    const message = await show(ratri);
    await expect(hana.call(copyPictures, { id, messageIds: [message] })).rejects.toMatchObject({ code: 'chat.notFound' });
    const own = await aConversation(world, ratri, hana.viewer as Member);
    expect(await hana.call(copyPictures, { id: own, messageIds: [message] })).toEqual({ images: [], left: 0 });
  });

  it('stay where they are when they are to disappear, and are gone when they were taken back', async () => {
    const taken = await show(ratri);
    await world.as(ratri).call(deleteMessage, { id: taken, deleted: true });
    expect(await world.as(bagas).call(copyPictures, { id, messageIds: [taken] })).toEqual({ images: [], left: 0 });
    await world.as(ratri).call(setDisappearing, { id, after: 86_400 });
    const passing = await show(ratri);
    expect(await world.as(bagas).call(copyPictures, { id, messageIds: [passing] })).toEqual({ images: [], left: 1 });
  });
});

it('words are looked for in one conversation alone when it is named', async () => {
  const other = await aConversation(world, ratri, hana.viewer as Member);
  await say(world.as(ratri), id, 'Potassium was 6.1 this morning.');
  await say(world.as(ratri), other, 'Potassium again, elsewhere.');
  const found = async (conversationId?: string) =>
    (await world.as(ratri).call(searchMessages, { q: 'potassium', ...(conversationId !== undefined && { conversationId }) })).data.map(
      (hit) => hit.conversationId,
    );
  expect(new Set(await found())).toEqual(new Set([id, other]));
  expect(await found(id)).toEqual([id]);
});
