import { z } from 'zod';
import {
  type ColleagueWish,
  findableByIds,
  type IndexedMember,
  indexedMembersByIds,
  verifiedColleagues,
} from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import { EXPERT_YEARS, SUGGESTION_LISTS } from '../suggestion.contract.ts';
import { type Candidate, listOf } from './suggestion.policy.ts';
import { circleOf, followFactsOf, forgetSuggestionsOlderThan, notSuggestible, setSuggestions } from './suggestion.store.ts';

/** Of each way to find somebody, as many are looked at. */
const CANDIDATES = 200;
const KEPT_DAYS = 60;

/** Puts all lists of one member together. */
export async function putTogether(db: Database, memberId: string): Promise<void> {
  const member = (await indexedMembersByIds(db, [memberId])).get(memberId);
  if (member === undefined) return;
  const candidates = await candidatesFor(db, member);
  await setSuggestions(db, memberId, new Map(SUGGESTION_LISTS.map((list) => [list, listOf(list, member, candidates)])));
}

async function candidatesFor(db: Database, member: IndexedMember): Promise<Candidate[]> {
  const found = new Set(await circleOf(db, member.id, CANDIDATES));
  for (const wish of wishesOf(member)) for (const id of await verifiedColleagues(db, wish, CANDIDATES)) found.add(id);
  const unfit = await notSuggestible(db, member.id, [...found]);
  const ids = [...found].filter((id) => !unfit.has(id));
  const findable = await findableByIds(db, ids);
  const [members, facts] = [await indexedMembersByIds(db, [...findable.keys()]), await followFactsOf(db, member.id, [...findable.keys()])];
  return [...members.values()].map((one) => {
    const { followers = 0, followedBy = 0 } = facts.get(one.id) ?? {};
    return { ...one, followers, followedBy };
  });
}

/** Experienced colleagues are looked for apart: among the newest of a large field or city there may be few. */
function wishesOf({ speciality, interests, country, province, city }: IndexedMember): ColleagueWish[] {
  const practisingSince = new Date().getUTCFullYear() - EXPERT_YEARS;
  const others = interests.filter((interest) => interest !== speciality);
  const wishes: ColleagueWish[] = [];
  if (speciality !== null) wishes.push({ specialityId: speciality });
  if (others.length > 0) wishes.push({ interests: others });
  if (country !== null && province !== null) {
    wishes.push({ place: { country, province }, practisingSince });
    if (city !== null) wishes.push({ place: { country, province, city } }, { place: { country, province, city }, practisingSince });
  }
  return [...wishes, ...wishes.filter(({ place }) => place === undefined).map((wish) => ({ ...wish, practisingSince }))];
}

export const computeSuggestions = job({
  name: 'network.computeSuggestions',
  payload: z.strictObject({ memberId: z.string() }),
  run: ({ services }, { memberId }) => services.database.transaction((db) => putTogether(db, memberId)),
});

export const forgetSuggestions = job({
  name: 'network.forgetSuggestions',
  payload: z.strictObject({}),
  schedule: '40 19 * * *',
  run: ({ services }) => services.database.transaction((db) => forgetSuggestionsOlderThan(db, KEPT_DAYS)),
});
