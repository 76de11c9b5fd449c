import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { mostViewed } from './library.schema.ts';

/** More than are shown, of each kind: a reader may not see all of them, and what is only read where it stands is left out. */
const KEPT_OF_A_KIND = 50;

/** Puts a new count in place of the last one. */
export async function replaceMostViewed(db: Database): Promise<void> {
  await db.delete(mostViewed);
  await db.execute(sql`insert into library.most_viewed (item_id, views)
    select item_id, views from (
      select v.item_id, v.views, row_number() over (partition by i.kind order by v.views desc, v.item_id desc) as place
      from (select item_id, count(*)::int as views from library.view where day > current_date - 7 group by item_id) v
      join library.item i on i.id = v.item_id where i.status = 'published' and not i.quiet) ranked
    where place <= ${KEPT_OF_A_KIND}`);
}
