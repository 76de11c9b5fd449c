import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { onDisk, productWith } from './clean-product.ts';
import { REPOSITORY, runTool } from './run-tool.ts';

// Other people's tools are started here; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

function check(changes: Record<string, string | null>, ...options: string[]): { ok: boolean; output: string; errors: string } {
  let result = { ok: false, output: '', errors: '' };
  onDisk(productWith(changes), (root) => {
    result = runTool('node', [join(REPOSITORY, 'tools/check/check.ts'), '--root', root, ...options], root);
  });
  return result;
}

test('a clean product passes, one line per step and a count at the end', () => {
  const { ok, output } = check({}, '--only', 'structure', '--only', 'locales');
  expect(ok).toBe(true);
  expect(output).toMatch(/^✓ structure +\d+\.\d s\n✓ locales +\d+\.\d s\n\n2 passed, 0 failed\n$/);
});

test('every failure of every step is told before it ends', () => {
  const breaches = {
    'app/ui/utils.ts': 'export const a = 1;\n',
    'app/stray.ts': 'export const b = 2;\n',
    'app/modules/cases/locales/id.json': '{}\n',
  };
  const { ok, output } = check(breaches, '--only', 'structure', '--only', 'locales');
  expect(ok).toBe(false);
  expect(output).toContain('app/ui/utils.ts  “utils” says nothing');
  expect(output).toContain('app/stray.ts  app/ holds only');
  expect(output).toContain('app/modules/cases/locales/id.json  count is missing');
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 2 failed');
});

test('a warning is told and fails nothing', () => {
  const { ok, output } = check({ 'app/ui/long.ts': `export const a = 1;\n${'// why\n'.repeat(320)}` }, '--only', 'structure');
  expect(ok).toBe(true);
  expect(output).toContain('warning (structure)  app/ui/long.ts  has 321 lines');
});

test('a check that cannot run has failed', () => {
  const { ok, output } = check({ 'app/ui/broken.tsx': 'export const = <p>;\n' }, '--only', 'structure');
  expect(ok).toBe(false);
  expect(output).toContain('app/ui/broken.tsx does not parse');
});

test('a step that does not exist is refused', () => {
  const { ok, errors } = check({}, '--only', 'wall');
  expect(ok).toBe(false);
  expect(errors).toContain('There is no step wall. Steps: biome, types, walls');
});
