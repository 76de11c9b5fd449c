import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorage } from './create-storage.ts';
import { type S3Fake, startS3Fake } from './s3.fake.ts';
import type { Storage } from './storage.ts';

let folder: string;
let s3: S3Fake;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kolegia-storage-'));
  s3 = await startS3Fake();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const onDisk = () => createStorage({ kind: 'disk', folder: path.join(folder, 'files') });
const inBucket = (silenceMs?: number) =>
  createStorage(
    {
      kind: 's3',
      bucket: 'media',
      region: 'ap-southeast-3',
      endpoint: s3.endpoint,
      key: 'an access key',
      secret: 'a secret key',
    },
    silenceMs,
  );

test('what a killed process had begun is cleared at the next start once it is older than a day', async () => {
  const home = path.join(folder, 'left-over');
  const below = path.join(home, 'media', '0abc');
  await mkdir(below, { recursive: true });
  const [old, young] = [`.${randomUUID()}`, `.${randomUUID()}`];
  for (const name of [old, young, 'original.webp', '.keep']) await writeFile(path.join(below, name), 'x');
  const lately = new Date(Date.now() - 2 * 86_400_000);
  for (const name of [old, 'original.webp', '.keep']) await utimes(path.join(below, name), lately, lately);
  const storage = createStorage({ kind: 'disk', folder: home });
  expect([...((await storage.get('media/0abc/original.webp')) ?? [])]).toEqual([120]);
  await expect.poll(() => readdir(below)).not.toContain(old);
  expect((await readdir(below)).toSorted()).toEqual([young, 'original.webp', '.keep'].toSorted());
});

describe.each([
  ['disk', onDisk],
  ['bucket', () => inBucket()],
])('on a %s', (_name, open: () => Storage) => {
  test('a file is read as it was written, replaced, and gone when deleted', async () => {
    const storage = open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
    await storage.put('media/0abc/original.webp', bytes, 'image/webp');
    expect(Buffer.compare((await storage.get('media/0abc/original.webp')) ?? new Uint8Array(), bytes)).toBe(0);
    await storage.put('media/0abc/original.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    expect([...((await storage.get('media/0abc/original.webp')) ?? [])]).toEqual([1, 2, 3]);
    await storage.delete('media/0abc/original.webp');
    expect(await storage.get('media/0abc/original.webp')).toBeNull();
    await storage.delete('media/0abc/original.webp');
  });

  test.each([
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    './a',
    'a/.hidden',
    '',
    'a\\b',
    'a\0b',
    'C:/x',
    `a/${'b'.repeat(300)}`,
  ])('refuses the key %j', async (key) => {
    const storage = open();
    await expect(storage.put(key, new Uint8Array([1]), 'image/webp')).rejects.toThrow('A storage key');
    await expect(storage.get(key)).rejects.toThrow('A storage key');
    await expect(storage.delete(key)).rejects.toThrow('A storage key');
  });
});

test('a reader on disk never sees a half-written file, and nothing unfinished stays behind', async () => {
  const storage = onDisk();
  const versions = [Buffer.alloc(2_000_000, 'a'), Buffer.alloc(1_500_000, 'b')];
  await storage.put('atomic/file', versions[0] as Buffer, 'text/plain');
  let writing = true;
  const writes = (async () => {
    for (let i = 0; i < 20; i++) await storage.put('atomic/file', versions[i % 2] as Buffer, 'text/plain');
    writing = false;
  })();
  while (writing) {
    const seen = Buffer.from((await storage.get('atomic/file')) ?? []);
    expect(versions.some((version) => version.equals(seen))).toBe(true);
  }
  await writes;
  expect(await readdir(path.join(folder, 'files', 'atomic'))).toEqual(['file']);
});

test('a write that fails leaves what was there', async () => {
  const storage = onDisk();
  await writeFile(path.join(folder, 'plain'), 'old');
  await storage.put('kept/file', new Uint8Array([1]), 'text/plain');
  // A file stands where a folder would be needed.
  await expect(storage.put('kept/file/below', new Uint8Array([2]), 'text/plain')).rejects.toThrow();
  expect(await readFile(path.join(folder, 'files', 'kept', 'file'))).toEqual(Buffer.from([1]));
});

test('a bucket is told the content type, is asked with a signature, and its refusals are not taken for absence', async () => {
  const storage = inBucket();
  await storage.put('media/0abc/page.pdf', new Uint8Array([1]), 'application/pdf');
  const object = s3.objects.get('/media/media/0abc/page.pdf');
  expect(object?.contentType).toBe('application/pdf');
  expect(object?.authorization).toContain('AWS4-HMAC-SHA256');
  await expect(storage.get('media/0abc/page-denied')).rejects.toThrow();
});

test('a bucket that says nothing is given up, and is asked again where it answers, whatever waited for it', async () => {
  const storage = inBucket(100);
  await storage.put('media/0abc/page', new Uint8Array([1]), 'text/plain');
  const silent = Array.from({ length: 50 }, (_, n) => storage.get(`media/${n}-silent`));
  for (const outcome of await Promise.allSettled(silent)) expect(outcome.status).toBe('rejected');
  expect([...((await storage.get('media/0abc/page')) ?? [])]).toEqual([1]);
}, 10_000);
