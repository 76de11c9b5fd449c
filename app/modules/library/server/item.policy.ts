/** Who may see an item, and who may answer. */
import type { Viewer } from '#platform/session/viewer.ts';
import type { ItemRow } from './item.store.ts';
import type { ItemStatus } from './library.schema.ts';

type Subject = Pick<ItemRow, 'authorId' | 'status' | 'respondents' | 'specialities'>;

/** What is published anyone may read; the rest its author and staff who approve. */
export function maySee(item: Subject, viewer: Viewer): boolean {
  if (item.status === 'published') return true;
  if (viewer === null) return false;
  return item.authorId === viewer.id || viewer.rights.includes('approvals');
}

/** Authors may take back and bring back what is theirs, but not past the staff: neither a removal nor a missing approval. */
export function nextStatus(item: Pick<ItemRow, 'status' | 'awaitsApproval'>, wanted: ItemStatus): ItemStatus {
  if (item.status === 'removed') return 'removed';
  if (wanted === 'published' && item.status !== 'held' && item.awaitsApproval) return 'held';
  return wanted;
}

/** Why a viewer may not answer; null when they may. */
export type RespondRefusal = 'signIn' | 'notVerified' | 'closed' | 'otherSpeciality' | 'notFollowed' | null;

/** `followedByAuthor`: the author follows the viewer. */
export function respondRefusal(item: Subject, viewer: Viewer, followedByAuthor: boolean): RespondRefusal {
  if (viewer === null) return 'signIn';
  if (item.status !== 'published') return 'closed';
  if (item.authorId === viewer.id) return null;
  if (!viewer.verified) return 'notVerified';
  const { kind, specialities } = item.respondents;
  const own = viewer.specialityId;
  if (kind === 'mySpeciality' || kind === 'specialities') return own !== null && specialities.includes(own) ? null : 'otherSpeciality';
  if (kind === 'following') return followedByAuthor ? null : 'notFollowed';
  return null;
}
