/** Installations stand at versions that have landed: each of them must come to the newest with all it holds. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { MIGRATIONS, migrate } from '#platform/db/migrate.ts';
import { describedSchema } from './described-schema.ts';
import { withClient } from './extensions.ts';
import { createEmpty, dropDatabase } from './testing.ts';

const { adminUrl } = inject('testDatabase');
const NAME = `landed_${Date.now()}`;
let folder: string;
let databaseUrl: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-landed-'));
  databaseUrl = await createEmpty(adminUrl, NAME);
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await dropDatabase(adminUrl, NAME);
});

const landed = Object.keys(JSON.parse(readFileSync(path.join(MIGRATIONS, 'landed.json'), 'utf8')) as Record<string, string>);

/** Applies the first so many migrations and no others. */
async function migrateTo(count: number): Promise<void> {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate({ databaseUrl, folder });
}

type Rows = Record<string, Record<string, unknown>[]>;

/** All rows of all tables, by table. */
const allRows = (): Promise<Rows> =>
  withClient(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'migrations', 'jobs')
       and not (select relispartition from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass)`,
    );
    const all: Rows = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`);
      if (rows.length > 0) all[name] = rows.map(({ row }) => row);
    }
    return all;
  });

it('comes from every landed version to the newest: with its rows, and to the schema that an empty beginning has', async () => {
  for (const [index, name] of landed.entries()) {
    await migrateTo(index + 1);
    const rows = path.join(import.meta.dirname, 'landed-rows', `${name.slice(0, 4)}.sql`);
    if (existsSync(rows)) await withClient(databaseUrl, (client) => client.query(readFileSync(rows, 'utf8')));
  }
  const before = await allRows();
  expect(Object.keys(before).length).toBeGreaterThan(15);
  await migrate({ databaseUrl });

  const after = await allRows();
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table], table).toHaveLength(rows.length);
    expect(after[table], table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
  }

  const upgraded = await withClient(databaseUrl, describedSchema);
  await createEmpty(adminUrl, NAME);
  await migrate({ databaseUrl });
  expect(upgraded).toEqual(await withClient(databaseUrl, describedSchema));
  expect(upgraded.length).toBeGreaterThan(300);
});
