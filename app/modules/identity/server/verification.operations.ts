import { readLargest } from '#modules/media/server/media.public.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { documentSeen, memberChanged, memberSentBack, memberVerified } from '../identity.contract.ts';
import { decideVerification, listWaitingMembers, readRegistrationDocument, submitForVerification } from '../verification.contract.ts';
import { findMember, lockMember, updateMember } from './member.store.ts';
import { missingForVerification } from './onboarding.policy.ts';
import { takeDocument } from './registration-document.operations.ts';
import { trustFacts, verificationView } from './verification.policy.ts';
import { listWaiting } from './verification.store.ts';

export const verificationHandlers = [
  handle(submitForVerification, async ({ db, viewer, services, language }) => {
    const before = await lockMember(db, viewer.id);
    if (before === null) throw new Failure('access.signIn');
    if (before.verification === 'underProcess' || before.verification === 'verified') throw new Failure('identity.alreadySubmitted');
    const missing = missingForVerification(before);
    if (missing.length > 0) throw new Failure('identity.incomplete', { details: { missing } });
    const row = await updateMember(db, viewer.id, { verification: 'underProcess', verificationAt: new Date(), sentBackReason: null });
    return verificationView(row ?? before, (key) => services.translations.text(language, key));
  }),

  handle(listWaitingMembers, async ({ db }, page) => listWaiting(db, page)),

  handle(readRegistrationDocument, async (context, { memberId }) => {
    const { db, viewer, emit } = context;
    const member = await findMember(db, memberId);
    // Only as long as there is something to decide: afterwards the picture is nobody's business.
    if (member?.verification !== 'underProcess' || member.registrationDocumentId === null) throw new Failure('identity.noDocument');
    const document = await readLargest(context, memberId, member.registrationDocumentId);
    if (document?.purpose !== 'document') throw new Failure('identity.noDocument');
    await emit(documentSeen, { memberId, staffId: viewer.id });
    return { image: `data:image/webp;base64,${document.bytes.toString('base64')}` };
  }),

  handle(decideVerification, async (context, input) => {
    const { db, viewer, emit } = context;
    const { memberId } = input;
    if (memberId === viewer.id) throw new Failure('identity.ownVerification');
    const before = await lockMember(db, memberId);
    if (before === null) throw new Failure('identity.memberNotFound');
    const isAsSeen = before.verificationAt.getTime() === new Date(input.submittedAt).getTime();
    if (before.verification !== 'underProcess' || !isAsSeen) throw new Failure('identity.notWaiting');

    const now = new Date();
    const verified = input.decision === 'verify';
    const row = await updateMember(db, memberId, {
      verification: verified ? 'verified' : 'sentBack',
      verificationAt: now,
      sentBackReason: verified ? null : input.reason,
      numberExistsAt: input.numberExists ? (before.numberExistsAt ?? now) : null,
      personMatchesAt: input.personMatches ? (before.personMatchesAt ?? now) : null,
      ...(verified && { verifiedByStaffAt: now, verifiedByStaffId: viewer.id, registrationDocumentId: null }),
    });
    if (row === null) throw new Failure('identity.memberNotFound');
    // It has done what it was for. Who is sent back may hand the same picture in again.
    if (verified) await takeDocument(context, before, null);
    await emit(memberChanged, { memberId });
    const decided = { memberId, staffId: viewer.id, at: now.toISOString() };
    if (verified) await emit(memberVerified, decided);
    else await emit(memberSentBack, { ...decided, reason: input.reason });
    return { memberId, state: row.verification, facts: trustFacts(row) };
  }),
];
