/** Whoever asks for the search types at once: its scripts may not have come yet. */
import { expect, it } from 'vitest';
import { open, pressEscape, sharedBrowser } from '../../../../e2e/browser.ts';

const { visit } = sharedBrowser();
const PALETTE_CHUNK = /\/assets\/palette-[\w-]+\.js/;

/** A page on which the scripts of the search wait until `release`. */
async function withoutSearch() {
  const { page, context, complaints } = await visit();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await context.route(PALETTE_CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/cases');
  const search = page.getByRole('dialog').getByRole('combobox');
  return { page, context, complaints, release, search };
}

it('loses none of what is typed before the search has come, and goes on in it', async () => {
  const { page, complaints, release, search } = await withoutSearch();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('denguf');
  await page.keyboard.press('Backspace');
  expect(await search.count()).toBe(0);
  release();
  await search.waitFor();
  await page.keyboard.type('e fever');
  await expect.poll(() => search.inputValue()).toBe('dengue fever');
  // Nothing of it is left on the page, and the focus goes back where it was.
  await pressEscape(page, search);
  expect(await page.locator('body > input').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('looks for what was sent before the search had come', async () => {
  const { page, complaints, release } = await withoutSearch();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dengue');
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'dengue');
  expect(complaints).toEqual([]);
});

it('loses nothing when it is opened again, and gives the focus back to the link that had it', async () => {
  const { page, complaints, release, search } = await withoutSearch();
  release();
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  for (const words of ['dengue', 'malaria']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect.poll(() => search.inputValue()).toBe(words);
    await pressEscape(page, search);
    await link.and(page.locator(':focus')).waitFor();
  }
  expect(complaints).toEqual([]);
});

it('is left by Escape before it has come, with the focus where it was', async () => {
  const { page, release, search } = await withoutSearch();
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('den');
  await page.keyboard.press('Escape');
  await link.and(page.locator(':focus')).waitFor();
  release();
  await page.keyboard.press('Control+k');
  await search.waitFor();
  await expect.poll(() => search.inputValue()).toBe('');
});
