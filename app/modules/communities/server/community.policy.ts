/** Who may do what in a community. Pure, so that it can be read as tables and tested as such. */

import type { CommunityRole, CommunityStanding, CommunityView, Entry } from '../communities.contract.ts';
import type { CommunityMember } from '../community-member.contract.ts';

/** What a reader is to a community. */
export interface Relation {
  readonly entry: Entry;
  readonly standing: CommunityStanding;
  /** Only of members. */
  readonly role: CommunityRole | null;
  /** Since when they are what they are; null where they never were anything. */
  readonly since: Date | null;
  readonly signedIn: boolean;
}

/** After this many days somebody who was declined may ask again. */
const DECLINED_DAYS = 14;
const DAY_MS = 86_400_000;

/** From when a request that was declined may be repeated; null where none was. */
export const askAgainAt = ({ standing, since }: Pick<Relation, 'standing' | 'since'>): Date | null =>
  standing === 'declined' && since !== null ? new Date(since.getTime() + DECLINED_DAYS * DAY_MS) : null;

/** Owner and moderators. */
const tends = ({ standing, role }: Pick<Relation, 'standing' | 'role'>): boolean =>
  standing === 'member' && (role === 'owner' || role === 'moderator');

export function mayIn(relation: Relation, now = new Date()): CommunityView['can'] {
  const { entry, standing, role, signedIn } = relation;
  const inside = standing === 'member';
  // Whoever was removed comes back only by the hand of those who tend the community.
  const outside = signedIn && !inside && standing !== 'removed';
  return {
    join: outside && entry === 'open',
    request: outside && entry === 'request' && standing !== 'requested' && (askAgainAt(relation) ?? now) <= now,
    withdrawRequest: signedIn && standing === 'requested',
    leave: inside && role !== 'owner',
    seeMembers: signedIn && (inside || entry === 'open'),
    tend: tends(relation),
    change: inside && role === 'owner',
  };
}

interface Other {
  readonly memberId: string;
  readonly standing: CommunityStanding;
  readonly role: CommunityRole;
}

/** What one who tends the community may do about another: the owner about everybody else, moderators about members alone. */
export function mayDoAbout(actor: Pick<Relation, 'standing' | 'role'> & { memberId: string }, other: Other): CommunityMember['can'] {
  const isOther = actor.memberId !== other.memberId;
  const acts = isOther && tends(actor) && (actor.role === 'owner' ? other.role !== 'owner' : other.role === 'member');
  const owns = isOther && actor.standing === 'member' && actor.role === 'owner';
  const inside = other.standing === 'member';
  return {
    decide: acts && other.standing === 'requested',
    remove: acts && inside,
    readmit: acts && other.standing === 'removed',
    promote: owns && inside && other.role === 'member',
    demote: owns && inside && other.role === 'moderator',
    handOver: owns && inside,
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
