/** What is pressed twice in the lists of kept searches is done once, and nothing is said of the second press. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { receiveToasts } from '#ui/toast-queue.ts';
import { KeptLists } from './kept-searches.tsx';

const { buttons } = vi.hoisted(() => ({ buttons: new Map<string, (press: { detail: number }) => void>() }));
vi.mock('#ui/icon-button.tsx', () => ({
  IconButton: ({ label, onClick }: { label: string; onClick: (press: { detail: number }) => void }) => {
    buttons.set(label, onClick);
    return null;
  },
}));

let told: (string | undefined)[] = [];
let asked: string[] = [];
let answer: () => Response;
let stop: () => void;

beforeEach(() => {
  [told, asked] = [[], []];
  stop = receiveToasts(({ tone }) => told.push(tone));
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, cookie: '' });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return answer();
  });
  const saved = { id: '0123456789abcdef', q: 'dengue', filters: { kind: 'all' }, alerts: true } as never;
  const kept = { recent: { data: [{ q: 'measles', filters: { kind: 'all' } }], keeping: true } as never, saved: [saved] };
  const Component = () => inLanguage('en', createElement(KeptLists, { kept }));
  renderToString(createElement(createRoutesStub([{ path: '/', Component }])));
  vi.stubGlobal('window', { location: { pathname: '/search', search: '', hash: '', assign: () => undefined } });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function press(label: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) buttons.get(label)?.({ detail: 0 });
  // What calls is loaded at the first press, which takes a busy machine its time.
  await expect.poll(() => asked).not.toEqual([]);
  await new Promise((done) => setTimeout(done, 20));
}

it.each(['Forget “measles”', 'Delete “dengue”', 'Tell me of news for “dengue”'])('%s', async (label) => {
  expect([...buttons.keys()]).toContain(label);
  answer = () =>
    Response.json({
      status: true,
      response: { id: '0123456789abcdef', q: 'dengue', filters: { kind: 'all' }, alerts: false, forgotten: 1 },
    });
  await press(label, 2);
  expect(asked).toHaveLength(1);
  expect(told).not.toContain('failed');
  asked = [];
  answer = () =>
    Response.json({ status: false, response: { code: 'search.savedNotFound', message: 'It is gone.', requestId: '' } }, { status: 404 });
  await new Promise((done) => setTimeout(done, 1_000));
  await press(label, 1);
  await expect.poll(() => told).toContain('failed');
});
