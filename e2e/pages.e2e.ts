/** Which pages there are, and who is let in. */
import { beforeAll, expect, it } from 'vitest';
import { faultsOf, sharedBrowser } from './browser.ts';
import { type ProductPage, productPages, routedPatterns } from './product-pages.ts';
import { KNOWN_PARTS, lookAtNewShapes } from './seen-shapes.ts';
import { sentPage } from './sent-pages.ts';

const { visit } = sharedBrowser();
let pages: ProductPage[] = [];
beforeAll(async () => {
  pages = await productPages();
});

it('are all listed', () => {
  const listed = new Set(pages.map(({ pattern }) => pattern));
  expect([...listed].toSorted(), 'Each page of app/routes.ts has a line in product-pages.ts').toEqual(
    [...new Set(routedPatterns())].toSorted(),
  );
});

it('of members lead everyone else to the sign-in and back', async () => {
  for (const { path } of pages.filter((one) => one.for === 'member')) {
    const { status, leadsTo } = await sentPage(path);
    expect.soft({ path, status, leadsTo }).toEqual({ path, status: 302, leadsTo: `/login?redirect_url=${encodeURIComponent(path)}` });
  }
});

it('are not looked at twice where one part is as another, and again where it differs or had a fault', async () => {
  const { page } = await visit();
  const card = (words: string, more = '') =>
    `<li${more}><h2>${words}</h2><button${words && ` aria-label="${words} now"`}>${words}</button></li>`;
  let looked = false;
  const look = async (what: string, cards: readonly string[], isSound = true) => {
    looked = false;
    let found: string[] = [];
    await page.setContent(`<html lang="en"><title>Cards</title><ul>${cards.join('')}</ul></html>`);
    await lookAtNewShapes(page, what, async () => {
      looked = true;
      found = await faultsOf(page, 'all', KNOWN_PARTS);
      return isSound && found.length === 0;
    });
    return found.map((fault) => fault.split(':')[0]);
  };
  await look('planted', [card('One'), card('Two'), card('Three')], false);
  expect(looked).toBe(true);
  await look('planted', [card('One'), card('Two'), card('Three')]);
  expect(looked).toBe(true);
  await look('planted', [card('Four'), card('Five'), card('Six')]);
  expect(looked).toBe(false);
  const grey = ' style="color:#bbb;background:#fff"';
  expect(await look('planted', [card('Four'), card('Five', grey), card('Six')])).toEqual(['color-contrast']);
  // It had a fault: no second try passes by it.
  expect(await look('planted', [card('Four'), card('Five', grey), card('Six')])).toEqual(['color-contrast']);
  expect(await look('planted', [card('Four'), card(''), card('Six')])).toEqual(['button-name']);
  for (const other of [card('Five', ' hidden'), card('Five').replace('Five now', 'Six now')]) {
    await look('planted', [card('Four'), other, card('Six')]);
    expect({ other, looked }).toEqual({ other, looked: true });
  }
});
