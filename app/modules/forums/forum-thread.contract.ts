/** Threads: what is asked and told in a forum. Their feed side is a library item of the same id. */
import { z } from 'zod';
import { BASES_OF_CLAIM, CommentReference } from '#modules/library/discussion.contract.ts';
import { AcceptIdentifiers } from '#modules/library/draft.contract.ts';
import { ItemCard, REPOST_ERRORS, REPOST_INPUT, Reposted } from '#modules/library/library.contract.ts';
import { Cover, Figure, ShownFigure } from '#modules/media/figure.contract.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line } from '#platform/richtext/line.ts';
import { isBlank, RichText, richText } from '#platform/richtext/richtext.ts';
import { FORUM_KINDS } from './forums.contract.ts';
import { WrittenRecap } from './thread-recap.contract.ts';

export const THREAD_LENGTH = 8000;
export const TITLE_LENGTH = 160;
export const MAX_THREAD_REFERENCES = 10;
export const MAX_THREAD_IMAGES = 4;
/** Seconds between two answers of one member. */
export const SLOW_MODES = [0, 30, 120, 600, 3600] as const;
/** What a list shows of a thread: the `card` of its item. */
export const ThreadCard = z.strictObject({
  forum: z.strictObject({ id: z.string(), name: z.string() }),
  pinned: z.boolean(),
  locked: z.boolean(),
  needsSource: z.boolean(),
  /** Its first picture; a thread without any says nothing of pictures. */
  cover: Cover.optional(),
  images: z.int().positive().optional(),
});
export type ThreadCard = z.infer<typeof ThreadCard>;

export const ThreadSummary = ItemCard.extend({ card: ThreadCard });
export type ThreadSummary = z.infer<typeof ThreadSummary>;

export const ThreadView = z.strictObject({
  item: ThreadSummary,
  text: RichText,
  images: z.array(ShownFigure),
  basis: z.enum(BASES_OF_CLAIM).nullable(),
  references: z.array(CommentReference),
  /** Rises with every change of the text. */
  version: z.int(),
  editedAt: z.string().nullable(),
  status: z.enum(['published', 'held', 'withdrawn', 'removed']),
  slowSeconds: z.int(),
  /** Why those who tend the forum took it down; for them and for its author. `also`: for them alone, what others of them wrote. */
  takenDown: z.strictObject({ reason: z.string(), at: z.string(), also: z.array(z.string()) }).nullable(),
  /** Of one that its author, who reads this, withdrew: until when they may bring it back. Null where that is over, and else. */
  restorableUntil: z.string().nullable(),
  forum: z.strictObject({ id: z.string(), name: z.string(), kind: z.enum(FORUM_KINDS) }),
  recap: WrittenRecap.nullable(),
  /** Rises with every change of the recap. */
  recapVersion: z.int(),
  /** Answers that moderators marked, by comment id. */
  flagged: z.array(z.string()),
  can: z.strictObject({
    edit: z.boolean(),
    withdraw: z.boolean(),
    /** Pin, lock, slow down, ask for a source. */
    tend: z.boolean(),
    takeDown: z.boolean(),
    /** Say where it stands. */
    recap: z.boolean(),
    bringBack: z.boolean(),
    respond: z.boolean(),
    /** Why not, as the last part of a text key: `respond.locked`. */
    respondRefusal: z.string().nullable(),
    /** From when they may, where nothing but time keeps them from it. */
    respondAgainAt: z.string().nullable(),
  }),
});
export type ThreadView = z.infer<typeof ThreadView>;

export const THREAD_SORTS = ['active', 'latest'] as const;

export const listThreads = query('forums.listThreads', {
  summary: 'Threads of a forum. Those that are pinned are a list of their own; narrowed or the newest first, all stand in one.',
  http: main.get('/forum-threads'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({
    forumId: Id,
    ...PageInput,
    pinned: z.stringbool().or(z.boolean()).default(false),
    status: z.enum(['open', 'solved']).optional(),
    unanswered: z.stringbool().or(z.boolean()).default(false),
    sort: z.enum(THREAD_SORTS).default('active'),
  }),
  output: pageOf(ThreadSummary),
  errors: { 'forums.notFound': 404, 'forums.notAllowed': 403 },
});

export const getThread = query('forums.getThread', {
  summary: 'One thread.',
  http: main.get('/threads/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: ThreadView,
  errors: { 'forums.threadNotFound': 404 },
});

const Writing = {
  title: line(TITLE_LENGTH, 'forums.validation.title', { least: 8, tooLong: 'forums.validation.title' }),
  text: richText(THREAD_LENGTH).refine((text) => !isBlank(text), { error: 'validation.required' }),
  basis: z.enum(BASES_OF_CLAIM).nullable().default(null),
  references: z.array(CommentReference).max(MAX_THREAD_REFERENCES).default([]),
  images: z
    .array(Figure)
    .max(MAX_THREAD_IMAGES)
    .refine((images) => new Set(images.map(({ mediaId }) => mediaId)).size === images.length)
    .default([]),
  /** Its writer has looked whether a picture shows who a patient is. */
  imagesReviewed: z.boolean().default(false),
  acceptIdentifiers: AcceptIdentifiers,
};

/** Held until staff have looked. */
const status = z.enum(['published', 'held']);

export const writeThread = command('forums.writeThread', {
  summary:
    'Begins a thread in a forum the member belongs to. Held for staff when identifiers remain, or when it claims an effect without a source.',
  http: main.post('/threads'),
  access: 'verified',
  rate: 'post',
  input: z.strictObject({
    forumId: Id,
    language: z.enum(['en', 'id']),
    /** As "Anonymous colleague", with speciality, experience band and province only. */
    anonymous: z.boolean().default(false),
    ...Writing,
  }),
  output: z.strictObject({ id: z.string(), status }),
  errors: {
    'forums.notFound': 404,
    'forums.notAllowed': 403,
    'forums.closed': 409,
    'forums.imagesNotReviewed': 422,
    'forums.identifiersRemain': 422,
  },
});

const ownThread = { 'forums.threadNotFound': 404, 'forums.notYours': 403 } as const;

export const editThread = command('forums.editThread', {
  summary: 'Changes an own thread, by the same rules as it was begun. A stale change is refused with the current text.',
  http: main.patch('/threads/:id'),
  access: 'verified',
  rate: 'write',
  input: z.strictObject({ id: Id, version: Version, ...Writing }),
  output: z.strictObject({ id: z.string(), version: z.int() }),
  errors: {
    ...ownThread,
    'forums.staleThread': 409,
    'forums.notAllowed': 403,
    'forums.closed': 409,
    'forums.imagesNotReviewed': 422,
    'forums.identifiersRemain': 422,
  },
});

/** So long its author may bring back what they withdrew. */
export const RESTORE_MINUTES = 10;

export const withdrawThread = command('forums.withdrawThread', {
  summary: 'Takes an own thread down everywhere. Undone within 10 minutes by `forums.restoreThread`.',
  http: main.post('/withdraw-thread'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string(), restorableUntil: z.string().nullable() }),
  errors: { ...ownThread, 'forums.takenDown': 409 },
});

export const ThreadIsBack = z.strictObject({
  id: z.string(),
  /** It was pinned, and as many as can be are by now: it stands among the others. */
  unpinned: z.boolean(),
});

export const restoreThread = command('forums.restoreThread', {
  summary: 'Brings an own withdrawn thread back within 10 minutes, as long as the member may write in its forum.',
  http: main.post('/restore-thread'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: ThreadIsBack,
  errors: { ...ownThread, 'forums.notAllowed': 403, 'forums.closed': 409, 'forums.takenDown': 409, 'forums.restoreOver': 409 },
});

export const repostThread = command('forums.repostThread', {
  summary: 'Shows a thread to those who follow the reader and may read it, with a note; `reposted: false` takes it back.',
  http: main.post('/thread-repost'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ threadId: Id, ...REPOST_INPUT }),
  output: Reposted,
  errors: { 'forums.threadNotFound': 404, ...REPOST_ERRORS },
});

export const MAX_PINNED = 5;

export const tendThread = command('forums.tendThread', {
  summary:
    'Pins a thread, locks it, slows its answers down, marks that it needs a source. Marked so it is laid before nobody unasked. For the owner and moderators of its forum.',
  http: main.post('/tend-thread'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    pinned: z.boolean().optional(),
    locked: z.boolean().optional(),
    slowSeconds: z.literal(SLOW_MODES).optional(),
    needsSource: z.boolean().optional(),
  }),
  output: z.strictObject({ pinned: z.boolean(), locked: z.boolean(), slowSeconds: z.int(), needsSource: z.boolean() }),
  errors: { 'forums.threadNotFound': 404, 'forums.notAllowed': 403, 'forums.tooManyPinned': 409 },
});

export const flagAnswer = command('forums.flagAnswer', {
  summary: 'Marks that an answer in a thread needs a source, or takes the mark off. For the owner and moderators of its forum.',
  http: main.post('/flag-answer'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id, needsSource: z.boolean() }),
  output: z.strictObject({ commentId: z.string(), needsSource: z.boolean() }),
  errors: { 'forums.answerNotFound': 404, 'forums.notAllowed': 403 },
});
