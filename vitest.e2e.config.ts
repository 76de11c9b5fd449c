import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/testing/*.e2e.ts', 'e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/e2e-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 1,
    retry: 0,
  },
});
