import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { longestFirst } from './tools/run/longest-first.ts';

const project = (name: string, include: string[], isolate: boolean): TestProjectInlineConfiguration => ({
  test: { name, include, isolate, testTimeout: 20_000, hookTimeout: 60_000, pool: 'forks', maxWorkers: 2 },
});

export default defineConfig({
  test: {
    globalSetup: ['tools/database/vitest-setup.ts'],
    projects: [
      // The product is loaded once by each worker, and not by every file: what a file needs for itself it makes in `beforeAll`.
      project('app', ['app/**/*.test.ts'], false),
      project('tools', ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'sample/**/*.test.ts', 'bench/**/*.test.ts'], true),
    ],
    sequence: {
      sequencer: longestFirst(['tools/new/', 'tools/invariants/', 'tools/run/start.test', 'tools/check/walls.test', 'compile.test']),
    },
  },
});
