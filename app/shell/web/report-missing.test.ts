import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchedTexts, useTexts } from '#platform/web/i18n.tsx';
import { withTexts } from '#platform/web/testing/in-language.tsx';
import { reportMissing } from './report-missing.ts';

const calls: [string, unknown][] = [];

beforeEach(() => {
  calls.length = 0;
  // As in a browser's build.
  vi.stubEnv('SSR', false);
  vi.stubGlobal('document', { documentElement: { lang: 'id', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ title: 'Kasus' });
    calls.push([url, JSON.parse(String(init.body))]);
    return Response.json({ status: true, response: { noted: 1 } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function Page({ keys }: { keys: readonly string[] }) {
  const t = useTexts('cases');
  return keys.map((key) => t(key)).join(' ');
}

it('tells of each text that a page did not have, once, and of none that it had', async () => {
  const source = fetchedTexts('id');
  await source.load(['cases']);
  const show = (...keys: string[]) => renderToString(withTexts(source, createElement(Page, { keys })));
  expect(show('title', 'form.newHint', 'form.newHint')).toBe('Kasus form.newHint form.newHint');
  await reportMissing('id');
  show('form.newHint', 'form.other');
  await reportMissing('id');
  await reportMissing('id');
  expect(calls).toEqual([
    ['/locales/add/id/cases', { 'form.newHint': 'form.newHint' }],
    ['/locales/add/id/cases', { 'form.other': 'form.other' }],
  ]);
});
