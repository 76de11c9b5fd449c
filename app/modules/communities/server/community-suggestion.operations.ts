import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { followedMemberIds } from '#modules/network/server/network.public.ts';
import { institutionsOf } from '#modules/profiles/server/profiles.public.ts';
import { handle, JsonText } from '#platform/operation/handler.ts';
import { listSuggestedCommunities } from '../community-suggestion.contract.ts';
import { listSuggestedText } from './community-suggestion.store.ts';

/** A shorter name, such as RSUD, stands in the names of many. */
const SHORTEST_NAME = 6;

export const suggestionHandlers = [
  handle(listSuggestedCommunities, async ({ db, viewer }, { limit }) => {
    const [members, institutions, followedIds] = [
      await membersByIds(db, [viewer.id]),
      await institutionsOf(db, viewer.id),
      await followedMemberIds(db, viewer.id),
    ];
    const { city = null, workplace = null } = members.get(viewer.id) ?? {};
    const names = [...institutions, ...(workplace === null ? [] : [workplace])].map((name) => name.trim().toLowerCase());
    const workplaces = [...new Set(names)].filter((name) => name.length >= SHORTEST_NAME);
    const to = { memberId: viewer.id, speciality: viewer.specialityId, city, workplaces, followedIds };
    return new JsonText(await listSuggestedText(db, to, limit));
  }),
];
