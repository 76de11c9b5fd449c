import { contactsOf } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { NewsletterCard } from '../newsletters.contract.ts';
import type { FoundNewsletter } from './newsletter.store.ts';

/** `noAddress`: of the reader, as `lacksAddress` tells. */
export function cardOf(
  { ownerId: _owner, createdAt: _created, lastIssueAt, ...row }: FoundNewsletter,
  write: boolean,
  noAddress: boolean,
): NewsletterCard {
  return { ...row, lastIssueAt: lastIssueAt?.toISOString() ?? null, noAddress: row.subscribed && noAddress, can: { write } };
}

/** Whether a reader who subscribed to one of these has no address that mail can go to. */
export async function lacksAddress(db: Database, viewer: Viewer, rows: readonly Pick<FoundNewsletter, 'subscribed'>[]): Promise<boolean> {
  if (viewer === null || !rows.some(({ subscribed }) => subscribed)) return false;
  return typeof (await contactsOf(db, [viewer.id])).get(viewer.id)?.email !== 'string';
}
