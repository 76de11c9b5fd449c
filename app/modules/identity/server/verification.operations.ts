import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { memberChanged, memberSentBack, memberVerified } from '../identity.contract.ts';
import { decideVerification, listWaitingMembers, submitForVerification } from '../verification.contract.ts';
import { lockMember, updateMember } from './member.store.ts';
import { missingForVerification } from './onboarding.policy.ts';
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

  handle(decideVerification, async ({ db, viewer, emit }, input) => {
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
      ...(verified && { verifiedByStaffAt: now, verifiedByStaffId: viewer.id }),
    });
    if (row === null) throw new Failure('identity.memberNotFound');
    await emit(memberChanged, { memberId });
    if (verified) await emit(memberVerified, { memberId });
    else await emit(memberSentBack, { memberId, reason: input.reason });
    return { memberId, state: row.verification, facts: trustFacts(row) };
  }),
];
