/** What a member finds from every page: their settings and the way out, which leaves nothing of them on the device. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { sends } from './answers.ts';
import { DESK, open, PHONE, sharedBrowser } from './browser.ts';
import { firstId } from './sessions.ts';

const { visit } = sharedBrowser();

/** Another one for a second try: whoever has signed out is signed in no more. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});
/** Members who change what they have, or end their sessions, are nobody else's. */
const newMember = (name: string) => `${name}.${run}@doctors.example`;

const isSignedOut = (page: Page) => page.getByRole('link', { name: 'Register/Login' }).first().waitFor();

describe('settings and the way out', () => {
  it('are in sight from a page of every frame, at every width', async () => {
    const { page } = await visit({ as: 'agus' });
    const aCase = `/cases/${await firstId(null, '/api/v3/cases')}`;
    for (const path of ['/cases', '/settings', '/medi-ai', aCase]) {
      await open(page, path);
      const rail = page.getByRole('navigation', { name: 'Sections' });
      for (const width of [1280, 1024, 768]) {
        await page.setViewportSize({ width, height: 720 });
        for (const place of [rail.getByRole('link', { name: 'Settings' }), rail.getByRole('button', { name: 'Sign out' })]) {
          const isWhole = async () => {
            const box = await place.boundingBox();
            return box !== null && box.width >= 24 && box.height >= 24 && box.y >= 0 && box.y + box.height <= 720;
          };
          await expect.poll(async () => ({ path, width, whole: await isWhole() })).toEqual({ path, width, whole: true });
        }
      }
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', { name: 'Sign out' }).waitFor();
      await menu.getByRole('link', { name: 'Settings' }).click();
      await page.waitForURL((url) => url.pathname === '/settings');
      await menu.waitFor({ state: 'detached' });
      await page.setViewportSize(DESK);
    }
  });

  it('are found by the palette, and the settings from the own profile', async () => {
    const { page } = await visit({ as: 'agus' });
    await open(page, '/profile');
    await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill('settings');
    await palette.getByRole('option', { name: 'Settings', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/settings');
  });
});

describe('signing out', () => {
  it('says that it did not work without a network, and works when it is tried again', async () => {
    const { page, context, complaints } = await visit({ as: newMember('ward'), viewport: DESK });
    await open(page, '/cases');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('You are still signed in: the server did not answer.').first().waitFor();
    await context.setOffline(false);
    // The notice above the page may offer the same; the message stands behind it, and is read aloud by a part of its own.
    await page.locator('button').filter({ hasText: 'Try again' }).last().click();
    await isSignedOut(page);
    expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it.each(['/settings', '/chat'])('shows %s to nobody who goes back', async (path) => {
    const { page } = await visit({ as: newMember(`left${path.slice(1)}`) });
    await open(page, path);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await isSignedOut(page);
    await page.goBack();
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/login' && searchParams.get('redirect_url') === path);
  });

  it.each(['Sign out everywhere', 'This device'])('in the settings (%s) leaves no page of the member on the device', async (way) => {
    const { page } = await visit({ as: newMember(way.replaceAll(' ', '').toLowerCase()) });
    const keeps = () => page.evaluate<boolean>(`caches.open('clinical-tools').then((kept) => kept.keys()).then((all) => all.length > 0)`);
    await open(page, '/drug-to-drug');
    await expect.poll(keeps).toBe(true);
    await open(page, '/settings');
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    const row = sessions.getByRole('listitem').filter({ hasText: 'This device' });
    const button = way === 'This device' ? row.getByRole('button') : sessions.getByRole('button', { name: way, exact: true });
    await button.click();
    await isSignedOut(page);
    await expect.poll(keeps).toBe(false);
  });
});

it('shows the language of the account in the settings, whatever the page is in, and changes it', async () => {
  const { page } = await visit({ as: newMember('language') });
  await open(page, '/id/settings');
  const choice = (name: string) => page.locator('#display').getByRole('radio', { name });
  expect(await choice('English').isChecked()).toBe(true);
  await sends(page, '/update-user-basic-detail', () => choice('Bahasa Indonesia').click());
  await expect
    .poll(() =>
      choice('Bahasa Indonesia')
        .isChecked()
        .catch(() => false),
    )
    .toBe(true);
  await open(page, '/settings');
  expect(await choice('Bahasa Indonesia').isChecked()).toBe(true);
});
