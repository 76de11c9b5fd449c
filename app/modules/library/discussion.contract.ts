/** What is said about an item: answers, replies, and what a claim rests on. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { isBlank, RichText, richText } from '#platform/richtext/richtext.ts';
import { AcceptIdentifiers } from './draft.contract.ts';
import { Reaction } from './library.contract.ts';

const count = z.int().nonnegative();

export const COMMENT_LENGTH = 4000;
/** What a claim rests on. */
export const BASES_OF_CLAIM = ['guideline', 'trial', 'experience', 'opinion', 'question'] as const;

export const CommentReference = z.strictObject({
  title: line(400),
  source: lineOrNone(300),
  year: z.int().min(1800).max(2100).nullable(),
  url: z
    .string()
    .max(2000)
    .regex(/^https?:\/\/\S+$/i, { error: 'validation.url' })
    .nullable(),
});

export type CommentReference = z.infer<typeof CommentReference>;

const commentFields = {
  id: z.string(),
  byline: Byline,
  /** True beside answers of the item's author; not where they answer anonymously what they wrote under their name. */
  byAuthor: z.boolean(),
  /** Null when it was deleted, whose place stays while it has replies, and when it is held. */
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
  /** Colleagues reported it, or what its writer wrote there before: until staff have decided its writer alone reads it. */
  held: z.boolean(),
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
  acceptIdentifiers: AcceptIdentifiers,
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
    'library.identifiersRemain': 422,
    /** Asked for as anonymous, where nobody but the item's author could have written it. */
    'library.onlyAuthor': 422,
  },
});

export const updateComment = command('library.updateComment', {
  summary:
    'Changes an own comment; the earlier version stays readable. A stale edit is refused with the current text, any edit where the member may not respond any more.',
  http: main.post('/update-comment'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id, /** `edits` of the version that was edited. */ edits: Version, ...CommentInput }),
  output: Comment,
  errors: {
    'library.commentNotFound': 404,
    'library.mayNotRespond': 403,
    'library.staleEdit': 409,
    'library.identifiersRemain': 422,
  },
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
  summary: 'Brings an own deleted comment back, within ten minutes, as long as the member may respond.',
  http: main.post('/restore-comment'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id }),
  output: Comment,
  errors: { 'library.commentNotFound': 404, 'library.mayNotRespond': 403 },
});

export const listCommentEdits = query('library.listCommentEdits', {
  summary:
    'Earlier versions of a comment, newest first; those in which something may identify a patient are for its author and staff only.',
  http: main.get('/comments/:commentId/edits'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ commentId: Id }),
  output: z.strictObject({
    edits: z.array(
      z.strictObject({
        /** Null where it is hidden, with all that belonged to it. */
        text: RichText.nullable(),
        basis: commentFields.basis,
        /** Empty, too, of versions of before they were kept. */
        references: commentFields.references,
        at: z.string(),
      }),
    ),
  }),
  errors: { 'library.commentNotFound': 404 },
});

export const markBestAnswer = command('library.markBestAnswer', {
  summary: 'Pins an answer as the best, or takes the pin off. Only the author of the item may, as long as they may write there.',
  http: main.post('/mark-best-answer'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ commentId: Id, best: z.boolean() }),
  output: z.strictObject({ commentId: z.string(), best: z.boolean() }),
  errors: { 'library.commentNotFound': 404, 'library.notYours': 403, 'library.mayNotRespond': 403 },
});
