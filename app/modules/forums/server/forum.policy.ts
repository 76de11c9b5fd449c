/** Who may do what in a forum. Pure, so that it can be read as tables and tested as such. */
import type { ForumKind, ForumRole, Standing } from '../forums.contract.ts';

/** What a reader is to a forum. */
export interface Relation {
  readonly kind: ForumKind;
  readonly standing: Standing;
  /** Only of members. */
  readonly role: ForumRole | null;
  /** Since when they are what they are; null where they never were anything. */
  readonly since: Date | null;
  readonly mutedUntil: Date | null;
  /** It is read and not written in; by its owner, or by staff. */
  readonly closed: 'owner' | 'staff' | null;
  readonly signedIn: boolean;
  readonly verified: boolean;
}

export const FORUM_ACTIONS = [
  'read',
  'write',
  'join',
  'enterPassword',
  'request',
  'withdrawRequest',
  'leave',
  'follow',
  'seeMembers',
  'tend',
  'change',
  'close',
  'reopen',
  'delete',
] as const;
export type ForumAction = (typeof FORUM_ACTIONS)[number];

/** After this many days somebody who was declined may ask again. */
const DECLINED_DAYS = 14;
const DAY_MS = 86_400_000;

export const isMember = ({ standing }: Pick<Relation, 'standing'>): boolean => standing === 'member';

/** Owner and moderators. */
export const tends = ({ standing, role }: Pick<Relation, 'standing' | 'role'>): boolean =>
  standing === 'member' && (role === 'owner' || role === 'moderator');

/** From when a request that was declined may be repeated; null where none was. */
export const askAgainAt = ({ standing, since }: Pick<Relation, 'standing' | 'since'>): Date | null =>
  standing === 'declined' && since !== null ? new Date(since.getTime() + DECLINED_DAYS * DAY_MS) : null;

/** Whoever was removed comes back only by the hand of those who tend the forum. */
const isOutside = ({ standing, signedIn }: Relation): boolean => signedIn && standing !== 'member' && standing !== 'removed';

export function may(action: ForumAction, relation: Relation, now = new Date()): boolean {
  const { kind, standing, role, closed, signedIn } = relation;
  const owns = isMember(relation) && role === 'owner';
  switch (action) {
    case 'read':
      return kind === 'public' || isMember(relation);
    case 'write':
      return writeRefusal(relation, now) === null;
    case 'join':
      return closed === null && kind === 'public' && isOutside(relation);
    case 'enterPassword':
      return closed === null && kind === 'protected' && isOutside(relation);
    case 'request':
      if (closed !== null || kind !== 'private' || !isOutside(relation) || standing === 'requested') return false;
      return (askAgainAt(relation) ?? now) <= now;
    case 'withdrawRequest':
      return signedIn && standing === 'requested';
    case 'leave':
      return isMember(relation) && role !== 'owner';
    case 'follow':
      return isMember(relation);
    case 'seeMembers':
      return signedIn && (kind === 'public' || isMember(relation));
    case 'tend':
      return tends(relation);
    case 'change':
    case 'delete':
      return owns;
    case 'close':
      return owns && closed === null;
    case 'reopen':
      return owns && closed === 'owner';
  }
}

export type WriteRefusal = 'forumClosed' | 'signIn' | 'notMember' | 'notVerified' | 'muted' | null;

/** Why they may not write here, threads or answers; null when they may. */
export function writeRefusal({ closed, signedIn, standing, verified, mutedUntil }: Relation, now = new Date()): WriteRefusal {
  if (closed !== null) return 'forumClosed';
  if (!signedIn) return 'signIn';
  if (standing !== 'member') return 'notMember';
  if (!verified) return 'notVerified';
  return mutedUntil !== null && mutedUntil > now ? 'muted' : null;
}

/** Whether one who tends the forum may mute, remove or readmit another: the owner everybody else, moderators members alone. */
export function mayActOn(actor: Pick<Relation, 'standing' | 'role'>, target: ForumRole): boolean {
  if (!tends(actor)) return false;
  return actor.role === 'owner' ? target !== 'owner' : target === 'member';
}

/** What was written behind a door stays behind it: a forum with threads is closed for good. */
export const mayBecome = (from: ForumKind, to: ForumKind, hasThreads: boolean): boolean =>
  to !== 'public' || from === 'public' || !hasThreads;
