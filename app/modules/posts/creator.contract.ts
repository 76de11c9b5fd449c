/** What a member has written, of every kind, and how it is doing. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { HOLD_REASONS } from '#modules/moderation/moderation.contract.ts';
import { main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';

export const CONTENT_STATES = ['published', 'inReview', 'sentBack', 'withdrawn', 'takenDown', 'removed'] as const;

export const OwnContent = z.strictObject({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  /** Where its author reads it, or brings it back. */
  path: z.string(),
  language: z.enum(['en', 'id']),
  title: z.string(),
  anonymous: z.boolean(),
  state: z.enum(CONTENT_STATES),
  publishedAt: z.string(),
  views: z.int(),
  comments: z.int(),
  helpful: z.int(),
  /** Of specialities with at least five readers. */
  readers: z.array(z.strictObject({ speciality: z.string(), readers: z.int() })),
  /** Who began it, where that was somebody else: of newsletters that several write, what staff read or have sent back. */
  by: Byline.nullable(),
  best: z.strictObject({ commentId: z.string(), byline: Byline }).nullable(),
  /** Why it was sent back, or taken down by those who tend its forum. */
  reason: z.string().nullable(),
  /** Why it is in review, as far as a rule says so. */
  why: z.enum(HOLD_REASONS).nullable(),
});
export type OwnContent = z.infer<typeof OwnContent>;

export const listOwnContent = query('posts.listOwnContent', {
  summary:
    'Own items of every kind, and issues of fellow writers that staff read or sent back, with their state, readers by speciality and best answer; what last happened first.',
  http: main.get('/content_creator'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...PageInput, kind: z.enum(ITEM_KINDS).optional(), state: z.enum(CONTENT_STATES).optional() }),
  output: pageOf(OwnContent),
  errors: {},
});

export const DRAFT_STATES = ['draft', 'scheduled', 'preparing', 'failed'] as const;

export const OwnDraft = z.strictObject({
  id: z.string(),
  kind: z.enum(['case', 'post', 'video', 'newsletter']),
  /** Where its author goes on with it. */
  path: z.string(),
  title: z.string(),
  /** `preparing`: a video that arrives or is made ready; `failed`: one that could not be. */
  state: z.enum(DRAFT_STATES),
  /** When it appears by itself. */
  publishAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type OwnDraft = z.infer<typeof OwnDraft>;

export const listOwnDrafts = query('posts.listOwnDrafts', {
  summary: 'What a member works on, of every kind, last changed first, at most 20 of each; and the newsletters they may write.',
  http: main.get('/content_creator/drafts'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    data: z.array(OwnDraft),
    /** Of which they may write issues: their own, those of forums they tend, for staff all. At most ten. */
    newsletters: z.array(z.strictObject({ name: z.string(), slug: z.string() })),
    /** There are further ones. */
    moreNewsletters: z.boolean(),
  }),
  errors: {},
});
