/**
 * Makes renditions of a picture with sharp: checked by content, turned upright, stripped of all metadata, three
 * widths in WebP, and a tiny one to show while the real one comes.
 */
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { z } from 'zod';
import { Failure } from '#platform/operation/failure.ts';
import { type BlurArea, IMAGE_WIDTHS, type ImageRef } from '../media.contract.ts';
import { heicToJpeg } from './heic-reading.client.ts';

/** A small file can unpack to gigabytes: 50 megapixels are more than any camera of a ward. */
const MAX_PIXELS = 50_000_000;
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']);
const BLUR_WIDTH = 16;
/** No larger, and no higher than WebP can be. */
const LARGEST = { width: IMAGE_WIDTHS.at(-1), height: 16_000, fit: 'inside', withoutEnlargement: true } as const;
/** The limit is ours, and told as such. */
const UNLIMITED = { limitInputPixels: false };

export interface Rendition {
  readonly width: number;
  readonly bytes: Buffer;
}

export interface Renditions {
  readonly files: readonly Rendition[];
  readonly ref: Omit<ImageRef, 'id'>;
}

sharp.concurrency(1);

/** Each picture waits in memory, some with a connection to the database in hand: whoever comes when so many wait is asked to come back. */
const MOST_WAITING = 4;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * One picture at a time: an unpacked one takes up to 200 MB, and the server has readers to answer meanwhile.
 * Throws `media.notAnImage`, `media.tooManyPixels`, `media.broken` or `server.overloaded`.
 */
export async function renditionsOf(bytes: Buffer, areas: readonly z.infer<typeof BlurArea>[] = []): Promise<Renditions> {
  if (waiting > MOST_WAITING) throw new Failure('server.overloaded');
  waiting += 1;
  const made = turn
    .then(() => makeRenditions(bytes, areas))
    .finally(() => {
      waiting -= 1;
    });
  turn = made.catch(() => undefined);
  return made;
}

async function makeRenditions(bytes: Buffer, areas: readonly z.infer<typeof BlurArea>[]): Promise<Renditions> {
  const upright = await decode(bytes);
  try {
    const { data, info } = await upright.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
    const clean = areas.length === 0 ? data : await blurAreas(data, info, areas);
    return await scale(clean, info.width, info.height);
  } catch (error) {
    throw new Failure('media.broken', { cause: error });
  }
}

async function decode(bytes: Buffer): Promise<Sharp> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !ACCEPTED.has(type.mime)) throw new Failure('media.notAnImage');
  // Before anything is unpacked, by whichever decoder.
  const { width, height } = await sharp(bytes, UNLIMITED)
    .metadata()
    .catch((error: unknown) => {
      throw new Failure('media.broken', { cause: error });
    });
  if (width * height > MAX_PIXELS) throw new Failure('media.tooManyPixels');
  const source = type.mime === 'image/heic' || type.mime === 'image/heif' ? await heicToJpeg(bytes) : bytes;
  const image = sharp(source, { ...UNLIMITED, failOn: 'error', animated: false });
  // Reduced while it is unpacked: nothing larger than the largest rendition is ever held.
  return image.rotate().resize(LARGEST).flatten({ background: '#ffffff' });
}

/** Blurred beyond recovery: the area is first reduced to a few pixels. */
async function blurAreas(
  data: Buffer,
  size: { width: number; height: number },
  areas: readonly z.infer<typeof BlurArea>[],
): Promise<Buffer> {
  const patches = await Promise.all(
    areas.map(async (area) => {
      const left = Math.min(Math.floor(area.x * size.width), size.width - 1);
      const top = Math.min(Math.floor(area.y * size.height), size.height - 1);
      const width = Math.max(1, Math.min(Math.ceil(area.width * size.width), size.width - left));
      const height = Math.max(1, Math.min(Math.ceil(area.height * size.height), size.height - top));
      const few = await sharp(data).extract({ left, top, width, height }).resize(4, 4, { fit: 'fill' }).png().toBuffer();
      return { input: await sharp(few).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer(), left, top };
    }),
  );
  return sharp(data).composite(patches).png({ compressionLevel: 0 }).toBuffer();
}

async function scale(data: Buffer, width: number, height: number): Promise<Renditions> {
  const widths = [...new Set(IMAGE_WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const files: Rendition[] = [];
  for (const wanted of widths)
    files.push({ width: wanted, bytes: await sharp(data).resize({ width: wanted }).webp({ quality: 82 }).toBuffer() });
  const blur = await sharp(data).resize({ width: BLUR_WIDTH }).webp({ quality: 40 }).toBuffer();
  return {
    files,
    ref: { width, height, widths, blur: `data:image/webp;base64,${blur.toString('base64')}` },
  };
}
