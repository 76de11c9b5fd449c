/** The sample cases in the index, without their pictures, which take longest to make. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylineOf, insertSampleMembers } from '#modules/identity/server/identity.public.ts';
import { reindexAll } from '#modules/search/server/search.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { copyRows } from '#sample/copy-rows.ts';
import { caseRows, type Rows, TABLES, type TableName } from '#sample/sample-case-rows.ts';
import { memberOf } from '#sample/sample-people.ts';
import { readSampleWorld } from '#sample/sample-world.ts';

export async function loadSampleCases(services: Services, now: Date): Promise<void> {
  const world = readSampleWorld(now);
  await services.database.transaction(async (db) => {
    await insertSampleMembers(
      db,
      world.people.map((person, n) => memberOf(person, n, now)),
    );
    const bylines = await sampleBylines(
      db,
      world.people.map(({ id }) => id),
    );
    const rows = Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;
    for (const sample of world.cases) caseRows(world, { ...sample, content: { ...sample.content, images: [] } }, bylines, [], rows);
    if (!('release' in db.client)) throw new Error('COPY runs inside a transaction');
    for (const [table, columns] of Object.entries(TABLES)) await copyRows(db.client, table, columns, rows[table as TableName]);
    await reindexAll({ db, services });
  });
}

/** Of sample members, by their ids. */
export async function sampleBylines(db: Database, ids: readonly string[]) {
  const of = async (anonymous: boolean) => {
    const bylines = new Map<string, Byline>();
    for (const id of ids) bylines.set(id, await bylineOf(db, id, anonymous));
    return (id: string): Byline => {
      const byline = bylines.get(id);
      if (byline === undefined) throw new Error(`No byline of ${id}`);
      return byline;
    };
  };
  return { named: await of(false), unnamed: await of(true) };
}
