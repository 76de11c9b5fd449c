import { expect, it } from 'vitest';
import { createMicroCache, encodingFor } from './micro-cache.ts';

const page = (text: string) => ({ body: Buffer.from(text), etag: text });
type Kept = ReturnType<typeof page>;

it('keeps a page for a second and no longer', async () => {
  let now = 0;
  const cache = createMicroCache<Kept>(() => now);
  await cache.render('a', async () => page('one'));
  now = 999;
  expect(cache.get('a')?.etag).toBe('one');
  now = 1_000;
  expect(cache.get('a')).toBeNull();
});

it('counts the second from the beginning of the rendering, which may already have read what is written then', async () => {
  let now = 0;
  const cache = createMicroCache<Kept>(() => now);
  await cache.render('a', async () => {
    now = 400;
    return page('slow');
  });
  now = 999;
  expect(cache.get('a')?.etag).toBe('slow');
  now = 1_000;
  expect(cache.get('a')).toBeNull();
});

it('renders once for all who ask at the same time', async () => {
  const cache = createMicroCache<Kept>();
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
  const cache = createMicroCache<Kept>();
  await expect(cache.render('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.render('a', async () => page('up')))?.etag).toBe('up');
});

it('drops the oldest pages when it holds too much', async () => {
  const cache = createMicroCache<Kept>();
  const large = { ...page('large'), body: Buffer.alloc(20 * 1024 * 1024) };
  await cache.render('first', async () => large);
  await cache.render('second', async () => large);
  expect(cache.get('first')).toBeNull();
  expect(cache.get('second')).not.toBeNull();
});

it('does not hold pages that nobody asks for again', async () => {
  let now = 0;
  const cache = createMicroCache<Kept>(() => now);
  for (const address of ['a', 'b', 'c']) await cache.render(address, async () => page(address));
  expect(cache.size).toBe(3);
  now = 1_000;
  await cache.render('d', async () => page('d'));
  expect(cache.size).toBe(1);
  expect(cache.get('d')?.etag).toBe('d');
});

it('takes an encoding only from those who accept it', () => {
  expect([
    encodingFor('gzip, deflate, br'),
    encodingFor('gzip'),
    encodingFor('br;q=0, gzip'),
    encodingFor('identity'),
    encodingFor(undefined),
  ]).toEqual(['br', 'gzip', 'gzip', null, null]);
});
