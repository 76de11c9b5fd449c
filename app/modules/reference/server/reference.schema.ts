import { sql } from 'drizzle-orm';
import { index, integer, pgSchema, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const reference = pgSchema('reference');

export const place = reference.table(
  'place',
  {
    /** A code, not a random id: the same after every load. */
    id: text().primaryKey(),
    country: text().notNull(),
    /** The place around this one; of a state, the country's code. */
    parentId: text().notNull(),
    /** Index in PLACE_KINDS: the larger the place, the smaller the number. */
    size: smallint().notNull(),
    name: text().notNull(),
    /** Small letters without accents or the kind of area, words parted by one space: what is searched and sorted by. */
    searchName: text().notNull(),
    within: text().notNull(),
    postalCode: text(),
  },
  (t) => [
    // The collation C makes the order that of bytes, so that one index serves prefixes, order and keyset.
    index('place_typed').on(t.country, t.size, sql`${t.searchName} collate "C"`, sql`${t.id} collate "C"`),
    index('place_children').on(t.parentId, sql`${t.searchName} collate "C"`, sql`${t.id} collate "C"`),
    index('place_words').using('gin', t.searchName.op('gin_trgm_ops')),
    index('place_postal_code').on(t.postalCode).where(sql`postal_code is not null`),
  ],
);

/** Which version of a data set is in the database. */
export const load = reference.table('load', {
  name: text().primaryKey(),
  version: text().notNull(),
  rows: integer().notNull(),
  loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
