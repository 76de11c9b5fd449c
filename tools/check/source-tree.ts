/**
 * The files a check looks at. Checks take a tree instead of a path, so that a test can plant a breach in a tree made of strings.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SourceTree = {
  /** Paths from the root, with forward slashes, sorted. */
  readonly files: readonly string[];
  read(path: string): string;
};

export type Finding = {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line?: number;
  readonly message: string;
};

/** Made by tools or holding nothing of ours; a hidden folder counts as one of these. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'build', 'coverage', 'test-results']);

export function treeFromDisk(root: string): SourceTree {
  const files: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED_FOLDERS.has(entry.name) && !entry.name.startsWith('.')) walk(path);
      } else if (entry.isFile()) {
        files.push(path);
      }
    }
  };
  walk('');
  return { files: files.sort(), read: (path) => readFileSync(join(root, path), 'utf8') };
}

export function treeFromText(content: Readonly<Record<string, string>>): SourceTree {
  return {
    files: Object.keys(content).sort(),
    read(path) {
      const text = content[path];
      if (text === undefined) throw new Error(`No such file in this tree: ${path}`);
      return text;
    },
  };
}

export const error = (file: string, message: string, line?: number): Finding => ({
  severity: 'error',
  file,
  message,
  ...(line === undefined ? {} : { line }),
});

export const warning = (file: string, message: string): Finding => ({ severity: 'warning', file, message });

/** Folder names right below `app/modules`. */
export function modulesOf(tree: SourceTree): string[] {
  const names = new Set<string>();
  for (const file of tree.files) {
    const name = /^app\/modules\/([^/]+)\//.exec(file)?.[1];
    if (name !== undefined) names.add(name);
  }
  return [...names].sort();
}
