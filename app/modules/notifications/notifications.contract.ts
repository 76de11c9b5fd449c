/** What happened that concerns a member, and how they want to be told. */
import { z } from 'zod';
import { Byline } from '#modules/identity/byline.contract.ts';
import { ITEM_KINDS, itemPath } from '#modules/library/library.contract.ts';
import { isTimeZone } from '#platform/i18n/time-zone.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';

/** Kinds a member may silence, each on its own. */
export const CHOICE_KINDS = ['comment', 'reply', 'mention', 'bestAnswer', 'caseUpdate', 'outcomeAsked', 'repost', 'follow'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** Kinds that also come by e-mail, gathered, unless the member says otherwise. */
export const MAIL_KINDS = ['mention', 'bestAnswer', 'caseUpdate', 'outcomeAsked'] as const satisfies readonly ChoiceKind[];

/** What staff decide, and what concerns the safety of the account, is always told. */
export const NOTIFICATION_KINDS = [
  ...CHOICE_KINDS,
  'verified',
  'sentBack',
  'newDevice',
  'itemApproved',
  'itemSentBack',
  'itemRemoved',
  'commentRemoved',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const Notification = z.strictObject({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Who did it, as readers may see them; null where it was nobody in particular. */
  byline: Byline.nullable(),
  item: z.strictObject({ id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string() }).nullable(),
  commentId: z.string().nullable(),
  /** What staff wrote, or the device. */
  note: z.string().nullable(),
  /** More than 1: so many answers in one. */
  count: z.int(),
  at: z.string(),
  /** The member's own calendar day: 2026-11-21. */
  day: z.string(),
  /** 0 is today. */
  daysAgo: z.int(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** Where a notification leads, without language prefix. */
export function notificationPath({ kind, item, commentId, byline }: Pick<Notification, 'kind' | 'item' | 'commentId' | 'byline'>): string {
  if (item !== null) return `${itemPath(item)}${commentId === null ? '' : `#c-${commentId}`}`;
  return kind === 'follow' && byline?.kind === 'member' ? `/profile/${byline.id}` : '/profile';
}

/** Counted up to this; more is "99+". */
export const MOST_COUNTED = 100;

const unread = z.int().min(0).max(MOST_COUNTED);

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
  output: z.strictObject({ unread }),
  errors: {},
});

export const markRead = command('notifications.markRead', {
  summary: 'Marks some or all own notifications as read, or takes back one such marking by its time.',
  http: main.post('/notifications/read'),
  access: 'member',
  rate: 'write',
  input: z.discriminatedUnion('mark', [
    z.strictObject({ mark: z.literal('some'), ids: z.array(Id).min(1).max(100) }),
    z.strictObject({ mark: z.literal('all') }),
    z.strictObject({ mark: z.literal('undo'), /** `readAt` of the marking. */ readAt: z.iso.datetime() }),
  ]),
  output: z.strictObject({ unread, /** Names this marking, to undo it. */ readAt: z.string() }),
  errors: {},
});

// ---------- how to be told ----------

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'notifications.validation.time' });

const TimeZone = z.string().max(60).refine(isTimeZone, { error: 'notifications.validation.timeZone' });

const Choice = z.strictObject({ inApp: z.boolean(), /** Means nothing for kinds that are not sent by e-mail. */ mail: z.boolean() });

export const NotificationSettings = z.strictObject({
  kinds: z.record(z.enum(CHOICE_KINDS), Choice),
  /** No e-mail from `from` until `to`, which may be the next morning; what comes then waits. */
  quiet: z.strictObject({ from: TimeOfDay, to: TimeOfDay }).nullable(),
  /** IANA name, for instance Asia/Makassar: whose clock the quiet hours and the days of the list follow. */
  timeZone: TimeZone,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const getSettings = query('notifications.getSettings', {
  summary: 'How the member wants to be told.',
  http: main.get('/notifications/settings'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: NotificationSettings,
  errors: {},
});

export const saveSettings = command('notifications.saveSettings', {
  summary: 'Sets how the member wants to be told, by kind and hour.',
  http: main.post('/notifications/settings'),
  access: 'member',
  rate: 'write',
  input: NotificationSettings,
  output: NotificationSettings,
  errors: {},
});

/** Live messages to the member: something came, something was read. Both carry `unread`. */
export const NOTIFICATIONS_ADDED = 'notifications.added';
export const NOTIFICATIONS_READ = 'notifications.read';
