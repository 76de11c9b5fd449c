import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { FilePurpose } from '../file.contract.ts';
import type { ImageRef, MediaPurpose } from '../media.contract.ts';

export const media = pgSchema('media');

const at = () => timestamp({ withTimezone: true });

export const image = media.table(
  'image',
  {
    /** Random and unrelated to its owner or its time: it stands in public addresses. */
    id: text().primaryKey(),
    ownerId: text().notNull(),
    purpose: text().$type<MediaPurpose>().notNull(),
    ref: jsonb().$type<ImageRef>().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** Set once something shows it; uploads that nothing ever showed are cleared away. */
    keptAt: at(),
    /** Ids of the items that show it: whoever may read one of them may see it. `anyone`: it is shown to everybody. */
    shownBy: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [index('image_forgotten').on(t.createdAt), index('image_owner').on(t.ownerId)],
);

/** A PDF as it was uploaded; served by the module that holds it. */
export const file = media.table(
  'file',
  {
    /** Random and unrelated to its owner or its time: it stands in addresses. */
    id: text().primaryKey(),
    ownerId: text().notNull(),
    purpose: text().$type<FilePurpose>().notNull().default('post'),
    name: text().notNull(),
    bytes: integer().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** Set once something shows it; uploads that nothing ever showed are cleared away. */
    keptAt: at(),
  },
  (t) => [index('file_forgotten').on(t.createdAt), index('file_owner').on(t.ownerId)],
);
