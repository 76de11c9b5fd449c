import { z } from 'zod';
import { event } from '../events/event.ts';

/** There is nobody at an address, by what its mail server said or reported: there is no such mailbox, or it was closed. */
export const mailRefused = event('delivery.mailRefused', z.strictObject({ to: z.string() }));
