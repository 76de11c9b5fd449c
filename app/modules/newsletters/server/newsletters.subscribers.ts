import { memberIdByEmail } from '#modules/identity/server/identity.public.ts';
import { mailRefused } from '#platform/delivery/refusal.ts';
import { subscribe } from '#platform/events/event.ts';
import { noteRefusal } from './newsletter.store.ts';

/** A mailbox that does not exist is not written to again: whoever goes on is taken for a sender of spam. */
export const newsletterSubscribers = [
  subscribe(mailRefused, 'newsletters.stopRefused', async ({ db }, { to }) => {
    const memberId = await memberIdByEmail(db, to);
    if (memberId !== null) await noteRefusal(db, memberId);
  }),
];
