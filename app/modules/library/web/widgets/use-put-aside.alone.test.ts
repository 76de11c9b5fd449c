/** A card that could not be put aside comes back, and its reader is told why. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { receiveToasts, type ToastMessage } from '#ui/toast-queue.ts';
import { type PutAside, usePutAside } from './use-put-aside.ts';

vi.mock('#platform/web/facts.ts', () => ({ useReader: () => ({ id: 'a' }) }));

function rendered(): PutAside {
  const found: PutAside[] = [];
  const Feed = () => {
    found.push(usePutAside());
    return null;
  };
  renderToString(inLanguage('id', createElement(Feed)));
  const [first] = found;
  if (first === undefined) throw new Error('Nothing was rendered');
  return first;
}

let told: ToastMessage[] = [];
let stop: () => void;

beforeEach(() => {
  told = [];
  stop = receiveToasts((message) => told.push(message));
  vi.stubGlobal('document', { documentElement: { lang: 'id', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', {});
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it.each([
  ['no answer came', () => Promise.reject(new TypeError('Failed to fetch')), 'Belum berhasil. Silakan coba lagi.'],
  [
    'the session has ended',
    () =>
      Promise.resolve(
        Response.json(
          { status: false, response: { code: 'access.signIn', message: 'Silakan masuk dahulu.', requestId: '' } },
          { status: 401 },
        ),
      ),
    'Silakan masuk dahulu.',
  ],
])('is told where %s', async (_, answer, words) => {
  vi.stubGlobal('fetch', answer);
  rendered().putAside('b', 'hidden');
  await expect.poll(() => told.map(({ text, tone }) => [text, tone])).toEqual([[words, 'failed']]);
});

it('is brought back after it was put aside, however long that takes on the way', async () => {
  const sent: boolean[] = [];
  const [arrive, arrived] = [new Set<() => void>(), () => Response.json({ status: true, response: { hidden: true } })];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { hidden: boolean }).hidden);
    return new Promise((resolve) => arrive.add(() => resolve(arrived())));
  });
  const feed = rendered();
  feed.putAside('c', 'hidden');
  feed.bringBack('c');
  await expect.poll(() => sent).toEqual([true]);
  for (const come of arrive) come();
  await expect.poll(() => sent).toEqual([true, false]);
  for (const come of arrive) come();
  await expect.poll(() => told).toEqual([]);
});

it('says nothing of what is gone anyway', async () => {
  const asked = vi.fn(async () =>
    Response.json({ status: false, response: { code: 'request.notFound', message: 'Tidak ada.', requestId: '' } }, { status: 404 }),
  );
  vi.stubGlobal('fetch', asked);
  rendered().putAside('b', 'hidden');
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  await expect.poll(() => told).toEqual([]);
});
