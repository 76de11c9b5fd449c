import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the tests of the product are, and those of tools and packages that work on the database of the run; the others see none. */
export function databaseTests(root: string): string[] {
  const files = globSync('{packages,tools,sample}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules'] });
  return ['app/', ...files.filter((file) => ON_DATABASE.test(readFileSync(path.join(root, file), 'utf8'))).sort()];
}

const ON_DATABASE = /\binject\('testDatabase'\)|\bopenTestWorld\(/;
