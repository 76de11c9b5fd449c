/** A small product that passes every check: tests plant one breach at a time in it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from './run-tool.ts';

type Files = Readonly<Record<string, string>>;

const readme = (name: string) => `# ${name}\n\nWhat it is.\n`;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const moduleFile = (
  name: string,
  uses: string,
  imports = '',
  handlers = '',
) => `import { defineModule } from '#platform/operation/module.ts';
${imports}
export const ${name}Module = defineModule({ name: '${name}', uses: [${uses}], handlers: [${handlers}] });
`;

export const CLEAN_PRODUCT: Files = {
  'README.md': readme('A product'),
  'server.ts': `import { MODULES } from './app/modules.ts';\n\nprocess.stdout.write(MODULES.map(({ name }) => name).join());\n`,
  'app/modules.ts': `import { casesModule } from './modules/cases/server/cases.module.ts';
import { libraryModule } from './modules/library/server/library.module.ts';

export const MODULES = [libraryModule, casesModule];
`,
  'app/root.tsx': `export { Frame as default } from './shell/frame.tsx';\n\nexport const links = () => [];\n`,
  'app/entry.server.tsx': `import { Readable } from 'node:stream';\n\nexport const empty = Readable.from([]);\n`,
  'app/platform/operation/module.ts': `export interface Module {
  readonly name: string;
  readonly uses: readonly string[];
  readonly handlers: readonly unknown[];
}

export const defineModule = (module: Module): Module => module;
`,
  'app/platform/operation/operation.ts': `export const query = (name: string, errors: Readonly<Record<string, number>>) => ({ name, errors });\n`,
  'app/platform/db/database.ts': `import { readFileSync } from 'node:fs';

export const openDatabase = (file: string) => readFileSync(file, 'utf8');
`,
  'app/ui/card.tsx': `import type { ReactNode } from 'react';

export const Card = ({ label, children }: { label: string; children: ReactNode }) => <section aria-label={label}>{children}</section>;
`,
  'app/shell/frame.tsx': `import { CaseCard } from '#modules/cases/web/widgets/case-card.tsx';

export const Frame = () => <CaseCard title="…" />;
`,
  'app/shell/locales/en.json': json({ error: { request: { invalid: 'Please check the form.' } } }),
  'app/shell/locales/id.json': json({ error: { request: { invalid: 'Periksa kembali isian Anda.' } } }),

  'app/modules/library/README.md': readme('Library'),
  'app/modules/library/server/library.module.ts': moduleFile('library', ''),
  'app/modules/library/server/library.public.ts': `import { readItem } from './item.store.ts';

export const itemById = (id: string) => readItem(id);
`,
  'app/modules/library/server/item.store.ts': `import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/db/database.ts';

export const readItem = (id: string) => ({ text: openDatabase(id), query: sql\`select \${id}\` });
`,
  'app/modules/library/locales/en.json': json({ title: 'Library' }),
  'app/modules/library/locales/id.json': json({ title: 'Pustaka' }),

  'app/modules/cases/README.md': readme('Cases'),
  'app/modules/cases/cases.contract.ts': `import { query } from '#platform/operation/operation.ts';

export const getCase = query('cases.getCase', { 'cases.notFound': 404 });
`,
  'app/modules/cases/server/cases.module.ts': moduleFile(
    'cases',
    `'library'`,
    `import { caseHandlers } from './case.operations.ts';`,
    'caseHandlers',
  ),
  'app/modules/cases/server/case.operations.ts': `import { itemById } from '#modules/library/server/library.public.ts';
import { getCase } from '../cases.contract.ts';

export const caseHandlers = { operation: getCase, run: itemById };
`,
  'app/modules/cases/web/widgets/case-card.tsx': `import { Card } from '#ui/card.tsx';
import { getCase } from '../../cases.contract.ts';

export const CaseCard = ({ title }: { title: string }) => <Card label={title}>{getCase.name}</Card>;
`,
  'app/modules/cases/locales/en.json': json({
    error: { notFound: 'This case does not exist.' },
    count_one: 'One case',
    count_other: '{{count}} cases',
    by: 'by <1>{{author}}</1>',
  }),
  'app/modules/cases/locales/id.json': json({
    error: { notFound: 'Kasus ini tidak ada.' },
    count_other: '{{count}} kasus',
    by: 'oleh <1>{{author}}</1>',
  }),
};

/** The clean product with some files changed, added, or (null) taken away. */
export function productWith(changes: Readonly<Record<string, string | null>>): Record<string, string> {
  const files: Record<string, string> = { ...CLEAN_PRODUCT };
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) delete files[file];
    else files[file] = text;
  }
  return files;
}

const CONFIGURATION = [
  '.dependency-cruiser.mjs',
  'biome.json',
  ...readdirSync(REPOSITORY).filter((file) => /^tsconfig(\.[a-z]+)?\.json$/.test(file)),
];

/** Writes a product where the real tools can run on it, with the repository's own configuration and packages. */
export function onDisk(files: Files, use: (root: string) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'kolegia-check-'));
  try {
    const configuration = Object.fromEntries(CONFIGURATION.map((file) => [file, readFileSync(join(REPOSITORY, file), 'utf8')]));
    // How the configuration itself is laid out is not for these tests to judge.
    const ignored = ['node_modules', ...CONFIGURATION, 'knip.jsonc'].join('\n');
    for (const [file, text] of Object.entries({ ...configuration, 'package.json': ownPackage(), '.gitignore': ignored, ...files })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Same imports map; the packages the clean product uses. */
function ownPackage(): string {
  const { imports } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { imports: unknown };
  return json({ name: 'product', private: true, type: 'module', imports, dependencies: { 'drizzle-orm': '*', react: '*' } });
}
