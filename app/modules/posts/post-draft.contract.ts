/** Writing posts: drafts that are saved at every change, checked, published or given a time to appear at. */
import { z } from 'zod';
import { LeftOut } from '#modules/identity/byline.contract.ts';
import {
  AcceptIdentifiers,
  CitedRetractions,
  DRAFT_CHECK_FIELDS,
  DRAFT_FIELDS,
  DRAFT_LINE_FIELDS,
  DraftLanguage,
  DraftSaved,
  draftContent,
  PublishedOrHeld,
  PublishInput,
  specialitySlugs,
} from '#modules/library/draft.contract.ts';
import { Id, SeenVersion, Version } from '#platform/operation/id.ts';
import { Moment } from '#platform/operation/moment.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { POST_LIMITS, PollContent } from './post-content.contract.ts';
import { AUDIENCES } from './posts.contract.ts';

/** What the composer keeps: any part of a post. */
export const PostDraftContent = draftContent(100_000);

export const PostSettings = z.strictObject({
  language: DraftLanguage,
  specialities: specialitySlugs(POST_LIMITS.specialities),
  anonymous: z.boolean(),
  /** What an anonymous byline does not show. */
  leftOut: LeftOut.default([]),
  audience: z.enum(AUDIENCES),
  /** The author has looked at the pictures for faces, labels and names. */
  imagesReviewed: z.boolean(),
});
export type PostSettings = z.infer<typeof PostSettings>;

/** What a new post begins with. */
export const freshPostSettings = (language: PostSettings['language'], speciality: string | null): PostSettings => ({
  language,
  specialities: speciality === null ? [] : [speciality],
  anonymous: false,
  leftOut: [],
  audience: 'anyone',
  imagesReviewed: false,
});

export const PostDraft = z.strictObject({
  ...DRAFT_FIELDS,
  /** Set for changes to a published post. */
  postId: z.string().nullable(),
  /** The poll of the published post, once somebody has voted in it: a change keeps it. */
  votedPoll: PollContent.nullable(),
  settings: PostSettings,
  /** When it appears by itself; until it is taken off its time it does not change. */
  publishAt: z.string().nullable(),
});
export type PostDraft = z.infer<typeof PostDraft>;

export const startPostDraft = command('posts.startPostDraft', {
  summary: 'Begins a post, or the change of an own published one.',
  http: main.post('/post-drafts'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ postId: Id.nullable().default(null), language: DraftLanguage }),
  output: PostDraft,
  errors: { 'posts.notFound': 404, 'posts.notYours': 403, 'posts.tooManyDrafts': 409 },
});

export const MAX_DRAFTS = 20;

export const PostDraftLine = z.strictObject({
  ...DRAFT_LINE_FIELDS,
  postId: z.string().nullable(),
  publishAt: z.string().nullable(),
});
export type PostDraftLine = z.infer<typeof PostDraftLine>;

export const listPostDrafts = query('posts.listPostDrafts', {
  summary: 'Own unfinished and scheduled posts, newest first, at most 20; new ones before changes of published ones where there are more.',
  http: main.get('/post-drafts'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(PostDraftLine) }),
  errors: {},
});

export const getPostDraft = query('posts.getPostDraft', {
  summary: 'One own draft.',
  http: main.get('/post-drafts/:id'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: PostDraft,
  errors: { 'posts.draftNotFound': 404 },
});

export const savePostDraft = command('posts.savePostDraft', {
  summary:
    'Saves a draft. When it was changed elsewhere in between, both versions are kept: the answer is 409 with the other one in `details.current`.',
  http: main.patch('/post-drafts/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, version: Version, content: PostDraftContent, settings: PostSettings }),
  output: DraftSaved,
  errors: { 'posts.draftNotFound': 404, 'posts.staleDraft': 409, 'posts.isScheduled': 409 },
});

export const discardPostDraft = command('posts.discardPostDraft', {
  summary:
    'Throws an own draft away. One that was saved elsewhere since `version` is kept: the answer is 409 with it in `details.current`; so is one that was given a time.',
  http: main.delete('/post-drafts/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, version: SeenVersion.optional() }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'posts.draftNotFound': 404, 'posts.staleDraft': 409, 'posts.isScheduled': 409 },
});

export const checkPostDraft = query('posts.checkPostDraft', {
  summary: 'What stands between a draft and its publication: fields to fill and identifiers to remove.',
  http: main.get('/post-drafts/:id/check'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({
    ...DRAFT_CHECK_FIELDS,
    /** Sentences that claim an effect where the post leads to no source: staff read it first. */
    claims: z.array(z.string()),
  }),
  errors: { 'posts.draftNotFound': 404 },
});

export const listPostDraftRetractions = query('posts.listPostDraftRetractions', {
  summary: 'Works that a draft leads to or names by DOI, and that their journals have retracted, or raised concerns about.',
  http: main.get('/post-drafts/:id/retractions'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: CitedRetractions,
  errors: { 'posts.draftNotFound': 404 },
});

const refusals = {
  'posts.draftNotFound': 404,
  'posts.staleDraft': 409,
  'posts.identifiersRemain': 422,
  'posts.imagesNotReviewed': 422,
} as const;

export const publishPost = command('posts.publishPost', {
  summary:
    'Publishes a draft, or brings its changes into the published post. Held for staff while its author is new and not verified, when identifiers remain, or when it claims an effect without a source. A poll that was voted in stays, and what colleagues answered for members alone stays for them.',
  http: main.post('/posts'),
  access: 'member',
  rate: 'post',
  input: PublishInput,
  output: PublishedOrHeld,
  errors: {
    ...refusals,
    'posts.notFound': 404,
    'posts.notYours': 403,
    'posts.postChanged': 409,
    'posts.pollVoted': 409,
    'posts.staysForMembers': 409,
  },
});

/** A post may wait for its time this long. */
export const MAX_SCHEDULE_DAYS = 90;

export const schedulePost = command('posts.schedulePost', {
  summary: 'Gives a new post the time at which it appears by itself, or takes that away with null. Until then only its author sees it.',
  http: main.post('/post-drafts/:id/schedule'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, version: Version, publishAt: Moment.nullable(), acceptIdentifiers: AcceptIdentifiers }),
  output: z.strictObject({ id: z.string(), version: z.int(), publishAt: z.string().nullable() }),
  errors: { ...refusals, 'posts.changeNotScheduled': 409 },
});
