/** A player on a thin line, whose files come late or not at all, or whose address has expired: it says so, and goes on where it was. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { hydrated, open, sharedBrowser } from '../../../../e2e/browser.ts';
import { DRAWN_WITHIN_MS, drawnVideo, isPlaying } from './video.journey.ts';

const MEMBER = 'carlos';

const browser = sharedBrowser();
let id: string;

beforeAll(async () => {
  id = await drawnVideo();
}, DRAWN_WITHIN_MS);

const timeOf = (page: Page) => page.evaluate<number>(`document.querySelector('video').currentTime`);
const begin = (page: Page) => page.getByRole('button', { name: 'Play the video' }).click();
const chapter = (page: Page) => page.getByRole('region', { name: 'Chapters' }).getByRole('button', { name: /Seen from lead II/ });
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

it('takes another address while it plays, long before its own ends', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  // A clock that can be moved on; what is done by the minute is done twice a second.
  await page.addInitScript(`
    window.movedOn = 0;
    const { now } = Date;
    Date.now = () => now() + window.movedOn;
    const every = window.setInterval;
    window.setInterval = (act, ms, ...rest) => every(act, ms === 60000 ? 500 : ms, ...rest);`);
  let [address, isOver] = ['first', false];
  const asked: string[] = [];
  let goOn = () => {};
  const renewed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(new RegExp(`/video-files/${id}/(first|second)/`), async (route) => {
    const url = route.request().url();
    const [, by = '', file = ''] = /\/(first|second)\/(.*)$/.exec(url) ?? [];
    asked.push(`${by} ${file}`);
    if (by === 'first' && isOver) return route.fulfill({ status: 404, body: '' });
    // What was asked for by the first one comes, once there is a second.
    if (by === 'first' && /0000[1-9]\.ts$/.test(file)) await renewed;
    await route.continue({ url: url.replace(`/${by}/`, '/open/') });
  });
  const telling = [`/video/${id}`, `/api/v3/videos/${id}`];
  await page.route(
    ({ pathname }) => telling.includes(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(`/${id}/open/`, `/${id}/${address}/`) });
    },
  );
  await open(page, `/video/${id}?t=0`);
  await begin(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  const captions = () => page.locator('video track').first().getAttribute('src');
  expect(await captions()).toContain('/first/');

  address = 'second';
  await page.evaluate('window.movedOn = 11 * 60000');
  await expect.poll(captions).toContain('/second/');
  isOver = true;
  const before = asked.length;
  goOn();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(13);
  const pieces = asked.slice(before).filter((file) => file.endsWith('.ts'));
  expect(pieces.length).toBeGreaterThan(0);
  expect(pieces.filter((file) => file.startsWith('first'))).toEqual([]);
  // Nothing was lost, and nothing begun anew.
  expect(asked.filter((file) => file === 'second master.m3u8')).toEqual([]);
  expect(await failed(page).count()).toBe(0);
});

it('asks first for the piece that it begins with', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  const pieces: string[] = [];
  page.on('request', (request) => pieces.push(...(/\d{5}(?=\.ts$)/.exec(request.url()) ?? [])));
  await open(page, `/video/${id}?t=9`);
  await begin(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(8.9);
  expect(pieces[0]).toBe('00002');
  expect(pieces).not.toContain('00000');
});

it('begins at the chapter that was pressed before it had come', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('webkitEnterFullscreen')) await held;
    await route.fulfill({ response, body });
  });
  await page.goto(`/video/${id}?t=0`);
  await hydrated(page);
  await expect.poll(() => page.locator('[data-later]').count()).toBe(0);
  await chapter(page).click();
  come();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(5.9);
});

it('asks to be played again where it came too late for the browser', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  await page.addInitScript(`
    const { play } = HTMLMediaElement.prototype;
    window.refused = 0;
    HTMLMediaElement.prototype.play = function () {
      if (window.refused++ > 0) return play.call(this);
      return Promise.reject(new DOMException('Not by itself', 'NotAllowedError'));
    };`);
  await open(page, `/video/${id}`);
  await begin(page);
  await expect.poll(() => page.evaluate<number>('window.refused')).toBe(1);
  await begin(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
});

it('plays with the next try where its own script did not come, and begins at what was pressed meanwhile', async () => {
  const { page } = await browser.visit({ as: MEMBER });
  await open(page, `/video/${id}?t=2`);
  const scripts = /\.js$/;
  await page.route(scripts, (route) => route.abort());
  await begin(page);
  await failed(page).waitFor();
  await chapter(page).click();
  await failed(page).waitFor();
  await page.unroute(scripts);
  await Promise.all([page.waitForEvent('load'), retry(page)]);
  await hydrated(page);
  await expect.poll(() => page.getByRole('slider', { name: 'Position' }).inputValue()).toBe('6');
  await begin(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await timeOf(page)).toBeGreaterThanOrEqual(5.9);
});
