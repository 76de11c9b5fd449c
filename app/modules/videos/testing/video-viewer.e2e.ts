/** Whoever watches: by key, in the language they read in, and at a computer that colleagues share. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { open, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { DRAWN_WITHIN_MS, drawnVideo, isPlaying } from './video.journey.ts';

const MEMBER = 'carlos';
/** Of whom the server has heard no place from elsewhere: what it knows already is not kept in a browser. */
const WATCHED_NOTHING = 'ningsih';

const browser = sharedBrowser();
let id: string;

beforeAll(async () => {
  id = await drawnVideo();
}, DRAWN_WITHIN_MS);

const shown = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelector('video').textTracks].filter((t) => t.mode === 'showing').map((t) => t.language)`);
const focused = (page: Page) => page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`);
const beginning = (page: Page) => page.getByRole('button', { name: 'Play the video' });

it('goes on by key from the controls, whatever was pressed over the picture', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  let isCut = true;
  await page.route('**/master.m3u8', (route) => (isCut ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  await open(page, `/video/${id}`);
  await beginning(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^(Play|Pause)$/);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  isCut = false;
  await retry.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await focused(page)).toBe('Pause');
  const scrolled = await page.evaluate<number>('window.scrollY');
  await page.keyboard.press('Space');
  await expect.poll(() => isPlaying(page)).toBe(false);
  expect(await page.evaluate<number>('window.scrollY')).toBe(scrolled);
});

it('switches captions off and on again in the language they were in', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  await open(page, `/id/video/${id}`);
  await expect.poll(() => shown(page)).toEqual(['id']);
  await page.getByRole('slider', { name: 'Posisi' }).focus();
  await page.keyboard.press('c');
  await expect.poll(() => shown(page)).toEqual([]);
  await page.keyboard.press('c');
  await expect.poll(() => shown(page)).toEqual(['id']);
});

it('has captions and what is said in the language of the page, until another is chosen by hand', async () => {
  const { page, complaints } = await browser.visit({ as: MEMBER });
  const said = { en: /Seen from aVR the same beat/, id: /Dari aVR denyut yang sama/ };
  const line = (language: 'en' | 'id') => page.getByRole('button', { name: said[language] });
  await open(page, `/video/${id}`);
  await expect.poll(() => shown(page)).toEqual(['en']);
  await line('en').waitFor();
  await open(page, `/id/video/${id}`);
  await expect.poll(() => shown(page)).toEqual(['id']);
  await line('id').waitFor();
  await page.getByRole('combobox', { name: 'Takarir' }).selectOption('en');
  await expect.poll(() => shown(page)).toEqual(['en']);
  await line('id').waitFor();
  await page.getByRole('button', { name: 'Dalam bahasa Inggris' }).click();
  await line('en').waitFor();
  expect(complaints).toEqual([]);
});

it('keeps a place for its reader alone, until the server has heard of it, and takes it along when they sign out', async () => {
  const { page, context } = await browser.visit({ as: WATCHED_NOTHING });
  const { id: memberId } = await ask<{ id: string }>(WATCHED_NOTHING, 'GET', '/api/v3/profile/get-user-basic-detail');
  const kept = (of: Page) => of.evaluate<string[]>(`Object.keys(localStorage).filter((key) => key.startsWith('kolegia.video'))`);
  const position = page.getByRole('slider', { name: 'Position' });
  const reports = /\/(start-watching|watched)$/;
  await page.route(reports, (route) => route.abort());
  await open(page, `/video/${id}?t=9`);
  await beginning(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => kept(page)).toEqual([`kolegia.video-place.${memberId}.${id}`]);

  await context.clearCookies();
  await open(page, `/video/${id}`);
  expect(await position.inputValue()).toBe('0');
  await signIn(page, WATCHED_NOTHING);
  await open(page, `/video/${id}`);
  expect(Number(await position.inputValue())).toBeGreaterThanOrEqual(9);

  // As when they sign out in another tab.
  await beginning(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  const other = await context.newPage();
  await open(other, '/about');
  await other.evaluate(`new BroadcastChannel('kolegia.left').postMessage('${memberId}')`);
  await page.waitForURL((url) => url.pathname === '/');
  expect(await kept(page)).toEqual([]);

  await page.unroute(reports);
  await open(page, `/video/${id}?t=5`);
  await beginning(page).click();
  // What was not watched is not told.
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(5);
  const heard = page.waitForResponse((answer) => answer.url().endsWith('/watched') && answer.ok());
  await page.keyboard.press('Space');
  await heard;
  await expect.poll(() => kept(page)).toEqual([]);
});
