import { readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Whether all migrations of this version have been applied; false as well for a database that has none at all. */
export async function isMigrated(client: pg.ClientBase): Promise<boolean> {
  // Written by drizzle-kit.
  const { entries } = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as { entries: { when: number }[] };
  const { rows: found } = await client.query<{ known: boolean }>(`select to_regclass('migrations.applied') is not null as known`);
  if (found[0]?.known !== true) return false;
  const { rows } = await client.query<{ last: string | null }>('select max(created_at)::text as last from migrations.applied');
  return Number(rows[0]?.last ?? 0) >= (entries.at(-1)?.when ?? 0);
}
