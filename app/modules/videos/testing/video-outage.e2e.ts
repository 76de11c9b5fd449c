/** A player whose files do not come, or whose address has expired: it says so, and goes on where it was. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const TITLE = 'How an ECG lead sees the heart';
const MEMBER = 'carlos';

const browser = sharedBrowser();
let id: string;

beforeAll(async () => {
  const { data } = await ask<{ data: { id: string; title: string }[] }>(null, 'GET', '/api/v3/videos?limit=50');
  id = data.find(({ title }) => title === TITLE)?.id ?? '';
  const isReady = async () => (await ask<{ media: unknown }>(null, 'GET', `/api/v3/videos/${id}`)).media !== null;
  await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 280_000, interval: 500 });
}, 300_000);

const timeOf = (page: Page) => page.evaluate<number>(`document.querySelector('video').currentTime`);
const isPlaying = (page: Page) =>
  page.evaluate<boolean>(`(({ paused, readyState }) => !paused && readyState >= 2)(document.querySelector('video'))`);
const begin = (page: Page) => page.getByRole('button', { name: 'Play the video' }).click();
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'The video could not be played.' });
const retry = (page: Page) => failed(page).getByRole('button', { name: 'Try again' }).click();

it('says that its playlist did not come, and plays with the next try', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  let status = 503;
  await page.route('**/master.m3u8', (route) => (status === 0 ? route.continue() : route.fulfill({ status, body: '' })));
  await open(page, `/video/${id}?t=8`);
  await begin(page);
  await failed(page).waitFor();
  status = 404;
  // What it says stood there before: this try has failed once its playlist has not come either.
  await Promise.all([page.waitForResponse((answer) => answer.status() === 404 && answer.url().endsWith('/master.m3u8')), retry(page)]);
  await failed(page).waitFor();
  status = 0;
  await retry(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(7.9);
  await failed(page).waitFor({ state: 'detached' });
});

it('says that a piece does not come, and goes on from there', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  let cut = true;
  await page.route(/\/0000[1-9]\.ts$/, (route) => (cut ? route.abort() : route.continue()));
  await open(page, `/video/${id}?t=1`);
  await begin(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await failed(page).waitFor({ timeout: 60_000 });
  const stopped = await timeOf(page);
  cut = false;
  await retry(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(stopped - 0.5);
});

it('asks for a fresh address by itself when its own has expired', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  await page.route(`**/video-files/${id}/open/**`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(`**/video-files/${id}/fresh/**`, (route) => route.continue({ url: route.request().url().replace('/fresh/', '/open/') }));
  await page.route(`**/api/v3/videos/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(`/${id}/open/`, `/${id}/fresh/`) });
  });
  await open(page, `/video/${id}?t=8`);
  await begin(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(7.9);
  await failed(page).waitFor({ state: 'detached' });
});

it('switches captions off and on again in the language they were in', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  await open(page, `/id/video/${id}`);
  const shown = () =>
    page.evaluate<string[]>(`[...document.querySelector('video').textTracks].filter((t) => t.mode === 'showing').map((t) => t.language)`);
  await expect.poll(shown).toEqual(['id']);
  await page.getByRole('slider', { name: 'Posisi' }).focus();
  await page.keyboard.press('c');
  await expect.poll(shown).toEqual([]);
  await page.keyboard.press('c');
  await expect.poll(shown).toEqual(['id']);
});
