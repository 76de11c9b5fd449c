import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../check/run-tool.ts';
import { treeFromDisk } from '../check/source-tree.ts';
import { serverCodeStaysOut } from './server-code-stays-out.ts';

const PAGE = 'app/modules/cases/web/case.route.tsx';

/** A bundle of one page that imports this file of the product. */
async function bundleWith(imported: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'kolegia-bundle-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    write(PAGE, `import { thing } from '/${imported}';\nexport default thing;\n`);
    write(imported, 'export const thing = 1;\n');
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [serverCodeStaysOut],
      build: { write: false, rolldownOptions: { input: join(root, PAGE) } },
    });
    return 'built';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const platform = treeFromDisk(REPOSITORY).files.flatMap((file) => /^app\/platform\/([^/]+)\//.exec(file)?.[1] ?? []);
const SHARED = ['web', 'operation', 'richtext', 'i18n', 'events', 'session'];

it.each([
  'app/modules/library/server/item.store.ts',
  'app/platform/runtime.ts',
  ...[...new Set(platform)].filter((folder) => !SHARED.includes(folder)).map((folder) => `app/platform/${folder}/thing.ts`),
])('fails the build of a page that brings %s along', async (file) => {
  expect(await bundleWith(file)).toContain(`Server code in a page's bundle`);
});

it.each([
  'app/modules/library/web/widgets/card.tsx',
  'app/modules/library/library.contract.ts',
  ...SHARED.map((folder) => `app/platform/${folder}/thing.ts`),
])('lets %s in', async (file) => {
  expect(await bundleWith(file)).toBe('built');
});
