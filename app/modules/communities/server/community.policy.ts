/** Who may do what in a community. Pure, so that it can be read as tables and tested as such. */
import {
  type Belonging,
  type ClosedBy,
  endingActs,
  isMember,
  mayAsk,
  mayEnter,
  owns,
  tends,
} from '#modules/library/server/library.public.ts';
import type { CommunityView, Entry } from '../communities.contract.ts';

/** What a reader is to a community. */
export interface Relation extends Belonging {
  readonly entry: Entry;
  readonly closed: ClosedBy;
  readonly signedIn: boolean;
}

export function mayIn(relation: Relation, now = new Date()): CommunityView['can'] {
  const { entry, standing, signedIn, closed } = relation;
  const open = closed === null;
  return {
    join: open && entry === 'open' && mayEnter(relation),
    request: open && entry === 'request' && mayAsk(relation, now),
    withdrawRequest: signedIn && standing === 'requested',
    leave: isMember(relation) && !owns(relation),
    seeMembers: signedIn && (isMember(relation) || entry === 'open'),
    tend: tends(relation),
    add: open && tends(relation),
    change: owns(relation),
    ...endingActs(relation),
  };
}

export type InvitationState = 'open' | 'usedUp' | 'expired' | 'revoked';

export function invitationState(
  { uses, maxUses, expiresAt, revokedAt }: { uses: number; maxUses: number; expiresAt: Date; revokedAt: Date | null },
  now = new Date(),
): InvitationState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return uses >= maxUses ? 'usedUp' : 'open';
}
