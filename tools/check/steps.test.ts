/** The steps that are other people's tools: each is run on a clean product and on one with a breach it must see. */
import { expect, test, vi } from 'vitest';
import { onDisk, productWith } from './clean-product.ts';
import { STEPS } from './steps.ts';

// Other people's tools are started here; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

function failuresOf(step: string, changes: Record<string, string | null>): string {
  let failures = 'there is no such step';
  onDisk(productWith({ 'knip.jsonc': KNIP, ...changes }), (root) => {
    failures =
      STEPS.find(({ name }) => name === step)
        ?.run(root)
        .failures.join('\n') ?? failures;
  });
  return failures;
}

const KNIP = JSON.stringify({ entry: ['server.ts', 'app/root.tsx', 'app/entry.server.tsx'], project: ['app/**/*.{ts,tsx}', 'server.ts'] });
const DATABASE = 'app/platform/db/database.ts';
const planted = (code: string) => ({
  [DATABASE]: `import { readFileSync } from 'node:fs';\n\nexport const openDatabase = (file: string) => readFileSync(file, 'utf8');\n${code}\n`,
});

test.each(['biome', 'types', 'walls', 'structure', 'locales', 'migrations', 'dead-code', 'invariants'])(
  '%s passes a clean product',
  (step) => {
    expect(failuresOf(step, {})).toBe('');
  },
);

test('tools may print', () => {
  expect(failuresOf('biome', { 'tools/run.ts': `console.log('here');\n` })).toBe('');
});

test.each([
  ['biome', 'useImportType', planted(`import { Card } from '../../ui/card.tsx';\nexport type Shown = typeof Card;`)],
  ['biome', 'noExplicitAny', planted('export const anything = (value: any) => value;')],
  ['biome', 'noConsole', planted(`console.log('here');`)],
  ['biome', 'noFloatingPromises', planted('const later = async () => 1;\nlater();')],
  ['biome', 'noFloatingPromises', { 'tools/run.ts': `const later = async () => console.log('here');\nlater();\n` }],
  ['biome', 'noUnusedImports', planted(`import { join } from 'node:path';`)],
  ['biome', 'format', planted('export const a = "double";')],
  ['biome', '`npm run format` repairs what it can', planted('export const a = "double";')],
  ['types', 'TS2532', planted('export const first = (list: string[]) => list[0].length;')],
  ['types', 'TS2375', planted('export const size: { width?: number } = { width: undefined };')],
  ['types', 'TS7006', planted('export const twice = (n) => n * 2;')],
  ['types', 'TS1294', planted('export enum Colour { Red }')],
  ['types', `TS2584`, planted('export const title = document.title;')],
  [
    'types',
    `TS2591`,
    { 'app/ui/card.tsx': 'export const Card = (_: { label: string; children: string }) => <p>{process.env.HOME}</p>;\n' },
  ],
  [
    'migrations',
    '0000_first.sql  is not in migrations/meta',
    { 'migrations/0000_first.sql': 'select 1;\n', 'migrations/landed.json': '{}\n' },
  ],
  ['dead-code', `${DATABASE}:4  forgotten is exported and not imported`, planted('export const forgotten = 1;')],
  ['dead-code', 'app/platform/db/pool.ts  nothing imports this file', { 'app/platform/db/pool.ts': 'export const pool = 1;\n' }],
  ['dead-code', 'unlisted-package is imported and not in package.json', planted(`import 'unlisted-package';`)],
])('%s sees %s', (step, complaint, changes) => {
  expect(failuresOf(step, changes)).toContain(complaint);
});
