/** Ending the e-mails about notifications by the link in one of them, without signing in. */
import { z } from 'zod';
import { command, main, query } from '#platform/operation/operation.ts';
import { CHOICES } from './notifications.contract.ts';

const token = z.string().regex(/^[\w-]{20,160}$/);
const kinds = z.array(z.enum(CHOICES));

export const readMailEnding = query('notifications.readMailEnding', {
  summary: 'What the link in an e-mail turns off: the kinds of which e-mails still come. None: it was turned off already.',
  http: main.get('/notifications/mail-ending/:token'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({ token }),
  output: z.strictObject({ kinds }),
  errors: { 'notifications.notFound': 404 },
});

export const endMail = command('notifications.endMail', {
  summary:
    'Turns off all e-mails about notifications by the link in one of them, and says of which kinds. In Kolegia they are told as before.',
  http: main.post('/notifications/mail-ending'),
  access: 'anyone',
  rate: 'write',
  input: z.strictObject({ token }),
  output: z.strictObject({ kinds }),
  errors: { 'notifications.notFound': 404 },
});
