/** What happened that concerns a member, and how they want to be told. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { ITEM_KINDS, itemPath } from '#modules/library/library.contract.ts';
import { Id } from '#platform/operation/id.ts';
import { Moment } from '#platform/operation/moment.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';

/** Kinds a member may silence, each on its own. */
export const CHOICE_KINDS = [
  'comment',
  'reply',
  'mention',
  'bestAnswer',
  'followedAnswer',
  'followedBest',
  'caseUpdate',
  'caseSolved',
  'outcomeAsked',
  'repost',
  'follow',
  'articleRetracted',
  'articleConcern',
  'articleCorrected',
  'articleCleared',
  'journalDigest',
  'savedSearch',
  'forumThread',
  'chatMessage',
  'chatRequest',
  'forumRequest',
  'communityRequest',
  'postStopped',
  'postHindered',
  'issueLapsed',
  'videoReady',
  'videoFailed',
  'videoStopped',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/**
 * What concerns the account, what staff decide about a member and what they wrote, and what those who tend a forum or a community
 * decide about them: always told in Kolegia; by e-mail and on devices as the member chooses, each group as one.
 */
export const ALWAYS_GROUPS = ['account', 'decisions', 'places'] as const;
export type AlwaysGroup = (typeof ALWAYS_GROUPS)[number];

/** What a member chooses ways for. */
export const CHOICES = [...CHOICE_KINDS, ...ALWAYS_GROUPS] as const;
export type ChoiceName = (typeof CHOICES)[number];

/** All that a member can be told of. */
export const NOTIFICATION_KINDS = [
  ...CHOICE_KINDS,
  'verified',
  'sentBack',
  'newDevice',
  'itemApproved',
  'itemSentBack',
  'itemHeld',
  'itemRemoved',
  'commentRemoved',
  'noteRemoved',
  'messageRemoved',
  'forumAccepted',
  'forumDeclined',
  'forumRemoved',
  'forumModerator',
  'forumOwner',
  'forumClosed',
  'forumReopened',
  'forumDeleted',
  'threadTakenDown',
  'answerTakenDown',
  'sourceAsked',
  'communityAccepted',
  'communityDeclined',
  'communityRemoved',
  'communityModerator',
  'communityOwner',
  'communityClosed',
  'communityReopened',
  'communityDeleted',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** All about its item, new threads in the forum of its item, its conversation, the alert of its saved search, or everything of its kind. */
export const MUTES = ['item', 'forum', 'conversation', 'search', 'kind'] as const;
export type Mute = (typeof MUTES)[number];

export const Notification = z.strictObject({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Who did it, as readers may see them; null where it was nobody in particular. */
  byline: Byline.nullable(),
  item: z.strictObject({ id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string() }).nullable(),
  commentId: z.string().nullable(),
  /** What staff wrote, the device, or the name of what it is about. */
  note: z.string().nullable(),
  /** Where it leads when that is no item, without language prefix. */
  path: z.string().nullable(),
  /** More than 1: so many answers in one. */
  count: z.int(),
  at: z.string(),
  /** The member's own calendar day: 2026-11-21. */
  day: z.string(),
  /** 0 is today. */
  daysAgo: z.int(),
  read: z.boolean(),
  /** What one tap on "mute" silences. Null: it is always told. */
  mute: z.enum(MUTES).nullable(),
  /** That is silent now: the member hears nothing more of it. */
  muted: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
/** As mails and push messages need it. */
export type News = Omit<Notification, 'muted'>;

/** Several of these become one notification, which counts them. */
const TOLD_TOGETHER: readonly Notification['kind'][] = ['comment', 'reply', 'followedAnswer', 'repost', 'follow', 'forumThread'];

/** Key of what it says. No plural form of one text: languages without one would count a single colleague, too. */
export const sentenceKey = ({ kind, count }: Pick<Notification, 'kind' | 'count'>): string =>
  `${count > 1 && TOLD_TOGETHER.includes(kind) ? 'several' : 'sentence'}.${kind}`;

/** Where a notification leads, without language prefix. */
export function notificationPath({
  kind,
  item,
  commentId,
  byline,
  path,
  count,
}: Pick<Notification, 'kind' | 'item' | 'commentId' | 'byline' | 'path' | 'count'>): string {
  // Of one thread of a forum it leads to the thread.
  if (path !== null && !(kind === 'forumThread' && count === 1)) return path;
  if (item !== null) return `${itemPath(item)}${commentId === null ? '' : `#c-${commentId}`}`;
  if (kind === 'postStopped') return '/posts/new';
  if (byline?.kind === 'source') return `/newsletter-by-journal/${byline.id}`;
  if (kind === 'follow' && count > 1) return '/profile/followers';
  return kind === 'follow' && byline?.kind === 'member' ? `/profile/${byline.id}` : '/profile';
}

/** Counted up to this; more is "99+". */
export const MOST_COUNTED = 100;

const unread = z.int().min(0).max(MOST_COUNTED);

const UnreadCount = z.strictObject({
  unread,
  /** In milliseconds since 1970, with fractions, by the database's clock: of two counts the one with the later time is right. */
  countedAt: z.number().min(0),
});
export type UnreadCount = z.infer<typeof UnreadCount>;

export const listNotifications = query('notifications.listNotifications', {
  summary: 'Own notifications, newest first. What was withdrawn meanwhile is left out.',
  http: main.get('/notifications'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({ ...PageInput, /** Only those that were not read yet. */ unread: z.stringbool().or(z.boolean()).default(false) }),
  output: pageOf(Notification),
  errors: {},
});

export const getUnreadCount = query('notifications.getUnreadCount', {
  summary: 'How many own notifications were not read yet; 100 stands for that many or more.',
  http: main.get('/notifications/unread-count'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: UnreadCount,
  errors: {},
});

export const markRead = command('notifications.markRead', {
  summary:
    'Marks some or all own notifications as read, or those about the page that the member has opened; or takes back one such marking by its time.',
  http: main.post('/notifications/read'),
  access: 'member',
  rate: 'write',
  input: z.discriminatedUnion('mark', [
    z.strictObject({ mark: z.literal('some'), ids: z.array(Id).min(1).max(100) }),
    z.strictObject({ mark: z.literal('all') }),
    z.strictObject({ mark: z.literal('seen'), /** Of the page, without language prefix. */ path: z.string().max(200).startsWith('/') }),
    z.strictObject({ mark: z.literal('undo'), /** `readAt` of the marking. */ readAt: Moment }),
  ]),
  output: z.strictObject({ unread, /** Names this marking, to undo it. */ readAt: z.string() }),
  errors: {},
});

export const openNotification = command('notifications.openNotification', {
  summary: 'Marks an own notification as read and says where it leads; the links in mails and push messages come here.',
  http: main.post('/notifications/open'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({ path: z.string() }),
  errors: { 'notifications.notFound': 404 },
});

/**
 * Live messages to the member: something came, something was read. Both carry an `UnreadCount`, the second what was read as `read`, or,
 * where such a marking was taken back, what is unread once more as `again`.
 */
export const NOTIFICATIONS_ADDED = 'notifications.added';
export const NOTIFICATIONS_READ = 'notifications.read';
