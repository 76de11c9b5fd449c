import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { cloneDatabase, dropDatabase } from '../../../tools/database/testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test server's template database is. */
    testDatabase: { adminUrl: string; template: string };
  }
}

export interface TestDatabase {
  readonly name: string;
  readonly databaseUrl: string;
  drop(): Promise<void>;
}

/** A database with the newest schema and no rows, for one file of tests. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testDatabase');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  return { name, databaseUrl: await cloneDatabase(adminUrl, template, name), drop: () => dropDatabase(adminUrl, name) };
}

/** The address of a database that nothing can be written to. */
export function readOnly(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  return url.href;
}
