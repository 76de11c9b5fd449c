import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['app', 'packages', 'public', 'package-lock.json', 'package.json', 'react-router.config.ts', 'vite.config.ts'];
const NO_SOURCE = /\.test\.tsx?$|\.md$/;

/** What the last build was made from. `stamp` spares reading files whose size and time are as they were. */
interface Record {
  readonly stamp: string;
  readonly hash: string;
}

/** Builds when sources differ from what the build at hand was made from. */
export async function buildIfNeeded(root: string, build: () => Promise<void>): Promise<void> {
  const recordFile = path.join(root, 'build/.kolegia-hash');
  const before = readRecord(recordFile);
  const files = SOURCES.flatMap((source) => filesIn(root, source)).sort();
  const stamp = digest(files, (file) => {
    const { size, mtimeMs } = statSync(path.join(root, file));
    return `${size} ${mtimeMs}`;
  });
  if (before?.stamp === stamp) return;
  const hash = digest(files, (file) => readFileSync(path.join(root, file)));
  if (before?.hash !== hash) {
    rmSync(recordFile, { force: true });
    await build();
    mkdirSync(path.dirname(recordFile), { recursive: true });
  }
  writeFileSync(recordFile, JSON.stringify({ stamp, hash } satisfies Record));
}

function readRecord(file: string): Record | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record;
  } catch {
    return undefined;
  }
}

function filesIn(root: string, source: string): string[] {
  const stats = statSync(path.join(root, source), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_SOURCE.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function digest(files: readonly string[], content: (file: string) => string | Uint8Array): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(content(file)).update('\0');
  return hash.digest('hex');
}
