/** Nothing on the member's devices and no e-mail for a while: a ward round, theatre, the morning after a night on call. */
import { z } from 'zod';
import { command, main, query } from '#platform/operation/operation.ts';

/** One hour, four hours, or until seven in the morning by the member's own clock. */
export const PAUSES = ['hour', 'fourHours', 'morning'] as const;
export type Pause = (typeof PAUSES)[number];

export const PauseState = z.strictObject({ /** Null where nothing is held back. */ until: z.iso.datetime().nullable() });
export type PauseState = z.infer<typeof PauseState>;

export const getPause = query('notifications.getPause', {
  summary: 'Until when the member is not to be disturbed.',
  http: main.get('/notifications/pause'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: PauseState,
  errors: {},
});

export const pauseNotifications = command('notifications.pause', {
  summary:
    'Holds e-mails and push messages back from now on, for so long; null lets them come again at once. A sign-in on a new device is told all the same.',
  http: main.post('/notifications/pause'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ pause: z.enum(PAUSES).nullable() }),
  output: PauseState,
  errors: {},
});
