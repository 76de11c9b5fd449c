import { z } from 'zod';
import { event } from '../events/event.ts';

/** A mailbox refused a mail for good (RFC 5321, 5yz): there is no such mailbox, or it takes nothing from us. */
export const mailRefused = event('delivery.mailRefused', z.strictObject({ to: z.string() }));
