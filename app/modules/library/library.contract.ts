/** The spine: everything that can be read in a feed is an item, whatever its kind. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { isBlank, RichText, richText } from '#platform/richtext/richtext.ts';

export const ITEM_KINDS = ['case', 'article', 'video', 'newsletter', 'post', 'series', 'event', 'survey', 'quiz', 'thread'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Where pages of a kind stand; kinds that have no page yet are absent. */
const ITEM_PATHS: Partial<Record<ItemKind, string>> = {
  case: '/cases',
  video: '/video',
  series: '/series',
  article: '/news',
  post: '/posts',
  thread: '/threads',
  newsletter: '/newsletters/issues',
};

/** Kinds whose items have a page. */
export const KINDS_WITH_PAGE = Object.keys(ITEM_PATHS) as ItemKind[];

/** The item's page, without language prefix. */
export const itemPath = ({ kind, id }: { kind: ItemKind; id: string }): string => `${ITEM_PATHS[kind] ?? ''}/${id}`;

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

/** Why a card is in the feed. `value` fills the sentence: a speciality's slug or a colleague's name. */
export const FeedReason = z.strictObject({
  key: z.enum(['followed', 'speciality', 'reposted', 'unanswered', 'active', 'recent']),
  value: z.string().nullable(),
});

export const FeedEntry = ItemCard.extend({
  reason: FeedReason,
  repost: z.strictObject({ byline: Byline, note: z.string().nullable(), at: z.string() }).nullable(),
});
export type FeedEntry = z.infer<typeof FeedEntry>;

export const listFeed = query('library.listFeed', {
  summary: 'What the reader follows, their speciality and what is active, each card with its reason.',
  http: main.get('/feed'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ ...PageInput, filter: z.enum(['forYou', 'following']).default('forYou') }),
  output: pageOf(FeedEntry),
  errors: {},
});

// ---------- comments ----------

export const COMMENT_LENGTH = 4000;
/** What a claim rests on. */
export const BASES_OF_CLAIM = ['guideline', 'trial', 'experience', 'opinion', 'question'] as const;

export const CommentReference = z.strictObject({
  title: z.string().trim().min(1).max(400),
  source: z.string().trim().max(300),
  year: z.int().min(1800).max(2100).nullable(),
  url: z
    .string()
    .max(2000)
    .regex(/^https?:\/\/\S+$/i, { error: 'validation.url' })
    .nullable(),
});

const commentFields = {
  id: z.string(),
  byline: Byline,
  /** True beside answers of the item's author. */
  byAuthor: z.boolean(),
  /** Null when it was deleted: its place stays while it has replies. */
  text: RichText.nullable(),
  basis: z.enum(BASES_OF_CLAIM).nullable(),
  references: z.array(CommentReference),
  /** Of a video or recording: what it is about. */
  second: count.nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** How often it was edited; each earlier text can be read. */
  edits: count,
  best: z.boolean(),
  helpful: count,
  insightful: count,
  agree: count,
  myReaction: Reaction.nullable(),
  can: z.strictObject({ edit: z.boolean(), delete: z.boolean(), reply: z.boolean(), markBest: z.boolean(), report: z.boolean() }),
};
export const CommentReply = z.strictObject(commentFields);
export const Comment = z.strictObject({ ...commentFields, replies: z.array(CommentReply) });
export type CommentReply = z.infer<typeof CommentReply>;
export type Comment = z.infer<typeof Comment>;

export const listComments = query('library.listComments', {
  summary: 'The discussion of an item, threaded two deep; the best answer first, then oldest first.',
  http: main.get('/items/:itemId/comments'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ itemId: Id, ...PageInput }),
  output: pageOf(Comment),
  errors: { 'library.itemNotFound': 404 },
});

const CommentInput = {
  text: richText(COMMENT_LENGTH).refine((text) => !isBlank(text), { error: 'validation.required' }),
  basis: z.enum(BASES_OF_CLAIM).nullable().default(null),
  references: z.array(CommentReference).max(10).default([]),
};

export const addComment = command('library.addComment', {
  summary: 'Adds an answer to an item, or a reply to an answer. Only those the author lets respond may.',
  http: main.post('/add-comment'),
  access: 'member',
  rate: 'post',
  input: z.strictObject({
    itemId: Id,
    /** The answer that is replied to; a reply to a reply joins the same thread. */
    parentId: Id.nullable().default(null),
    /** As "Anonymous colleague", with speciality, experience band and province only. */
    anonymous: z.boolean().default(false),
    /** Of a video or recording: what it is about. */
    second: z.int().min(0).max(100_000).nullable().default(null),
    ...CommentInput,
  }),
  output: Comment,
  errors: {
    'library.itemNotFound': 404,
    'library.commentNotFound': 404,
    'library.mayNotRespond': 403,
    'library.discussionClosed': 409,
    'library.tooSoon': 429,
  },
});

export const updateComment = command('library.updateComment', {
  summary: 'Changes an own comment; the earlier text stays readable. A stale edit is refused with the current text.',
  http: main.post('/update-comment'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id, /** `edits` of the version that was edited. */ edits: Version, ...CommentInput }),
  output: Comment,
  errors: { 'library.commentNotFound': 404, 'library.staleEdit': 409 },
});

export const deleteComment = command('library.deleteComment', {
  summary: 'Deletes an own comment. It can be brought back for ten minutes.',
  http: main.post('/delete-comment'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id }),
  output: z.strictObject({ commentId: z.string() }),
  errors: { 'library.commentNotFound': 404 },
});

export const restoreComment = command('library.restoreComment', {
  summary: 'Brings an own deleted comment back, within ten minutes.',
  http: main.post('/restore-comment'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id }),
  output: Comment,
  errors: { 'library.commentNotFound': 404 },
});

export const listCommentEdits = query('library.listCommentEdits', {
  summary: 'Earlier texts of a comment, newest first.',
  http: main.get('/comments/:commentId/edits'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ commentId: Id }),
  output: z.strictObject({ edits: z.array(z.strictObject({ text: RichText, at: z.string() })) }),
  errors: { 'library.commentNotFound': 404 },
});

export const markBestAnswer = command('library.markBestAnswer', {
  summary: 'Pins an answer as the best, or takes the pin off. Only the author of the item may.',
  http: main.post('/mark-best-answer'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id, best: z.boolean() }),
  output: z.strictObject({ commentId: z.string(), best: z.boolean() }),
  errors: { 'library.commentNotFound': 404, 'library.notYours': 403 },
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

export const followItem = command('library.followItem', {
  summary: 'Follows an item to be told of its updates, or stops.',
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

export const listMostViewed = query('library.listMostViewed', {
  summary: 'Items most read in the last seven days.',
  http: main.get('/most-viewed'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ kind: z.enum(ITEM_KINDS).optional(), limit: z.coerce.number().int().min(1).max(20).default(5) }),
  output: z.strictObject({ data: z.array(ItemCard) }),
  errors: {},
});

export const REPOST_NOTE_LENGTH = 500;
/** Of every operation that reposts, beside what its kind says. */
export const REPOST_INPUT = {
  note: z.string().trim().max(REPOST_NOTE_LENGTH).nullable().default(null),
  /** False takes it back. */
  reposted: z.boolean().default(true),
};
export const Reposted = z.strictObject({ reposted: z.boolean(), reposts: count });
export type Reposted = z.infer<typeof Reposted>;
export const REPOST_ERRORS = { 'library.ownRepost': 409, 'library.notPublished': 409 } as const;

// ---------- events ----------

const itemEvent = { itemId: z.string(), kind: z.enum(ITEM_KINDS), authorId: z.string() };

/** Whoever looks at a feed hears here that there is a new item. */
export const FEED_ROOM = 'feed';

/** Whoever has an item open hears here that something was answered; only those who may read it. */
export const itemRoom = (itemId: string): string => `item:${itemId}`;

/** An item is readable from now on. */
export const itemPublished = event('library.itemPublished', z.strictObject({ ...itemEvent, anonymous: z.boolean() }));
/** What a journal or an agency published came in: readable from now on, many at once, and no member's. */
export const itemsArrived = event(
  'library.itemsArrived',
  z.strictObject({ kind: z.enum(ITEM_KINDS), itemIds: z.array(z.string()).min(1).max(100) }),
);
/** What readers see of a published item, or can find it by, has changed. */
export const itemChanged = event('library.itemChanged', z.strictObject({ itemId: z.string() }));
/** An item is not readable any more, whatever the reason. */
export const itemWithdrawn = event('library.itemWithdrawn', z.strictObject(itemEvent));
export const commentAdded = event(
  'library.commentAdded',
  z.strictObject({
    ...itemEvent,
    commentId: z.string(),
    commenterId: z.string(),
    anonymous: z.boolean(),
    /** Author of the answer that was replied to. */
    parentAuthorId: z.string().nullable(),
    mentionedIds: z.array(z.string()),
  }),
);
/** An answer was changed so that it names colleagues it did not name before. */
export const colleaguesMentioned = event(
  'library.colleaguesMentioned',
  z.strictObject({
    ...itemEvent,
    commentId: z.string(),
    commenterId: z.string(),
    /** Of the answer. */
    anonymous: z.boolean(),
    mentionedIds: z.array(z.string()),
  }),
);
export const bestAnswerMarked = event(
  'library.bestAnswerMarked',
  z.strictObject({ ...itemEvent, commentId: z.string(), commenterId: z.string() }),
);
/** An item has no best answer any more. */
export const bestAnswerUnmarked = event('library.bestAnswerUnmarked', z.strictObject(itemEvent));
/** Others than before may read an item. */
export const itemAudienceChanged = event('library.itemAudienceChanged', z.strictObject({ itemId: z.string() }));
/** Members came into an audience (`on`) or left it. */
export const audienceChanged = event(
  'library.audienceChanged',
  z.strictObject({ audience: z.string(), memberIds: z.array(z.string()), on: z.boolean() }),
);
export const itemReposted = event('library.itemReposted', z.strictObject({ ...itemEvent, memberId: z.string() }));
