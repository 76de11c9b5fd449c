import { documentSeen, memberSentBack, memberVerified } from '#modules/identity/identity.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { addAudit } from './audit.store.ts';

const about = ({ memberId, staffId }: { memberId: string; staffId: string }) =>
  ({ subject: 'member', subjectId: memberId, staffId }) as const;

/** What staff decide about members belongs into the same log. The entry commits together with the mark that the event was handled, so there is one for each. */
export const verificationLogSubscribers = [
  subscribe(memberVerified, 'moderation.logVerified', async ({ db }, fact) => addAudit(db, { action: 'memberVerified', ...about(fact) })),
  subscribe(memberSentBack, 'moderation.logSentBack', async ({ db }, fact) =>
    addAudit(db, { action: 'memberSentBack', ...about(fact), reason: fact.reason }),
  ),
  subscribe(documentSeen, 'moderation.logDocumentSeen', async ({ db }, fact) => addAudit(db, { action: 'documentSeen', ...about(fact) })),
];
