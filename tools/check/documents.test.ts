/** What the documents say of the product that a program can hold against it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Settings } from '#platform/config/settings.ts';
import { EXTENSIONS } from '../database/extensions.ts';
import { REPOSITORY } from './run-tool.ts';
import { modulesOf, treeFromDisk } from './source-tree.ts';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const section = (file: string, heading: string) => read(file).split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const quoted = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);

test('the list of dependencies has those of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const used = Object.keys({ ...dependencies, ...devDependencies });
  const rows = read('docs/decisions/dependencies.md').matchAll(/^\| (`.*?) \|/gm);
  const listed = [...rows].flatMap(([, names = '']) => quoted(names));
  const means = (name: string) => (name.endsWith('…') ? used.filter((one) => one.startsWith(name.slice(0, -1))) : [name]);
  expect(listed.flatMap(means).toSorted()).toEqual(used.toSorted());
});

test('the README asks for the extensions that the server asks for', () => {
  const words = quoted(section('README.md', 'Your own PostgreSQL').split('```')[0] ?? '');
  expect(words).toEqual(EXTENSIONS);
});

test('the README names settings that there are, and leads to all of them', () => {
  const text = section('README.md', 'Settings');
  expect(text).toContain('[`.env.example`](.env.example) describes each one');
  const firstColumn = [...text.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) => quoted(names));
  expect(firstColumn.length).toBeGreaterThan(10);
  const known = Object.keys(Settings.shape);
  const exists = (name: string) => (name.endsWith('…') ? known.some((one) => one.startsWith(name.slice(0, -1))) : known.includes(name));
  expect(firstColumn.filter((name) => !exists(name))).toEqual([]);
});

test('the architecture fits a screen, and draws what there is', () => {
  const text = read('docs/architecture.md');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const tree = treeFromDisk(REPOSITORY);
  const drawn = text.split('```')[1] ?? '';
  const words = new Set(drawn.split(/[\s,/()]+/));
  const folders = new Set(tree.files.flatMap((file) => (file.includes('/') ? [file.split('/')[0] ?? ''] : [])));
  const platform = new Set(tree.files.flatMap((file) => /^app\/platform\/([^/]+)\//.exec(file)?.[1] ?? []));
  const undrawn = [...folders, ...modulesOf(tree), ...platform].filter((name) => !words.has(name));
  expect(undrawn, 'Draw them in docs/architecture.md').toEqual([]);
});

test('the README of a module names all events that it emits', () => {
  const tree = treeFromDisk(REPOSITORY);
  const contracts = tree.files.filter((file) => /^app\/modules\/[^/]+\/[^/]+\.contract\.ts$/.test(file));
  const events = contracts.flatMap((file) => [...read(file).matchAll(/\bevent\(\s*'([a-z-]+)\.(\w+)'/g)]);
  expect(events.length).toBeGreaterThan(40);
  const unnamed = events.filter(([, module, name]) => !read(`app/modules/${module}/README.md`).includes(`\`${name}\``));
  expect(
    unnamed.map(([, module, name]) => `${module}.${name}`),
    'Name them, as `code`, in the README of their module',
  ).toEqual([]);
});
