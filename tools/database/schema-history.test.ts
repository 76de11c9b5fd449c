import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { MIGRATIONS } from '#platform/db/migrate.ts';
import drizzleConfig from '../../drizzle.config.ts';

it('the tables in the code are those that the migrations make: `npm run migration` would write nothing', async () => {
  const schemas: Record<string, unknown> = {};
  for (const file of globSync(drizzleConfig.schema as string[], { cwd: PROJECT_FOLDER }))
    for (const [name, value] of Object.entries((await import(pathToFileURL(path.join(PROJECT_FOLDER, file)).href)) as object))
      schemas[`${file} ${name}`] = value;
  const { entries } = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const last = entries.at(-1)?.tag.slice(0, 4);
  const snapshot = JSON.parse(readFileSync(path.join(MIGRATIONS, `meta/${last}_snapshot.json`), 'utf8')) as Parameters<
    typeof generateMigration
  >[0];
  const now = generateDrizzleJson(schemas, snapshot.id, undefined, 'snake_case');
  expect(Object.keys(now.tables).length).toBeGreaterThan(40);
  expect(await generateMigration(snapshot, now)).toEqual([]);
});
