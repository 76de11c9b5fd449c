import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { giveAudience, joinAudience } from '#modules/library/testing/library.factory.ts';
import { type FileRef, uploadFile } from '#modules/media/file.contract.ts';
import { imageSource, uploadImage } from '#modules/media/media.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { ownPostFilePath, postFilePath, restorePost, withdrawPost } from '../posts.contract.ts';
import { aPublishedPost } from '../testing/posts.factory.ts';

let world: TestWorld;
let http: FastifyInstance;
const reader = { current: null as Member | null };
let author: Member;
let colleague: Member;
beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => reader.current });
  [author, colleague] = await Promise.all([aMember(world, { name: 'Ratri Maheswari' }), aMember(world, { name: 'Bagas Setiawan' })]);
});
afterAll(async () => {
  await http.close();
  await world.close();
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
let file: FileRef;
beforeEach(async () => {
  file = await world.as(author).call(uploadFile, {}, { file: { bytes: PDF, filename: 'Café "x".pdf' } });
});

async function get(path: string, who: Member | null) {
  reader.current = who;
  return http.inject({ method: 'GET', url: path, headers: who === null ? {} : { authorization: 'Bearer x' } });
}
const statuses = async (path: string, ...readers: (Member | null)[]) => {
  const codes: number[] = [];
  for (const who of readers) codes.push((await get(path, who)).statusCode);
  return codes;
};

it('a file is saved and not opened, by those who may read its post and as long as they may', async () => {
  const postId = await aPublishedPost(world, world.as(author), { content: { files: [file] } });
  const path = postFilePath(postId, file.id);
  const { statusCode, headers } = await get(path, null);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toBe(`attachment; filename="document.pdf"; filename*=UTF-8''Caf%C3%A9%20x.pdf`);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('private, no-cache');

  await giveAudience(world, postId, 'members');
  expect(await statuses(path, colleague, null)).toEqual([200, 404]);
  await giveAudience(world, postId, 'a-closed-forum');
  expect(await statuses(path, colleague, null)).toEqual([404, 404]);
  await joinAudience(world, 'a-closed-forum', [colleague, author]);
  expect(await statuses(path, colleague, null)).toEqual([200, 404]);
  await world.as(author).call(withdrawPost, { id: postId });
  expect(await statuses(path, colleague, null, author)).toEqual([404, 404, 200]);
});

it('a picture of a post that was withdrawn is its author’s alone, and comes back with the post', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const image = await world.as(author).call(uploadImage, { purpose: 'post' }, { file: { bytes, filename: 'film.png' } });
  const images = [{ mediaId: image.id, caption: 'Film', alt: 'A film of the chest' }];
  const id = await aPublishedPost(world, world.as(author), { content: { images } });
  const path = imageSource(image, 40);
  expect(await statuses(path, colleague, null)).toEqual([200, 200]);
  await world.as(author).call(withdrawPost, { id });
  expect(await statuses(path, colleague, null, author)).toEqual([404, 404, 200]);
  await world.as(author).call(restorePost, { id });
  expect(await statuses(path, colleague, null)).toEqual([200, 200]);
});

it('the address of a file opens nothing without a post that holds it', async () => {
  const postId = await aPublishedPost(world, world.as(author));
  expect(await statuses(postFilePath(postId, file.id), author, null)).toEqual([404, 404]);
  expect(await statuses(`/media/files/${file.id}`, author, null)).toEqual([404, 404]);
});

it('a file of what is being written is its author’s', async () => {
  expect(await statuses(ownPostFilePath(file.id), author, colleague, null)).toEqual([200, 404, 404]);
  const forChat = await world.as(author).call(uploadFile, { purpose: 'chat' }, { file: { bytes: PDF, filename: 'x.pdf' } });
  expect(await statuses(ownPostFilePath(forChat.id), author)).toEqual([404]);
  for (const none of ['%00', `${file.id}%00`, `${file.id.slice(0, -1)}%00`])
    expect(await statuses(`/post-files/own/${none}`, author)).toEqual([404]);
});
