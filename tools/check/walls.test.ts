/** The real dependency-cruiser with the real configuration, on a small product with one hole in a wall. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { checkBrowserReach } from './browser-reach.ts';
import { CLEAN_PRODUCT, onDisk, productWith } from './clean-product.ts';
import { REPOSITORY } from './run-tool.ts';
import { checkWalls } from './walls.ts';

// Other people's tools are started here; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

function messages(changes: Record<string, string | null>): string {
  let found = '';
  onDisk(productWith(changes), (root) => {
    found = checkWalls(root)
      .map(({ file, message }) => `${file} ${message}`)
      .join('\n');
  });
  return found;
}

const breach = (from: string, specifier: string, kind = 'import * as breach from') => ({
  [from]: `${CLEAN_PRODUCT[from] ?? ''}\n${kind} '${specifier}';\n`,
});

const WEB = 'app/modules/cases/web/widgets/case-card.tsx';
const SERVER = 'app/modules/cases/server/case.operations.ts';
const CONTRACT = 'app/modules/cases/cases.contract.ts';
const LIBRARY_STORE = '#modules/library/server/item.store.ts';

test('a clean product passes', () => {
  expect(messages({})).toBe('');
});

const BREACHES: readonly (readonly [rule: string, changes: Record<string, string>])[] = [
  ['web-never-sees-a-server', breach(WEB, '../../server/case.operations.ts')],
  ['web-never-sees-a-server', breach(WEB, '#modules/library/server/library.public.ts')],
  ['web-never-sees-a-server', breach(WEB, '#platform/db/database.ts')],
  ['web-never-sees-a-server', breach(WEB, '#shell/frame.tsx')],
  [
    'web-never-sees-a-server',
    { ...breach(WEB, '#modules/library/web/shelf.tsx'), 'app/modules/library/web/shelf.tsx': 'export const shelf = 1;' },
  ],
  ['web-never-sees-a-server', breach(WEB, '../../server/case.operations.ts', 'import type {} from')],
  ['server-keeps-to-itself', breach(SERVER, LIBRARY_STORE)],
  ['server-keeps-to-itself', breach(SERVER, LIBRARY_STORE, 'export * from')],
  ['server-keeps-to-itself', { ...breach(SERVER, '#platform/web/page.ts'), 'app/platform/web/page.ts': 'export const page = 1;' }],
  ['server-keeps-to-itself', breach(SERVER, '../web/widgets/case-card.tsx')],
  ['contract-is-only-words', breach(CONTRACT, '#platform/db/database.ts')],
  ['contract-npm', breach(CONTRACT, 'drizzle-orm')],
  ['ui-knows-no-product', breach('app/ui/card.tsx', '#modules/cases/cases.contract.ts')],
  ['ui-npm', breach('app/ui/card.tsx', 'react-router')],
  ['platform-knows-no-module', breach('app/platform/db/database.ts', '#modules/cases/cases.contract.ts')],
  [
    'platform-server-loads-no-web',
    { ...breach('app/platform/db/database.ts', '../web/page.ts'), 'app/platform/web/page.ts': 'export const page = 1;' },
  ],
  ['platform-web', { 'app/platform/web/page.ts': `import { openDatabase } from '../db/database.ts';\nexport const page = openDatabase;` }],
  ['shell-composes', breach('app/shell/frame.tsx', LIBRARY_STORE)],
  ['drizzle-stays-in-stores', breach(SERVER, 'drizzle-orm')],
  ['packages-know-nothing-of-us', { 'packages/dose/dose.ts': `import '../../app/platform/db/database.ts';` }],
  ['sample-fills-from-outside', { 'sample/people.ts': `import '../app/modules/library/server/item.store.ts';` }],
  [
    'routes-are-only-addresses',
    { 'app/modules/cases/cases.routes.ts': `import { getCase } from './cases.contract.ts';\nexport default [getCase];` },
  ],
  [
    'testing-only-from-tests',
    { ...breach(SERVER, '../testing/cases.factory.ts'), 'app/modules/cases/testing/cases.factory.ts': 'export const a = 1;' },
  ],
  [
    'server-not-to-dev-dependency',
    {
      ...breach(SERVER, 'vite'),
      'package.json': `{ "imports": { "#modules/*": "./app/modules/*", "#platform/*": "./app/platform/*", "#ui/*": "./app/ui/*", "#shell/*": "./app/shell/*" }, "devDependencies": { "vite": "*" } }`,
    },
  ],
  ['not-to-unresolvable', breach(SERVER, './gone.ts')],
  ['no-orphans', { 'app/platform/db/forgotten.ts': 'export const forgotten = 1;' }],
  [
    'no-circular',
    {
      ...breach('app/platform/db/database.ts', './pool.ts'),
      'app/platform/db/pool.ts': `import { openDatabase } from './database.ts';\nexport const pool = openDatabase;`,
    },
  ],
  ['platform-test-knows-no-module', breach('app/platform/db/database.test.ts', '#modules/cases/cases.contract.ts')],
  ['platform-testing', breach('app/platform/testing/test-world.ts', LIBRARY_STORE)],
  ['server-test', breach('app/modules/cases/server/case.operations.test.ts', LIBRARY_STORE)],
  ['web-test', breach('app/modules/cases/web/widgets/case-card.test.tsx', '../../server/case.operations.ts')],
  ['testing', breach('app/modules/cases/testing/cases.factory.ts', LIBRARY_STORE)],
  ['table-of-contents', breach('app/modules.ts', '#modules/library/server/library.public.ts')],
  ['route-table', breach('app/routes.ts', '#modules/cases/cases.contract.ts')],
  ['web-entries', breach('app/root.tsx', '#modules/library/server/library.public.ts')],
  ['server-entries', breach('server.ts', '#modules/library/server/library.public.ts')],
];

test.each(BREACHES)('%s', (rule, changes) => {
  expect(messages(changes)).toMatch(new RegExp(` ${rule}(?: |$)`, 'm'));
});

test('every rule has a breach', async () => {
  const { default: configuration } = (await import(pathToFileURL(join(REPOSITORY, '.dependency-cruiser.mjs')).href)) as {
    default: { forbidden: readonly { name: string }[] };
  };
  const planted = new Set(BREACHES.map(([rule]) => rule));
  expect(configuration.forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

test('a lazy import is an import', () => {
  const lazy = `export const later = () => <p onClick={() => import('${LIBRARY_STORE}')} />;`;
  expect(messages({ [WEB]: lazy })).toContain('web-never-sees-a-server');
});

test('a browser must not reach a server through shared code', () => {
  const found = messages({
    'app/platform/operation/operation.ts': `${CLEAN_PRODUCT['app/platform/operation/operation.ts']}\nexport { stamp } from './stamp.ts';`,
    'app/platform/operation/stamp.ts': `import { randomBytes } from 'node:crypto';\nexport const stamp = randomBytes;`,
  });
  expect(found).toContain(
    `${CONTRACT} is loaded by browsers and leads to a server: ${CONTRACT} → app/platform/operation/operation.ts → app/platform/operation/stamp.ts → crypto`,
  );
});

test('a type of the server’s is not loaded', () => {
  const module = (source: string, to: string, types: string[]) => ({
    source,
    dependencies: [{ resolved: to, module: to, dependencyTypes: types }],
  });
  const reach = (types: string[]) => checkBrowserReach([module(CONTRACT, 'node_modules/pg/lib/index.js', types)]);
  expect(reach(['npm', 'import', 'type-only'])).toEqual([]);
  expect(reach(['npm', 'import'])).toHaveLength(1);
});

test('what tests are built with may lead to a server, and a page that leads to it may not', () => {
  const module = (source: string, to: string) => ({ source, dependencies: [{ resolved: to, module: to, dependencyTypes: ['import'] }] });
  const helper = module('app/platform/web/testing/in-language.tsx', 'node_modules/pg/lib/index.js');
  expect(checkBrowserReach([helper])).toEqual([]);
  expect(checkBrowserReach([helper, module(WEB, helper.source)]).map(({ file }) => file)).toEqual([WEB]);
});

test('packages that nobody let in stay out of browsers', () => {
  const reach = (resolved: string) =>
    checkBrowserReach([{ source: CONTRACT, dependencies: [{ resolved, module: resolved, dependencyTypes: ['npm'] }] }]).length;
  for (const name of ['pg', 'redis', 'undici', 'web-push', '@aws-sdk/client-s3', '@tus/server', 'pg-copy-streams', 'published-tomorrow'])
    expect([name, reach(`node_modules/${name}/index.js`)]).toEqual([name, 1]);
  for (const name of ['zod', 'react', '@tiptap/core', 'tus-js-client'])
    expect([name, reach(`node_modules/${name}/index.js`)]).toEqual([name, 0]);
});

test('files that were not read fail the check', () => {
  onDisk(
    { ...CLEAN_PRODUCT, '.dependency-cruiser.mjs': `export default { forbidden: [], options: { exclude: { path: '^app/ui' } } };` },
    (root) => {
      expect(checkWalls(root).map(({ message }) => message)).toContain('was not read by dependency-cruiser');
    },
  );
  onDisk({ 'app/README.md': '' }, (root) => {
    expect(checkWalls(root).map(({ message }) => message)).toContain('holds no source files: nothing was checked');
  });
});
