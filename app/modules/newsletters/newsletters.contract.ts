/** Newsletters: subscribed one by one, written or composed of items, read on the web and sent as e-mail. */
import { z } from 'zod';
import { AcceptIdentifiers, PublishedOrHeld } from '#modules/library/draft.contract.ts';
import { RESPOND_RIGHT } from '#modules/library/item-kind.contract.ts';
import { ItemCard } from '#modules/library/library.contract.ts';
import { SourceId } from '#modules/news/news.contract.ts';
import { Id, Version } from '#platform/operation/id.ts';
import { Moment } from '#platform/operation/moment.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { RichText, richText } from '#platform/richtext/richtext.ts';

export const NEWSLETTER_LIMITS = { name: 80, about: 400, title: 140, intro: 6000, inner: 12_000, entries: 20, note: 600 } as const;
/** Kept at once by one newsletter: more than anybody goes on writing. */
export const MOST_DRAFTS = 50;

/** Anyone; whoever is signed in; or those who may read in its forum. */
export const NEWSLETTER_AUDIENCES = ['anyone', 'members', 'forum'] as const;
export type NewsletterAudience = (typeof NEWSLETTER_AUDIENCES)[number];

/**
 * The last part of its address. `issues`, `new` and `unsubscribe` are addresses of their own, and so are ids of forums: their time comes
 * first in them, a digit until the year 2318.
 */
export const Slug = z.string().regex(/^(?!(?:issues|new|unsubscribe|\d[0-9a-hjkmnp-tv-z]{15})$)[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/, {
  error: 'newsletters.validation.slug',
});

const count = z.int().nonnegative();

export const NewsletterCard = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  language: z.enum(['en', 'id']),
  forumId: z.string().nullable(),
  journalId: z.string().nullable(),
  audience: z.enum(NEWSLETTER_AUDIENCES),
  subscribers: count,
  issues: count,
  lastIssueAt: z.string().nullable(),
  subscribed: z.boolean(),
  /** Nobody was at the reader's address, by what its mail server said or reported; subscribing anew tries again. */
  undeliverable: z.boolean(),
  /** The reader subscribed, and no e-mail address of theirs is confirmed: nothing of it comes by mail. */
  noAddress: z.boolean(),
  version: z.int(),
  can: z.strictObject({ write: z.boolean() }),
});
export type NewsletterCard = z.infer<typeof NewsletterCard>;

export const listNewsletters = query('newsletters.listNewsletters', {
  summary: 'All newsletters the reader may read, by name; or those they subscribed to.',
  http: main.get('/newsletters'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({
    ...PageInput,
    mine: z.stringbool().or(z.boolean()).default(false),
    /** Of this journal. */
    journal: SourceId.optional(),
  }),
  output: pageOf(NewsletterCard),
  errors: {},
});

export const getNewsletter = query('newsletters.getNewsletter', {
  summary: 'One newsletter with its issues, newest first. The id of a forum finds the newsletter of that forum.',
  http: main.get('/newsletters/:slug'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ slug: z.string().max(60), ...PageInput }),
  output: z.strictObject({
    newsletter: NewsletterCard,
    /** Where its journal has a page. */
    journal: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    issues: pageOf(ItemCard),
    /** Of its archive, the last that those who write it took back. */
    withdrawn: z.array(z.strictObject({ id: z.string(), publishedAt: z.string() })),
  }),
  errors: { 'newsletters.notFound': 404 },
});

export const subscribe = command('newsletters.subscribe', {
  summary:
    'Subscribes to a newsletter, or ends that. Ending answers `since` when it had begun: given back, it goes on as if it had not been ended.',
  http: main.post('/newsletters/subscribe'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ newsletterId: Id, subscribed: z.boolean(), since: Moment.optional() }),
  output: z.strictObject({
    subscribed: z.boolean(),
    subscribers: count,
    /** As of the card. */
    noAddress: z.boolean(),
    since: z.string().optional(),
  }),
  errors: { 'newsletters.notFound': 404 },
});

/** From a mail, by whoever has it: no sign-in stands between a reader and the end of a newsletter. */
const UnsubscribeToken = z.string().regex(/^[\w-]{20,160}$/);

export const readUnsubscribe = query('newsletters.readUnsubscribe', {
  summary: 'The newsletter that the link of a mail ends, and whether it has been ended already.',
  http: main.get('/newsletters/unsubscribe/:token'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ token: UnsubscribeToken }),
  output: z.strictObject({ name: z.string(), slug: z.string(), subscribed: z.boolean() }),
  errors: { 'newsletters.notFound': 404 },
});

export const unsubscribe = command('newsletters.unsubscribe', {
  summary: 'Ends a subscription by the link of a mail.',
  http: main.post('/newsletters/unsubscribe'),
  access: 'anyone',
  rate: 'write',
  input: z.strictObject({ token: UnsubscribeToken }),
  output: z.strictObject({ subscribed: z.literal(false) }),
  errors: { 'newsletters.notFound': 404 },
});

// ---------- issues ----------

export const IssueEntry = z.strictObject({ itemId: Id, note: lineOrNone(NEWSLETTER_LIMITS.note) });

export const IssueContent = z.strictObject({
  title: lineOrNone(NEWSLETTER_LIMITS.title),
  intro: richText(NEWSLETTER_LIMITS.intro),
  /** In the order given. */
  entries: z.array(IssueEntry).max(NEWSLETTER_LIMITS.entries),
  /** For whoever is signed in, on the web only: it is in no mail. Blank for none. */
  inner: richText(NEWSLETTER_LIMITS.inner),
});
export type IssueContent = z.infer<typeof IssueContent>;

/** An entry as its reader sees it: what they may not read is left out. */
const ShownEntry = z.strictObject({ item: ItemCard, note: z.string() });

export const IssueView = z.strictObject({
  item: ItemCard,
  newsletter: NewsletterCard,
  intro: RichText,
  entries: z.array(ShownEntry),
  inner: RichText.nullable(),
  /** There is a part for members, and the reader is not signed in. */
  innerLocked: z.boolean(),
  version: z.int(),
  /** For those who write it: to how many it was sent. */
  mailed: count.nullable(),
  can: z.strictObject({ edit: z.boolean(), ...RESPOND_RIGHT }),
});
export type IssueView = z.infer<typeof IssueView>;

export const getIssue = query('newsletters.getIssue', {
  summary: 'One published issue; the part for members is empty for readers who are not signed in.',
  http: main.get('/newsletter-issues/:id'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: IssueView,
  errors: { 'newsletters.notFound': 404, 'newsletters.withdrawn': 410 },
});

export const withdrawIssue = command('newsletters.withdrawIssue', {
  summary:
    'Takes a published issue down everywhere; mails that have not left do not leave. Undone within 10 minutes by `newsletters.restoreIssue`.',
  http: main.post('/newsletter-issues/:id/withdraw'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403 },
});

export const restoreIssue = command('newsletters.restoreIssue', {
  summary: 'Brings a withdrawn issue back within 10 minutes, and goes on sending it.',
  http: main.post('/newsletter-issues/:id/restore'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403 },
});

export const DRAFT_STATES = ['draft', 'scheduled', 'published'] as const;

export const IssueDraft = z.strictObject({
  id: z.string(),
  newsletter: NewsletterCard,
  content: IssueContent,
  /** What the entries are, as the writer sees them. */
  items: z.array(ItemCard),
  state: z.enum(DRAFT_STATES),
  /** It was published and taken back. */
  withdrawn: z.boolean(),
  /** To how many it was sent, and to how many it was about to be when it was taken back. Mails that wait count as sent until their turn comes. */
  mails: z.strictObject({ sent: count, keptBack: count }),
  scheduledAt: z.string().nullable(),
  changedAt: z.string(),
  version: z.int(),
});
export type IssueDraft = z.infer<typeof IssueDraft>;

export const listDrafts = query('newsletters.listDrafts', {
  summary: 'Issues of a newsletter that are not published yet, last changed first.',
  http: main.get('/newsletter-drafts'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ newsletterId: Id }),
  output: z.strictObject({
    data: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        state: z.enum(DRAFT_STATES),
        scheduledAt: z.string().nullable(),
        changedAt: z.string(),
      }),
    ),
  }),
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403 },
});

export const getDraft = query('newsletters.getDraft', {
  summary: 'An issue as those who write the newsletter edit it.',
  http: main.get('/newsletter-drafts/:id'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ id: Id }),
  output: IssueDraft,
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403 },
});

export const saveIssue = command('newsletters.saveIssue', {
  summary:
    'Begins an issue or changes one. A stale change is refused with the version that stands; what was sent stays as it was sent. A change of what is out is held for staff when identifiers remain, or when it claims an effect without a source.',
  http: main.post('/newsletter-drafts'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id.nullable(),
    newsletterId: Id,
    version: Version,
    content: IssueContent,
    /** Asked for where the issue has been published, or waits for its time. */
    acceptIdentifiers: AcceptIdentifiers,
  }),
  output: z.strictObject({
    id: z.string(),
    version: z.int(),
    /** `draft`: it is not out. Of what is, as of other kinds: readers see the change, staff read it first, or it stays out of sight. */
    status: z.enum(['draft', ...PublishedOrHeld.shape.status.options]),
  }),
  errors: {
    'newsletters.notFound': 404,
    'newsletters.mayNotWrite': 403,
    'newsletters.stale': 409,
    'newsletters.tooManyDrafts': 409,
    /** A published one keeps a title, and something to read. */
    'newsletters.empty': 422,
    /** An issue is no entry of itself. */
    'newsletters.ownEntry': 422,
    'newsletters.identifiersRemain': 422,
  },
});

export const publishIssue = command('newsletters.publishIssue', {
  summary:
    'Publishes an issue now or at a time, and sends it to the subscribers. An empty one is refused. Held for staff, and sent once they have approved it, when identifiers remain, or when it claims an effect without a source.',
  http: main.post('/newsletter-drafts/publish'),
  access: 'member',
  rate: 'post',
  input: z.strictObject({
    id: Id,
    version: Version,
    /** Null: now. */ at: Moment.nullable().default(null),
    acceptIdentifiers: AcceptIdentifiers,
  }),
  output: z.strictObject({ id: z.string(), state: z.enum(DRAFT_STATES), /** Staff read it before anybody else. */ held: z.boolean() }),
  errors: {
    'newsletters.notFound': 404,
    'newsletters.mayNotWrite': 403,
    'newsletters.stale': 409,
    'newsletters.empty': 422,
    'newsletters.inThePast': 422,
    'newsletters.published': 409,
    'newsletters.identifiersRemain': 422,
  },
});

export const unscheduleIssue = command('newsletters.unscheduleIssue', {
  summary: 'Takes an issue off the time at which it was to be published: it is a draft again.',
  http: main.post('/newsletter-drafts/unschedule'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ id: z.string(), state: z.literal('draft') }),
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403, 'newsletters.published': 409 },
});

export const deleteDraft = command('newsletters.deleteDraft', {
  summary: 'Deletes an issue that was not published. One that somebody has saved since `version` is kept.',
  http: main.post('/newsletter-drafts/delete'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id,
    /** As its writer has seen it; without it, whatever stands there is meant. */
    version: Version.optional(),
  }),
  output: z.strictObject({ id: z.string() }),
  errors: { 'newsletters.notFound': 404, 'newsletters.mayNotWrite': 403, 'newsletters.published': 409, 'newsletters.stale': 409 },
});

// ---------- founding ----------

export const saveNewsletter = command('newsletters.saveNewsletter', {
  summary:
    'Founds a newsletter or changes one: staff for newsletters any, such as that of a journal; those who tend a forum that of their forum. Issues that are out stay in their forum, and are for no more readers than they were.',
  http: main.post('/newsletters'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    id: Id.nullable(),
    version: Version,
    slug: Slug,
    name: line(NEWSLETTER_LIMITS.name, 'newsletters.validation.name', { least: 3 }),
    about: line(NEWSLETTER_LIMITS.about),
    language: z.enum(['en', 'id']),
    forumId: Id.nullable(),
    /** A journal or agency whose news it is made of; for staff, and never beside a forum. */
    journalId: SourceId.nullable().default(null),
    audience: z.enum(NEWSLETTER_AUDIENCES),
  }),
  output: z.strictObject({ id: z.string(), slug: z.string() }),
  errors: {
    'newsletters.notFound': 404,
    'newsletters.mayNotWrite': 403,
    'newsletters.stale': 409,
    'newsletters.slugTaken': 409,
    'newsletters.noForum': 422,
    'newsletters.hasIssues': 409,
    'newsletters.noJournal': 422,
    'newsletters.oneHome': 422,
  },
});
