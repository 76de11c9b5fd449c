import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { askAgainAt, closingView } from '#modules/library/server/library.public.ts';
import { type Database, writesOnce } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle, JsonText } from '#platform/operation/handler.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import {
  addCommunity,
  type CommunityCard,
  type CommunityView,
  changeCommunity,
  communityChanged,
  getCommunity,
  listCommunities,
  MAX_COMMUNITIES,
} from '../communities.contract.ts';
import { accessCommunity, accessCommunityTo, relationOf } from './communities.public.ts';
import { mayIn } from './community.policy.ts';
import {
  countOwned,
  type FoundCommunity,
  insertCommunity,
  listCommunitiesText,
  lockCommunity,
  lockOwner,
  updateCommunity,
} from './community.store.ts';
import { stewardsOf, writeStanding } from './community-member.store.ts';

export const cardOf = ({
  id,
  name,
  about,
  kind,
  place,
  entry,
  language,
  specialities,
  members,
  standing,
  role,
  closedAt,
}: FoundCommunity): CommunityCard => ({
  ...{ id, name, about, kind, place, entry, language, specialities, members, standing, role },
  closed: closedAt !== null,
});

async function viewOf(db: Database, viewer: Viewer, community: FoundCommunity): Promise<CommunityView> {
  const relation = relationOf(community, viewer);
  const can = mayIn(relation);
  const stewards = await stewardsOf(db, community.id);
  const members = await membersByIds(
    db,
    stewards.map(({ memberId }) => memberId),
  );
  return {
    ...cardOf(community),
    rules: community.rules,
    stewards: stewards.flatMap(({ memberId, role }) => {
      const member = members.get(memberId);
      return member === undefined ? [] : [{ member, role }];
    }),
    createdAt: community.createdAt.toISOString(),
    version: community.version,
    closing: closingView(community, can.tend),
    askAgainAt: askAgainAt(relation)?.toISOString() ?? null,
    waiting: community.waiting,
    can,
  };
}

const nameTaken = () => new Failure('communities.nameTaken', { fields: { name: 'communities.validation.nameTaken' } });

export const communityHandlers = [
  handle(listCommunities, async ({ db, viewer }, filter) => {
    // Someone who is not signed in belongs to none: an empty list is the true answer.
    if (filter.mine && viewer === null) return { data: [], nextCursor: null };
    return new JsonText(await listCommunitiesText(db, viewer?.id ?? null, filter));
  }),

  handle(getCommunity, async ({ db, viewer }, { id }) => viewOf(db, viewer, await accessCommunity(db, viewer, id))),

  handle(addCommunity, async ({ db, viewer, emit }, settings) => {
    await lockOwner(db, viewer.id);
    if ((await countOwned(db, viewer.id)) >= MAX_COMMUNITIES) throw new Failure('communities.tooMany');
    const id = newId();
    if (!(await insertCommunity(db, { id, ...settings, ownerId: viewer.id }))) throw nameTaken();
    await writeStanding(db, id, viewer.id, { standing: 'member', role: 'owner' });
    await emit(communityChanged, { communityId: id });
    return { id };
  }),

  handle(changeCommunity, async ({ db, viewer, emit }, { id, version, ...settings }) => {
    await lockCommunity(db, id);
    const before = await accessCommunityTo(db, viewer, id, 'change');
    if (before.version !== version) {
      const { name, about, kind, place, entry, language, specialities, rules } = before;
      const current = { name, about, kind, place, entry, language, specialities, rules, version: before.version };
      throw new Failure('communities.stale', { details: { current } });
    }
    const change = { ...settings, version: version + 1 };
    if (!(await writesOnce(db, () => updateCommunity(db, id, change)))) throw nameTaken();
    await emit(communityChanged, { communityId: id });
    return { id, version: version + 1 };
  }),
];
