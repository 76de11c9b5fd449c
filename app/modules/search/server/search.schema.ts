import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, json, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SearchFilters } from '../search.contract.ts';

export const searchSchema = pgSchema('search');

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Of the indexes of words. What is written would otherwise wait in a list for the next vacuum, and every search would go through all of
 * it: 24 ms where the index takes 1. It is half a millisecond more for whoever writes a text, and nobody waits for that.
 */
const AT_ONCE = { fastupdate: false };

/** Numbers documents as they come; ages are made of it, see `document-age.policy.ts`. */
export const documentNumber = searchSchema.sequence('document_number');

/** One per published item. Its words only: what is shown is read where it is kept, so that a change shows at once. */
export const document = searchSchema.table(
  'document',
  {
    itemId: text().primaryKey(),
    /** Null for anonymous authors: nothing in this table leads to them. */
    authorId: text(),
    /** Who may find it, as the library says; null for everybody. */
    audience: text(),
    language: text().$type<'en' | 'id'>().notNull(),
    /** These are labels among the words, too; here they are counted. */
    kind: text().notNull(),
    specialities: text().array().notNull(),
    solved: boolean().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it could be found for the first time: what feeds bring is dated earlier. Written under the lock of the index. */
    arrivedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    titleWords: tsvector().notNull(),
    words: tsvector().notNull(),
    /** Distinct words as they are written, to take them out of the vocabulary again. */
    vocabulary: text().array().notNull(),
  },
  (t) => [
    index('document_title_words').using('gin', t.titleWords).with(AT_ONCE),
    index('document_words').using('gin', t.words).with(AT_ONCE),
    index('document_author').on(t.authorId).where(sql`author_id is not null`),
  ],
);

/** Two words that stand next to each other in a name, as an index of this language writes them: see `name-pair.store.ts`. */
export const namePair = searchSchema.table(
  'name_pair',
  {
    language: text().$type<'en' | 'id'>().notNull(),
    pair: text().notNull(),
    /** Every document that has it bears its label. */
    labelled: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.language, t.pair] })],
);

/**
 * A thirty-second and a quarter of the members, by chance: of a name that thousands have, as many as are compared are found among a few,
 * where the index of all would give them all before the first is looked at. The condition is repeated in the question, letter for letter.
 */
export const PEOPLE_PARTS = [
  { index: 'person_words_few', part: '(hashtextextended(member_id, 0) & 31) = 0' },
  { index: 'person_words_some', part: '(hashtextextended(member_id, 0) & 3) = 0' },
] as const;

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
  (t) => [
    index('person_words').using('gin', t.words).with(AT_ONCE),
    ...PEOPLE_PARTS.map(({ index: name, part }) => index(name).using('gin', t.words).with(AT_ONCE).where(sql.raw(part))),
  ],
);

/** Every word that can be found, and in how many texts or names it is: for words half typed or mistyped. */
export const word = searchSchema.table(
  'word',
  { word: text().notNull(), source: text().$type<'text' | 'name'>().notNull(), uses: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.word, t.source] }),
    index('word_prefix').on(t.word.op('text_pattern_ops')),
    index('word_similar').using('gin', t.word.op('gin_trgm_ops')).with(AT_ONCE),
  ],
);

/** Forums by name; that there is one, everybody may know. */
export const forum = searchSchema.table(
  'forum',
  {
    forumId: text().primaryKey(),
    name: text().notNull(),
    about: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index('forum_words').using('gin', t.words).with(AT_ONCE)],
);

/** Communities, likewise. */
export const community = searchSchema.table(
  'community',
  {
    communityId: text().primaryKey(),
    name: text().notNull(),
    about: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index('community_words').using('gin', t.words).with(AT_ONCE)],
);

/** What a member looked for of late. */
export const recentSearch = searchSchema.table(
  'recent_search',
  {
    memberId: text().notNull(),
    q: text().notNull(),
    filters: json().$type<SearchFilters>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.q] })],
);

/** Members who do not want their searches kept. */
export const searchPrivacy = searchSchema.table('privacy', { memberId: text().primaryKey() });

export const savedSearch = searchSchema.table(
  'saved_search',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    q: text().notNull(),
    filters: json().$type<SearchFilters>().notNull(),
    alerts: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What came into the index up to here, the member has been told of. */
    checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('saved_search_member').on(t.memberId, t.createdAt), index('saved_search_due').on(t.checkedAt).where(sql`alerts`)],
);
