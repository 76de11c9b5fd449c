import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'app',
  'packages',
  'public',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'server.ts',
  'vite.config.ts',
  ...['tsconfig.json', 'tsconfig.base.json', 'tsconfig.server.json', 'tsconfig.ssr.json', 'tsconfig.web.json'],
];
/** What vite.config.ts builds with. The knowledge is made by a step of its own. */
const BUILT_WITH = /from '\.\/(tools\/run\/[^']+)'/g;
/** In a folder that every build empties, also one that was not asked for here. */
const RECORD = 'build/server/.kolegia-hash';
const NO_SOURCE = /\.test\.tsx?$|\.md$/;

/** What the last build was made from. `stamp` spares reading files whose size and time are as they were. */
interface Record {
  readonly stamp: string;
  readonly hash: string;
}

/** Builds when sources differ from what the build at hand was made from. Returns their stamp: another where one of them was changed. */
export async function buildIfNeeded(root: string, build: () => Promise<void>): Promise<string> {
  const before = readRecord(path.join(root, RECORD));
  const sources = sourcesOf(root);
  const stamp = sources.stamp();
  if (before?.stamp === stamp) return stamp;
  const hash = sources.hash();
  if (before?.hash === hash) writeRecord(root, { stamp, hash });
  else await buildAndRecord(root, { stamp, hash }, build);
  return stamp;
}

/** Builds whatever is there, so that `buildIfNeeded` need not. */
export async function buildAnew<Result>(root: string, build: () => Promise<Result>): Promise<Result> {
  const sources = sourcesOf(root);
  return buildAndRecord(root, { stamp: sources.stamp(), hash: sources.hash() }, build);
}

async function buildAndRecord<Result>(root: string, record: Record, build: () => Promise<Result>): Promise<Result> {
  rmSync(path.join(root, RECORD), { force: true });
  const result = await build();
  writeRecord(root, record);
  return result;
}

function writeRecord(root: string, record: Record): void {
  mkdirSync(path.dirname(path.join(root, RECORD)), { recursive: true });
  writeFileSync(path.join(root, RECORD), JSON.stringify(record));
}

function sourcesOf(root: string) {
  const files = [...SOURCES, ...builtWith(root)].flatMap((source) => filesIn(root, source)).sort();
  return {
    stamp: () =>
      digest(files, (file) => {
        const { size, mtimeMs } = statSync(path.join(root, file));
        return `${size} ${mtimeMs}`;
      }),
    hash: () => digest(files, (file) => readFileSync(path.join(root, file))),
  };
}

function readRecord(file: string): Record | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record;
  } catch {
    return undefined;
  }
}

function builtWith(root: string): string[] {
  const settings = path.join(root, 'vite.config.ts');
  return existsSync(settings) ? Array.from(readFileSync(settings, 'utf8').matchAll(BUILT_WITH), ([, file = '']) => file) : [];
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
