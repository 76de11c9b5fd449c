import { expect, test } from 'vitest';
import { productWith } from './clean-product.ts';
import { REPOSITORY } from './run-tool.ts';
import { treeFromDisk, treeFromText } from './source-tree.ts';
import { checkSqlPlaces } from './sql-places.ts';

const OPERATIONS = 'app/modules/cases/server/case.operations.ts';

const found = (statement: string, file = OPERATIONS) =>
  checkSqlPlaces(treeFromText(productWith({ [file]: `// its first line\n${statement}\n` }))).map(
    (finding) => `${finding.file}:${finding.line}`,
  );

test('the product passes', () => {
  expect(checkSqlPlaces(treeFromDisk(REPOSITORY))).toEqual([]);
});

test.each([
  `export const one = (db: Database) => db.client.query('select 1');`,
  `export const one = (db: Database) => db.client.query<{ one: number }>({ name: 'one', text: 'select 1' });`,
  `export const one = ({ services }: Context) => services.database.pool.query('select 1');`,
  `export const one = ({ client }: Database) => client.query('select 1');`,
  `export const one = ({ db }: Context) => db.execute('select 1');`,
  `export const one = ({ db }: Context) => db.delete(record);`,
  `export const one = prepared('cases.one', 'select 1');`,
])('in an operation fails: %s', (statement) => {
  expect(found(statement)).toEqual([`${OPERATIONS}:2`]);
});

test.each([
  ['a store', `export const one = (db: Database) => db.client.query('select 1');`, 'app/modules/cases/server/case.store.ts'],
  ['a test', `export const one = (db: Database) => db.client.query('select 1');`, 'app/modules/cases/server/case.operations.test.ts'],
  ['what is no database', `export const one = (known: Set<string>) => known.delete('one');`, OPERATIONS],
  ['a transaction', `export const one = ({ services }: Context) => services.database.transaction((db) => readCase(db));`, OPERATIONS],
])('%s passes', (_, statement, file) => {
  expect(found(statement, file)).toEqual([]);
});
