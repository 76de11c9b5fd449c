/** What other modules may do with forums, and the gates to them. */
import { isNamed, type StandingChange, setAudienceMember } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import { type ForumAction, may, relationOf } from './forum.policy.ts';
import { type FoundForum, findForum } from './forum.store.ts';
import { stewardIds, writeStanding } from './forum-membership.store.ts';

export { forumIdsForAll, holdForum } from './forum.store.ts';
export { close as closeForumFor, erase as eraseForum, reopen as reopenForumFor } from './forum-closing.store.ts';
export { forumCardsText } from './forum-list.store.ts';
export {
  findMembership as forumMembershipOf,
  followersOfForum,
  followForumOf,
  forumIdsTendedBy,
  placesNow as forumsNow,
  unheardForums,
  waitingFor as waitingForForum,
} from './forum-membership.store.ts';
export { hashPassword as hashSamplePassword } from './forum-password.policy.ts';
export { rankForums } from './forum-rank.job.ts';
export { forumForIndex, forumNames, forumsForIndex, searchTextsByIds } from './forum-search.store.ts';
export { isSourceWanted, isTakenDown, takenDownReasons } from './forum-thread.store.ts';
export { sampleThreadCard, threadSummary } from './forum-thread.view.ts';
export { citationsOf } from './thread-citation.store.ts';
export { holdThreadsBy } from './thread-hold.policy.ts';

/** The only way to a forum; that there is one, everybody may know. Throws `forums.notFound`. */
export async function accessForum(db: Database, viewer: Viewer, id: string): Promise<FoundForum> {
  const found = await findForum(db, id, viewer?.id ?? null);
  if (found === null) throw new Failure('forums.notFound');
  return found;
}

/** As `accessForum`, for one who may do this there: throws `forums.notAllowed` for others, `forums.closed` where nobody may write. */
export async function accessForumTo(db: Database, viewer: Viewer, id: string, action: ForumAction): Promise<FoundForum> {
  const found = await accessForum(db, viewer, id);
  if (action === 'write' && found.closedAt !== null) throw new Failure('forums.closed');
  if (!may(action, relationOf(found, viewer))) throw new Failure('forums.notAllowed');
  return found;
}

/** Whoever deletes a forum has typed its name; throws `forums.nameDiffers` where it was another. */
export function assertNamed(forum: Pick<FoundForum, 'name'>, typed: string): void {
  if (!isNamed(forum, typed)) throw new Failure('forums.nameDiffers', { fields: { name: 'forums.error.nameDiffers' } });
}

/**
 * The only way to change what somebody is to a forum; the forum is locked by the caller. Who may read what is written there
 * changes in the same transaction.
 */
export async function setStanding(
  context: Pick<Context, 'db' | 'emit'>,
  forumId: string,
  memberId: string,
  change: StandingChange,
): Promise<void> {
  await writeStanding(context.db, forumId, memberId, change);
  await setAudienceMember(context, forumId, memberId, change.standing === 'member');
}

/** Ids of the owner and the moderators. */
export const stewardIdsOf = (db: Database, forumId: string): Promise<string[]> => stewardIds(db, forumId);
