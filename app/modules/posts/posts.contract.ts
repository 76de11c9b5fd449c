/** Posts: read, vote, repost, close, withdraw. How they are written stands in post-draft.contract.ts. */
import { z } from 'zod';
import { DISCUSSED_LIST_INPUT, RESPOND_RIGHT, RelatedItems } from '#modules/library/item-kind.contract.ts';
import { ItemCard, REPOST_ERRORS, REPOST_INPUT, Reposted } from '#modules/library/library.contract.ts';
import { Cover, ShownFigure } from '#modules/media/figure.contract.ts';
import { FileRef } from '#modules/media/file.contract.ts';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { pageOf } from '#platform/operation/paging.ts';
import { RichText, SafeUrl } from '#platform/richtext/richtext.ts';
import { POST_LIMITS } from './post-content.contract.ts';

/** What a list shows of a post: the `card` of its item. */
export const PostCard = z.strictObject({
  cover: Cover.nullable(),
  images: z.int(),
  files: z.int(),
  poll: z.strictObject({ question: z.string(), closesAt: z.string().nullable() }).nullable(),
});
export type PostCard = z.infer<typeof PostCard>;

export const PostSummary = ItemCard.extend({ card: PostCard });
export type PostSummary = z.infer<typeof PostSummary>;

/** What a page that a post links to says of itself, as plain text. */
export const LinkPreview = z.strictObject({ url: SafeUrl, site: z.string(), title: z.string(), description: z.string() });
export type LinkPreview = z.infer<typeof LinkPreview>;

export const PollView = z.strictObject({
  question: z.string(),
  options: z.array(z.string()),
  closesAt: z.string().nullable(),
  closed: z.boolean(),
  voters: z.int(),
  /** Index of the reader's choice. */
  myVote: z.int().nullable(),
  /** By option; told to those who voted, to the author, and to everyone once it is closed. */
  votes: z.array(z.int()).nullable(),
});
export type PollView = z.infer<typeof PollView>;

/** Where a file of a post is saved from, by those who may read the post. */
export const postFilePath = (postId: string, fileId: string): string => `/post-files/${postId}/${fileId}`;

/** The same of an own file that is in no post yet. */
export const ownPostFilePath = (fileId: string): string => `/post-files/own/${fileId}`;

export const AUDIENCES = ['anyone', 'members'] as const;

export const PostView = z.strictObject({
  item: PostSummary,
  body: RichText,
  images: z.array(ShownFigure),
  files: z.array(FileRef),
  links: z.array(LinkPreview),
  poll: PollView.nullable(),
  audience: z.enum(AUDIENCES),
  /** Rises with every change. */
  version: z.int(),
  editedAt: z.string().nullable(),
  /** Other than published, it is read by its author, and by staff as far as they decide. */
  status: z.enum(['published', 'held', 'withdrawn', 'removed']),
  /** Of one that its author, who reads this, withdrew: until when they may bring it back. Null where that is over, and else. */
  restorableUntil: z.string().nullable(),
  can: z.strictObject({
    edit: z.boolean(),
    withdraw: z.boolean(),
    vote: z.boolean(),
    closePoll: z.boolean(),
    ...RESPOND_RIGHT,
  }),
  related: RelatedItems,
});
export type PostView = z.infer<typeof PostView>;

export const listPosts = query('posts.listPosts', {
  summary: 'Published posts by speciality and relation to the reader.',
  http: main.get('/posts'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject(DISCUSSED_LIST_INPUT),
  output: pageOf(PostSummary),
  errors: {},
});

export const getPost = query('posts.getPost', {
  summary: 'One post, with the results of its poll for those who voted.',
  http: main.get('/posts/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: PostView,
  errors: { 'posts.notFound': 404, 'posts.withdrawn': 410 },
});

export const votePoll = command('posts.votePoll', {
  summary: 'Votes in the poll of a post: one vote a member, which may be changed until the poll is closed.',
  http: main.post('/posts/:id/vote'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    option: z
      .int()
      .min(0)
      .max(POST_LIMITS.mostOptions - 1),
    /** The question and the option as the voter read them: its author may have changed both meanwhile. */
    read: z.strictObject({ question: z.string(), option: z.string() }).optional(),
  }),
  output: PollView,
  errors: { 'posts.notFound': 404, 'posts.noPoll': 409, 'posts.pollClosed': 409, 'posts.pollChanged': 409 },
});

export const closePoll = command('posts.closePoll', {
  summary: 'Closes an own poll before its time; its results are shown to everyone from then on.',
  http: main.post('/posts/:id/close-poll'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: PollView,
  errors: { 'posts.notFound': 404, 'posts.notYours': 403, 'posts.noPoll': 409 },
});

export const withdrawPost = command('posts.withdrawPost', {
  summary: 'Takes an own post down everywhere. Undone within 10 minutes by `posts.restorePost`.',
  http: main.post('/posts/:id/withdraw'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'posts.notFound': 404, 'posts.notYours': 403 },
});

export const restorePost = command('posts.restorePost', {
  summary: 'Brings an own withdrawn post back within 10 minutes.',
  http: main.post('/posts/:id/restore'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'posts.notFound': 404, 'posts.notYours': 403 },
});

export const repostPost = command('posts.repostPost', {
  summary: 'Shows a post to those who follow the reader, with a note; `reposted: false` takes it back.',
  http: main.post('/post-repost'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ postId: Id, ...REPOST_INPUT }),
  output: Reposted,
  errors: { 'posts.notFound': 404, ...REPOST_ERRORS },
});

/** Kinds that count as reading material. */
export const READING_MATERIAL = ['newsletter', 'series', 'article'] as const;

export const repostReadingMaterial = command('posts.repostReadingMaterial', {
  summary: 'As `posts.repostPost`, for newsletters, series and articles.',
  http: main.post('/reading-material-repost'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id, ...REPOST_INPUT }),
  output: Reposted,
  errors: REPOST_ERRORS,
});

// ---------- events ----------

/** A post that can be read from now on names colleagues; after a change, only those it did not name before. */
export const postNamedColleagues = event(
  'posts.postNamedColleagues',
  z.strictObject({ postId: z.string(), authorId: z.string(), anonymous: z.boolean(), mentionedIds: z.array(z.string()) }),
);

/** Why what was to appear by itself did not: as it stands it cannot, or the fault is ours and its author may try again. */
export const STOPPED_FOR = ['draft', 'fault'] as const;

/** A post that was to appear by itself did not: its author has to look at it. */
export const scheduledPostStopped = event(
  'posts.scheduledPostStopped',
  z.strictObject({
    draftId: z.string(),
    authorId: z.string(),
    title: z.string(),
    /** When it was to appear. */
    at: z.string().default(''),
    reason: z.enum(STOPPED_FOR).default('draft'),
  }),
);
