import { expect, test } from 'vitest';
import { CLEAN_PRODUCT, productWith } from './clean-product.ts';
import { checkModuleUses } from './module-uses.ts';
import { treeFromText } from './source-tree.ts';

const messages = (changes: Record<string, string | null> = {}) =>
  checkModuleUses(treeFromText(productWith(changes))).map(({ file, message }) => `${file} ${message}`);

const CASES = 'app/modules/cases/server/cases.module.ts';
const LIBRARY = 'app/modules/library/server/library.module.ts';
const casesModule = CLEAN_PRODUCT[CASES] ?? '';
const libraryModule = CLEAN_PRODUCT[LIBRARY] ?? '';

test('a clean product passes', () => {
  expect(messages()).toEqual([]);
});

test('an import without its declaration fails', () => {
  expect(messages({ [CASES]: casesModule.replace(`['library']`, '[]') })).toEqual([
    `${CASES} uses library (app/modules/cases/server/case.operations.ts:1) without declaring it`,
  ]);
});

test('imports of types, of contracts and by relative paths count', () => {
  const declared = { [CASES]: casesModule.replace(`['library']`, '[]') };
  for (const line of [
    `import type { Item } from '#modules/library/library.contract.ts';`,
    `import { itemById } from '../../library/server/library.public.ts';`,
    `export { itemById } from '#modules/library/server/library.public.ts';`,
    `const later = () => import('#modules/library/server/library.public.ts');`,
  ]) {
    expect(messages({ ...declared, 'app/modules/cases/server/case.operations.ts': line }).join()).toContain('uses library');
  }
});

test('imports by tests do not count', () => {
  const text = `import { itemById } from '#modules/library/server/library.public.ts';`;
  expect(messages({ 'app/modules/cases/server/case.operations.ts': null, 'app/modules/cases/server/case.test.ts': text })).toEqual([
    `${CASES} declares library, which its server does not import`,
  ]);
});

test('a declaration without its import fails', () => {
  expect(messages({ [CASES]: casesModule.replace(`['library']`, `['library', 'news']`) })).toEqual([
    `${CASES} declares news, which its server does not import`,
  ]);
});

test('modules that use each other fail', () => {
  const found = messages({
    [LIBRARY]: `import { caseById } from '#modules/cases/server/cases.public.ts';\n${libraryModule.replace('uses: []', `uses: ['cases']`)}`,
  });
  expect(found).toEqual([expect.stringContaining('uses itself: cases → library → cases')]);
});

test('a module that declares nothing fails', () => {
  expect(messages({ [LIBRARY]: libraryModule.replace('uses: [], ', '') })).toEqual([
    `${LIBRARY} declares no list \`uses\` of the modules it imports`,
  ]);
});
