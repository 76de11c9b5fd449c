/** How a member wants to be told: by which way of what, when, and nothing more of this. */
import { z } from 'zod';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { isTimeZone } from '#platform/i18n/time-zone.ts';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { ALWAYS_GROUPS, CHOICES } from './notifications.contract.ts';

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'notifications.validation.time' });

const TimeZone = z.string().max(60).refine(isTimeZone, { error: 'notifications.validation.timeZone' });

/** In Kolegia, by e-mail, and on the devices that the member named. */
export const WAYS = ['inApp', 'mail', 'push'] as const;
export type Way = (typeof WAYS)[number];

export const Choice = z.strictObject({ inApp: z.boolean(), mail: z.boolean(), push: z.boolean() });
export type Choice = z.infer<typeof Choice>;

/** `soon` gathers a quarter of an hour; the others come at seven in the morning, weekly on Mondays. */
export const MAIL_RHYTHMS = ['soon', 'daily', 'weekly'] as const;

export const NotificationSettings = z.strictObject({
  /** By kind, and by group of what is always told in Kolegia. */
  kinds: z.record(z.enum(CHOICES), Choice),
  mail: z.enum(MAIL_RHYTHMS),
  /** No e-mail and no push from `from` until `to`, which may be the next morning; what comes then waits. */
  quiet: z.strictObject({ from: TimeOfDay, to: TimeOfDay }).nullable(),
  /** IANA name, for instance Asia/Makassar: whose clock the quiet hours, the digests and the days of the list follow. */
  timeZone: TimeZone,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** What is left out stays as it is. */
const ChangedSettings = NotificationSettings.partial()
  .extend({ kinds: z.partialRecord(z.enum(CHOICES), Choice).default({}) })
  .superRefine(({ kinds }, context) => {
    for (const group of ALWAYS_GROUPS)
      if (kinds[group]?.inApp === false)
        context.addIssue({ code: 'custom', path: ['kinds', group, 'inApp'], message: 'notifications.error.alwaysTold' });
  });

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
  summary: 'Sets how the member wants to be told, by kind, way and hour.',
  http: main.post('/notifications/settings'),
  access: 'member',
  rate: 'write',
  input: ChangedSettings,
  output: NotificationSettings,
  errors: {},
});

export const muteNotification = command('notifications.mute', {
  summary:
    'Nothing more like this own notification: about its item, from its forum or its conversation, for its saved search, or of its kind, as its `mute` says. Takes that back as well.',
  http: main.post('/notifications/mute'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, muted: z.boolean(), /** What muting answered, to restore it. */ was: Choice.nullable().default(null) }),
  output: z.strictObject({
    muted: z.boolean(),
    /** How the kind was told before; null where something other than a kind was muted. */ was: Choice.nullable(),
  }),
  errors: { 'notifications.notFound': 404, 'notifications.alwaysTold': 409 },
});

/** An item of which the member hears nothing more. */
export const MutedItem = z.strictObject({ id: z.string(), kind: z.enum(ITEM_KINDS), title: z.string() });
export type MutedItem = z.infer<typeof MutedItem>;

export const listMutedItems = query('notifications.listMutedItems', {
  summary: 'Items of which the member wants to hear nothing more, the one muted last first. What they cannot read any more is left out.',
  http: main.get('/notifications/muted-items'),
  access: 'member',
  rate: 'read',
  input: z.strictObject(PageInput),
  output: pageOf(MutedItem),
  errors: {},
});

export const endMute = command('notifications.endMute', {
  summary: 'The member hears of an item again, as they did before they muted it.',
  http: main.post('/notifications/muted-items/end'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id }),
  output: z.strictObject({ muted: z.boolean() }),
  errors: {},
});
