/** Drawings as pictures of dots, with a font that comes along. */
import sharp from 'sharp';
import { knowSigns } from '#modules/library/server/library.public.ts';

/** `density` is in dots per inch; 72 draws a picture in its own size. */
export async function rasterOf(svg: string, density = 72): Promise<Buffer> {
  await knowSigns();
  return sharp(Buffer.from(svg), { density }).png({ compressionLevel: 1 }).toBuffer();
}
