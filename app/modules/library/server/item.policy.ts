/** Who may see an item, and who may answer. */
import type { Viewer } from '#platform/session/viewer.ts';
import type { FoundItem } from './item.store.ts';
import type { ItemStatus } from './library.schema.ts';

/**
 * What is published its audience may read; the rest its author and staff who approve. Authors who left an audience have left
 * what they wrote there, and staff look into an audience only where a decision is theirs.
 */
export function maySee(item: Pick<FoundItem, 'authorId' | 'status' | 'inAudience'>, viewer: Viewer): boolean {
  if (item.status === 'published') return item.inAudience;
  if (viewer === null) return false;
  if (item.authorId === viewer.id) return item.inAudience;
  return viewer.rights.includes('approvals') && (item.inAudience || item.status === 'held' || item.status === 'removed');
}

/** Authors may take back and bring back what is theirs, but not past the staff: neither a removal nor a missing approval. */
export function nextStatus(item: Pick<FoundItem, 'status' | 'awaitsApproval'>, wanted: ItemStatus): ItemStatus {
  if (item.status === 'removed') return 'removed';
  if (wanted === 'published' && item.status !== 'held' && item.awaitsApproval) return 'held';
  return wanted;
}

/**
 * What the author of a change is told. `isHeld`: staff are to read it first; they read nothing of what its author or they themselves
 * took back, and it stays out of sight.
 */
export function outcomeOfChange({ status }: Pick<FoundItem, 'status'>, isHeld: boolean): 'published' | 'held' | 'hidden' {
  if (status === 'withdrawn' || status === 'removed') return 'hidden';
  return isHeld ? 'held' : 'published';
}

/** Why a viewer may not answer; null when they may. */
export type RespondRefusal =
  | 'signIn'
  | 'notVerified'
  | 'closed'
  | 'forumClosed'
  | 'otherSpeciality'
  | 'notFollowed'
  | 'notChosen'
  | 'notMember'
  | 'muted'
  | 'slow'
  | null;

/** Nobody may answer, so nothing that is about the viewer is the reason. */
export const isClosed = (refusal: RespondRefusal): boolean => refusal === 'closed' || refusal === 'forumClosed';

type Subject = Pick<FoundItem, 'authorId' | 'status' | 'respondents' | 'specialities'>;

/** `followedByAuthor`: the author follows the viewer. `apart`: one has blocked the other, which is said to nobody. */
export function respondRefusal(item: Subject, viewer: Viewer, followedByAuthor: boolean, apart = false): RespondRefusal {
  if (viewer === null) return 'signIn';
  if (item.status !== 'published') return 'closed';
  if (item.authorId === viewer.id) return null;
  if (!viewer.verified) return 'notVerified';
  if (apart) return 'notChosen';
  const { kind, specialities } = item.respondents;
  const own = viewer.specialityId;
  if (kind === 'mySpeciality' || kind === 'specialities') return own !== null && specialities.includes(own) ? null : 'otherSpeciality';
  if (kind === 'following') return followedByAuthor ? null : 'notFollowed';
  return null;
}

/**
 * True where nobody of the author's speciality, or nobody who is not verified, could answer but the author: an anonymous answer
 * with their traits would be known for theirs.
 */
export const answersAlone = (item: Subject, author: NonNullable<Viewer>): boolean =>
  respondRefusal({ ...item, authorId: '' }, author, true) !== null;
