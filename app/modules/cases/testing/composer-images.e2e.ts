/** Pictures in the composer: what is taken, what is refused and in which words, and what is left of them when they are served. */
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sharedBrowser } from '../../../../e2e/browser.ts';
import { giveConsent, openComposer, toPreview, WRITING, writeBasics } from './composer.journey.ts';

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const { visit } = sharedBrowser();

/** Fine stripes, so that blurring shows, with a camera's notes about whom and where. */
const striped = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="4" height="8" fill="#000"/></pattern></defs><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" fill="url(#p)"/></svg>`,
    ),
  ).withExif({
    IFD0: { Make: 'WardCameraMaker', ImageDescription: 'Budi Santoso' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '7/1 15/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '110/1 25/1 0/1' },
  });

const picture = async (name: string, mimeType: string, format: 'jpeg' | 'png' | 'webp'): Promise<Upload> => ({
  name,
  mimeType,
  buffer: await striped(640, 480)[format]().toBuffer(),
});

/** A picture of some bytes that says it is 60,000 by 60,000. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(60_001))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const fileField = (page: Page) => page.getByLabel('Add an image');
const rows = (page: Page) => page.getByRole('button', { name: /^Remove image \d+$/ });
/** Pictures are read and made anew one after the other. */
const untilRows = (page: Page, count: number) => expect.poll(() => rows(page).count(), { timeout: 60_000 }).toBe(count);

it('takes what cameras and phones make, by button and by dropping, and refuses the rest in words', async () => {
  const author = await visit({ as: 'nadia' });
  const { page } = await openComposer(author.page);
  await fileField(page).setInputFiles([
    await picture('film.jpg', 'image/jpeg', 'jpeg'),
    await picture('chart.png', 'image/png', 'png'),
    await picture('skin.webp', 'image/webp', 'webp'),
    // Made by libheif's encoder from such a picture of 64 by 48. Some systems know no type for it.
    { name: 'phone.heic', mimeType: '', buffer: readFileSync(new URL('camera-picture.heic', import.meta.url)) },
  ]);
  await untilRows(page, 4);
  // Of the camera's notes, which are in all of them, nothing is served.
  for (const shown of await page.getByRole('img', { name: /^image \d$/ }).all()) {
    const served = await (await author.context.request.get((await shown.getAttribute('src')) ?? '')).body();
    const { format, exif, xmp, icc } = await sharp(served).metadata();
    expect({ format, exif, xmp, icc }).toEqual({ format: 'webp' });
    expect(served.includes('WardCamera')).toBe(false);
  }

  const dropped = await striped(64, 64).png().toBuffer();
  const data = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob('${dropped.toString('base64')}'), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return transfer;
  })()`);
  const target = page.getByText('Drop, paste or press the button.');
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
  await untilRows(page, 5);

  const refused = async (upload: Upload, message: string) => {
    await fileField(page).setInputFiles(upload);
    await page.getByRole('listitem').filter({ hasText: upload.name }).getByText(message).waitFor();
    await page.getByRole('button', { name: `Remove ${upload.name} from the list` }).click();
  };
  await refused(
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('These are words, not a picture. '.repeat(20)) },
    'This file is not a JPEG, PNG, WebP or HEIC picture.',
  );
  await refused({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(16 * 1024 * 1024) }, 'A picture may have at most 15 MB.');
  await refused({ name: 'bomb.png', mimeType: 'image/png', buffer: bomb() }, 'This picture has too many pixels.');
  const half = (await striped(640, 480).png().toBuffer()).subarray(0, 900);
  await refused({ name: 'half.png', mimeType: 'image/png', buffer: half }, 'This picture is damaged and cannot be read.');

  // Seven more places: the eighth picture is the thirteenth.
  const small = await striped(32, 32).png().toBuffer();
  await fileField(page).setInputFiles(
    Array.from({ length: 8 }, (_, i) => ({ name: `small-${i + 1}.png`, mimeType: 'image/png', buffer: small })),
  );
  await page.getByRole('listitem').filter({ hasText: 'small-8.png' }).getByText('There is no room for more pictures.').waitFor();
  await untilRows(page, 12);
  await page.getByText('12 of 12').waitFor();
  expect(await fileField(page).count()).toBe(0);
  expect(author.complaints).toEqual([]);
});

it('takes a picture that is pasted, and leaves words alone that an office has copied as a picture as well', async () => {
  const author = await visit({ as: 'yosef' });
  const { page, t } = await openComposer(author.page);
  const bytes = (await striped(64, 64).png().toBuffer()).toString('base64');
  /** Whether the page took it, or left it to the field. */
  const paste = (words: string) =>
    page.evaluate<boolean>(`(() => {
      const clipboardData = new DataTransfer();
      const picture = Uint8Array.from(atob('${bytes}'), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([picture], 'image.png', { type: 'image/png' }));
      if (${JSON.stringify(words)} !== '') clipboardData.setData('text/plain', ${JSON.stringify(words)});
      return !document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);
  await page.getByRole('textbox', { name: t('compose.presentation.title'), exact: true }).focus();
  expect([await paste('Four days of fever.'), await paste('')]).toEqual([false, true]);
  await untilRows(page, 1);
  expect(author.complaints).toEqual([]);
});

it('blurs for good what a pointer draws over, and serves pictures that tell nothing but themselves', async () => {
  const author = await visit({ as: 'yosef' });
  const composer = await openComposer(author.page);
  const { page, part } = composer;
  await writeBasics(composer, { ...WRITING, title: 'A case with a face in it' });
  await part('question').getByRole('switch').uncheck();
  await fileField(page).setInputFiles(await picture('film.jpg', 'image/jpeg', 'jpeg'));
  await untilRows(page, 1);
  const addressOf = async () => (await part('images').getByRole('img').first().getAttribute('src')) ?? '';
  const sharpAddress = await addressOf();

  await page.getByRole('button', { name: 'Blur areas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blur areas' });
  const film = dialog.getByRole('img').first();
  await expect.poll(() => film.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth) > 0)).toBe(true);
  const box = await film.boundingBox();
  if (box === null) throw new Error('The picture is not to be seen');
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3, { steps: 3 });
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 3 });
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Blur 1 area' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(addressOf).not.toBe(sharpAddress);

  await page.getByLabel('Caption').fill('The film as it hung on the box');
  await page.getByLabel('What it shows').fill('A striped film');
  await giveConsent(composer);
  // Nothing goes out before the author says that they looked.
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('link', { name: 'Please confirm that you looked at every picture.' }).waitFor();
  await page.getByLabel('I have looked: nothing here shows who the patient is.').check();
  await toPreview(composer);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'A case with a face in it' }).waitFor();

  const reader = await visit();
  await reader.page.goto(new URL(page.url()).pathname);
  const figure = reader.page.getByRole('figure').filter({ hasText: 'The film as it hung on the box' });
  await figure.getByRole('img', { name: 'A striped film' }).waitFor();
  const shown = (await figure.getByRole('link').first().getAttribute('href')) ?? '';
  const served = await (await reader.context.request.get(shown)).body();
  for (const secret of ['WardCamera', 'Budi', 'GPS', 'Exif']) expect(served.includes(secret)).toBe(false);
  expect((await sharp(served).metadata()).exif).toBeUndefined();
  const spread = async (left: number, top: number) => {
    const { channels } = await sharp(await sharp(served).extract({ left, top, width: 120, height: 100 }).toBuffer()).stats();
    return channels[0]?.stdev ?? 0;
  };
  expect(await spread(400, 340)).toBeGreaterThan(60);
  expect(await spread(110, 90)).toBeLessThan(20);
  await expect.poll(async () => (await reader.context.request.get(sharpAddress)).status()).toBe(404);
  expect([...author.complaints, ...reader.complaints]).toEqual([]);
});

it('does not go on to the preview without pictures that are still on their way', async () => {
  const author = await visit({ as: 'yosef' });
  const composer = await openComposer(author.page);
  const { page, part, t } = composer;
  await writeBasics(composer, { ...WRITING, title: 'A case whose pictures take their time' });
  await part('question').getByRole('switch').uncheck();
  await giveConsent(composer);
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await author.context.route('**/media/images', async (route) => {
    await free;
    await route.continue();
  });
  await fileField(page).setInputFiles([await picture('film.jpg', 'image/jpeg', 'jpeg'), await picture('chart.png', 'image/png', 'png')]);
  const proceed = page.getByRole('button', { name: t('compose.proceed'), exact: true });
  await proceed.click();
  const refusal = page.getByRole('alert').filter({ hasText: '2 files are not uploaded yet.' });
  await refusal.waitFor();
  letGo();
  await untilRows(page, 2);
  await refusal.waitFor({ state: 'detached' });
  for (const field of await page.getByLabel('What it shows').all()) await field.fill('Stripes');
  for (const field of await page.getByLabel('Caption').all()) await field.fill('A film');

  // One that failed can be tried again, or is left out by its author.
  await author.context.route('**/media/images', (route) => route.abort());
  await fileField(page).setInputFiles(await picture('late.png', 'image/png', 'png'));
  const drop = page.getByRole('button', { name: 'Remove late.png from the list' });
  await drop.waitFor();
  await proceed.click();
  await page.getByRole('alert').filter({ hasText: '1 file is not uploaded yet.' }).waitFor();
  await drop.click();
  await page.getByLabel('I have looked: nothing here shows who the patient is.').check();
  await toPreview(composer);
  await expect.poll(() => page.getByRole('img', { name: 'Stripes' }).count()).toBe(2);
});
