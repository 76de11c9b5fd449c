import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { databaseTests } from './database-tests.ts';

it('knows the tests that work on the database of the run', () => {
  const files = databaseTests(PROJECT_FOLDER);
  for (const file of ['app/', 'tools/search/search-quality.test.ts', 'tools/database/landed.test.ts', 'tools/run/await-database.test.ts'])
    expect(files).toContain(file);
  expect(files.filter((file) => file.startsWith('tools/invariants/')).length).toBeGreaterThan(5);
  // Their servers are their own.
  expect(files).not.toContain('tools/database/embedded.test.ts');
  expect(files).not.toContain('tools/run/build.test.ts');
});
