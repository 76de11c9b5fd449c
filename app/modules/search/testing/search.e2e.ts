/** Finding cases and colleagues, with and without a mouse. */
import { describe, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { open, pressEscape, settled, sharedBrowser } from '../../../../e2e/browser.ts';

const { visit } = sharedBrowser();

describe('from anywhere', () => {
  it('its button, or Ctrl and K, open a field that suggests cases and colleagues while one types', async () => {
    const { page, complaints } = await visit();
    await open(page, '/moderation-log');
    const field = page.getByRole('combobox', { name: 'Search' });
    // Opened by its button, it goes away with Escape and gives the focus back.
    await page.getByRole('button', { name: /^Search Kolegia/ }).click();
    await pressEscape(page, field);
    await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toMatch(/^Search Kolegia/);

    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.type('ratri');
    const person = page.getByRole('group', { name: 'Cases and colleagues' }).getByRole('option', { name: 'Ratri Maheswari' });
    await person.waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /entry|entries/ })
      .waitFor();
    // The first entry is the search itself; the arrow leads to the one after it.
    await settled(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => person.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/profile\//);
    await page.getByRole('heading', { level: 1, name: /Ratri Maheswari/ }).waitFor();

    await page.keyboard.press('Control+k');
    await field.fill('dengue');
    await page.getByRole('group', { name: 'Cases and colleagues' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'dengue');
    expect(complaints).toEqual([]);
  });
});

describe('the page', () => {
  it('suggests while one types, by arrow keys; what is typed is looked for all the same', async () => {
    const { page, complaints } = await visit();
    await open(page, '/search');
    const field = page.getByRole('combobox', { name: 'Search Kolegia' });
    await field.click();
    await page.keyboard.type('Ratri Mahes');
    const suggested = page.getByRole('option', { name: /Ratri Maheswari/ });
    await suggested.waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'Ratri Mahes');
    await suggested.waitFor({ state: 'detached' });
    await field.fill('Ratri Mahesw');
    await suggested.waitFor();
    await settled(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/profile\//);
    expect(complaints).toEqual([]);
  });

  it('finds cases and people, and narrows', async () => {
    const { page, complaints } = await visit();
    await open(page, '/search');
    await page.getByRole('combobox', { name: 'Search Kolegia' }).fill('dengue');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'dengue');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(0);
    const people = page.getByRole('link', { name: 'People', exact: true });
    await people.click();
    await page.waitForURL((url) => url.searchParams.get('kind') === 'people');
    // Its field is another one from then on.
    await expect.poll(() => people.getAttribute('aria-current')).not.toBeNull();
    await page.getByRole('combobox', { name: 'Search Kolegia' }).fill('Maheswari');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /Ratri Maheswari/ }).click();
    await page.waitForURL(/\/profile\//);
    await page.goBack();
    await expect.poll(() => page.getByRole('combobox', { name: 'Search Kolegia' }).inputValue()).toBe('Maheswari');
    expect(complaints).toEqual([]);
  });

  it('leaves what is typed on while what was looked for is on its way', async () => {
    const { page, complaints } = await visit();
    await open(page, '/search');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/search\.data\?/, async (route) => {
      await held;
      await route.continue();
    });
    const field = page.getByRole('combobox', { name: 'Search Kolegia' });
    await field.click();
    // As on a slow phone, where letters come before the page has drawn that it is on its way.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 40 });
    await page.keyboard.type('dengue');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' shock');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    release();
    await page.waitForURL((url) => url.searchParams.get('q') === 'dengue');
    await settled(page);
    expect(await field.inputValue()).toBe('dengue shock');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'dengue shock');
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('dengue');
    expect(complaints).toEqual([]);
  });

  it('says so when nothing is found, and leads on', async () => {
    const { page } = await visit();
    await open(page, '/search?q=xyzzyplugh&kind=people');
    await page.getByRole('heading', { name: 'Nothing found for “xyzzyplugh”' }).waitFor();
    await page.getByRole('link', { name: 'Search everything' }).click();
    await page.waitForURL((url) => url.searchParams.get('kind') === null);
    await page.getByRole('link', { name: 'chest pain' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'chest pain');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expect.poll(() => page.getByRole('heading', { name: /^Nothing found/ }).count()).toBe(0);
  });

  it('works without JavaScript, and shows what was typed as text', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    const typed = '<img src=x onerror=alert(1)> "dengue';
    await page.goto('/search');
    await page.getByRole('combobox', { name: 'Search Kolegia' }).fill(typed);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/q=/);
    expect(await page.getByRole('combobox', { name: 'Search Kolegia' }).inputValue()).toBe(typed);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });

  it('narrows by language, keeps a search for a member and forgets it again', async () => {
    const { page, complaints } = await visit({ as: 'miriam' });
    await open(page, '/search?q=DBD');
    // How many each choice would bring stands beside it.
    await page.getByRole('option', { name: /^Indonesian \(\d+\)$/ }).waitFor({ state: 'attached' });
    await page.getByRole('option', { name: /^Not solved yet \(\d+\)$/ }).waitFor({ state: 'attached' });
    await page.getByRole('combobox', { name: 'Language' }).selectOption('id');
    await page.waitForURL((url) => url.searchParams.get('language') === 'id');
    await page.getByRole('main').locator('[data-list-row]').first().waitFor();
    await page.getByRole('button', { name: 'Save and tell me of news' }).click();
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await open(page, '/search');
    await page.getByRole('region', { name: 'Saved searches' }).getByRole('link', { name: 'DBD' }).waitFor();
    // Deleted by mistake: it comes back.
    await page.getByRole('button', { name: 'Delete “DBD · Indonesian”' }).click();
    await sends(page, '/saved-searches', () => page.getByRole('button', { name: 'Undo' }).click());
    await page.getByRole('region', { name: 'Saved searches' }).getByRole('link', { name: 'DBD' }).waitFor();
    await page.getByRole('button', { name: 'Delete “DBD · Indonesian”' }).click();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('q');
    await page.getByRole('button', { name: 'Forget “DBD”' }).click();
    await expect.poll(() => page.getByRole('link', { name: /^DBD/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
