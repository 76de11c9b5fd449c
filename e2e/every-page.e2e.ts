/** Every page, in both languages, for whoever may see it: accessible, as wide as its window, quiet, and what search engines need. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { DESK, expectAccessible, hydrated, overflowOf, PHONE, sharedBrowser } from './browser.ts';
import { type ProductPage, productPages, READER, routedPatterns, STAFF } from './product-pages.ts';

const { visit } = sharedBrowser();
let pages: ProductPage[] = [];
beforeAll(async () => {
  pages = await productPages();
});

/** A test for each part, so that none takes long. */
const PARTS = [1, 2, 3, 4];
const partOf = (all: readonly ProductPage[], part: number) => all.filter((_, i) => i % PARTS.length === part - 1);

const inIndonesian = (path: string) => (path === '/' ? '/id' : `/id${path}`);

it('are all listed', () => {
  const listed = new Set(pages.map(({ pattern }) => pattern));
  expect([...listed].toSorted()).toEqual([...new Set(routedPatterns())].toSorted());
});

describe.each([
  { who: 'somebody who is not signed in', as: undefined },
  { who: 'a member', as: READER },
  { who: 'staff', as: STAFF },
])('for $who', ({ as }) => {
  const isTheirs = (page: ProductPage) =>
    as === undefined ? page.for === 'anyone' : as === STAFF ? page.for === 'staff' : page.for !== 'staff' && page.pattern !== '/login';

  it.each(PARTS.flatMap((part) => LANGUAGES.map((language) => ({ part, language }))))(
    'every page in $language, part $part',
    async ({ part, language }) => {
      const { page, complaints } = await visit({ colorScheme: 'light', ...(as !== undefined && { as }) });
      // Readers of Indonesian stay on Indonesian addresses of profiles.
      await page.context().addCookies([{ name: 'user_language', value: language, url: inject('site').url }]);
      for (const { path } of partOf(pages.filter(isTheirs), part)) {
        await page.goto(language === 'id' ? inIndonesian(path) : path, { waitUntil: 'load' });
        await hydrated(page);
        expect({ path, lang: await page.locator('html').getAttribute('lang') }).toEqual({ path, lang: language });
        await expectAccessible(page);
        if (language === 'en') await expectAccessibleInDark(page);
        const atDesk = await overflowOf(page);
        await page.setViewportSize(PHONE);
        expect.soft({ path, atDesk, atPhone: await overflowOf(page) }).toEqual({ path, atDesk: 0, atPhone: 0 });
        await page.setViewportSize(DESK);
        expect.soft({ path, complaints: complaints.splice(0) }).toEqual({ path, complaints: [] });
        await expectHead(page);
      }
    },
    120_000,
  );
});

/** Colours do not depend on the language: they are looked at once. */
async function expectAccessibleInDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A title and a description of its own; one address for search engines, and the same page in the other language. */
async function expectHead(page: Page) {
  const head = await page.evaluate<Record<string, string[]>>(`(() => {
    const all = (selector, attribute) => [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      title: [document.title],
      description: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      alternates: all('link[rel="alternate"]', 'hreflang'),
      og: all('meta[property^="og:"]', 'property'),
    };
  })()`);
  const { pathname } = new URL(page.url());
  expect.soft(head.title?.[0], pathname).toMatch(/^.+ · Kolegia$/);
  expect.soft(head.description, pathname).toHaveLength(1);
  expect.soft(head.description?.[0]?.length, pathname).toBeLessThanOrEqual(160);
  expect
    .soft(head.og, pathname)
    .toEqual(expect.arrayContaining(['og:site_name', 'og:type', 'og:title', 'og:description', 'og:url', 'og:image', 'og:locale']));
  if (head.robots?.includes('noindex')) return;
  expect.soft(head.canonical, pathname).toEqual([inject('site').url + (pathname === '/' ? '/' : pathname)]);
  expect.soft(head.alternates?.toSorted(), pathname).toEqual(['en', 'id', 'x-default']);
}

describe('without scripts', () => {
  it('every page that anyone may see says what it is about', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    for (const { path } of pages.filter((one) => one.for === 'anyone')) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      expect({ path, heading: (await main.getByRole('heading', { level: 1 }).or(main.getByRole('searchbox')).count()) > 0 }).toEqual({
        path,
        heading: true,
      });
      expect({ path, busy: await page.locator('[aria-busy="true"]').count() }).toEqual({ path, busy: 0 });
    }
  });
});

describe('pages for members', () => {
  it('lead everyone else to the sign-in and back', async () => {
    const { page } = await visit();
    for (const { path } of pages.filter((one) => one.for === 'member')) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const url = new URL(page.url());
      expect.soft({ path, to: url.pathname, back: url.searchParams.get('redirect_url') }).toEqual({ path, to: '/login', back: path });
    }
  });
});
