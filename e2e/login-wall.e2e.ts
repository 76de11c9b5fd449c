/** Who reads without signing in is asked to do so: when, where, in which words, and how to go on. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, open, pressEscape, settled, sharedBrowser, type Visit, type VisitOptions } from './browser.ts';
import { ask } from './sessions.ts';
import { site } from './site.ts';

const WALL = 'Keep the Knowledge Flowing!';
const WALL_DELAY_MS = 300_000;

const { visit } = sharedBrowser();
let casePath = '';
beforeAll(async () => {
  const { data } = await ask<{ data: { id: string }[] }>(null, 'GET', '/api/v3/cases?limit=1');
  casePath = `/cases/${data[0]?.id}`;
});

const during = async (options: VisitOptions, check: (visit: Visit) => Promise<void>) => check(await visit(options));
const wallOf = (page: Page) => page.getByRole('dialog', { name: WALL });
const urlOf = (path: string) => site().url + path;

describe('the login wall', () => {
  /** On a page with a clock of its own. */
  async function stayOn(page: Page, path: string, milliseconds: number) {
    await page.clock.install();
    await page.goto(path, { waitUntil: 'load' });
    // What is not part of the first view comes when the page is idle.
    await page.clock.runFor(5_000);
    await settled(page);
    await page.clock.runFor(milliseconds - 5_000);
  }

  it('comes 300,000 ms after the page was loaded, in its own words, and is remembered for a day', () =>
    during({}, async ({ page, context }) => {
      await stayOn(page, casePath, WALL_DELAY_MS - 20_000);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
      expect(await wallOf(page).count()).toBe(0);
      expect((await context.cookies()).some(({ name }) => name === 'showLoginPopup')).toBe(false);
      await page.clock.runFor(21_000);
      await wallOf(page).waitFor();

      for (const words of [WALL, 'To access unlimited content and enjoy a seamless experience', 'Continue on Kolegia in browser'])
        await wallOf(page).getByText(words, { exact: true }).waitFor();
      await expect.poll(() => page.evaluate('scrollY')).toBe(0);
      const cookie = (await context.cookies()).find(({ name }) => name === 'showLoginPopup');
      const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000;
      expect({ value: cookie?.value, day: Math.abs(secondsLeft - 86_400) < 400 }).toEqual({ value: 'true', day: true });

      await wallOf(page).getByRole('link', { name: 'Register/Login' }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(casePath);
    }));

  it('stays away from the tab of somebody who goes on in the browser, and comes at once in the next one', () =>
    during({}, async ({ page, context }) => {
      await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: urlOf('/') }]);
      await open(page, '/cases');
      await wallOf(page).getByRole('button', { name: 'Continue on Kolegia in browser' }).click();
      await wallOf(page).waitFor({ state: 'detached' });
      await open(page, casePath);
      expect(await wallOf(page).count()).toBe(0);
      const next = await context.newPage();
      await next.goto(casePath);
      await pressEscape(next, wallOf(next));
    }));

  it('whose script cannot be had stands before nothing: the page is read on where it was, and the next one has it', () =>
    during({}, async ({ page, context, complaints }) => {
      const scripts = '**/assets/login-wall-*.js';
      let refused = 0;
      await page.route(scripts, (route) => {
        refused += 1;
        return route.abort();
      });
      await stayOn(page, casePath, WALL_DELAY_MS - 20_000);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
      const place = await page.evaluate('scrollY');
      await page.clock.runFor(21_000);
      await expect.poll(() => refused).toBe(1);
      await settled(page);

      expect((await context.cookies()).some(({ name }) => name === 'showLoginPopup')).toBe(true);
      expect(await page.evaluate('scrollY')).toBe(place);
      expect([await page.getByRole('dialog').count(), await page.getByRole('alert').count()]).toEqual([0, 0]);
      expect(await page.getByRole('main').innerText()).toContain('Presentation');
      await page.keyboard.press('?');
      await pressEscape(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
      expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);

      await page.unroute(scripts);
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'News', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/news');
      await wallOf(page).getByRole('button', { name: 'Continue on Kolegia in browser' }).click();
      await wallOf(page).waitFor({ state: 'detached' });
    }));

  it('comes over pages of content only', () =>
    during({}, async ({ page, context }) => {
      await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: urlOf('/') }]);
      // Every other page: app/shell/web/walled-pages.test.ts
      await open(page, '/search?q=dengue');
      expect(await wallOf(page).count()).toBe(0);
      await open(page, '/id/cases');
      const wall = page.getByRole('dialog', { name: 'Teruslah menimba ilmu!' });
      for (const words of ['Untuk mengakses seluruh konten tanpa batas dengan nyaman', 'Lanjutkan Kolegia di peramban'])
        await wall.getByText(words, { exact: true }).waitFor();
      await wall.getByRole('link', { name: 'Daftar/Masuk' }).click();
      await page.waitForURL((url) => url.pathname === '/id/login');
      expect(new URL(page.url()).searchParams.get('redirect_url')).toBe('/id/cases');
    }));

  it('stays away from readers who came by a power link, and from members', async () => {
    await during({}, async ({ page, context }) => {
      await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: urlOf('/') }]);
      await open(page, `${casePath}?power=1`);
      expect(await wallOf(page).count()).toBe(0);
      await open(page, '/cases');
      expect(await wallOf(page).count()).toBe(0);
    });
    await during({ as: 'agus' }, async ({ page, context }) => {
      await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: urlOf('/') }]);
      await open(page, casePath);
      expect(await wallOf(page).count()).toBe(0);
    });
  });

  it.each([
    ['it', '**/assets/frame-extras-*.js'],
    ['all scripts', '**/assets/*.js'],
  ])('stays away from readers who came by a power link and were quicker than %s', (_, scripts) =>
    during({}, async ({ page, context }) => {
      await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: urlOf('/') }]);
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(scripts, async (route) => {
        await released;
        // Of a document that was left nobody wants them any more.
        await route.continue().catch(() => undefined);
      });
      await page.goto('/cases?power=1', { waitUntil: 'commit' });
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await page.waitForURL(/\/cases\/[^?]+$/, { waitUntil: 'commit' });
      release();
      await hydrated(page);
      // It stands beside the wall: once a key opens something the wall would have come.
      const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect
        .poll(async () => {
          if ((await shortcuts.count()) === 0) await page.keyboard.press('?');
          return shortcuts.count();
        })
        .toBe(1);
      expect(await wallOf(page).count()).toBe(0);
    }),
  );

  it('carries the page to the stores: on the clipboard to one, as the referrer to the other', () =>
    during({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, context }) => {
      await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: urlOf('/') }]);
      await context.route(/^https:\/\/(apps\.apple|play\.google)\.com\//, (route) => route.fulfill({ body: 'store' }));
      await open(page, casePath);
      const play = await wallOf(page)
        .getByRole('link', { name: /Google Play/ })
        .getAttribute('href');
      const referrer = new URLSearchParams(new URL(play ?? '').searchParams.get('referrer') ?? '');
      expect(referrer.get('page')).toBe(urlOf(casePath));
      expect(Math.abs(Number(referrer.get('timestamp')) - Date.now())).toBeLessThan(60_000);

      await wallOf(page)
        .getByRole('link', { name: /App Store/ })
        .click();
      await page.waitForURL(/^https:\/\/apps\.apple\.com\//);
      await open(page, '/moderation-log');
      const carried = new URL(await page.evaluate<string>('navigator.clipboard.readText()'));
      expect(carried.origin + carried.pathname).toBe(urlOf(casePath));
      expect(Math.abs(Number(carried.searchParams.get('timestamp')) - Date.now())).toBeLessThan(60_000);
    }));

  it('pauses the bar that shows a page is on its way', () =>
    during({}, async ({ page, context }) => {
      let asked = Promise.withResolvers<void>();
      let released = Promise.withResolvers<void>();
      await context.route(/(login|news)\.data/, async (route) => {
        asked.resolve();
        await released.promise;
        await route.continue();
      });
      const bar = page.getByRole('status').filter({ hasText: /^Loading$/ });
      await open(page, casePath);
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'News', exact: true }).click();
      await asked.promise;
      await bar.waitFor();
      released.resolve();
      await page.waitForURL((url) => url.pathname === '/news');

      [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: urlOf('/') }]);
      await open(page, casePath);
      await wallOf(page).getByRole('link', { name: 'Register/Login' }).click();
      await asked.promise;
      expect(await bar.count()).toBe(0);
      released.resolve();
      await page.waitForURL((url) => url.pathname === '/login');
    }));
});
