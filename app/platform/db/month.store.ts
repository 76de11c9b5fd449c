/** Upkeep of the tables that are kept by month; the functions it calls are in migrations/0001_months.sql. */
import type { Database } from './database.ts';

/** Made ahead, so that a month in which no job runs is no trouble; what comes later still waits in the default partition. */
export const MONTHS_AHEAD = 3;

const BY_MONTH = `select p.partrelid::regclass::text as name from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
  join pg_namespace n on n.oid = c.relnamespace where p.partstrat = 'r' and p.partdefid <> 0 and n.nspname <> 'jobs' order by name`;

/** This month's partition and those of the next, for every table that is kept by month. Returns how many were missing. */
export async function makeMonths(db: Database): Promise<number> {
  let made = 0;
  for (const { name } of await rowsOf<{ name: string }>(db, BY_MONTH)) {
    for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
      // One statement, one transaction: the short locks of one month are gone before the next asks for its own.
      const [row] = await rowsOf<{ added: boolean }>(
        db,
        `select platform.add_month($1::regclass, (now() at time zone 'UTC' + make_interval(months => $2))::date) as added`,
        [name, ahead],
      );
      if (row?.added === true) made += 1;
    }
  }
  return made;
}

/** Partitions of months that are over for good and hold nothing any more. Returns how many went. */
export async function dropEmptyMonths(db: Database): Promise<number> {
  const over = await rowsOf<{ parent: string; part: string }>(
    db,
    `with parent as (${BY_MONTH})
     select parent.name as parent, i.inhrelid::regclass::text as part
     from parent join pg_inherits i on i.inhparent = parent.name::regclass join pg_class c on c.oid = i.inhrelid
     where c.relname ~ '_\\d{4}_\\d\\d$'
       and to_date(right(c.relname, 7), 'YYYY_MM') < date_trunc('month', now() at time zone 'UTC') - interval '1 month'
     order by part`,
  );
  let dropped = 0;
  for (const { parent, part } of over) {
    const [row] = await rowsOf<{ gone: boolean }>(db, 'select platform.drop_empty_month($1::regclass, $2::regclass) as gone', [
      parent,
      part,
    ]);
    if (row?.gone === true) dropped += 1;
  }
  return dropped;
}

async function rowsOf<Row extends object>(db: Database, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await db.client.query<Row>(text, values)).rows;
}
