import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts', 'sample/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['tools/database/vitest-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
