import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchedTexts, Phrase } from './i18n.tsx';

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

it('asks five times more, first after 350 ms and then after twice as long each time', async () => {
  vi.useFakeTimers();
  try {
    const start = Date.now();
    const asked: number[] = [];
    vi.stubGlobal('fetch', async () => {
      asked.push(Date.now() - start);
      return asked.length % 2 === 0 ? Promise.reject(new TypeError('no connection')) : new Response('', { status: 503 });
    });
    const outcome = fetchedTexts('en')
      .read('cases')
      .catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
    expect(await outcome).toContain('No texts at');
  } finally {
    vi.useRealTimers();
  }
});

it('stops asking as soon as the texts have come', async () => {
  vi.useFakeTimers();
  try {
    let asked = 0;
    vi.stubGlobal('fetch', async () => (++asked < 3 ? new Response('', { status: 502 }) : new Response('{"title":"Cases"}')));
    const texts = fetchedTexts('en').read('cases');
    await vi.runAllTimersAsync();
    expect(await texts).toEqual({ title: 'Cases' });
    expect(asked).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

it('asks again when the texts break off on their way', async () => {
  vi.useFakeTimers();
  try {
    let asked = 0;
    vi.stubGlobal('fetch', async () => new Response(++asked < 6 ? '{"title":"Ca' : '{"title":"Cases"}'));
    const texts = fetchedTexts('en').read('cases');
    texts.catch(() => undefined);
    await vi.runAllTimersAsync();
    expect(await texts).toEqual({ title: 'Cases' });
    expect(asked).toBe(6);
  } finally {
    vi.useRealTimers();
  }
});

it('asks again when nothing answers', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  let asked = 0;
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    asked += 1;
    signal?.throwIfAborted();
    return new Response('{"title":"Cases"}');
  });
  expect(await fetchedTexts('en').read('cases')).toEqual({ title: 'Cases' });
  expect([asked, patience.mock.calls[0]]).toEqual([2, [40_000]]);
  patience.mockRestore();
});

it('shows what members wrote in a phrase as they wrote it, whatever signs are in it', () => {
  const parts = { b: (words: string) => createElement('b', null, words) };
  const shown = (value: string) =>
    renderToStaticMarkup(createElement(Phrase, { text: 'In your forum <b>{{value}}</b>.', parts, values: { value } })).replace(
      /<\/?span>/g,
      '',
    );
  expect(shown('Night shift')).toBe('In your forum <b>Night shift</b>.');
  for (const name of ['<b>x</b>', 'x</b> of <b>Kolegia', '<img src=x>', '{{value}}'])
    expect(shown(name)).toBe(`In your forum <b>${name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</b>.`);
});
