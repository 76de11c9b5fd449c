/** The picture of a registration certificate: there for as long as somebody has a reason to look at it, and then gone for good. */
import { claimImage, deleteImages } from '#modules/media/server/media.public.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { MemberRow } from './byline.policy.ts';
import { takeDocumentsOfVerified } from './member.store.ts';

type Needs = Pick<Context, 'db' | 'services'>;
type Holder = Pick<MemberRow, 'id' | 'registrationDocumentId'>;

/** Takes another picture in place of the member's, or none for null. Left out, it stays. */
export async function takeDocument(context: Needs, { id: ownerId, registrationDocumentId: before }: Holder, next?: string | null) {
  if (next === undefined || next === before) return;
  // A picture of a case or of themselves would be deleted with the certificate.
  if (next !== null && (await claimImage(context.db, { ownerId, purpose: 'document' }, next)) === null) {
    throw new Failure('identity.documentNotFound', { fields: { documentId: 'identity.error.documentNotFound' } });
  }
  if (before !== null) await deleteImages(context, [before]);
}

/** Whoever was verified before pictures went with the decision, or gave one afterwards, has one that nobody is to look at. */
export async function clearDocuments(context: Needs): Promise<void> {
  await deleteImages(context, await takeDocumentsOfVerified(context.db, CLEARED_AT_ONCE));
}

const CLEARED_AT_ONCE = 500;
