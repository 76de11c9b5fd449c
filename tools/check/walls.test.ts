/** The real dependency-cruiser with the real configuration, on a small product with one hole in a wall. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
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

const WEB = 'app/modules/cases/web/widgets/case-card.tsx';
const OPERATIONS = 'app/modules/cases/server/case.operations.ts';
const CONTRACT = 'app/modules/cases/cases.contract.ts';
const LIBRARY_STORE = '#modules/library/server/item.store.ts';

test('a clean product passes', () => {
  expect(messages({})).toBe('');
});

interface Breach {
  readonly rule: string;
  readonly from: string;
  /** Where the import leads; none where the file itself is the fault. */
  readonly to?: string;
  readonly line: string;
}

const PAGE = 'app/platform/web/page.ts';
const FACTORY = 'app/modules/cases/testing/cases.factory.ts';
const DATABASE = 'app/platform/db/database.ts';
const STORE = 'app/modules/library/server/item.store.ts';
const PUBLIC = 'app/modules/library/server/library.public.ts';
const LIBRARY_MODULE = 'app/modules/library/server/library.module.ts';

/** One import that a wall forbids: as it is written, and where it leads. */
const hole = (rule: string, from: string, written: string, to: string, kind = 'import'): Breach => ({
  rule,
  from,
  to,
  line: `${kind} '${written}';`,
});

/** All of them in one product: each is to be found where it was planted, under its own rule. */
const BREACHES: readonly Breach[] = [
  hole('web-never-sees-a-server', WEB, '../../server/case.operations.ts', OPERATIONS),
  hole('web-never-sees-a-server', WEB, '#modules/library/server/library.public.ts', PUBLIC),
  hole('web-never-sees-a-server', WEB, '#platform/db/database.ts', DATABASE),
  hole('web-never-sees-a-server', WEB, '#shell/frame.tsx', 'app/shell/frame.tsx'),
  hole('web-never-sees-a-server', WEB, '#modules/library/web/shelf.tsx', 'app/modules/library/web/shelf.tsx'),
  hole('web-never-sees-a-server', WEB, '#modules/library/server/library.module.ts', LIBRARY_MODULE, 'import type {} from'),
  hole('server-keeps-to-itself', OPERATIONS, LIBRARY_STORE, STORE),
  hole('server-keeps-to-itself', OPERATIONS, '#modules/library/server/library.module.ts', LIBRARY_MODULE, 'export * from'),
  hole('server-keeps-to-itself', OPERATIONS, '#platform/web/page.ts', PAGE),
  hole('server-keeps-to-itself', OPERATIONS, '../web/widgets/case-card.tsx', WEB),
  hole('contract-is-only-words', CONTRACT, '#platform/db/database.ts', DATABASE),
  hole('contract-npm', CONTRACT, 'drizzle-orm', 'node_modules/drizzle-orm/'),
  hole('ui-knows-no-product', 'app/ui/card.tsx', '#modules/cases/cases.contract.ts', CONTRACT),
  hole('ui-npm', 'app/ui/card.tsx', 'react-router', 'node_modules/react-router/'),
  hole('platform-knows-no-module', DATABASE, '#modules/cases/cases.contract.ts', CONTRACT),
  hole('platform-server-loads-no-web', DATABASE, '../web/page.ts', PAGE),
  hole('platform-web', PAGE, '../db/database.ts', DATABASE),
  hole('shell-composes', 'app/shell/frame.tsx', LIBRARY_STORE, STORE),
  hole('drizzle-stays-in-stores', OPERATIONS, 'drizzle-orm', 'node_modules/drizzle-orm/'),
  hole('packages-know-nothing-of-us', 'packages/dose/dose.ts', '../../app/platform/db/database.ts', DATABASE),
  hole('sample-fills-from-outside', 'sample/people.ts', '../app/modules/library/server/item.store.ts', STORE),
  hole('routes-are-only-addresses', 'app/modules/cases/cases.routes.ts', './cases.contract.ts', CONTRACT),
  hole('testing-only-from-tests', OPERATIONS, '../testing/cases.factory.ts', FACTORY),
  hole('server-not-to-dev-dependency', OPERATIONS, 'vite', 'node_modules/vite/'),
  hole('not-to-unresolvable', OPERATIONS, './gone.ts', './gone.ts'),
  { rule: 'no-orphans', from: 'app/platform/db/forgotten.ts', line: 'export const forgotten = 1;' },
  hole('no-circular', 'app/platform/db/pool.ts', './tide.ts', 'app/platform/db/tide.ts'),
  hole('platform-test-knows-no-module', 'app/platform/db/database.test.ts', '#modules/cases/cases.contract.ts', CONTRACT),
  hole('platform-testing', 'app/platform/testing/test-world.ts', LIBRARY_STORE, STORE),
  hole('server-test', 'app/modules/cases/server/case.operations.test.ts', LIBRARY_STORE, STORE),
  hole('web-test', 'app/modules/cases/web/widgets/case-card.test.tsx', '../../server/case.operations.ts', OPERATIONS),
  hole('testing', FACTORY, LIBRARY_STORE, STORE),
  hole('table-of-contents', 'app/modules.ts', '#modules/library/server/library.public.ts', PUBLIC),
  hole('route-table', 'app/routes.ts', '#modules/cases/cases.contract.ts', CONTRACT),
  hole('web-entries', 'app/root.tsx', '#modules/library/server/library.public.ts', PUBLIC),
  hole('server-entries', 'server.ts', '#modules/library/server/library.public.ts', PUBLIC),
];

/** What the holes lead to and the clean product lacks. */
const AROUND = {
  'app/modules/library/web/shelf.tsx': 'export const shelf = 1;',
  'app/platform/db/tide.ts': `import './pool.ts';`,
  'package.json': `{ "imports": { "#modules/*": "./app/modules/*", "#platform/*": "./app/platform/*", "#ui/*": "./app/ui/*", "#shell/*": "./app/shell/*" }, "devDependencies": { "vite": "*" } }`,
};

describe('a wall with a hole', () => {
  let found: string[] = [];
  beforeAll(() => {
    const files: Record<string, string> = { ...AROUND };
    for (const { from, line } of BREACHES) files[from] = `${files[from] ?? CLEAN_PRODUCT[from] ?? ''}\n${line}\n`;
    found = messages(files).split('\n');
  });

  test.each(BREACHES)('$rule: $from → $to', ({ rule, from, to }) => {
    // Packages lie where the project does, in a folder whose name may have spaces.
    const start = `${from} ${rule} → `;
    const targets = found.flatMap((line) => (line.startsWith(start) ? [line.slice(start.length)] : []));
    if (to === undefined) expect(found.filter((line) => line === `${from} ${rule}`)).toHaveLength(1);
    else expect(targets.filter((target) => target.includes(to))).toHaveLength(1);
  });
});

test('every rule has a breach', async () => {
  const { default: configuration } = (await import(pathToFileURL(join(REPOSITORY, '.dependency-cruiser.mjs')).href)) as {
    default: { forbidden: readonly { name: string }[] };
  };
  const planted = new Set(BREACHES.map(({ rule }) => rule));
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
