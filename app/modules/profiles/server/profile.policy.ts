/** Who sees what of a member's page. */
import type { MemberProfile } from '#modules/identity/server/identity.public.ts';
import type { VerificationState } from '#modules/identity/verification.contract.ts';
import type { Viewer } from '#platform/session/viewer.ts';

/** Whoever does not want to be listed is still found by colleagues who are signed in: they meet in discussions. */
export const maySeeProfile = (profile: Pick<MemberProfile, 'listed'>, viewer: Viewer): boolean => profile.listed || viewer !== null;

/** That somebody waits or was sent back is between them and staff. */
export function shownVerification(state: VerificationState, isOwn: boolean): VerificationState | null {
  return isOwn || state === 'verified' ? state : null;
}

export function yearsInPractice(since: number | null, year: number = new Date().getUTCFullYear()): number | null {
  return since === null ? null : Math.max(0, year - since);
}
