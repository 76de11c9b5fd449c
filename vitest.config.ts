import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { inOrder } from './tools/run/test-order.ts';

/** `shared`: files of one worker share what they load. */
const project = (name: string, files: { include: string[]; exclude?: string[] }, shared: boolean): TestProjectInlineConfiguration => ({
  test: {
    name,
    ...files,
    isolate: !shared,
    // What loads them anew for each file has no property tests.
    setupFiles: shared ? ['tools/run/property-setup.ts', 'tools/run/shared-setup.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as whatever else a test waits for: a busy machine takes its time.
    expect: { poll: { timeout: 15_000 } },
    pool: 'forks',
    maxWorkers: 2,
  },
});

/** They call the product's operations. */
const OF_PRODUCT = 'tools/{invariants,search}/**/*.test.ts';
/** They put something in the place of a module, which would be there, or not, for whatever is loaded beside them. */
const ALONE = 'app/**/*.alone.test.ts';

export default defineConfig({
  test: {
    globalSetup: ['tools/database/vitest-setup.ts'],
    projects: [
      // The product is loaded once by each worker, and not by every file: what a file needs for itself it makes in `beforeAll`.
      project('app', { include: ['app/**/*.test.ts', OF_PRODUCT], exclude: [ALONE] }, true),
      project('alone', { include: [ALONE] }, false),
      // So is the clinical knowledge, which nobody writes to.
      project('packages', { include: ['packages/**/*.test.ts'] }, true),
      project(
        'tools',
        { include: ['tools/**/*.test.ts', 'sample/**/*.test.ts', 'bench/**/*.test.ts'], exclude: [OF_PRODUCT, '**/node_modules/**'] },
        false,
      ),
    ],
    sequence: {
      sequencer: inOrder({
        first: [
          ...['tools/new/', 'tools/run/start.test', 'tools/check/walls.test'],
          ...['clinical-dosing/src/properties.test', 'wordings.test', 'clinical-knowledge/src/'],
          'tools/invariants/',
        ],
      }),
    },
  },
});
