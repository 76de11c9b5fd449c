/**
 * The browser of the tests. Its package unpacks it into the system's temporary folder and takes what it finds there, which may be of
 * another user, of another version, or half of it: here each user has a folder for each version, and it is there whole or not at all.
 */
import { existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import chromium from '@sparticuz/chromium';
import { PROJECT_FOLDER } from '#platform/config/config.ts';

export async function unpackedBrowser(parent = os.tmpdir()): Promise<string> {
  const user = process.getuid?.();
  const folder = path.join(parent, `kolegia-browser-${pinnedVersion()}-${user ?? 'all'}`);
  const isOwn = () => existsSync(folder) && (user === undefined || lstatSync(folder).uid === user);
  if (isOwn()) return path.join(folder, 'chromium');
  const fresh = mkdtempSync(`${folder}-`);
  await unpackInto(fresh);
  try {
    renameSync(fresh, folder);
  } catch {
    // Another run was first, or another user is there.
    if (!isOwn()) return path.join(fresh, 'chromium');
    rmSync(fresh, { recursive: true });
  }
  return path.join(folder, 'chromium');
}

async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

function pinnedVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies['@sparticuz/chromium'] ?? 'any';
}
