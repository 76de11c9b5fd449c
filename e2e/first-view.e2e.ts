/** Parts that come alive after the first view: they can be read at once, and nothing that is done to them meanwhile is lost. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, hydrated, open, sharedBrowser } from './browser.ts';
import { sentPage } from './sent-pages.ts';
import { ask, firstId } from './sessions.ts';

const { visit } = sharedBrowser();

/** The address of a case with answers. */
const someCase = async () => `/cases/${await firstId(null, '/api/v3/cases?sort=discussed')}`;

/** Lets the part's script come when it is told to; says when the page has asked for it. */
async function holdBack(page: Page, part: string): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

it('does what was asked of a part once it has come alive, and once only', async () => {
  const { page, complaints } = await visit({ as: 'agus' });
  const address = await someCase();
  const { asked, release } = await holdBack(page, 'discussion');
  await page.goto(address);
  await hydrated(page);
  const invitation = page.locator('#answer').getByRole('button');
  await invitation.click();
  await asked;
  expect(await page.locator('#discussion').getByRole('textbox').count()).toBe(0);
  release();
  await page.locator('#answer').getByRole('textbox').first().waitFor();
  expect(complaints).toEqual([]);
});

it('keeps what was written into a part before it came alive', async () => {
  const { data } = await ask<{ data: { id: string }[] }>(null, 'GET', '/api/v3/forums?q=Trauma%20night%20shift');
  const { page, complaints } = await visit({ as: 'ratri' });
  const { release } = await holdBack(page, 'forum-door');
  await page.goto(`/forums/${data[0]?.id}`);
  await hydrated(page);
  await page.getByLabel('Password of the forum').pressSequentially('not the password');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  release();
  await page.getByText('This is not the password.').waitFor();
  expect(await page.getByLabel('Password of the forum').inputValue()).toBe('not the password');
  expect(complaints).toEqual([]);
});

it('shows answers, in their own clothes, whose scripts never come', async () => {
  const { page, complaints } = await visit();
  const address = await someCase();
  const missed = new Set<string>();
  await page.route(/\/assets\/(?:discussion|case-body)-.*\.js/, (route) => route.abort());
  page.on('requestfailed', (request) => missed.add(/\/assets\/(discussion|case-body)-/.exec(request.url())?.[1] ?? ''));
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  await page.mouse.move(200, 200);
  await expect.poll(() => [...missed].sort()).toEqual(['case-body', 'discussion']);
  expect(await page.locator('#discussion li').count()).toBeGreaterThan(0);
  expect(await page.locator('#presentation').innerText()).not.toBe('');
  const display = `getComputedStyle(document.querySelector('#discussion > div')).display`;
  expect(await page.evaluate<string>(display)).toBe('flex');
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
});

it('says that a page does not come alive whose texts cannot be had, and brings it back', async () => {
  const { page } = await visit();
  let asked = 0;
  await page.route('**/locales/id/shell.json*', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  await page.clock.install();
  const address = '/id/cases?sort=discussed';
  await page.goto(address, { waitUntil: 'load' });
  const notice = page.getByRole('alert').filter({ hasText: 'Sebagian halaman ini belum termuat.' });
  expect(await notice.count()).toBe(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return asked;
    })
    .toBeGreaterThanOrEqual(6);
  await notice.waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(3);
  await expectAccessible(page);
  await page.unroute('**/locales/id/shell.json*');
  await notice.getByRole('link', { name: 'Muat ulang' }).click();
  await page.clock.runFor(1_000);
  await hydrated(page);
  expect(page.url().endsWith(address)).toBe(true);
  expect(await notice.count()).toBe(0);
});

it('says so as well where nothing answers, until it does', async () => {
  const { page } = await visit();
  const released = Promise.withResolvers<void>();
  await page.route('**/locales/en/shell.json*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/cases', { waitUntil: 'domcontentloaded' });
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page has not come.' });
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return notice.count();
    })
    .toBe(1);
  released.resolve();
  await hydrated(page);
  expect(await notice.count()).toBe(0);
});

it('names no script of a part that is not asked for before the page is idle', async () => {
  const { html } = await sentPage(await someCase());
  const named = [...html.matchAll(/<link[^>]+data-rel="modulepreload"[^>]*>/g)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((address) => /\/(?:discussion|case-body|cards|socket|palette)/.test(address))).toEqual([]);
});

it('comes alive in a tab that nobody sees, where nothing is drawn', async () => {
  const { page, complaints } = await visit();
  // As a browser treats it: it says that it is hidden, and has no frames.
  await page.addInitScript(`
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;`);
  await page.goto('/cases', { waitUntil: 'load' });
  await hydrated(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/cases\/./);
  await page.locator('#presentation').waitFor();
  expect(complaints).toEqual([]);
});

it('loses no key that is pressed before its scripts have come', async () => {
  const { page, complaints } = await visit();
  let released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    // Of a document that was left nobody wants them any more.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  released.resolve();
  await page.getByRole('dialog').getByRole('combobox').waitFor();

  // Others are a matter of the page, or of the browser.
  for (const keys of [['?'], ['Tab', '?']]) {
    released = Promise.withResolvers<void>();
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const key of keys) await page.keyboard.press(key);
    if (keys.includes('Tab')) expect(await page.evaluate('document.activeElement.matches("a")')).toBe(true);
    released.resolve();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  }
  released = Promise.withResolvers<void>();
  await page.goto('/about', { waitUntil: 'commit' });
  const cases = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Cases', exact: true });
  await cases.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/cases', { waitUntil: 'commit' });
  released.resolve();
  await hydrated(page);
  expect(complaints).toEqual([]);
});

it('keeps the addresses of a list when it is come to from another page', async () => {
  const { page, complaints } = await visit();
  await open(page, '/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Cases' }).first().click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.locator('#discussion').waitFor();
  await page.locator('#presentation').waitFor();
  expect(complaints).toEqual([]);
});
