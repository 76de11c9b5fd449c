/** Finding what can be read, colleagues, forums, communities and topics by words. */
import { z } from 'zod';
import { Byline, MemberCard } from '#modules/identity/byline.contract.ts';
import { ITEM_KINDS, type ItemKind } from '#modules/library/library.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { query, search as searchBase } from '#platform/operation/operation.ts';
import { PageInput } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';

export const SEARCH_KINDS = ['all', 'cases', 'articles', 'videos', 'posts', 'forums', 'people', 'topics'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Items that are found under each kind; under `all` every item is. */
export const ITEM_KINDS_OF: Readonly<Partial<Record<SearchKind, readonly ItemKind[]>>> = {
  cases: ['case'],
  articles: ['article', 'newsletter'],
  videos: ['video', 'series'],
  posts: ['post'],
  forums: ['thread'],
};

export const SEARCH_TIMES = ['day', 'week', 'month', 'year'] as const;
export type SearchTime = (typeof SEARCH_TIMES)[number];

export const QUERY_LENGTH = 200;
export const SEARCH_PAGE_SIZE = 10;

const flag = z.stringbool().or(z.boolean());

const filterFields = {
  kind: z.enum(SEARCH_KINDS).default('all'),
  /** Slug. */
  speciality: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .optional(),
  language: z.enum(['en', 'id']).optional(),
  /** Published within it. */
  time: z.enum(SEARCH_TIMES).optional(),
  /** True: only what is solved; false: only what is not. */
  solved: flag.optional(),
};

export const SearchFilters = z.strictObject(filterFields);
export type SearchFilters = z.output<typeof SearchFilters>;

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

const FoundPerson = z.strictObject({ type: z.literal('person'), /** The member’s. */ id: z.string(), name: Segments, member: MemberCard });
export type FoundPerson = z.infer<typeof FoundPerson>;

export const Found = z.discriminatedUnion('type', [FoundItem, FoundPerson]);
export type Found = z.infer<typeof Found>;

export const PLACE_TYPES = ['forum', 'community'] as const;

/** Where colleagues meet. */
export const FoundPlace = z.strictObject({ type: z.enum(PLACE_TYPES), id: z.string(), name: Segments, about: Segments });
export type FoundPlace = z.infer<typeof FoundPlace>;

/** Where a place is, without language prefix. */
export const placePath = ({ type, id }: Pick<FoundPlace, 'type' | 'id'>): string => `/${type === 'forum' ? 'forums' : 'community'}/${id}`;

export const TOPIC_TYPES = ['condition', 'speciality'] as const;

/** Something that has a name of its own and many items about it. */
export const FoundTopic = z.strictObject({ type: z.enum(TOPIC_TYPES), id: z.string(), name: z.string() });
export type FoundTopic = z.infer<typeof FoundTopic>;

const counted = z.int().nonnegative();

/** Counted up to this. */
export const MOST_COUNTED = 300;

/** Of more than these a list shows so many, the best of the newest; of items, those that have the words in their titles beside. */
export const MOST_LISTED = { items: 100, people: 500 } as const;

/** How many there are of each. Each is counted as if its own filter were not set, so that others can be chosen. */
export const Facets = z.strictObject({
  /** False: only the newest `among` were counted, and there are more. */
  exact: z.boolean(),
  among: counted,
  /** Of colleagues, more than `MOST_COUNTED` stands for that many or more; of forums and communities as many as are shown. */
  kinds: z.array(z.strictObject({ value: z.enum(SEARCH_KINDS), count: counted })),
  /** Under `people` those of colleagues; none where there are more than `MOST_COUNTED`. */
  specialities: z.array(z.strictObject({ value: z.string(), count: counted })).max(12),
  languages: z.array(z.strictObject({ value: z.enum(['en', 'id']), count: counted })),
  solved: z.array(z.strictObject({ value: z.enum(['yes', 'no']), count: counted })),
});
export type Facets = z.infer<typeof Facets>;

export const SearchQuery = line(QUERY_LENGTH, 'search.validation.query', { tooLong: 'search.validation.queryLong' });

const MAX_TOPICS = 20;
/** Half of them forums, half communities. */
export const MAX_PLACES = 100;

export const search = query('search.search', {
  summary:
    'What fits the words, and colleagues; the best of the newest first. Words in quotes stand together, `-` leaves out, `or` (`atau`) allows either.',
  http: searchBase.get('/search'),
  access: 'anyone',
  rate: 'search',
  input: z.strictObject({
    q: SearchQuery,
    /** Under `all`, the first page begins with up to three colleagues. */
    ...filterFields,
    /** The words as they are, though nothing has them: no others are looked for instead. */
    asTyped: flag.default(false),
    /** Count as well; first page only. */
    facets: flag.default(false),
    cursor: PageInput.cursor,
    limit: z.coerce.number().int().min(1).max(20).default(SEARCH_PAGE_SIZE),
  }),
  output: z.strictObject({
    data: z.array(Found),
    nextCursor: z.string().nullable(),
    /** Nothing was found as it was written; this was looked for instead. */
    corrected: z.string().nullable(),
    /** Little was found, and this spelling is much more frequent: it finds more. */
    suggested: z.string().nullable(),
    /** From this place in `data` on, some of the words are missing; null when all stand in each. */
    partialFrom: z.int().nonnegative().nullable(),
    /** First page of `all`, `forums` or `topics`; otherwise empty. */
    places: z.array(FoundPlace).max(MAX_PLACES),
    topics: z.array(FoundTopic).max(MAX_TOPICS),
    facets: Facets.nullable(),
  }),
  errors: {},
});

export const MAX_SUGGESTIONS = 8;

export const Suggestion = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('item'), id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string() }),
  z.strictObject({ type: z.literal('person'), id: z.string(), name: z.string(), speciality: z.string().nullable() }),
  z.strictObject({ type: z.enum(PLACE_TYPES), id: z.string(), name: z.string() }),
  z.strictObject({ type: z.literal('topic'), topic: z.enum(TOPIC_TYPES), id: z.string(), name: z.string() }),
]);
export type Suggestion = z.infer<typeof Suggestion>;

/** Where a topic leads, without language prefix. */
export const topicPath = ({ type, id }: Pick<FoundTopic, 'type' | 'id'>): string => `/discover?${type}=${id}`;

export const suggestOnSearch = query('search.suggestOnSearch', {
  summary:
    'Up to eight items, colleagues, forums, communities and topics whose title or name begins with what was typed so far, or nearly does.',
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
  input: z.strictObject({
    /** Left out for what is not there yet, such as a post that is being written. */ itemId: Id.optional(),
    /** Empty: those who are near. */ q: z.string().trim().max(60).default(''),
  }),
  output: z.strictObject({ colleagues: z.array(Colleague).max(MAX_SUGGESTIONS) }),
  errors: { 'library.itemNotFound': 404 },
});
