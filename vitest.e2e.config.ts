import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { inOrder } from './tools/run/test-order.ts';

const EVERY = ['app/**/testing/*.e2e.ts', 'e2e/**/*.e2e.ts'];

/** They leave the sample world as they found it, or nearly, or have one of their own. */
const READING = [
  'e2e/{pages,pages-of-*,pseudo-locale,shell,connection,login-wall,first-view,two-servers}.e2e.ts',
  'app/modules/{clinical-tools,search}/testing/*.e2e.ts',
];

/** Behind them, so that both halves take about as long: who comes after them looks at none of what they write. */
const BEHIND = ['e2e/{development,hostile-writing}.e2e.ts', 'app/modules/{chat,newsletters}/testing/*.e2e.ts'];

const project = (name: string, files: { include: string[]; exclude?: string[] }): TestProjectInlineConfiguration => ({
  test: {
    name,
    ...files,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // As long as whatever else a test waits for: a busy machine takes its time.
    expect: { poll: { timeout: 40_000 } },
    pool: 'forks',
    maxWorkers: 1,
    // The files share a browser.
    isolate: false,
    // docs/decisions/0034-second-tries.md
    retry: 1,
  },
});

/**
 * `npm test` runs the projects beside each other, each with a world of its own: what one waits for leaves a core to the other. Which
 * files share a world, and in which order they see it, is the same every time.
 */
export default defineConfig({
  test: {
    globalSetup: ['e2e/e2e-setup.ts'],
    projects: [
      project('reading', { include: [...READING, ...BEHIND] }),
      project('writing', { include: EVERY, exclude: [...READING, ...BEHIND] }),
    ],
    sequence: { sequencer: inOrder({ last: ['e2e/development.e2e', 'modules/chat/', 'modules/newsletters/', 'e2e/hostile-writing.e2e'] }) },
  },
});
