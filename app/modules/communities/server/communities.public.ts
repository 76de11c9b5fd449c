/** The gates to communities, and what other modules may know of them. */
import { closedBy, isNamed } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { CommunityView } from '../communities.contract.ts';
import { mayIn, type Relation } from './community.policy.ts';
import { type FoundCommunity, findCommunity } from './community.store.ts';
import { stewardIds } from './community-member.store.ts';

export { close as closeCommunityFor, erase as eraseCommunity, reopen as reopenCommunityFor } from './community-closing.store.ts';
export {
  findMembership as communityMembershipOf,
  placesNow as communitiesNow,
  waitingFor as waitingForCommunity,
} from './community-member.store.ts';
export { communitiesForIndex, communityForIndex, communityNames } from './community-search.store.ts';
export { replaceSuggestions as suggestCommunities } from './community-suggestion.store.ts';

export const relationOf = ({ entry, standing, role, since, ...closing }: FoundCommunity, viewer: Viewer): Relation => ({
  entry,
  closed: closedBy(closing),
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

/** As `accessCommunity`, for one who may do this there: throws `communities.notAllowed` for others, `communities.closed` where nothing is added. */
export async function accessCommunityTo(
  db: Database,
  viewer: Viewer,
  id: string,
  action: keyof CommunityView['can'],
): Promise<FoundCommunity> {
  const found = await accessCommunity(db, viewer, id);
  const may = mayIn(relationOf(found, viewer));
  if (action === 'add' && may.tend && !may.add) throw new Failure('communities.closed');
  if (!may[action]) throw new Failure('communities.notAllowed');
  return found;
}

/** Whoever deletes a community has typed its name; throws `communities.nameDiffers` where it was another. */
export function assertCommunityNamed(community: Pick<FoundCommunity, 'name'>, typed: string): void {
  if (!isNamed(community, typed)) throw new Failure('communities.nameDiffers', { fields: { name: 'communities.error.nameDiffers' } });
}

/** Ids of the owner and the moderators. */
export const stewardIdsOfCommunity = (db: Database, communityId: string): Promise<string[]> => stewardIds(db, communityId);
