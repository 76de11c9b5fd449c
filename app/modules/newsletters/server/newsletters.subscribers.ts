import { forumDeleted } from '#modules/forums/forum-closing.contract.ts';
import { memberIdByEmail } from '#modules/identity/server/identity.public.ts';
import { mailRefused } from '#platform/delivery/refusal.ts';
import { subscribe } from '#platform/events/event.ts';
import { leaveForum, noteRefusal } from './newsletter.store.ts';

export const newsletterSubscribers = [
  // A mailbox that does not exist is not written to again: whoever goes on is taken for a sender of spam.
  subscribe(mailRefused, 'newsletters.stopRefused', async ({ db }, { to }) => {
    const memberId = await memberIdByEmail(db, to);
    if (memberId !== null) await noteRefusal(db, memberId);
  }),

  subscribe(forumDeleted, 'newsletters.leaveForum', ({ db }, { forumId }) => leaveForum(db, forumId)),
];
