/** Filling the index, for the subscribers of this module and for whoever loads many items at once. */
import { communitiesForIndex, communityForIndex } from '#modules/communities/server/communities.public.ts';
import { forumForIndex, forumsForIndex } from '#modules/forums/server/forums.public.ts';
import { type IndexedMember, indexedMembersByIds, membersForIndex } from '#modules/identity/server/identity.public.ts';
import { type IndexedItem, indexedItemsByIds, itemsForIndex, setConditions } from '#modules/library/server/library.public.ts';
import type { Speciality } from '#modules/reference/reference.contract.ts';
import { isSpeciality } from '#modules/reference/server/reference.public.ts';
import type { Database } from '#platform/db/database.ts';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import type { Services } from '#platform/services.ts';
import { PLACE_TYPES } from '../search.contract.ts';
import { conditionsIn } from './condition.policy.ts';
import {
  arrivalsBefore,
  clearIndex,
  type NewDocument,
  type NewPerson,
  putDocuments,
  putPeople,
  removeDocuments,
  removePeople,
} from './document.store.ts';
import { textsOfItems } from './item-text.store.ts';
import { setAlerts } from './kept-search.store.ts';
import { knowPairsOfAll } from './name-pair.store.ts';
import { dropPlace, type IndexedPlace, keepPlaces, type NewPlace, type PlaceType, putPlaces } from './place-index.store.ts';
import { wordsOf } from './search-query.policy.ts';
import { waysToWrite } from './topic.policy.ts';
import { specialityNames } from './topic-names.view.ts';
import { lockIndex } from './word.store.ts';

export { AGES } from './document-age.policy.ts';
export { silentSearches } from './kept-search.store.ts';

/** The alert of this member's saved search is off from now on, or on again; the search stays. */
export async function silenceSearch(db: Database, id: string, memberId: string, silent: boolean): Promise<void> {
  await setAlerts(db, memberId, id, !silent);
}

interface Indexing {
  readonly db: Database;
  readonly services: Pick<Services, 'translations'>;
}

/**
 * Brings these items up to date in the index; those that are not published leave it. Here and below the index is locked before it is
 * looked how things are: what was read before another wrote would be put over what that one found.
 */
export async function indexItems({ db, services }: Indexing, ids: readonly string[]): Promise<void> {
  await lockIndex(db);
  const items = await indexedItemsByIds(db, ids);
  await putItems({ db, services }, [...items.values()]);
  const gone = ids.filter((id) => !items.has(id));
  if (gone.length > 0) await removeDocuments(db, gone);
}

/** Brings these members up to date; those who do not want to be found leave it. */
export async function indexMembers({ db, services }: Indexing, ids: readonly string[]): Promise<void> {
  await lockIndex(db);
  const members = [...(await indexedMembersByIds(db, ids)).values()];
  const listed = members.filter((member) => member.listed);
  await putPeople(
    db,
    listed.map((member) => personOf(services, member)),
  );
  const found = new Set(listed.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  if (gone.length > 0) await removePeople(db, gone);
}

const ITEM_BATCH = 100;
const MEMBER_BATCH = 500;
const PLACE_BATCH = 500;
const PLACES = {
  forum: { all: forumsForIndex, one: forumForIndex },
  community: { all: communitiesForIndex, one: communityForIndex },
};

/** Fills the index anew, oldest first. Inside a transaction readers find the old one until the end. */
export async function reindexAll({ db, services }: Indexing): Promise<void> {
  await clearIndex(db);
  await knowPairsOfAll(db);
  for (let afterId: string | null = null; ; ) {
    const items: IndexedItem[] = await itemsForIndex(db, afterId, ITEM_BATCH);
    afterId = items.at(-1)?.id ?? null;
    if (afterId === null) break;
    const ids = items.map(({ id }) => id);
    await putItems({ db, services }, items, await arrivalsBefore(db, ids));
  }
  for (let afterId: string | null = null; ; ) {
    const members: IndexedMember[] = await membersForIndex(db, afterId, MEMBER_BATCH);
    afterId = members.at(-1)?.id ?? null;
    if (afterId === null) break;
    await putPeople(
      db,
      members.filter(({ listed }) => listed).map((member) => personOf(services, member)),
    );
  }
  await indexPlaces({ db, services });
}

/** Brings one forum or community up to date; one that is gone leaves the index. */
export async function indexPlace({ db, services }: Indexing, type: PlaceType, id: string): Promise<void> {
  await lockIndex(db);
  const place = await PLACES[type].one(db, id);
  if (place === null) await dropPlace(db, type, id);
  else await putPlaces(db, type, [placeOf(services, place)]);
}

/** Brings all forums and communities up to date. */
export async function indexPlaces(indexing: Indexing): Promise<void> {
  await lockIndex(indexing.db);
  for (const type of PLACE_TYPES) await indexPlacesOf(indexing, type);
}

async function indexPlacesOf({ db, services }: Indexing, type: PlaceType): Promise<void> {
  const ids: string[] = [];
  for (let afterId: string | null = null; ; ) {
    const places: FoundPlace[] = await PLACES[type].all(db, afterId, PLACE_BATCH);
    afterId = places.at(-1)?.id ?? null;
    if (afterId === null) break;
    await putPlaces(
      db,
      type,
      places.map((place) => placeOf(services, place)),
    );
    ids.push(...places.map(({ id }) => id));
  }
  await keepPlaces(db, type, ids);
}

/** The words of a text are read once: for the index, and for what the library says it is about. */
async function putItems(
  indexing: Indexing,
  items: readonly IndexedItem[],
  arrivals: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const documents = await documentsOf(indexing, items, arrivals);
  await putDocuments(indexing.db, documents);
  await setConditions(indexing.db, new Map(documents.map(({ itemId, title, text }) => [itemId, conditionsIn(title, text)])));
}

async function documentsOf(
  { db, services }: Indexing,
  items: readonly IndexedItem[],
  arrivals: ReadonlyMap<string, string>,
): Promise<NewDocument[]> {
  const texts = await textsOfItems(db, items);
  const { name: nameOf } = specialityNames(services.translations);
  return items.map(({ id, kind, language, title, specialities, byline, publishedAt, solved, audience }) => {
    const text = texts.get(id) ?? '';
    const author = byline.kind === 'anonymous' ? null : { id: byline.id, name: byline.name };
    const topics = specialities
      .filter(isSpeciality)
      .flatMap((slug) => LANGUAGES.map((language) => nameOf(language, slug)))
      .join('\n');
    // Words that only some may read are offered to nobody to complete or correct what they type.
    const vocabulary = audience === null ? wordsOf(`${title}\n${text}`) : [];
    const arrivedAt = arrivals.get(id) ?? null;
    return { itemId: id, kind, audience, language, title, topics, text, specialities, author, solved, publishedAt, arrivedAt, vocabulary };
  });
}

function personOf(services: Indexing['services'], member: IndexedMember): NewPerson {
  const { id, name, speciality, subSpeciality, workplace, city, province, verified } = member;
  // A cardiologist is looked for as a “kardiolog” and as “Sp.JP”; what they write is about cardiology.
  const practises = speciality !== null && isSpeciality(speciality) ? namesOfSpeciality(services, speciality) : [];
  const topics = [...practises, subSpeciality].filter(Boolean).join('\n');
  const places = [workplace, city, province].filter(Boolean).join('\n');
  return { memberId: id, name, topics, places, speciality, verified, vocabulary: wordsOf(name) };
}

type FoundPlace = IndexedPlace & { readonly specialities: readonly string[] };

const placeOf = (services: Indexing['services'], { specialities, ...place }: FoundPlace): NewPlace => ({
  ...place,
  topics: specialities
    .filter(isSpeciality)
    .flatMap((slug) => namesOfSpeciality(services, slug))
    .join('\n'),
});

/** Its name in both languages, popular names, who practises it and titles, as they are written. */
function namesOfSpeciality({ translations }: Indexing['services'], slug: Speciality): string[] {
  const { name, others } = specialityNames(translations);
  return [...LANGUAGES.map((language) => name(language, slug)), ...others(slug).flatMap(waysToWrite)];
}
