/**
 * The spine: everything that can be read in a feed is an item, whatever its kind. What is said about items stands in
 * discussion.contract.ts, what others hear of in library-events.contract.ts.
 */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { lineOrNone } from '#platform/richtext/line.ts';

export const ITEM_KINDS = ['case', 'video', 'series', 'article', 'post', 'thread', 'newsletter'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Where pages of a kind stand. */
const ITEM_PATHS: Readonly<Record<ItemKind, string>> = {
  case: '/cases',
  video: '/video',
  series: '/series',
  article: '/news',
  post: '/posts',
  thread: '/threads',
  newsletter: '/newsletters/issues',
};

/** The item's page, without language prefix. */
export const itemPath = ({ kind, id }: { kind: ItemKind; id: string }): string => `${ITEM_PATHS[kind]}/${id}`;

export const REACTIONS = ['helpful', 'insightful', 'agree'] as const;
export const Reaction = z.enum(REACTIONS);
export type Reaction = z.infer<typeof Reaction>;

const count = z.int().nonnegative();

export const Counts = z.strictObject({
  comments: count,
  helpful: count,
  insightful: count,
  agree: count,
  reposts: count,
  bookmarks: count,
  views: count,
  /** Members who answered the item's question. */
  answers: count,
});
export type Counts = z.infer<typeof Counts>;

/** What the viewer has done with an item; null for readers who are not signed in. */
export const ViewerMarks = z
  .strictObject({ bookmarked: z.boolean(), reposted: z.boolean(), following: z.boolean(), reaction: Reaction.nullable() })
  .nullable();
export type ViewerMarks = z.infer<typeof ViewerMarks>;

/** An item as lists show it. `card` is what its kind needs there. */
export const ItemCard = z.strictObject({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  language: z.enum(['en', 'id']),
  title: z.string(),
  summary: z.string(),
  byline: Byline,
  specialities: z.array(z.string()),
  publishedAt: z.string(),
  activityAt: z.string(),
  solved: z.boolean(),
  card: z.record(z.string(), z.unknown()),
  counts: Counts,
  my: ViewerMarks,
});
export type ItemCard = z.infer<typeof ItemCard>;

/** Why a card is in the feed. `value` fills the sentence: a speciality's slug, the name of a colleague, a forum or a journal. */
export const FeedReason = z.strictObject({
  /** `again`: it was seen within the last day, and nothing else is left. */
  key: z.enum(['followed', 'reposted', 'forum', 'journal', 'speciality', 'unanswered', 'active', 'recent', 'again']),
  value: z.string().nullable(),
});

export const FeedEntry = ItemCard.extend({
  reason: FeedReason,
  /** Who shared it; `id` is what its note is reported by. */
  repost: z.strictObject({ id: z.string(), byline: Byline, note: z.string().nullable(), at: z.string() }).nullable(),
});
export type FeedEntry = z.infer<typeof FeedEntry>;

export const listFeed = query('library.listFeed', {
  summary:
    'What the reader follows, their forums and speciality, what is fresh, unanswered and active, each card with its reason. To a member no card comes twice within a day, unless nothing else is left.',
  http: main.get('/feed'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({
    ...PageInput,
    /** From the previous page's `nextCursor`: it also names what was brought up before its turn. */
    cursor: z.string().max(800).optional(),
    filter: z.enum(['forYou', 'following']).default('forYou'),
  }),
  output: pageOf(FeedEntry),
  errors: {},
});

// ---------- reactions, bookmarks, reposts, views ----------

export const react = command('library.react', {
  summary: 'Sets the own reaction to an item or a comment, or takes it back with null.',
  http: main.post('/react'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ target: z.enum(['item', 'comment']), id: Id, reaction: Reaction.nullable() }),
  output: z.strictObject({ helpful: count, insightful: count, agree: count, myReaction: Reaction.nullable() }),
  errors: { 'library.itemNotFound': 404, 'library.commentNotFound': 404 },
});

export const setBookmark = command('library.setBookmark', {
  summary: 'Keeps an item for later, or lets it go.',
  http: main.post('/add-remove-bookmark'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id, bookmarked: z.boolean() }),
  output: z.strictObject({ bookmarked: z.boolean(), bookmarks: count }),
  errors: { 'library.itemNotFound': 404 },
});

export const listBookmarks = query('library.listBookmarks', {
  summary: 'Own bookmarks, newest first.',
  http: main.get('/bookmarked'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...PageInput, kind: z.enum(ITEM_KINDS).optional() }),
  output: pageOf(ItemCard),
  errors: {},
});

/** Lists at addresses that name a member: it has to be the one who asks. */
const OWN_LIST_ERRORS = { 'library.notYourList': 403 } as const;

export const listMemberBookmarks = query('library.listMemberBookmarks', {
  summary: 'Bookmarks of the member who asks, of one kind or all, newest first; those of others are refused.',
  http: main.get('/bookmarked/:memberId/:kind'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ memberId: Id, kind: z.enum([...ITEM_KINDS, 'all']), ...PageInput }),
  output: pageOf(ItemCard),
  errors: OWN_LIST_ERRORS,
});

export const followItem = command('library.followItem', {
  summary: 'Follows an item to be told of new answers, its best one and its updates, or stops.',
  http: main.post('/follow-item'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id, following: z.boolean() }),
  output: z.strictObject({ following: z.boolean() }),
  errors: { 'library.itemNotFound': 404 },
});

export const recordView = command('library.recordView', {
  summary: 'Counts a reading, once per member and day.',
  http: main.post('/record-view'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id }),
  output: z.strictObject({ counted: z.boolean() }),
  errors: { 'library.itemNotFound': 404 },
});

const MOST_VIEWED_INPUT = { kind: z.enum(ITEM_KINDS).optional(), limit: z.coerce.number().int().min(1).max(20).default(5) };
const MostViewedItem = ItemCard.extend({ viewsThisWeek: z.number().int() });
export type MostViewedItem = z.infer<typeof MostViewedItem>;
const MostViewed = z.strictObject({ data: z.array(MostViewedItem) });

export const listMostViewed = query('library.listMostViewed', {
  summary: 'Items most read in the last seven days.',
  http: main.get('/most-viewed'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject(MOST_VIEWED_INPUT),
  output: MostViewed,
  errors: {},
});

export const listMemberMostViewed = query('library.listMemberMostViewed', {
  summary: 'Items most read in the last seven days, as the member who asks may read them; another member’s id is refused.',
  http: main.get('/most-viewed/:memberId'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ memberId: Id, ...MOST_VIEWED_INPUT }),
  output: MostViewed,
  errors: OWN_LIST_ERRORS,
});

export const REPOST_NOTE_LENGTH = 500;
/** What the reader says with a repost. */
export interface RepostWords {
  readonly note: string | null;
  readonly acceptIdentifiers: boolean;
  readonly was?: string | null;
}
/** Of every operation that reposts, beside what its kind says. */
export const REPOST_INPUT = {
  /** Without one, what stands beside it already stays. */
  note: lineOrNone(REPOST_NOTE_LENGTH).nullable().default(null),
  /** The note that it takes the place of, where one is known: another that stands there by now is kept. */
  was: lineOrNone(REPOST_NOTE_LENGTH).nullable().default(null),
  /** False takes it back. */
  reposted: z.boolean().default(true),
  /** Of the note: what stays in it names no patient. */
  acceptIdentifiers: z.boolean().default(false),
};
export const Reposted = z.strictObject({
  reposted: z.boolean(),
  reposts: count,
  /** What stood beside one that was taken back, for whoever brings it back. */
  note: z.string().optional(),
});
export type Reposted = z.infer<typeof Reposted>;
export const REPOST_ERRORS = {
  'library.ownRepost': 409,
  'library.notPublished': 409,
  'library.staleNote': 409,
  'library.identifiersRemain': 422,
  /** It was erased at that moment. */
  'library.itemNotFound': 404,
} as const;

// ---------- rooms of live connections ----------

/** Whoever looks at a feed hears here that there is a new item; members in the second one, of what is for them. */
export const FEED_ROOM = 'feed';
export const MEMBERS_FEED_ROOM = 'feed:members';

/** Whoever has an item open hears here that something was answered; only those who may read it. */
export const itemRoom = (itemId: string): string => `item:${itemId}`;
