/** The frame around every page: app bar, connection, messages, keys, look, language. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sends } from './answers.ts';
import { hydrated, open, overflowOf, PHONE, pressEscape, settled, sharedBrowser, type Visit, type VisitOptions } from './browser.ts';
import { mainOf, sentPage, wordsOf } from './sent-pages.ts';
import { ask } from './sessions.ts';
import { site } from './site.ts';

const { visit } = sharedBrowser();
const during = async (options: VisitOptions, check: (visit: Visit) => Promise<void>) => check(await visit(options));

const urlOf = (path: string) => site().url + path;
const pathOf = (page: Page) => page.url().replace(site().url, '');

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main places' });
const inApp = { name: 'app_version', value: '1.0.0' };

describe('the bar at the thumb', () => {
  it('has five places for members in the app, and is not there in a browser, while studying, and for who is not signed in', () =>
    during({ viewport: PHONE, as: 'agus' }, async ({ page, context }) => {
      const expectNone = async (path: string) => {
        await open(page, path);
        expect({ path, bars: await bar(page).count() }).toEqual({ path, bars: 0 });
      };
      await expectNone('/cases');
      await context.addCookies([{ ...inApp, url: urlOf('/') }]);
      await open(page, '/cases');
      expect((await bar(page).getByRole('link').allInnerTexts()).map((text) => text.split('\n').map((part) => part.trim()))).toEqual([
        ['Home'],
        ['SageAI', 'New'],
        ['CMEs'],
        ['Services'],
        ['Profile'],
      ]);
      // Every other page that fills the screen: use-shows-app-bar.test.ts
      await expectNone('/pg-buddy/flashcard');
      await context.clearCookies();
      await context.addCookies([{ ...inApp, url: urlOf('/') }]);
      await expectNone('/cases');
    }));

  it('leads to a page from each of its places, and leaves everything else to the menu', () =>
    during({ viewport: PHONE, as: 'agus' }, async ({ page, context, complaints }) => {
      await context.addCookies([{ ...inApp, url: urlOf('/') }]);
      await open(page, '/cases');
      for (const [n, path] of ['/', '/medi-ai', '/liveevents', '/services', '/profile'].entries()) {
        await bar(page).getByRole('link').nth(n).click();
        await page.waitForURL((url) => url.pathname === path);
        // The address changes a moment before the page does, and a menu that is opened between them closes with the page that is left.
        await bar(page).getByRole('link').nth(n).and(page.locator('[aria-current]')).waitFor();
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog');
      for (const name of ['Forums', 'Share a case']) await menu.getByRole('link', { name, exact: true }).waitFor();
      for (const name of ['Sign out', 'Switch between light and dark']) await menu.getByRole('button', { name }).waitFor();
      await menu.getByRole('link', { name: /Bahasa Indonesia/ }).waitFor();
      await menu.getByRole('link', { name: 'Bookmarks' }).click();
      await page.waitForURL((url) => url.pathname === '/bookmarks');
      expect(complaints).toEqual([]);
    }));
});

describe('the bar on a tablet', () => {
  it('covers neither the foot of the rail nor the end of the page, and marks the own profile only', () =>
    during({ viewport: { width: 820, height: 900 }, as: 'agus' }, async ({ page, context }) => {
      await context.addCookies([{ ...inApp, url: urlOf('/') }]);
      const { data } = await ask<{ data: { byline: { kind: string; id: string } }[] }>(null, 'GET', '/api/v3/cases?limit=20');
      const own = await ask<{ id: string }>('agus', 'GET', '/api/v3/profile/get-user-basic-detail');
      const colleague = data.find(({ byline }) => byline.kind === 'member' && byline.id !== own.id)?.byline.id;
      await open(page, `/profile/${colleague}`);
      for (const width of [820, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const top = (await bar(page).boundingBox())?.y ?? 0;
        const rail = page.getByRole('navigation', { name: 'Sections' });
        for (const place of [rail.getByRole('link', { name: 'Settings' }), rail.getByRole('button', { name: 'Sign out' })]) {
          const isAbove = async () => {
            const box = await place.boundingBox();
            return (box?.y ?? top) + (box?.height ?? 1) <= top;
          };
          await expect.poll(async () => ({ width, above: await isAbove() })).toEqual({ width, above: true });
        }
        expect(await bar(page).locator('[aria-current]').count()).toBe(0);
      }
      await open(page, '/profile/following');
      expect(await bar(page).locator('[aria-current]').allInnerTexts()).toEqual(['Profile']);
    }));
});

describe('messages', () => {
  it('stand top right and go after a second', () =>
    during({ as: 'agus' }, async ({ page }) => {
      await page.clock.install();
      await open(page, '/settings');
      const message = page.getByText('Interest area updated successfully', { exact: true }).first();
      // From here on time goes on as it is told to.
      await page.clock.pauseAt(Date.now() + 60_000);
      await sends(page, '/update-user-interest-area', () => page.locator('#interests').getByRole('button', { name: 'Save' }).click());
      await message.waitFor();
      const box = await message.boundingBox();
      expect(box === null ? null : { right: box.x > 640, top: box.y < 200 }).toEqual({ right: true, top: true });
      await page.clock.runFor(900);
      expect(await message.isVisible()).toBe(true);
      // What it takes to fade comes on top.
      for (let more = 0; more < 10 && (await message.isVisible()); more++) await page.clock.runFor(100);
      expect(await message.isVisible()).toBe(false);
    }));
});

describe('keys', () => {
  it('show what they do, go to places and walk through a list', () =>
    during({}, async ({ page }) => {
      await page.goto('/moderation-log');
      // From the first moment: before the scripts are there that know the key.
      await hydrated(page);
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await help.getByText('Search, from anywhere').waitFor();
      await pressEscape(page, help);
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      await page.waitForURL((url) => url.pathname === '/cases');
      await page.getByRole('heading', { level: 1, name: 'Cases' }).waitFor();
      await page.getByRole('article').first().waitFor();

      const focused = () => page.evaluate<string>('document.activeElement.textContent');
      const titles = await page.locator('[data-list-link]').allTextContents();
      await page.keyboard.press('j');
      await expect.poll(focused).toBe(titles[0]);
      await page.keyboard.press('j');
      await expect.poll(focused).toBe(titles[1]);
      await page.keyboard.press('k');
      await expect.poll(focused).toBe(titles[0]);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/cases\/./);
      await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('h');
      await page.waitForURL((url) => url.pathname === '/');
    }));

  it('walk through the list of every page that has one', () =>
    during({ as: 'agus' }, async ({ page }) => {
      for (const path of ['/doctors-you-may-know', '/specialities', '/health-conditions', '/newsletter-by-journal', '/profile/following']) {
        await open(page, path);
        const rows = page.locator('main [data-list-row]');
        expect({ path, none: (await rows.count()) === 0 }).toEqual({ path, none: false });
        const isAt = (n: number) =>
          expect
            .poll(async () => ({
              path,
              n,
              at: await page.evaluate<boolean>(`document.querySelectorAll('main [data-list-row]')[${n}].contains(document.activeElement)`),
            }))
            .toEqual({ path, n, at: true });
        await page.keyboard.press('j');
        await isAt(0);
        if ((await rows.count()) === 1) continue;
        await page.keyboard.press('j');
        await isAt(1);
        await page.keyboard.press('k');
        await isAt(0);
      }
    }));

  it('do nothing while somebody writes', () =>
    during({}, async ({ page }) => {
      await open(page, '/search');
      await page.getByRole('combobox', { name: 'Search Kolegia' }).click();
      await page.keyboard.type('?gc');
      await expect.poll(() => page.getByRole('combobox', { name: 'Search Kolegia' }).inputValue()).toBe('?gc');
      await settled(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(pathOf(page)).toBe('/search');
    }));
});

describe('look and language', () => {
  it('keeps the theme that was chosen, from the first byte of the next page', () =>
    during({ colorScheme: 'light' }, async ({ page, context }) => {
      await open(page, '/');
      const paper = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      const light = await paper();
      const bars = () => page.evaluate<string[]>(`[...document.querySelectorAll('meta[name=theme-color]')].map(({ content }) => content)`);
      expect(await bars()).toEqual(['#FAF8F4', '#0E1514']);
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await expect.poll(paper).not.toBe(light);
      await expect.poll(bars).toEqual(['#0E1514', '#0E1514']);
      const dark = await paper();
      await page.goto('/cases', { waitUntil: 'commit' });
      await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
      await page.waitForLoadState();
      await expect.poll(paper).toBe(dark);
      await expect.poll(bars).toEqual(['#0E1514', '#0E1514']);
      const cookie = (await context.cookies()).find(({ name }) => name === 'theme');
      expect(cookie?.value).toBe('dark');
    }));

  it('switches language in place, query and all, and remembers it for six months', () =>
    during({}, async ({ page, context }) => {
      await open(page, '/search?q=dengue&kind=cases');
      const languages = page
        .getByRole('navigation', { name: 'Language' })
        .or(page.getByRole('group', { name: 'Language' }))
        .first();
      await languages.getByRole('link', { name: /Bahasa Indonesia/ }).click();
      await page.waitForURL((url) => url.pathname === '/id/search');
      expect(new URL(page.url()).search).toBe('?q=dengue&kind=cases');
      expect(await page.locator('html').getAttribute('lang')).toBe('id');
      const cookie = (await context.cookies()).find(({ name }) => name === 'user_language');
      expect(cookie?.value).toBe('id');
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 15_552_000)).toBeLessThan(300);
      await page.goto('/');
      expect(pathOf(page)).toBe('/id');
    }));

  it.each([
    ['in a new tab', true],
    ['without scripts', false],
  ])('switches language %s, and leads back to no other', (_, javaScriptEnabled) =>
    during({ javaScriptEnabled }, async ({ page, context }) => {
      await context.addCookies([{ name: 'user_language', value: 'id', url: urlOf('/') }]);
      await page.goto('/id/search?q=dengue');
      const english = page.getByRole('link', { name: /English/ }).first();
      const [there] = await Promise.all([
        javaScriptEnabled ? context.waitForEvent('page') : page,
        english.click({ modifiers: javaScriptEnabled ? ['ControlOrMeta'] : [] }),
      ]);
      await there.waitForURL((url) => url.pathname === '/search');
      expect(pathOf(there)).toBe('/search?q=dengue');
      await there.goto('/');
      expect(pathOf(there)).toBe('/');
      expect(await there.locator('html').getAttribute('lang')).toBe('en');
    }),
  );
});

describe('a page on its way', () => {
  it('shows nothing and says nothing for 150 ms, also without motion', () =>
    during({}, async ({ page }) => {
      const released = Promise.withResolvers<void>();
      await page.route(/news\.data/, async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.clock.install();
      await page.goto('/about');
      await hydrated(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      const asked = page.waitForRequest(/news\.data/);
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'News', exact: true }).click();
      await asked;
      const said = () =>
        page
          .getByRole('status')
          .filter({ hasText: /^Loading$/ })
          .count();
      // The bar is the element before the one that says it.
      const bar = () => page.evaluate<string>(`getComputedStyle(document.querySelector('[role="status"]').previousElementSibling).opacity`);
      await page.clock.runFor(140);
      expect([await said(), await bar()]).toEqual([0, '0']);
      await page.clock.runFor(20);
      await expect.poll(async () => [await said(), await bar()]).toEqual([1, '1']);
      released.resolve();
      await page.clock.resume();
      await page.waitForURL((url) => url.pathname === '/news');
    }));
});

describe('Back and Forward on a slow network', () => {
  it('say that something is on its way, and lead to the list as it was left', () =>
    during({}, async ({ page, context, complaints }) => {
      let released = Promise.withResolvers<void>();
      const onItsWay = page.getByRole('status').filter({ hasText: /^Loading$/ });
      const titles = () => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
      const scrolled = () => page.evaluate<number>('Math.round(scrollY)');
      await open(page, '/cases');
      await page.mouse.move(640, 500);
      const first = (await titles()).length;
      await page.getByRole('main').getByRole('link', { name: 'Show more', exact: true }).click();
      await expect.poll(async () => (await titles()).length).toBeGreaterThan(first);
      await settled(page);
      const left = { titles: await titles(), scrolled: 0 };
      const link = page.getByRole('main').getByRole('article').nth(first).getByRole('heading').getByRole('link');
      await link.scrollIntoViewIfNeeded();
      left.scrolled = await scrolled();
      expect(left.scrolled).toBeGreaterThan(500);
      const title = await link.innerText();
      const heading = page.getByRole('heading', { level: 1, name: title });
      await link.click();
      await heading.waitFor();
      await settled(page);
      expect(await scrolled()).toBe(0);

      await context.route(/\.data(\?|$)|\/api\//, async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.evaluate('history.back()');
      await onItsWay.waitFor();
      await heading.waitFor();
      released.resolve();
      await expect.poll(titles).toEqual(left.titles);
      await expect.poll(scrolled).toBe(left.scrolled);

      released = Promise.withResolvers<void>();
      await page.evaluate('history.forward()');
      await onItsWay.waitFor();
      expect(await titles()).toEqual(left.titles);
      released.resolve();
      await heading.waitFor();
      expect(complaints).toEqual([]);
    }));
});

it.each([
  ['/cases', /GMT\+7$/],
  ['/id/cases', /WIB$/],
])('says by the clock of the reader when something was, on %s', (path, moment) =>
  during({ timezoneId: 'Asia/Jakarta' }, async ({ page }) => {
    await open(page, path);
    const time = page.getByRole('main').locator('time').first();
    expect(await time.getAttribute('title')).toMatch(/UTC$/);
    await time.hover();
    await expect.poll(() => time.getAttribute('title')).toMatch(moment);
  }),
);

describe('less visited pages', () => {
  it.each([
    ['in a window without words beside the icons', '/', { width: 820, height: 900 }],
    ['from a page with a narrow rail', '/medi-ai', { width: 1280, height: 900 }],
  ])('are reached %s', (_, path, viewport) =>
    during({ viewport }, async ({ page }) => {
      await open(page, path);
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'About Kolegia' }).click();
      await page.waitForURL((url) => url.pathname === '/about');
      for (const name of ['Specialities', 'Health conditions', 'Services', 'Events and CMEs', 'Moderation log'])
        await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('moderation');
      await page.getByRole('dialog').getByRole('option', { name: 'Moderation log', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/moderation-log');
    }),
  );
});

describe('addresses', () => {
  it('that are written in another way lead for good to the plain one', async () => {
    for (const [written, plain] of [
      ['/Cases/?sort=discussed', '/cases?sort=discussed'],
      ['/ID/Newsletters/Kolegia-Weekly/', '/id/newsletters/Kolegia-Weekly'],
      ['/id/Profile/0abc', '/id/profile/0abc'],
      ['/Login', '/login'],
    ] as const) {
      const answer = await fetch(urlOf(written), { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, plain]);
    }
  });

  it('that lead nowhere answer 404 in their language, with a way back', async () => {
    for (const path of [
      ...['/no/such/page', '/404', '/id/tidak/ada', '/profile/0000000000000000', '/profile/x%00y'],
      ...['/cases/0000000000000000', '/id/cases/0000000000000000', '/cases/no-such-case', '/cases/%00', "/cases/1'%20or%201=1"],
    ]) {
      const { status, html } = await sentPage(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      const heading = wordsOf(/<h1\b.*?<\/h1>/s.exec(mainOf(html))?.[0] ?? '');
      expect({ path, heading }).toEqual({ path, heading: expect.stringMatching(path.startsWith('/id/') ? /tidak ada/ : /does not exist/) });
      expect(html).toMatch(path.startsWith('/id/') ? /<a\b[^>]*href="\/id"/ : /<a\b[^>]*href="\/"/);
    }
  });

  it('that lead nowhere, come by from a page, go on to /404', () =>
    during({}, async ({ page }) => {
      await open(page, '/cases');
      // No link of ours leads to one: the router is asked as a link would ask it.
      await page.evaluate(`void window.__reactRouterDataRouter.navigate('/pg-buddy')`);
      await page.waitForURL((url) => url.pathname === '/404');
      await page.getByRole('link', { name: 'Go to the front page' }).click();
      await page.waitForURL((url) => url.pathname === '/');
    }));
});

describe('on a phone', () => {
  it('has a menu with every place, and fits', () =>
    during({ viewport: PHONE }, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('link', { name: 'Home' }).waitFor();
      expect(await menu.getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining(['Home', 'Cases', 'Search', 'Share a case']));
      expect(await overflowOf(page)).toBe(0);
      await menu.getByRole('link', { name: 'Cases', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/cases');
      await menu.waitFor({ state: 'detached' });
    }));
});

describe('without scripts', () => {
  it('there are no buttons that do nothing, and a phone has a way to every section', () =>
    during({ viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/');
      const names = ['Menu', 'Search', 'Switch between light and dark', /^Hide/];
      for (const name of names)
        expect({ name, seen: await page.getByRole('button', { name }).filter({ visible: true }).count() }).toEqual({ name, seen: 0 });
      await page.goto('/cases');
      const sections = page.getByRole('navigation', { name: 'Sections' });
      for (const name of ['News', 'Forums', 'Search'])
        expect(await sections.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
      await sections.getByRole('link', { name: 'Forums', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/forums');
    }));
});
