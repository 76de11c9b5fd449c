import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Language } from '#platform/i18n/languages.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { AppBar, type AppBarProps } from './app-bar.tsx';

/** The bar as the server renders it: what its places are called, and its markup. */
function barOf(props: AppBarProps, language: Language = 'en') {
  const bar = inLanguage(language, createElement(AppBar, props));
  const Stub = createRoutesStub([{ path: '/cases', Component: () => bar }]);
  const html = renderToString(createElement(Stub, { initialEntries: ['/cases'] }));
  const places = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside = '']) => ({
    href,
    words: inside
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    inside,
  }));
  return { html, places, events: places[2], profile: places[4] };
}

it('has five places', () => {
  expect(barOf({ premium: false }).places.map(({ href, words }) => [href, words])).toEqual([
    ['/', 'Home'],
    ['/medi-ai', 'SageAI New'],
    ['/liveevents', 'CMEs'],
    ['/services', 'Services'],
    ['/profile', 'Profile'],
  ]);
});

it.each(['en', 'id'] as const)('pulses and says Live while live events exist, and is called by the courses otherwise (%s)', (language) => {
  const live = barOf({ premium: false, live: true }, language).events;
  expect([live?.words, live?.inside.includes('pulse')]).toEqual(['Live', true]);
  const calm = barOf({ premium: false, live: false }, language).events;
  expect([calm?.words, calm?.inside.includes('pulse')]).toEqual([language === 'en' ? 'CMEs' : 'CME', false]);
  expect(barOf({ premium: false }, language).events).toEqual(calm);
});

it('shows premium members another picture at their profile, and says so to those who do not see it', () => {
  const [premium, other] = [barOf({ premium: true }).profile, barOf({ premium: false }).profile];
  expect([premium?.words, other?.words]).toEqual(['Profile (premium)', 'Profile']);
  expect([premium?.inside.includes('crown'), other?.inside.includes('crown')]).toEqual([true, false]);
});
