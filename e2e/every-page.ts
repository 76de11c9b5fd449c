/** What is expected of every page, in both languages, for one kind of reader. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, type Language, pathWithoutLanguage } from '#platform/i18n/languages.ts';
import { DESK, expectNewColoursInDark, expectNewPartsAccessible, hydrated, overflowOf, PHONE, sharedBrowser } from './browser.ts';
import { isIndexed } from './indexed-pages.ts';
import { type ProductPage, productPages, type READER, STAFF } from './product-pages.ts';
import { mainOf } from './sent-pages.ts';
import { site } from './site.ts';
import { expectMarked, rememberAnswers } from './unmarked-texts.ts';

/** A test for each part, so that none takes long. */
const PARTS = [1, 2, 3, 4];
const partOf = (all: readonly ProductPage[], part: number) => all.filter((_, i) => i % PARTS.length === part - 1);

const inIndonesian = (path: string) => (path === '/' ? '/id' : `/id${path}`);

const isFor = (page: ProductPage, as: string | undefined) =>
  as === undefined ? page.for === 'anyone' : as === STAFF ? page.for === 'staff' : page.for !== 'staff' && page.pattern !== '/login';

/** Of words that take more room, a page is sooner too wide. */
const LONGER_WORDS: Language = 'id';

/** What anyone may see is walked in both languages by who is not signed in: of what members see there besides, no text is in code. */
const isWalkedOnce = (page: ProductPage, as: string | undefined) => as !== undefined && page.for === 'anyone';

/**
 * Pages that somebody who is not signed in (`as` left out), a member or staff may see, each opened once in every language, or in one.
 * Their texts carry marks, which nobody sees. A file for each reader: they run side by side.
 */
export function itKeepsEveryPageSound({ as }: { as?: typeof READER | typeof STAFF } = {}): void {
  const { visit } = sharedBrowser();
  let pages: ProductPage[] = [];
  beforeAll(async () => {
    pages = (await productPages()).filter((one) => isFor(one, as));
  });

  it.each(PARTS.flatMap((part) => LANGUAGES.map((language) => ({ part, language }))))(
    'every page in $language, part $part',
    async ({ part, language }) => {
      const baseURL = site().markedUrl;
      const { page, complaints } = await visit({ baseURL, colorScheme: 'light', ...(as !== undefined && { as }) });
      // Readers of Indonesian stay on Indonesian addresses of profiles.
      await page.context().addCookies([{ name: 'user_language', value: language, url: baseURL }]);
      const answered = rememberAnswers(page);
      const walked = pages.filter((one) => language === LONGER_WORDS || !isWalkedOnce(one, as));
      for (const one of partOf(walked, part)) {
        const { path } = one;
        const sent = await page.goto(language === 'id' ? inIndonesian(path) : path, { waitUntil: 'load' });
        await hydrated(page);
        expect({ path, lang: await page.locator('html').getAttribute('lang') }).toEqual({ path, lang: language });
        await expectMarked(page, answered, path);
        const atDesk = await overflowOf(page);
        const once = isWalkedOnce(one, as);
        // Once for each size and each language: on a desk in the one, colours in dark as well, on a phone in the other.
        if (language === 'en' || once) {
          await expectNewPartsAccessible(page);
          await expectNewColoursInDark(page);
        }
        await page.setViewportSize(PHONE);
        if (language === 'id' || once) await expectNewPartsAccessible(page);
        expect.soft({ path, atDesk, atPhone: await overflowOf(page) }).toEqual({ path, atDesk: 0, atPhone: 0 });
        await page.setViewportSize(DESK);
        expect.soft({ path, complaints: complaints.splice(0) }).toEqual({ path, complaints: [] });
        await expectHead(page, baseURL);
        if (as === undefined) await expectSaidWithoutScripts(page, path, (await sent?.text()) ?? '');
      }
    },
    300_000,
  );
}

/** As the page was sent, it says what it is about and waits for nothing; where that stands, it is not taken away without scripts. */
async function expectSaidWithoutScripts(page: Page, path: string, html: string) {
  const stays = await page.evaluate<boolean>(`[...document.querySelectorAll('main :is(h1, input[type="search"])')]
    .some((one) => one.checkVisibility() && one.closest('.needs-scripts') === null)`);
  const said = { heading: /<h1\b|<input\b[^>]*type="search"/.test(mainOf(html)), stays, busy: html.includes('aria-busy="true"') };
  expect.soft({ path, ...said }).toEqual({ path, heading: true, stays: true, busy: false });
}

/** A title and a description of its own; one address for search engines, and the same page in the other language. */
async function expectHead(page: Page, baseURL: string) {
  const head = await page.evaluate<Record<string, string[]>>(`(() => {
    const all = (selector, attribute) => [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      title: [document.title],
      description: all('meta[name="description"]', 'content'),
      keywords: all('meta[name="keywords"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      alternates: all('link[rel="alternate"]', 'hreflang'),
      og: all('meta[property^="og:"]', 'property'),
    };
  })()`);
  const { pathname, search } = new URL(page.url());
  const plain = pathWithoutLanguage(pathname);
  const indexed = isIndexed(plain, search);
  if (indexed !== null) expect.soft({ pathname, indexed: head.robots?.includes('noindex') !== true }).toEqual({ pathname, indexed });
  expect.soft(head.title?.[0], pathname).toMatch(/^.+ · Kolegia$/);
  expect.soft(head.description, pathname).toHaveLength(1);
  expect.soft(head.keywords, pathname).toEqual([expect.stringMatching(/\w/)]);
  expect.soft(head.description?.[0]?.length, pathname).toBeLessThanOrEqual(160);
  expect
    .soft(head.og, pathname)
    .toEqual(expect.arrayContaining(['og:site_name', 'og:type', 'og:title', 'og:description', 'og:url', 'og:image', 'og:locale']));
  if (head.robots?.includes('noindex')) return;
  // Whoever names no language is led from the Indonesian address of a member to the plain one.
  const isMember = plain.startsWith('/profile/');
  expect.soft(head.canonical, pathname).toEqual([baseURL + (isMember ? plain : pathname)]);
  expect.soft(head.alternates?.toSorted(), pathname).toEqual(isMember ? [] : ['en', 'id', 'x-default']);
}
