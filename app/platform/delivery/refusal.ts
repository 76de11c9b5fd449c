import { z } from 'zod';
import { event } from '../events/event.ts';

/** What the message was about, where it had a gate. */
const Gate = z.strictObject({ name: z.string(), about: z.record(z.string(), z.string()) });

/** There is nobody at an address, by what its mail server said or reported: there is no such mailbox, or it was closed. */
export const mailRefused = event('delivery.mailRefused', z.strictObject({ to: z.string(), gate: Gate.optional() }));

/** A mail that had a gate does not leave, and is not tried again, whoever is at its address. */
export const mailGivenUp = event('delivery.mailGivenUp', z.strictObject({ gate: Gate }));
