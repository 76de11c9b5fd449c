import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#platform/operation/failure.ts';
import { heicToJpeg } from './heic-reading.client.ts';
import { renditionsOf } from './rendition.client.ts';

const fileOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));
// 64 by 48 pixels, as a phone's camera writes them.
const HEIC = fileOf('../../cases/testing/camera-picture.heic');
// 4000 by 3000, all of one colour: nothing to store, and as much to unpack as of any other.
const LARGE_HEIC = fileOf('../testing/twelve-megapixels.heic');

/** The same file, saying that its picture is larger. */
function claiming(bytes: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf('ispe'); at !== -1; at = changed.indexOf('ispe', at + 4)) {
    changed.writeUInt32BE(width, at + 8);
    changed.writeUInt32BE(height, at + 12);
  }
  return changed;
}

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Failure) => error.code,
  );

describe('renditions', () => {
  it('are made of a HEIC, in its own size', async () => {
    const { ref } = await renditionsOf(HEIC);
    expect([ref.width, ref.height]).toEqual([64, 48]);
  });

  it('are made of a large HEIC while others are answered', async () => {
    // A busy machine may stop all of us for a while, and is asked again: what kept others waiting would do so each time.
    let share = 1;
    for (let round = 0; round < 5 && share >= 0.3; round++) {
      const begun = performance.now();
      let longest = 0;
      let last = begun;
      const clock = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 5);
      const { ref } = await renditionsOf(LARGE_HEIC);
      clearInterval(clock);
      expect([ref.width, ref.height]).toEqual([1600, 1200]);
      share = longest / (performance.now() - begun);
    }
    expect(share).toBeLessThan(0.3);
  });

  it('are refused for a HEIC that takes longer than it may, or is broken, and the next one is made', async () => {
    expect(await code(heicToJpeg(LARGE_HEIC, 50))).toBe('media.broken');
    const broken = Buffer.from(HEIC);
    broken.fill(0, Math.floor(broken.length / 2));
    expect(await code(renditionsOf(broken))).toBe('media.broken');
    expect(await code(renditionsOf(HEIC))).toBeNull();
  });

  it('have white behind what can be seen through, in every width and where something is blurred', async () => {
    // Black wherever nothing is to be seen, as many programs write it; in the middle a grey disc that is half there.
    const disc = Buffer.from('<svg width="400" height="300"><circle cx="200" cy="150" r="80" fill="black" fill-opacity="0.5"/></svg>');
    const through = sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const picture = through.composite([{ input: disc }]);
    const area = { x: 0, y: 0, width: 0.2, height: 0.2 };
    for (const bytes of [await picture.png().toBuffer(), await picture.webp({ lossless: true }).toBuffer()]) {
      const { files, ref } = await renditionsOf(bytes, [area]);
      const made = [...files.map((one) => one.bytes), Buffer.from(ref.blur.split(',')[1] ?? '', 'base64')];
      expect(made.length).toBeGreaterThan(1);
      for (const one of made) {
        const { data, info } = await sharp(one).raw().toBuffer({ resolveWithObject: true });
        expect(info.channels).toBe(3);
        expect(Math.min(...data.subarray(0, 3))).toBeGreaterThan(245);
        const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
        expect(Math.abs((data[middle] ?? 0) - 127)).toBeLessThan(12);
      }
    }
  });

  it('are refused for more pixels than any camera has, before anything is unpacked', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(await code(renditionsOf(bomb))).toBe('media.tooManyPixels');
    expect(await code(renditionsOf(claiming(HEIC, 30_000, 30_000)))).toBe('media.tooManyPixels');
  });

  it('are refused for what is no picture, or is broken', async () => {
    expect(await code(renditionsOf(Buffer.from('%PDF-1.7 no picture')))).toBe('media.notAnImage');
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(await code(renditionsOf(png.subarray(0, png.length - 30)))).toBe('media.broken');
  });

  it('are made one after the other, and refused when many wait already', async () => {
    const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const made = await Promise.all(
      Array.from({ length: 9 }, () =>
        renditionsOf(photo).then(
          ({ ref }) => `${ref.width}x${ref.height}`,
          (error: Failure) => error.code,
        ),
      ),
    );
    expect(made).toEqual([...Array(5).fill('1600x1200'), ...Array(4).fill('server.overloaded')]);
    expect(await code(renditionsOf(photo))).toBeNull();
  });

  it('of a strip that is longer than any screen keep its shape', async () => {
    const strip = await sharp({ create: { width: 1000, height: 20_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const { ref } = await renditionsOf(strip);
    expect([ref.width, ref.height]).toEqual([800, 16_000]);
  });
});
