/** Bringing a file over a bad line: paused, cut off, refused, and chosen again; and publishing what may name a patient. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, open, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { UPLOAD_CHUNK_BYTES } from '../video-upload.contract.ts';
import { aVideoFile } from './videos.factory.ts';

const { visit } = sharedBrowser();
const AUTHOR = 'stefanus';
const PIECES = '**/video-uploads/**';
let clip: Buffer;

beforeAll(async () => {
  clip = await aVideoFile(2);
});

const aFile = (name: string) => ({ name: `${name}.mp4`, mimeType: 'video/mp4', buffer: clip });
const choose = (page: Page, name: string) => page.setInputFiles('input[type=file]', aFile(name));
const arrived = (page: Page) => page.getByText('The file has arrived').waitFor();

/** How many uploads of its name the author has. */
async function uploadsOf(name: string): Promise<number> {
  const { data } = await ask<{ data: { fileName: string }[] }>(AUTHOR, 'GET', '/api/v3/own-videos?limit=50');
  return data.filter(({ fileName }) => fileName === `${name}.mp4`).length;
}

/** Asked before the page of an upload is left. */
const asksBefore = (page: Page) => page.evaluate<boolean>(`!dispatchEvent(new Event('beforeunload', { cancelable: true }))`);

it('goes on after a pause and, by a button, after a cut; whoever leaves meanwhile is asked', async () => {
  const { page } = await visit({ as: AUTHOR });
  const name = `Bad_line_${Date.now()}`;
  let line: 'stands' | 'hangs' | 'refuses' = 'hangs';
  let released: () => void = () => undefined;
  await page.route(PIECES, async (route) => {
    if (line === 'refuses') return route.fulfill({ status: 403, body: '' });
    if (line === 'stands') return route.continue();
    await new Promise<void>((done) => {
      released = done;
    });
    // Paused meanwhile: nobody waits for it any more.
    return route.abort().catch(() => undefined);
  });
  await open(page, '/video/new');
  expect(await asksBefore(page)).toBe(false);
  await choose(page, name);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused').waitFor();
  released();
  line = 'refuses';
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('alert').filter({ hasText: 'The upload broke off. What has arrived is kept' }).waitFor();
  await expectAccessible(page);

  line = 'hangs';
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => asksBefore(page)).toBe(true);
  // In the list below it stands as one that is not finished.
  await page
    .getByRole('listitem')
    .filter({ hasText: `${name}.mp4` })
    .waitFor();
});

it('is one upload where the same file is chosen again right after a cut', async () => {
  const { page } = await visit({ as: AUTHOR });
  const name = `Chosen_again_${Date.now()}`;
  let refuses = true;
  await page.route(PIECES, (route) => (refuses ? route.fulfill({ status: 403, body: '' }) : route.continue()));
  await open(page, '/video/new');
  await choose(page, name);
  await page.getByRole('alert').filter({ hasText: 'The upload broke off' }).waitFor();
  refuses = false;
  await choose(page, name);
  await arrived(page);
  expect(await uploadsOf(name)).toBe(1);
});

/** Room at the end of a file, which players pass over. */
function room(bytes: number): Buffer {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes);
  box.write('free', 4);
  return box;
}

it('goes on in a new visit where the line of the one before was cut, to its end', async () => {
  const name = `New_visit_${Date.now()}`;
  const file = { ...aFile(name), buffer: Buffer.concat([clip, room(2.5 * UPLOAD_CHUNK_BYTES)]) };
  const first = await visit({ as: AUTHOR });
  const line = await first.context.newCDPSession(first.page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: UPLOAD_CHUNK_BYTES / 2 };
  await open(first.page, '/video/new');
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  const piece = first.page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await first.page.setInputFiles('input[type=file]', file);
  await piece;
  // The next one is under way.
  await first.page.waitForRequest((request) => request.method() === 'PATCH');
  await first.close();

  const { page, complaints } = await visit({ as: AUTHOR });
  const begun: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/video-uploads/')) begun.push(Number(request.headers()['upload-offset']));
  });
  await open(page, '/video/new');
  const row = page.getByRole('listitem').filter({ hasText: `${name}.mp4` });
  await row.getByText('Upload not finished').waitFor();
  await row.getByText(`Choose ${name}.mp4 again to go on.`).waitFor();
  await page.setInputFiles('input[type=file]', file);
  await arrived(page);
  expect(begun[0]).toBeGreaterThanOrEqual(UPLOAD_CHUNK_BYTES);
  expect(await uploadsOf(name)).toBe(1);
  // All of it is there: it can be made into a video.
  await page
    .getByRole('listitem')
    .filter({ hasText: name.replaceAll('_', ' ') })
    .getByText('Ready, not published')
    .waitFor({ timeout: 90_000 });
  expect(complaints).toEqual([]);
});

it('is published with words that its author keeps, and nobody is told that they changed it meanwhile', async () => {
  const { page, complaints } = await visit({ as: AUTHOR });
  const name = `Handover_${Date.now()}`;
  await open(page, '/video/new');
  await choose(page, name);
  await arrived(page);
  const row = page.getByRole('listitem').filter({ hasText: name.replaceAll('_', ' ') });
  await row.getByText('Ready, not published').waitFor({ timeout: 90_000 });
  await row.getByRole('link', { name: 'Title and captions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Title, captions, chapters' }).waitFor();
  await page.locator('#video-description').fill('Admitted on 12 November 2026 and discharged a week later.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('checkbox', { name: /does not tell who a patient is/ }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/video\/[0-9a-z]{16}$/);
  await page.getByRole('heading', { level: 1, name: name.replaceAll('_', ' ') }).waitFor();
  expect(complaints).toEqual([]);
});
