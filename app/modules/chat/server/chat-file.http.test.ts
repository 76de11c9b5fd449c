import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { uploadFile } from '#modules/media/file.contract.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import { ownImages, readRendition } from '#modules/media/server/media.public.ts';
import { decideReports, listReports, report } from '#modules/moderation/complaint.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { setDisappearing } from '../chat.contract.ts';
import { chatFilePath, chatImagePath, deleteMessage, ownImagePath, sendMessage } from '../chat-message.contract.ts';
import { createGroup, removeFromGroup } from '../group.contract.ts';
import { aConversation, age, sweep } from '../testing/chat.factory.ts';

let world: TestWorld;
let http: FastifyInstance;
const reader = { current: null as Member | null };
beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => reader.current });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

let ratri: Member;
let bagas: Member;
let hana: Member;
let group: string;
beforeEach(async () => {
  [ratri, bagas, hana] = await Promise.all([
    aMember(world, { name: 'Ratri A' }),
    aMember(world, { name: 'Bagas B' }),
    aMember(world, { name: 'Hana C' }),
  ]);
  await aConversation(world, ratri, bagas);
  ({ id: group } = await world.as(ratri).call(createGroup, { name: 'Ward', memberIds: [bagas.id] }));
  await send(bagas, { text: 'Good morning' });
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
const picture = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: 'white' } })
    .withExif({ IFD0: { Artist: 'Dr Siti Rahma' } })
    .jpeg()
    .toBuffer();

const upload = async (bytes: Buffer) => world.as(ratri).call(uploadImage, { purpose: 'chat' }, { file: { bytes, filename: 'x.jpg' } });
const uploadPdf = (filename: string) => world.as(ratri).call(uploadFile, { purpose: 'chat' }, { file: { bytes: PDF, filename } });
const send = (who: Member, more: object) => world.as(who).call(sendMessage, { id: group, clientId: crypto.randomUUID(), ...more });

async function get(path: string, who: Member | null) {
  reader.current = who;
  return http.inject({ method: 'GET', url: path, headers: who === null ? {} : { authorization: 'Bearer x' } });
}
const status = async (path: string, who: Member | null) => (await get(path, who)).statusCode;

it('a picture is seen by those who may read its message, without what it tells of its maker, until it is taken back', async () => {
  const image = await upload(await picture());
  await expect(send(bagas, { imageId: image.id })).rejects.toMatchObject({ code: 'chat.attachmentNotFound' });
  const unsent = ownImagePath(image.id, 480);
  expect([await status(unsent, ratri), await status(unsent, bagas), await status(unsent, null)]).toEqual([200, 404, 404]);
  expect(await status('/chat-files/own/%00/480.webp', ratri)).toBe(404);
  const shown = await send(ratri, { imageId: image.id });
  expect(shown).toMatchObject({ text: '', image: { width: 600 } });
  const path = chatImagePath(shown.id, 480);
  expect([await status(path, bagas), await status(path, hana), await status(path, null)]).toEqual([200, 404, 404]);
  expect((await get(path, bagas)).rawPayload.includes('Siti Rahma')).toBe(false);
  // What is public by its address elsewhere is not when it belongs to a conversation.
  expect(await status(`/media/${image.id}/480.webp`, bagas)).toBe(404);

  await world.as(ratri).call(deleteMessage, { id: shown.id, deleted: true });
  expect(await status(path, bagas)).toBe(404);
  await age(world, shown.id, { deletedAt: 180 });
  await sweep(world);
  await world.runJobs();
  const { services } = world.runtime;
  expect((await ownImages(services.database.db, ratri.id, [image.id])).size).toBe(0);
  expect(await readRendition(services, 'chat', image.id, 480)).toBeNull();
});

it('nothing of a picture or a file is left in the storage once their messages have disappeared, in whatever size it lay there', async () => {
  const { storage } = world.runtime.services;
  const put = vi.spyOn(storage, 'put');
  await world.as(ratri).call(setDisappearing, { id: group, after: 86_400 });
  const shown = await send(ratri, { imageId: (await upload(await picture())).id });
  const file = await send(ratri, { fileId: (await uploadPdf('Protocol.pdf')).id });
  const keys = put.mock.calls.map(([key]) => key);
  put.mockRestore();
  const kept = async () => (await Promise.all(keys.map(async (key) => ((await storage.get(key)) === null ? [] : [key])))).flat();
  // A size for each width, and the document.
  expect(keys.length).toBeGreaterThanOrEqual((shown.image?.widths.length ?? 0) + 1);
  expect(await kept()).toEqual(keys);
  for (const { id } of [shown, file]) await age(world, id, { expiresAt: 1 });
  expect([await status(chatImagePath(shown.id, 480), bagas), await status(chatFilePath(file.id), bagas)]).toEqual([404, 404]);
  await sweep(world);
  await world.runJobs();
  expect(await kept()).toEqual([]);
});

it('a file is saved and not opened, by those who take part, and what came after somebody left is not theirs', async () => {
  const file = await uploadPdf('Protocol "A".pdf');
  const sent = await send(ratri, { fileId: file.id, text: 'Our protocol' });
  const path = chatFilePath(sent.id);
  expect([await status(path, bagas), await status(path, hana), await status(path, null)]).toEqual([200, 404, 404]);
  const { headers } = await get(path, bagas);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="document\.pdf"/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(await status(`/media/files/${file.id}`, bagas)).toBe(404);

  await world.as(bagas).call(removeFromGroup, { id: group, memberId: bagas.id });
  expect(await status(path, bagas)).toBe(200);
  const later = await send(ratri, { fileId: (await uploadPdf('b.pdf')).id });
  expect(await status(chatFilePath(later.id), bagas)).toBe(404);
});

it('what only claims to be a picture or a PDF is refused, and so is what was uploaded for something else', async () => {
  await expect(upload(Buffer.from('<svg onload="alert(1)"/>'))).rejects.toMatchObject({ code: expect.stringMatching(/^media\./) });
  const bytes = Buffer.from('<html>not a document</html>');
  const lie = world.as(ratri).call(uploadFile, { purpose: 'chat' }, { file: { bytes, filename: 'x.pdf' } });
  await expect(lie).rejects.toMatchObject({ code: expect.stringMatching(/^media\./) });
  const open = await world.as(ratri).call(uploadImage, { purpose: 'case' }, { file: { bytes: await picture(), filename: 'x.jpg' } });
  await expect(send(ratri, { imageId: open.id })).rejects.toMatchObject({ code: 'chat.attachmentNotFound' });
});

it('what was reported is seen by those who decide on it, until they have, and nothing else of the conversation', async () => {
  const staff = await aMember(world, { rights: ['approvals'] });
  const other = await aMember(world, { rights: ['verification'] });
  const shown = await send(ratri, { imageId: (await upload(await picture())).id });
  const file = await send(ratri, { fileId: (await uploadPdf('Price list.pdf')).id });
  const paths = [chatImagePath(shown.id, 480), chatFilePath(file.id)] as const;
  const seenBy = async (who: Member) => [await status(paths[0], who), await status(paths[1], who)];
  expect(await seenBy(staff)).toEqual([404, 404]);

  await world.as(bagas).call(report, { target: 'message', id: shown.id, reason: 'privacy', note: '' });
  expect([await seenBy(staff), await seenBy(other), await seenBy(hana)]).toEqual([
    [200, 404],
    [404, 404],
    [404, 404],
  ]);
  expect((await get(paths[0], staff)).headers['cache-control']).toBe('private, no-store');
  const [found] = (await world.as(staff).call(listReports, {})).data.filter(({ id }) => id === shown.id);
  expect(found).toMatchObject({ text: '', image: { width: 600 }, file: null });
  await world.as(bagas).call(report, { target: 'message', id: file.id, reason: 'advertising', note: '' });
  expect(await seenBy(staff)).toEqual([200, 200]);
  const [document] = (await world.as(staff).call(listReports, {})).data.filter(({ id }) => id === file.id);
  expect(document).toMatchObject({ text: '', image: null, file: { name: 'Price list.pdf' } });

  // Also what its author has taken back, which nobody else sees any more.
  await world.as(ratri).call(deleteMessage, { id: shown.id, deleted: true });
  expect([await seenBy(staff), await status(paths[0], bagas)]).toEqual([[200, 200], 404]);
  for (const { id } of [shown, file]) await world.as(staff).call(decideReports, { target: 'message', id, decision: 'dismiss' });
  expect(await seenBy(staff)).toEqual([404, 404]);
});
