/** What the documents say of the product that a program can hold against it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { STAFF_RIGHTS } from '#modules/identity/verification.contract.ts';
import { Settings } from '#platform/config/settings.ts';
import { EXTENSIONS } from '../database/extensions.ts';
import { REPOSITORY } from './run-tool.ts';
import { modulesOf, treeFromDisk } from './source-tree.ts';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const section = (file: string, heading: string) => read(file).split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const quoted = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);

const documents = treeFromDisk(REPOSITORY).files.filter((file) => file.endsWith('.md') && !file.startsWith('sample/'));
/** As sites that show such files name a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
const linksIn = (file: string) =>
  [
    ...read(file)
      .replaceAll(/```[\s\S]*?```/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link));

test('what a document leads to is there, and so are the pictures it shows', () => {
  const broken = (file: string) =>
    linksIn(file).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      return !existsSync(join(REPOSITORY, target)) || (anchor !== undefined && !anchorsIn(target).includes(anchor));
    });
  expect(documents.flatMap(linksIn).length).toBeGreaterThan(100);
  expect(documents.flatMap((file) => broken(file).map((link) => `${file} ${link}`))).toEqual([]);
  const shown = linksIn('README.md').filter((link) => link.startsWith('docs/images/'));
  expect(shown.toSorted()).toEqual(
    readdirSync(join(REPOSITORY, 'docs/images'))
      .map((file) => `docs/images/${file}`)
      .toSorted(),
  );
});

test('what a document tells to run is there to be run', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const told = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => [file, name]),
  );
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter(([, name = '']) => !(name in scripts))).toEqual([]);
});

test('the README says of every module what works, and names the rights that staff may have', () => {
  const rows = [...section('README.md', 'What works today').matchAll(/^\| \[([a-z-]+)\]\(app\/modules\/\1\/README\.md\) \| \S/gm)];
  expect(rows.map(([, module]) => module).toSorted()).toEqual(modulesOf(treeFromDisk(REPOSITORY)).toSorted());
  const named = /whoever has one of the rights ([\s\S]*?) finds the desk/.exec(section('README.md', 'Your own PostgreSQL'))?.[1] ?? '';
  expect(quoted(named).toSorted()).toEqual(STAFF_RIGHTS.toSorted());
});

test('every decision has a number of its own, a date, and a line in the list', () => {
  const records = readdirSync(join(REPOSITORY, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file));
  expect(new Set(records.map((file) => file.slice(0, 4))).size).toBe(records.length);
  expect(linksIn('docs/decisions/README.md').filter((link) => records.includes(link))).toEqual(records.toSorted());
  const undated = records.filter((file) => !/^\*\*Decided:\*\* \d{1,2} [A-Z][a-z]+ \d{4}/m.test(read(`docs/decisions/${file}`)));
  expect(undated).toEqual([]);
});

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
