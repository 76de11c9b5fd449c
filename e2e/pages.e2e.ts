/** Which pages there are, and what holds for all of them without scripts and without a session. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { type ProductPage, productPages, routedPatterns } from './product-pages.ts';

const { visit } = sharedBrowser();
let pages: ProductPage[] = [];
beforeAll(async () => {
  pages = await productPages();
});

it('are all listed', () => {
  const listed = new Set(pages.map(({ pattern }) => pattern));
  expect([...listed].toSorted()).toEqual([...new Set(routedPatterns())].toSorted());
});

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
