import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { fontFolder, shareFont } from './share-font.data.ts';

it('unpacks to a font whose tables lie where its directory says', async () => {
  const { file } = await shareFont('serif');
  const font = await readFile(file);
  const tables = font.readUInt16BE(4);
  const names = Array.from({ length: tables }, (_, i) => font.toString('latin1', 12 + 16 * i, 16 + 16 * i));
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']));
  const head = 12 + 16 * names.indexOf('head');
  // The magic number of every OpenType font, twelve bytes into its head.
  expect(font.readUInt32BE(font.readUInt32BE(head + 8) + 12)).toBe(0x5f0f3cf5);
  const last = 12 + 16 * (tables - 1);
  expect(font.readUInt32BE(last + 8) + font.readUInt32BE(last + 12)).toBeLessThanOrEqual(font.length);
});

it('unpacks into a folder of its own, whoever else runs the product on the machine', async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'kolegia-test-fonts-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const [own, again] = [await fontFolder(parent), await fontFolder(parent)];
  expect([again, (await stat(own)).mode & 0o077]).toEqual([own, 0]);
  // One that another user made where the own one would be.
  const other = (process.getuid?.() ?? 0) + 1;
  const [first, second] = [await fontFolder(parent, other), await fontFolder(parent, other)];
  expect(new Set([own, first, second]).size).toBe(3);
});
