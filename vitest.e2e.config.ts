import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['app/**/testing/*.e2e.ts', 'e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/e2e-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Each worker gets a server, a database and a browser of its own; on two cores a second one slows the first down as much as it does.
    maxWorkers: 1,
    retry: 0,
  },
});
