import { expect, test } from 'vitest';
import { checkMigrations, hashOf } from './migrations.ts';
import { REPOSITORY } from './run-tool.ts';
import { treeFromDisk, treeFromText } from './source-tree.ts';

const FIRST = 'create table note (words text);\n';
const SECOND = 'alter table note add author text;\n';

const history = (tags: readonly string[]) => JSON.stringify({ entries: tags.map((tag, idx) => ({ idx, tag })) });

const CLEAN: Readonly<Record<string, string>> = {
  'migrations/0000_first.sql': FIRST,
  'migrations/0001_author.sql': SECOND,
  'migrations/meta/_journal.json': history(['0000_first', '0001_author']),
  'migrations/landed.json': JSON.stringify({ '0000_first.sql': hashOf(FIRST) }),
};

function complaints(changes: Readonly<Record<string, string | null>>): string[] {
  const files = Object.entries({ ...CLEAN, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null);
  return checkMigrations(treeFromText(Object.fromEntries(files))).map(({ file, message }) => `${file} ${message}`);
}

test('this history is in order', () => {
  expect(checkMigrations(treeFromDisk(REPOSITORY))).toEqual([]);
});

test('a migration that has not landed may still change, and a product without any passes', () => {
  expect(complaints({})).toEqual([]);
  expect(complaints({ 'migrations/0001_author.sql': 'alter table note add author_id text;\n' })).toEqual([]);
  expect(checkMigrations(treeFromText({ 'README.md': '# A product\n' }))).toEqual([]);
});

test.each([
  ['one changed by a space', { 'migrations/0000_first.sql': `${FIRST} ` }, '0000_first.sql has landed and was changed'],
  ['one removed', { 'migrations/0000_first.sql': null }, '0000_first.sql has landed and is gone'],
  ['the list removed', { 'migrations/landed.json': null }, 'landed.json is missing'],
  ['a file that nothing applies', { 'migrations/0002_lost.sql': SECOND }, '0002_lost.sql is not in migrations/meta/_journal.json'],
  ['a file that is applied and not there', { 'migrations/0001_author.sql': null }, '0001_author.sql is in migrations/meta/_journal.json'],
  [
    'one put before what has landed',
    { 'migrations/meta/_journal.json': history(['0001_author', '0000_first']) },
    'applies something before what has landed: 0001_author.sql',
  ],
] as const)('%s is seen', (_what, changes, complaint) => {
  expect(complaints(changes).join('\n')).toContain(complaint);
});
