/** Who may do what in a forum. Pure, so that it can be read as tables and tested as such. */
import {
  type Belonging,
  type ClosedBy,
  closedBy,
  endingActs,
  isMember,
  mayAsk,
  mayEnter,
  owns,
  tends,
} from '#modules/library/server/library.public.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { ForumKind } from '../forums.contract.ts';
import type { FoundForum } from './forum.store.ts';

/** What a reader is to a forum. */
export interface Relation extends Belonging {
  readonly kind: ForumKind;
  readonly mutedUntil: Date | null;
  /** It is read and not written in. */
  readonly closed: ClosedBy;
  readonly signedIn: boolean;
  readonly verified: boolean;
}

type Standing = Pick<Relation, 'kind' | 'standing' | 'role' | 'since' | 'mutedUntil'> & Pick<FoundForum, 'closedAt' | 'closedByStaff'>;

export const relationOf = ({ kind, standing, role, since, mutedUntil, ...closing }: Standing, viewer: Viewer): Relation => ({
  kind,
  standing,
  role,
  since,
  mutedUntil,
  closed: closedBy(closing),
  signedIn: viewer !== null,
  verified: viewer?.verified === true,
});

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

export function may(action: ForumAction, relation: Relation, now = new Date()): boolean {
  const { kind, standing, role, closed, signedIn } = relation;
  switch (action) {
    case 'read':
      return kind === 'public' || isMember(relation);
    case 'write':
      return writeRefusal(relation, now) === null;
    case 'join':
      return closed === null && kind === 'public' && mayEnter(relation);
    case 'enterPassword':
      return closed === null && kind === 'protected' && mayEnter(relation);
    case 'request':
      return closed === null && kind === 'private' && mayAsk(relation, now);
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
      return owns(relation);
    case 'close':
    case 'reopen':
    case 'delete':
      return endingActs(relation)[action];
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

/** What was written behind a door stays behind it: a forum with anything written for its readers is closed for good. */
export const mayBecome = (from: ForumKind, to: ForumKind, isWrittenIn: boolean): boolean =>
  to !== 'public' || from === 'public' || !isWrittenIn;
