import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Brings the database to the newest schema, or to that of another folder of migrations. Two servers that start at once take turns, by an advisory lock.
 */
export async function migrate({ databaseUrl, folder = MIGRATIONS }: { databaseUrl: string; folder?: string }): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kolegia-migrate' });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('kolegia.migrate'))`);
    // Newer than the plain installation may allow: the database's owner creates them once, then this is a no-op.
    await client.query('create extension if not exists pg_trgm; create extension if not exists unaccent');
    await applyMigrations(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'migrations', migrationsTable: 'applied' });
  } finally {
    await client.end();
  }
}
