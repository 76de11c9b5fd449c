/** Finding cases and colleagues by words. */
import { z } from 'zod';
import { Byline, MemberCard } from '#modules/identity/byline.contract.ts';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { query, search as searchBase } from '#platform/operation/operation.ts';
import { PageInput } from '#platform/operation/paging.ts';

export const SEARCH_KINDS = ['all', 'cases', 'people'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const QUERY_LENGTH = 200;
export const SEARCH_PAGE_SIZE = 10;

/** A text in pieces: `hit` are the words that were looked for. */
const Segments = z.array(z.strictObject({ text: z.string(), hit: z.boolean() }));
export type Segments = z.infer<typeof Segments>;

const FoundItem = z.strictObject({
  type: z.literal('item'),
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  language: z.enum(['en', 'id']),
  title: Segments,
  /** Passages around the words that were found. */
  excerpt: Segments,
  byline: Byline,
  specialities: z.array(z.string()),
  publishedAt: z.string(),
});
export type FoundItem = z.infer<typeof FoundItem>;

const FoundPerson = z.strictObject({ type: z.literal('person'), name: Segments, member: MemberCard });
export type FoundPerson = z.infer<typeof FoundPerson>;

export const Found = z.discriminatedUnion('type', [FoundItem, FoundPerson]);
export type Found = z.infer<typeof Found>;

const SearchQuery = z
  .string()
  .trim()
  .min(1, { error: 'search.validation.query' })
  .max(QUERY_LENGTH, { error: 'search.validation.queryLong' });

export const search = query('search.search', {
  summary:
    'Cases and colleagues that fit the words; the best of the newest first. Words in quotes stand together, `-` leaves out, `or` (`atau`) allows either.',
  http: searchBase.get('/search'),
  access: 'anyone',
  rate: 'search',
  input: z.strictObject({
    q: SearchQuery,
    /** Under `all`, the first page begins with up to three colleagues. */
    kind: z.enum(SEARCH_KINDS).default('all'),
    /** Slug. */
    speciality: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .optional(),
    cursor: PageInput.cursor,
    limit: z.coerce.number().int().min(1).max(20).default(SEARCH_PAGE_SIZE),
  }),
  output: z.strictObject({
    data: z.array(Found),
    nextCursor: z.string().nullable(),
    /** Nothing was found as it was written; this was looked for instead. */
    corrected: z.string().nullable(),
  }),
  errors: {},
});

export const MAX_SUGGESTIONS = 8;

export const Suggestion = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('item'), id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string() }),
  z.strictObject({ type: z.literal('person'), id: z.string(), name: z.string(), speciality: z.string().nullable() }),
]);
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestOnSearch = query('search.suggestOnSearch', {
  summary: 'Up to eight cases and colleagues whose title or name begins with what was typed so far, or nearly does.',
  http: searchBase.get('/suggest-on-search'),
  access: 'anyone',
  rate: 'search',
  input: z.strictObject({ q: SearchQuery }),
  output: z.strictObject({ suggestions: z.array(Suggestion).max(MAX_SUGGESTIONS) }),
  errors: {},
});

export const Colleague = z.strictObject({
  id: z.string(),
  name: z.string(),
  speciality: z.string().nullable(),
  /** Takes part in the discussion under this name. */
  here: z.boolean(),
});
export type Colleague = z.infer<typeof Colleague>;

export const suggestColleagues = query('search.suggestColleagues', {
  summary:
    'Whom a text about an item may name, by what was typed of the name: colleagues who take part under their name, then those the reader follows, then any.',
  http: searchBase.get('/suggest-colleagues'),
  access: 'member',
  rate: 'search',
  input: z.strictObject({ itemId: Id, /** Empty: those who are near. */ q: z.string().trim().max(60).default('') }),
  output: z.strictObject({ colleagues: z.array(Colleague).max(MAX_SUGGESTIONS) }),
  errors: { 'library.itemNotFound': 404 },
});
