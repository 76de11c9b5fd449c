/** One database server for a whole run of tests, with a migrated template that every test file clones. */
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/db/migrate.ts';
import { buildKnowledge } from '../knowledge/built-knowledge.ts';
import { createTemplate, dropDatabase, startTestDatabase } from './testing.ts';

export default async function setup(project: TestProject) {
  // Half-written files have tests of their own; the others go on with the index from before.
  buildKnowledge({ mayBeOld: true });
  const database = await startTestDatabase();
  const template = `kolegia_template_${Date.now()}`;
  await createTemplate(database.adminUrl, template, (databaseUrl) => migrate({ databaseUrl }));
  project.provide('testDatabase', { adminUrl: database.adminUrl, template });
  return async () => {
    await dropDatabase(database.adminUrl, template);
    await database.stop();
  };
}
