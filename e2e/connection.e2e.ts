/** A network that goes: the page that is being read stays, whatever leads away from it, and everything goes on when it is back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, open, PHONE, pressEscape, sharedBrowser, type Visit, type VisitOptions } from './browser.ts';
import { firstId } from './sessions.ts';

const { visit } = sharedBrowser();
const during = async (options: VisitOptions, check: (visit: Visit) => Promise<void>) => check(await visit(options));

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline|Still no connection/ });
const still = (page: Page) => page.getByText('Still no connection. What you see stays here.');
const articles = (page: Page) => page.getByRole('main').getByRole('article').count();
const firstCase = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('link');

/** Whose discussion has come alive. */
async function openFirstCase(page: Page) {
  await open(page, `/cases/${await firstId(null, '/api/v3/cases?sort=discussed')}`);
  await page.getByRole('button', { name: 'Reply', exact: true }).first().waitFor();
}

async function goOffline({ page, context }: Visit) {
  await context.setOffline(true);
  await notice(page).waitFor();
}
async function goOnline({ page, context }: Visit) {
  await context.setOffline(false);
  await notice(page).waitFor({ state: 'detached' });
}
/** The device has a network, and nothing gets through it. */
const kill = ({ context }: Visit) => context.route('**/*', (route) => route.abort());
const revive = ({ context }: Visit) => context.unroute('**/*');

it('is missed by whatever leads away from a page, which stays and goes on when it is found again', () =>
  during({}, async (visit) => {
    const { page } = visit;
    await open(page, '/cases');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      'another try': () => page.getByRole('button', { name: 'Try again' }).click(),
      'a link': () => firstCase(page).click(),
      'a key': async () => {
        await page.keyboard.press('g');
        await page.keyboard.press('h');
      },
      'a filter': () => page.locator('main select').first().selectOption({ index: 1 }),
      'the page itself': () => sections.getByRole('link', { name: 'Cases', exact: true }).click(),
      'a link to a new document': () =>
        page
          .getByRole('link', { name: /Bahasa Indonesia/ })
          .first()
          .click(),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await goOffline(visit);
      expect({ way, missed: await still(page).count() }).toEqual({ way, missed: 0 });
      await leave();
      await still(page).waitFor();
      expect({ way, at: addressOf(page), shown: (await articles(page)) > 3 }).toEqual({ way, at: '/cases', shown: true });
      await goOnline(visit);
    }
    await sections.getByRole('link', { name: 'News', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/news');
  }));

it('is missed on the way back, and the page stays', () =>
  during({}, async (visit) => {
    const { page } = visit;
    await open(page, '/cases');
    const heading = () => page.getByRole('heading', { level: 1 }).first().innerText();
    const list = await heading();
    await firstCase(page).click();
    await page.waitForURL(/\/cases\/.+/);
    const address = addressOf(page);
    await expect.poll(heading).not.toBe(list);
    const title = await heading();
    await goOffline(visit);
    await page.evaluate('history.back()');
    await still(page).waitFor();
    await expect.poll(() => addressOf(page)).toBe(address);
    expect(await heading()).toBe(title);
    await goOnline(visit);
    await page.evaluate('history.back()');
    await page.waitForURL((url) => url.pathname === '/cases');
    await page.getByRole('article').first().waitFor();
  }));

it('is missed by a search, whose words stay, and by the palette', () =>
  during({}, async (visit) => {
    const { page } = visit;
    await open(page, '/search');
    await page.keyboard.press('Control+k');
    await pressEscape(page, page.getByRole('dialog'));
    await goOffline(visit);
    const field = page.locator('main input[name="q"]');
    await field.fill('dengue');
    await field.press('Enter');
    await still(page).waitFor();
    expect(addressOf(page)).toBe('/search');
    expect(await field.inputValue()).toBe('dengue');
    await page.locator('h1').first().click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('asthma');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await still(page).waitFor();
    expect(addressOf(page)).toBe('/search');
    expect(await field.inputValue()).toBe('dengue');
  }));

it('is missed by what lies over the page when it was never opened, and the page stays', () =>
  during({ viewport: PHONE }, async (visit) => {
    const { page } = visit;
    await open(page, '/cases');
    await goOffline(visit);
    await page.getByRole('button', { name: 'Menu' }).click();
    await still(page).waitFor();
    expect(await articles(page)).toBeGreaterThan(3);
    await goOnline(visit);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Forums', exact: true }).waitFor();
  }));

const answering = (page: Page) => page.locator('#discussion, #answer').getByRole('textbox').first();

it('is missed by what a reader of a case asks for, and comes with the network', () =>
  during({ as: 'agus' }, async (visit) => {
    const { page } = visit;
    await openFirstCase(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await goOffline(visit);
    await page.getByRole('button', { name: 'Reply', exact: true }).first().click();
    await page.getByRole('button', { name: 'Report', exact: true }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([title]);
    await goOnline(visit);
    await page.getByRole('dialog').waitFor();
    await pressEscape(page, page.getByRole('dialog'));
    await answering(page).waitFor();
  }));

it('may be dead while the device has one: what a reader asks for is missed, and is there in a new document', () =>
  during({ as: 'agus' }, async (visit) => {
    const { page } = visit;
    await openFirstCase(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await kill(visit);
    const reply = page.getByRole('button', { name: 'Reply', exact: true }).first();
    await reply.click();
    await still(page).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([title]);
    await revive(visit);
    await page.getByRole('button', { name: 'Try again' }).click();
    await notice(page).waitFor({ state: 'detached' });
    await hydrated(page);
    await reply.click();
    await answering(page).waitFor();
  }));

it('may be dead while the device has one: another order of the list comes once it lives', () =>
  during({}, async (visit) => {
    const { page } = visit;
    await open(page, '/cases');
    await kill(visit);
    await page.locator('main a[href*="sort="]').first().click();
    await still(page).waitFor();
    expect(addressOf(page)).toBe('/cases');
    expect(await articles(page)).toBeGreaterThan(3);
    await revive(visit);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/[?&]sort=/);
    await still(page).waitFor({ state: 'detached' });
    expect(await articles(page)).toBeGreaterThan(3);
  }));

it('may be dead while the device has one: a page of which nothing has come yet is there once it lives', () =>
  during({}, async (visit) => {
    const { page } = visit;
    await open(page, '/cases');
    await kill(visit);
    const address = await firstCase(page).getAttribute('href');
    await firstCase(page).click();
    await still(page).waitFor();
    expect(addressOf(page)).toBe('/cases');
    expect(await articles(page)).toBeGreaterThan(3);
    // What it says stood there before: this try has failed once what it asks for has.
    await Promise.all([page.waitForEvent('requestfailed'), page.getByRole('button', { name: 'Try again' }).click()]);
    await still(page).waitFor();
    await revive(visit);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL((url) => url.pathname === address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }));

it('may be dead while the device has one: a form goes on by the button that was pressed', () =>
  during({}, async (visit) => {
    const { page } = visit;
    await open(page, '/cases');
    await kill(visit);
    await firstCase(page).click();
    await still(page).waitFor();
    await revive(visit);
    // One that leads to a new document, as forms of pages do before they have come alive.
    await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend',
      '<form action="/search"><input name="q" value="dengue"><button name="kind" value="case">Among cases</button></form>')`);
    await page.getByRole('button', { name: 'Among cases' }).click();
    await page.waitForURL((url) => url.pathname === '/search');
    expect(addressOf(page)).toBe('/search?q=dengue&kind=case');
  }));

it('is asked for before a page that failed is tried again', () =>
  during({}, async (visit) => {
    const { page, context } = visit;
    await open(page, '/news');
    await context.route('**/cases.data*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Cases', exact: true }).click();
    const again = page.getByRole('alert').getByRole('link', { name: 'Try again' });
    await again.waitFor();
    await goOffline(visit);
    await again.click();
    await page.getByText('There is still no connection.').waitFor();
    await context.unroute('**/cases.data*');
    await goOnline(visit);
    await again.click();
    await page.getByRole('article').first().waitFor();
    expect(addressOf(page)).toBe('/cases');
  }));

it('may go while a message is written, which stays in reach', () =>
  during({ as: 'ratri', viewport: PHONE }, async (visit) => {
    const { page } = visit;
    await open(page, `/chat/${await firstId('ratri', '/api/v3/chat/conversations')}`);
    await goOffline(visit);
    const [above, field] = await Promise.all([notice(page).boundingBox(), page.locator('[data-foot-bar]').boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  }));

it('may go while texts are on their way: they are asked for again', () =>
  during({}, async ({ page, context }) => {
    let asked = 0;
    await context.route('**/locales/en/shell.json*', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({
        response: answer,
        body: ++asked === 1 ? text.slice(0, 100) : text,
        headers: { 'content-type': 'application/json' },
      });
    });
    await page.goto('/cases');
    await hydrated(page);
    await expect.poll(() => asked).toBeGreaterThan(1);
  }));
