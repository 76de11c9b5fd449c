import { sql } from 'drizzle-orm';
import { customType, index, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const searchSchema = pgSchema('search');

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Numbers documents as they come; ages are made of it, see `document-age.policy.ts`. */
export const documentNumber = searchSchema.sequence('document_number');

/** One per published item. Its words only: what is shown is read where it is kept, so that a change shows at once. */
export const document = searchSchema.table(
  'document',
  {
    itemId: text().primaryKey(),
    /** Null for anonymous authors: nothing in this table leads to them. */
    authorId: text(),
    language: text().$type<'en' | 'id'>().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    titleWords: tsvector().notNull(),
    words: tsvector().notNull(),
    /** Distinct words as they are written, to take them out of the vocabulary again. */
    vocabulary: text().array().notNull(),
  },
  (t) => [
    index('document_title_words').using('gin', t.titleWords),
    index('document_words').using('gin', t.words),
    index('document_author').on(t.authorId).where(sql`author_id is not null`),
  ],
);

/** Members who want to be found. */
export const person = searchSchema.table(
  'person',
  {
    memberId: text().primaryKey(),
    words: tsvector().notNull(),
    /** 1 for verified colleagues, who come first. */
    weight: integer().notNull(),
    vocabulary: text().array().notNull(),
  },
  (t) => [index('person_words').using('gin', t.words)],
);

/** Every word that can be found, and in how many texts or names it is: for words half typed or mistyped. */
export const word = searchSchema.table(
  'word',
  { word: text().notNull(), source: text().$type<'text' | 'name'>().notNull(), uses: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.word, t.source] }),
    index('word_prefix').on(t.word.op('text_pattern_ops')),
    index('word_similar').using('gin', t.word.op('gin_trgm_ops')),
  ],
);
