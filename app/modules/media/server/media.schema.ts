import { index, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImageRef } from '../media.contract.ts';

export const media = pgSchema('media');

const at = () => timestamp({ withTimezone: true });

export const image = media.table(
  'image',
  {
    /** Random and unrelated to its owner or its time: it stands in public addresses. */
    id: text().primaryKey(),
    ownerId: text().notNull(),
    purpose: text().$type<'case' | 'avatar' | 'document'>().notNull(),
    ref: jsonb().$type<ImageRef>().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** Set once something shows it; uploads that nothing ever showed are cleared away. */
    keptAt: at(),
  },
  (t) => [index('image_forgotten').on(t.createdAt), index('image_owner').on(t.ownerId)],
);
