import { date, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SliderAudience, SliderContent } from '../promotion.contract.ts';

export const promotion = pgSchema('promotion');

const at = () => timestamp({ withTimezone: true });

export const slider = promotion.table(
  'slider',
  {
    id: text().primaryKey(),
    texts: jsonb().$type<SliderContent['texts']>().notNull(),
    href: text().notNull(),
    audience: text().$type<SliderAudience>().notNull(),
    specialities: text().array().notNull(),
    startsAt: at().notNull(),
    endsAt: at(),
    position: integer().notNull(),
    strangerVisits: integer().notNull().default(0),
    version: integer().notNull().default(1),
    removedAt: at(),
  },
  (t) => [index('slider_order').on(t.position, t.id)],
);

/** Its key is what makes a member count once a day. */
export const sliderVisit = promotion.table(
  'slider_visit',
  {
    sliderId: text()
      .notNull()
      .references(() => slider.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    memberId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sliderId, t.day, t.memberId] })],
);
