/** Push messages to browsers, also while Kolegia is closed (Web Push, RFC 8030). */
import { z } from 'zod';
import { command, main, query } from '#platform/operation/operation.ts';

/** The oldest gives way to one more. */
export const MOST_DEVICES = 10;

const base64url = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`));

/** As `PushSubscription.toJSON()` has it. */
export const PushDevice = z.strictObject({
  /** Where the browser's own push service takes messages for it. */
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({ /** Its public key, 65 bytes. */ p256dh: base64url(87), /** 16 bytes. */ auth: base64url(22) }),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const getPushKey = query('notifications.getPushKey', {
  summary: 'The key (VAPID, RFC 8292) that a browser asks its push service to accept messages from.',
  http: main.get('/notifications/push-key'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ publicKey: z.string(), /** On how many devices the member gets push messages. */ devices: z.int() }),
  errors: {},
});

export const addPushDevice = command('notifications.addPushDevice', {
  summary: 'Push messages to this browser, for as long as the session lasts in which it is asked for.',
  http: main.post('/notifications/push-devices'),
  access: 'member',
  rate: 'write',
  input: PushDevice,
  output: z.strictObject({ devices: z.int() }),
  errors: { 'notifications.noPushService': 422 },
});

export const removePushDevice = command('notifications.removePushDevice', {
  summary: 'No more push messages to this browser.',
  http: main.post('/notifications/push-devices/remove'),
  access: 'member',
  rate: 'write',
  input: PushDevice.pick({ endpoint: true }),
  output: z.strictObject({ devices: z.int() }),
  errors: {},
});
