/** With every text between marks, whatever stands on a page without them was written into code. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, sharedBrowser } from './browser.ts';
import { addressOf } from './e2e-setup.ts';
import { type ProductPage, productPages, READER, STAFF } from './product-pages.ts';
import { site } from './site.ts';
import { rememberAnswers, unmarkedTexts } from './unmarked-texts.ts';

const { visit } = sharedBrowser();
let server: ChildProcess;
let baseURL = '';
let pages: ProductPage[] = [];

beforeAll(async () => {
  pages = await productPages();
  const marked = spawn(process.execPath, ['e2e/e2e-server.ts'], {
    env: { ...site().env, MARKED_TEXTS: 'on', JOBS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = marked;
  baseURL = await addressOf(marked.stdout);
});
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

const inIndonesian = (path: string) => (path === '/' ? '/id' : `/id${path}`);

async function expectMarked(page: Page, answered: ReadonlySet<string>, path: string) {
  const { unmarked, marked } = await unmarkedTexts(page, answered);
  expect.soft({ path, unmarked }).toEqual({ path, unmarked: [] });
  expect(marked, `texts with marks at ${path}`).toBeGreaterThan(10);
}

describe.each([
  { who: 'somebody who is not signed in', as: undefined },
  { who: 'a member', as: READER },
  { who: 'staff', as: STAFF },
])('what $who reads', ({ as }) => {
  const isTheirs = (page: ProductPage) =>
    as === undefined ? page.for === 'anyone' : as === STAFF ? page.for === 'staff' : page.for !== 'staff' && page.pattern !== '/login';

  it.each(['en', 'id'] as const)(
    'comes from the locale files, on every page in %s',
    async (language) => {
      const { page, context } = await visit({ baseURL, ...(as !== undefined && { as }) });
      await context.addCookies([{ name: 'user_language', value: language, url: baseURL }]);
      const answered = rememberAnswers(page);
      for (const { path } of pages.filter(isTheirs)) {
        await page.goto(language === 'id' ? inIndonesian(path) : path, { waitUntil: 'load' });
        await hydrated(page);
        await expectMarked(page, answered, path);
      }
    },
    300_000,
  );
});

describe('what lies over a page', () => {
  it('comes from the locale files too', async () => {
    const { page } = await visit({ baseURL, as: READER });
    const answered = rememberAnswers(page);
    const casePath = pages.find(({ pattern }) => pattern === '/cases/:caseId')?.path ?? '';
    await page.goto(casePath, { waitUntil: 'networkidle' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectMarked(page, answered, 'shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').first().fill('dengue');
    await page.getByRole('option').nth(1).waitFor();
    await expectMarked(page, new Set([...answered, 'dengue']), 'palette');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /Report/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectMarked(page, answered, 'report');
  });

  it('and so does the login wall', async () => {
    const { page, context } = await visit({ baseURL });
    await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: baseURL }]);
    await page.goto('/cases');
    await page.getByRole('dialog').waitFor();
    await expectMarked(page, new Set(), 'wall');
  });
});

it('finds words that were written into code', async () => {
  const { page } = await visit({ baseURL });
  await page.goto('/moderation-log');
  await hydrated(page);
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend',
    '<p>Planted words</p><button aria-label="Planted label">⟦Marked⟧</button><input placeholder="Planted hint"><img alt="Planted picture" src="data:,">')`);
  const { unmarked } = await unmarkedTexts(page);
  expect(unmarked.map(({ text }) => text)).toEqual(['Planted words', 'Planted label', 'Planted hint', 'Planted picture']);
});
