import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Byline } from '#modules/identity/byline.contract.ts';
import type { NotificationSettings } from '../notification-settings.contract.ts';
import type { NotificationKind } from '../notifications.contract.ts';

export const notifications = pgSchema('notifications');

const at = () => timestamp({ withTimezone: true });

/** Kept by month of its beginning (docs/decisions/0017-months): a table that is partitioned by a column has it in its key. */
export const notification = notifications.table(
  'notification',
  {
    id: text().notNull(),
    memberId: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** As the recipient may see who did it. There is no other trace of them in this table. */
    byline: jsonb().$type<Byline>(),
    /** Titles are read when they are shown: a copy would outlive a withdrawal. */
    itemId: text(),
    /** The first of `count`: where reading begins. */
    commentId: text(),
    note: text(),
    /** Where it leads when that is no item. */
    path: text(),
    /** The saved search that found it: what one tap silences. */
    searchId: text(),
    count: integer().notNull().default(1),
    /** False for what the member wants by e-mail only. */
    inApp: boolean().notNull(),
    /** What it is about cannot be read at present. */
    hidden: boolean().notNull().default(false),
    startedAt: at().notNull().defaultNow(),
    /** When the last of `count` came. */
    at: at().notNull().defaultNow(),
    readAt: at(),
    /** Waits for the next e-mail. */
    awaitsMail: boolean().notNull(),
    /** The e-mail it was last put into: before that leaves, what it says is asked for again. */
    mailId: text(),
    /** Waits for the next push message. */
    awaitsPush: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.startedAt] }),
    index('notification_newest').on(t.memberId, t.at, t.id).where(sql`in_app and not hidden`),
    index('notification_unread').on(t.memberId, t.at, t.id).where(sql`in_app and not hidden and read_at is null`),
    index('notification_open').on(t.memberId, t.kind).where(sql`read_at is null and not hidden`),
    index('notification_item').on(t.itemId).where(sql`item_id is not null`),
    index('notification_by').on(sql`(byline->>'id')`).where(sql`byline->>'id' is not null`),
    index('notification_mail').on(t.memberId).where(sql`awaits_mail`),
    index('notification_in_mail').on(t.mailId).where(sql`mail_id is not null`),
    index('notification_push').on(t.memberId).where(sql`awaits_push`),
    index('notification_age').on(t.at),
  ],
);

/** What a member has been told of: an event that is delivered again tells nothing twice, even when it joined a group. */
export const cause = notifications.table(
  'cause',
  { memberId: text().notNull(), key: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.memberId, t.key] }), index('cause_age').on(t.at)],
);

export const setting = notifications.table('setting', {
  memberId: text().primaryKey(),
  /** As it was saved: kinds and ways that came later are missing in it, and the clock of a member who has not named one. */
  settings: jsonb().$type<SavedSettings>().notNull(),
  /** When their last digest left, or when they chose to get one. */
  digestAt: at(),
  /** Not to be disturbed until then, whatever the hour. */
  pausedUntil: at(),
});

export type SavedSettings = Omit<NotificationSettings, 'kinds' | 'mail' | 'timeZone'> &
  Partial<Pick<NotificationSettings, 'mail' | 'timeZone'>> & {
    kinds: Partial<Record<string, Partial<NotificationSettings['kinds']['comment']>>>;
  };

/** Nothing more about this item, for this member. */
export const mute = notifications.table(
  'mute',
  { memberId: text().notNull(), itemId: text().notNull(), at: at().notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.memberId, t.itemId] }), index('mute_item').on(t.itemId)],
);

/** A browser that takes push messages, for as long as the session lasts in which its owner said so. */
export const pushDevice = notifications.table(
  'push_device',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    sessionId: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** Notifications for which its last message of several stands. */
    gathered: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [uniqueIndex('push_device_endpoint').on(t.endpoint), index('push_device_member').on(t.memberId, t.createdAt)],
);
