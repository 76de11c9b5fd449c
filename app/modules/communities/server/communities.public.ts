/** The gates to communities, and what other modules may know of them. */
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { CommunityView } from '../communities.contract.ts';
import { mayIn, type Relation } from './community.policy.ts';
import { type FoundCommunity, findCommunity } from './community.store.ts';
import { stewardsOf } from './community-member.store.ts';

export { communitiesForIndex, communityForIndex } from './community-search.store.ts';
export { replaceSuggestions as suggestCommunities } from './community-suggestion.store.ts';

export const relationOf = ({ entry, standing, role, since }: FoundCommunity, viewer: Viewer): Relation => ({
  entry,
  standing,
  role,
  since,
  signedIn: viewer !== null,
});

/** The only way to a community; that there is one, everybody may know. Throws `communities.notFound`. */
export async function accessCommunity(db: Database, viewer: Viewer, id: string): Promise<FoundCommunity> {
  const found = await findCommunity(db, id, viewer?.id ?? null);
  if (found === null) throw new Failure('communities.notFound');
  return found;
}

/** As `accessCommunity`, for one who may do this there: throws `communities.notAllowed` for others. */
export async function accessCommunityTo(
  db: Database,
  viewer: Viewer,
  id: string,
  action: keyof CommunityView['can'],
): Promise<FoundCommunity> {
  const found = await accessCommunity(db, viewer, id);
  if (!mayIn(relationOf(found, viewer))[action]) throw new Failure('communities.notAllowed');
  return found;
}

/** Ids of the owner and the moderators. */
export const stewardIdsOfCommunity = async (db: Database, communityId: string): Promise<string[]> =>
  (await stewardsOf(db, communityId)).map(({ memberId }) => memberId);

export async function communityName(db: Database, id: string): Promise<string | null> {
  return (await findCommunity(db, id, null))?.name ?? null;
}
