import { expect, test } from 'vitest';
import { CLEAN_PRODUCT, productWith } from './clean-product.ts';
import { checkOperationNames, operationsOf } from './operation-names.ts';
import { REPOSITORY } from './run-tool.ts';
import { treeFromDisk, treeFromText } from './source-tree.ts';

const CONTRACT = 'app/modules/cases/cases.contract.ts';
const MORE = 'app/modules/cases/reading.contract.ts';

test('the product passes, all of whose operations are seen', () => {
  const tree = treeFromDisk(REPOSITORY);
  const operations = operationsOf(tree);
  expect(checkOperationNames(tree)).toEqual([]);
  expect(operations.length).toBeGreaterThan(300);
  expect(operations.filter(({ address }) => address !== null).length).toBeGreaterThan(300);
});

test('two operations of one name fail, in one contract and in two', () => {
  const again = `export const readCase = query(\n  'cases.getCase', {});\n`;
  const messages = (changes: Record<string, string>) =>
    checkOperationNames(treeFromText(productWith(changes))).map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(messages({ [MORE]: again })).toEqual([`${MORE}:1 has a second operation cases.getCase: see ${CONTRACT}`]);
  expect(messages({ [CONTRACT]: `${CLEAN_PRODUCT[CONTRACT]}${again}` })).toEqual([
    `${CONTRACT}:4 has a second operation cases.getCase: see ${CONTRACT}`,
  ]);
});
