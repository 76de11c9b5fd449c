import { expect, test } from 'vitest';
import { CLEAN_PRODUCT, productWith } from './clean-product.ts';
import { REPOSITORY } from './run-tool.ts';
import { treeFromDisk, treeFromText } from './source-tree.ts';
import { checkTableOwners } from './table-owners.ts';

const SCHEMA = 'app/modules/library/server/library.schema.ts';
const TABLES = `import { pgSchema, text } from 'drizzle-orm/pg-core';

export const library = pgSchema('library');
export const item = library.table('item', { id: text().primaryKey() });
export const numbers = library.sequence('document_number');
`;
const OWN = 'app/modules/library/server/item.store.ts';
const OTHER = 'app/modules/cases/server/case.store.ts';

const messages = (changes: Record<string, string>) =>
  checkTableOwners(treeFromText(productWith({ [SCHEMA]: TABLES, ...changes }))).map(
    ({ file, message, line }) => `${file}:${line} ${message}`,
  );

const breach = (sql: string, file = OTHER) => messages({ [file]: `${CLEAN_PRODUCT[file] ?? ''}\nexport const rows = ${sql};\n` });

test('a clean product passes', () => {
  expect(messages({})).toEqual([]);
});

test.each([
  ['in a template', '`select i.id from cases.record c join library.item i on i.id = c.id`'],
  ['in a tagged one', `sql\`insert into library.item (id) values (\${id})\``],
  ['behind a value', `\`select \${columns} from library.item\``],
  ['quoted', `'update "library"."item" set title = null'`],
  ['begun anywhere', `"delete from only library.item"`],
  ['as a sequence', '`select last_value from library.document_number`'],
])('a table of another module fails, %s', (_, sql) => {
  expect(breach(sql)).toEqual([
    expect.stringMatching(/^app\/modules\/cases\/server\/case\.store\.ts:2 names the table library\.\w+ of library/),
  ]);
});

test('so does one in the platform, and in what fills tests', () => {
  expect(breach('`select 1 from library.item`', 'app/platform/db/database.ts')).toHaveLength(1);
  expect(breach('`select 1 from library.item`', 'app/modules/cases/testing/cases.factory.ts')).toHaveLength(1);
});

test('a module’s own tables, tests, comments and longer names are nobody’s business', () => {
  expect(breach('`select 1 from library.item`', OWN)).toEqual([]);
  expect(breach('`select 1 from library.item`', 'app/modules/cases/server/case.store.test.ts')).toEqual([]);
  expect(breach('1; // as library.item has it')).toEqual([]);
  expect(breach(`'library.items'`)).toEqual([]);
  expect(breach(`'#modules/library.item.store'`)).toEqual([]);
});

test('it knows the tables of this product', () => {
  const tree = treeFromDisk(REPOSITORY);
  const file = 'app/modules/cases/server/planted.store.ts';
  const planted = {
    files: [...tree.files, file],
    read: (path: string) => (path === file ? 'export const a = `from identity.member`;' : tree.read(path)),
  };
  expect(checkTableOwners(planted)).toEqual([expect.objectContaining({ file })]);
});
