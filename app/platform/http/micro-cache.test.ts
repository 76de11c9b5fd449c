import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createMicroCache, encodedBody, encodingFor, etagOf } from './micro-cache.ts';

const page = (text: string) => ({ body: Buffer.from(text), headers: {}, etag: text, encoded: new Map() });

it('keeps a page for a second and no longer', async () => {
  let now = 0;
  const cache = createMicroCache(() => now);
  await cache.render('a', async () => page('one'));
  now = 999;
  expect(cache.get('a')?.etag).toBe('one');
  now = 1_000;
  expect(cache.get('a')).toBeNull();
});

it('renders once for all who ask at the same time', async () => {
  const cache = createMicroCache();
  let renderings = 0;
  const work = async () => {
    renderings += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return page('shared');
  };
  const pages = await Promise.all([cache.render('a', work), cache.render('a', work), cache.render('a', work)]);
  expect(renderings).toBe(1);
  expect(pages.map((one) => one?.etag)).toEqual(['shared', 'shared', 'shared']);
});

it('lets a failure through to everyone and then tries again', async () => {
  const cache = createMicroCache();
  await expect(cache.render('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.render('a', async () => page('up')))?.etag).toBe('up');
});

it('drops the oldest pages when it holds too much', async () => {
  const cache = createMicroCache();
  const large = { ...page('large'), body: Buffer.alloc(20 * 1024 * 1024) };
  await cache.render('first', async () => large);
  await cache.render('second', async () => large);
  expect(cache.get('first')).toBeNull();
  expect(cache.get('second')).not.toBeNull();
});

it('gives pages that differ by their nonce alone the same tag', () => {
  const tag = (text: string, nonce: string) => etagOf(Buffer.from(text), nonce);
  expect(tag('<script nonce="abc">x</script><script nonce="abc">', 'abc')).toBe(
    tag('<script nonce="xyz">x</script><script nonce="xyz">', 'xyz'),
  );
  expect(tag('a', 'n')).not.toBe(tag('b', 'n'));
});

it('takes an encoding only from those who accept it, and compresses once', async () => {
  expect([
    encodingFor('gzip, deflate, br'),
    encodingFor('gzip'),
    encodingFor('br;q=0, gzip'),
    encodingFor('identity'),
    encodingFor(undefined),
  ]).toEqual(['br', 'gzip', 'gzip', null, null]);
  const kept = page('a page of some length '.repeat(50));
  const [one, two] = [encodedBody(kept, 'gzip'), encodedBody(kept, 'gzip')];
  expect(two).toBe(one);
  expect(gunzipSync(await one).toString()).toBe(kept.etag);
});
