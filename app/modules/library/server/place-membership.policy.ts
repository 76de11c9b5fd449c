/** Who comes into a place of colleagues, and who decides about whom there. What else may be done, each place says itself. */
import type { MemberActs, PlaceRole, Standing } from '../place-membership.contract.ts';

/** What somebody is to a place. */
export interface Belonging {
  readonly standing: Standing;
  /** Only of members. */
  readonly role: PlaceRole | null;
  /** Since when they are what they are; null where they never were anything. */
  readonly since: Date | null;
}

type Held = Pick<Belonging, 'standing' | 'role'>;

/** So long a refusal that was a slip is taken back. */
const RECONSIDERED_MS = 10 * 60_000;

/** After this many days somebody who was declined may ask again. */
const DECLINED_DAYS = 14;
const DAY_MS = 86_400_000;

export const isMember = ({ standing }: Pick<Belonging, 'standing'>): boolean => standing === 'member';

export const owns = ({ standing, role }: Held): boolean => standing === 'member' && role === 'owner';

/** Owner and moderators. */
export const tends = ({ standing, role }: Held): boolean => standing === 'member' && (role === 'owner' || role === 'moderator');

/** From when a request that was declined may be repeated; null where none was. */
export const askAgainAt = ({ standing, since }: Pick<Belonging, 'standing' | 'since'>): Date | null =>
  standing === 'declined' && since !== null ? new Date(since.getTime() + DECLINED_DAYS * DAY_MS) : null;

/** Whoever was removed comes back only by the hand of those who tend the place. */
export const mayEnter = ({ standing, signedIn }: Pick<Belonging, 'standing'> & { signedIn: boolean }): boolean =>
  signedIn && standing !== 'member' && standing !== 'removed';

/** Whether one who may enter may ask to be let in now. */
export const mayAsk = (belonging: Belonging & { signedIn: boolean }, now: Date): boolean =>
  mayEnter(belonging) && belonging.standing !== 'requested' && (askAgainAt(belonging) ?? now) <= now;

interface Other {
  readonly memberId: string;
  readonly standing: Standing;
  readonly role: PlaceRole;
}

/**
 * What one who tends the place may do about another: the owner about everybody else, moderators about members alone. Nobody is let in
 * while it is closed.
 */
export function mayDoAbout(actor: Held & { memberId: string; closedAt: Date | null }, other: Other): MemberActs {
  const isOther = actor.memberId !== other.memberId;
  const acts = isOther && tends(actor) && (actor.role === 'owner' ? other.role !== 'owner' : other.role === 'member');
  const isOwner = isOther && owns(actor);
  const inside = other.standing === 'member';
  const lets = acts && actor.closedAt === null;
  return {
    decide: lets && other.standing === 'requested',
    remove: acts && inside,
    readmit: lets && other.standing === 'removed',
    promote: isOwner && inside && other.role === 'member',
    demote: isOwner && inside && other.role === 'moderator',
    handOver: isOwner && inside,
  };
}

/** Whether one who tends the place may let a request wait again that was declined a moment ago, by them or by another. */
export const mayTakeBackDecline = (
  actor: Held & { memberId: string; closedAt: Date | null },
  other: { readonly memberId: string; readonly standing: Standing; readonly since: Date },
  now = new Date(),
): boolean =>
  other.standing === 'declined' &&
  tends(actor) &&
  actor.memberId !== other.memberId &&
  actor.closedAt === null &&
  now.getTime() - other.since.getTime() < RECONSIDERED_MS;
