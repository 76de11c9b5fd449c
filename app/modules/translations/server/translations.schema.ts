import { index, integer, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#platform/i18n/languages.ts';

export const translations = pgSchema('translations');

const at = () => timestamp({ withTimezone: true });

export const missingText = translations.table(
  'missing_text',
  {
    id: text().primaryKey(),
    language: text().$type<Language>().notNull(),
    namespace: text().notNull(),
    key: text().notNull(),
    /** What was shown in its place. */
    fallback: text().notNull(),
    times: integer().notNull().default(1),
    lastNotedAt: at().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('missing_text_once').on(t.language, t.namespace, t.key), index('missing_text_age').on(t.lastNotedAt)],
);
