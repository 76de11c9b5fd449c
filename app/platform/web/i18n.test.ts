import { afterEach, expect, it, vi } from 'vitest';
import { fetchedTexts } from './i18n.tsx';

afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown) => vi.fn(async () => new Response(JSON.stringify(body)));

it('gives a component the same promise before and after the texts have come, and then without a wait', async () => {
  const fetched = answer({ title: 'Cases' });
  vi.stubGlobal('fetch', fetched);
  const source = fetchedTexts('en');
  const first = source.read('cases');
  expect(first).toBeInstanceOf(Promise);
  await first;
  expect(source.read('cases')).toBe(first);
  expect(first).toMatchObject({ status: 'fulfilled', value: { title: 'Cases' } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('has texts that were loaded beforehand ready at the first reading', async () => {
  vi.stubGlobal('fetch', answer({ title: 'Cases' }));
  const source = fetchedTexts('en');
  await source.load(['cases']);
  expect(source.read('cases')).toMatchObject({ status: 'fulfilled' });
});

it('asks again for texts that could not be had', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const source = fetchedTexts('en');
  await expect(source.read('nothing')).rejects.toThrow('No texts at');
  vi.stubGlobal('fetch', answer({ title: 'Now' }));
  expect(await source.read('nothing')).toEqual({ title: 'Now' });
});
