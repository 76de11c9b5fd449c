import type { NewsletterCard } from '../newsletters.contract.ts';
import type { FoundNewsletter } from './newsletter.store.ts';

export function cardOf({ ownerId: _owner, createdAt: _created, lastIssueAt, ...row }: FoundNewsletter, write: boolean): NewsletterCard {
  return { ...row, lastIssueAt: lastIssueAt?.toISOString() ?? null, can: { write } };
}
