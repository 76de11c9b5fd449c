import { describe, expect, test } from 'vitest';
import { productWith } from './clean-product.ts';
import { treeFromText } from './source-tree.ts';
import { checkStructure } from './structure.ts';

const check = (changes: Record<string, string | null> = {}) => checkStructure(treeFromText(productWith(changes)));
const errors = (changes: Record<string, string | null>) =>
  check(changes)
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`);

const CODE = 'export const answer = 42;\n';
const lines = (count: number) => 'export const answer = 42;\n'.repeat(1) + '// why\n'.repeat(count - 1);

test('a clean product passes', () => {
  expect(check()).toEqual([]);
});

test('every file of the vocabulary is allowed', () => {
  const allowed = [
    'case-comment.contract.ts',
    'cases.routes.ts',
    'server/cases.schema.ts',
    'server/case.policy.ts',
    'server/case.policy.test.ts',
    'server/case.job.ts',
    'server/case.subscribers.ts',
    'server/scan.client.ts',
    'server/scan.fake.ts',
    'server/specialty.data.ts',
    'server/who-may-read.test.ts',
    'web/case.route.tsx',
    'web/case-body.tsx',
    'web/case-body.module.css',
    'web/use-draft.ts',
    'web/widgets/case-row.tsx',
    'testing/cases.factory.ts',
    'testing/cases.e2e.ts',
  ];
  expect(errors(Object.fromEntries(allowed.map((file) => [`app/modules/cases/${file}`, CODE])))).toEqual([]);
});

describe('places and names', () => {
  test.each([
    ['app/modules/cases/server/case.service.ts', 'docs/architecture.md'],
    ['app/modules/cases/server/other.module.ts', 'docs/architecture.md'],
    ['app/modules/cases/server/store/case.store.ts', 'docs/architecture.md'],
    ['app/modules/cases/web/hooks/use-case.ts', 'docs/architecture.md'],
    ['app/modules/cases/web/CaseCard.tsx', 'kebab-case'],
    ['app/modules/cases/locales/fr.json', 'docs/architecture.md'],
    ['app/modules/notes.ts', 'no files'],
    ['app/pages/home.tsx', 'no folder pages/'],
    ['app/extra.ts', 'entry files'],
    ['src/main.ts', 'no folder src/'],
    ['journey/case.ts', 'no folder journey/'],
    ['main.ts', 'root'],
    ['app/platform/db/index.ts', '“index” says nothing'],
    ['app/ui/utils/colour.ts', '“utils” says nothing'],
    ['app/ui/types.ts', '“types” says nothing'],
    ['tools/helpers.ts', '“helpers” says nothing'],
    ['packages/clinical-dose/common.ts', '“common” says nothing'],
    ['app/platform/webSocket.ts', 'kebab-case'],
  ])('%s fails', (file, complaint) => {
    expect(errors({ [file]: CODE }).join('\n')).toContain(complaint);
  });

  test('one role name in two modules fails', () => {
    expect(errors({ 'app/modules/cases/server/item.store.ts': CODE })).toEqual([
      'app/modules/library/server/item.store.ts has the same name as app/modules/cases/server/item.store.ts: name it after its noun',
    ]);
  });

  test('a test left behind by the file it tests fails', () => {
    expect(errors({ 'app/modules/cases/server/vote.policy.test.ts': CODE }).join()).toContain('not beside it');
  });
});

describe('sizes', () => {
  test.each([
    ['app/platform/db/long.ts', 501],
    ['app/platform/db/long.test.ts', 601],
    ['app/modules/cases/web/case.route.tsx', 251],
    ['app/ui/long.module.css', 501],
    ['app/modules/cases/README.md', 61],
  ])('%s with %i lines fails, with one less it passes', (file, count) => {
    const text = (length: number) => (/\.tsx?$/.test(file) ? lines(length) : '.a {}\n'.repeat(length));
    expect(errors({ [file]: text(count) }).join()).toContain(`has ${count} lines`);
    expect(errors({ [file]: text(count - 1) })).toEqual([]);
  });

  test('300 lines are a warning from the next one on', () => {
    expect(check({ 'app/platform/db/long.ts': lines(301) })).toEqual([expect.objectContaining({ severity: 'warning' })]);
    expect(check({ 'app/platform/db/long.ts': lines(300) })).toEqual([]);
  });

  test('tables of data and samples may be long', () => {
    expect(errors({ 'app/modules/cases/server/specialty.data.ts': lines(900), 'sample/people.ts': lines(900) })).toEqual([]);
  });
});

test('a text that somebody must write is asked for as one that is seen', () => {
  const asking = (text: string) => errors({ 'app/modules/cases/case-comment.contract.ts': `${CODE}${text}\n` });
  expect(asking('const Title = z.string().trim().min(1).max(80);').join()).toContain('platform/richtext/line.ts');
  expect(asking('const Title = z\n  .string()\n  .trim()\n  .min(1);').join()).toContain('platform/richtext/line.ts');
  expect(asking('const Title = line(80);\nconst Note = z.string().trim().max(80);')).toEqual([]);
});

describe('barrels', () => {
  test.each([
    `export * from './card.tsx';\n`,
    `export { Card } from './card.tsx';\n`,
    `import { Card } from './card.tsx';\nexport { Card };\n`,
    `export type { ReactNode } from 'react';\n`,
  ])('%j fails', (text) => {
    expect(errors({ 'app/ui/kit.ts': text }).join()).toContain('only re-exports');
  });

  test('one thing of its own makes it a file', () => {
    expect(errors({ 'app/ui/kit.ts': `export { Card } from './card.tsx';\n${CODE}` })).toEqual([]);
  });
});

describe('a module is complete', () => {
  test.each(['README.md', 'locales/en.json', 'locales/id.json', 'server/cases.module.ts'])('without %s it fails', (file) => {
    expect(errors({ [`app/modules/cases/${file}`]: null })).toContain(`app/modules/cases/${file} is missing`);
  });

  test('one that is not mounted fails', () => {
    expect(errors({ 'app/modules.ts': 'export const MODULES = [];\n' })).toEqual([
      'app/modules.ts does not list the module cases',
      'app/modules.ts does not list the module library',
    ]);
  });
});

describe('what is put in the place of a module', () => {
  const MOCKS = `vi.mock('./card.tsx', () => ({ Card: () => null }));\n`;

  test.each([
    ['app/modules/cases/web/case-body.test.ts', MOCKS],
    ['app/platform/web/caller.test.ts', MOCKS.replace('mock', 'doMock')],
    ['tools/invariants/access.test.ts', MOCKS],
    ['packages/answers/src/card.test.ts', 'vi.hoisted(() => vi.resetModules());\n'],
  ])('is refused in %s, which shares it', (file, text) => {
    expect(errors({ [file]: text })).toEqual([expect.stringContaining('name it *.alone.test.ts')]);
  });

  test.each([
    ['app/modules/cases/web/case-body.alone.test.ts', MOCKS],
    ['tools/run/start.test.ts', MOCKS],
    ['app/platform/web/caller.test.ts', 'vi.mocked(note).mockReset();\n'],
  ])('is allowed in %s', (file, text) => {
    expect(errors({ [file]: text })).toEqual([]);
  });
});
