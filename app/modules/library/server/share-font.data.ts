/**
 * Fonts for drawn text. Pango reads plain OpenType files only, packages bring them compressed as WOFF: each is unpacked
 * into a temporary folder of whoever runs the product.
 */
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface ShareFont {
  readonly family: string;
  readonly file: string;
}

const FONTS = {
  serif: { family: 'Newsreader', source: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff' },
  sans: { family: 'Plus Jakarta Sans', source: '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff' },
  // Nearly every sign there is: Greek, small figures above and below, arrows, comparisons.
  signs: { family: 'DejaVu Sans', source: '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff' },
  boldSigns: { family: 'DejaVu Sans', source: '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff' },
} as const;

const unpacked = new Map<keyof typeof FONTS, Promise<ShareFont>>();

export function shareFont(name: keyof typeof FONTS): Promise<ShareFont> {
  const known = unpacked.get(name);
  if (known !== undefined) return known;
  const font = unpack(name);
  unpacked.set(name, font);
  font.catch(() => unpacked.delete(name));
  return font;
}

let signsAreKnown: Promise<void> | undefined;

/**
 * From now on whatever this process draws finds DejaVu Sans, on a machine without fonts too: share pictures for letters that their
 * own font lacks, drawings for all. Before the first drawing with words: what has drawn some keeps to the fonts it knew then.
 */
export function knowSigns(): Promise<void> {
  signsAreKnown ??= (async () => {
    for (const name of ['signs', 'boldSigns'] as const) {
      const { family, file } = await shareFont(name);
      await sharp({ text: { text: 'a', font: family, fontfile: file } }).toBuffer();
    }
  })();
  signsAreKnown.catch(() => {
    signsAreKnown = undefined;
  });
  return signsAreKnown;
}

async function unpack(name: keyof typeof FONTS): Promise<ShareFont> {
  const { family, source } = FONTS[name];
  const file = path.join(await fontFolder(), `${name}.ttf`);
  const sfnt = sfntOf(await readFile(fileURLToPath(import.meta.resolve(source))));
  // Another process may be reading it: it is never seen half written.
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, sfnt);
  await rename(fresh, file);
  return { family, file };
}

/** One for each user of the machine: into that of another nothing can be written, and what lies there may change. */
export async function fontFolder(parent = tmpdir(), user = process.getuid?.()): Promise<string> {
  const folder = path.join(parent, `kolegia-fonts-${user ?? 'all'}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(folder);
  return user === undefined || uid === user ? folder : mkdtemp(`${folder}-`);
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** WOFF 1.0 to OpenType: the same tables, inflated and padded (https://www.w3.org/TR/WOFF/). */
function sfntOf(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(tables));
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables, 4);
  header.writeUInt16BE(power * SFNT_ENTRY, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tables - power) * SFNT_ENTRY, 10);
  const parts: Uint8Array[] = [header];
  let offset = header.length;
  for (let i = 0; i < tables; i++) {
    const entry = WOFF_HEADER + WOFF_ENTRY * i;
    const [start, packed, length] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const raw = woff.subarray(start, start + packed);
    const at = SFNT_HEADER + SFNT_ENTRY * i;
    woff.copy(header, at, entry, entry + 4);
    woff.copy(header, at + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    const padding = (4 - (length % 4)) % 4;
    parts.push(packed < length ? inflateSync(raw) : raw, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
}
