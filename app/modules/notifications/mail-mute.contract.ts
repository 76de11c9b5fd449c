/** Silencing what an e-mail tells of by the link beside it, without signing in. */
import { z } from 'zod';
import { command, main, query } from '#platform/operation/operation.ts';
import { Choice } from './notification-settings.contract.ts';
import { CHOICE_KINDS, MUTES } from './notifications.contract.ts';

const token = z.string().regex(/^[\w-]{20,160}$/);
const errors = { 'notifications.notFound': 404 } as const;

export const readMailMute = query('notifications.readMailMute', {
  summary: 'What the link beside a line of an e-mail silences, and whether it is silent now.',
  http: main.get('/notifications/mail-mute/:token'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ token }),
  output: z.strictObject({
    mute: z.enum(MUTES),
    kind: z.enum(CHOICE_KINDS),
    /** Of the item or the saved search that it is about; empty where it is about none. */
    title: z.string(),
    note: z.string(),
    muted: z.boolean(),
  }),
  errors,
});

export const muteByMail = command('notifications.muteByMail', {
  summary: 'Silences what a line of an e-mail was about by the link beside it, as `notifications.mute` does, and takes that back.',
  http: main.post('/notifications/mail-mute'),
  access: 'anyone',
  rate: 'write',
  input: z.strictObject({ token, muted: z.boolean(), /** What muting answered, to restore it. */ was: Choice.nullable().default(null) }),
  output: z.strictObject({ muted: z.boolean(), was: Choice.nullable() }),
  errors: { ...errors, 'notifications.alwaysTold': 409 },
});
