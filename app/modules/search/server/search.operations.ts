import { conditionsWithItems } from '#modules/library/server/library.public.ts';
import { askTogetherByOnePlan, type Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import { type FoundTopic, MAX_SUGGESTIONS, type SearchKind, type Suggestion, search, suggestOnSearch } from '../search.contract.ts';
import { type Answer, answer, filterOf, hasExact, type Reader, readerOf, type Sought, seek, type Wish } from './answering.store.ts';
import { type Asked, asked, betterSpelling, correct } from './asking.store.ts';
import { suggestedItems, suggestedPeople } from './found.view.ts';
import { findPeople } from './person.store.ts';
import { standingPlaces, stillThere } from './place.view.ts';
import { findPlaces } from './place-index.store.ts';
import { findNewest } from './search.store.ts';
import { topicSearch } from './topic.policy.ts';
import { specialityNames } from './topic-names.view.ts';

const MOST_TOPICS = 20;
/** Topics, by what is looked for; under `all`, before the rest. */
const MOST_SHOWN: Partial<Record<SearchKind, number>> = { all: 2, topics: MOST_TOPICS };
const SUGGESTED = { topics: 2, people: 2, placesOfType: 1 };

/** For each that is shown so many are looked at: of some there is nothing yet. */
const COMPARED = 3;

interface Asking {
  readonly db: Database;
  readonly reader: Reader;
  readonly services: Services;
  readonly language: Language;
}

export const searchHandlers = [
  handle(search, async ({ db, viewer, language, services }, { q, asTyped, ...wish }) => {
    const asking = { db, reader: await readerOf(db, viewer), services, language };
    const typed = await seekAll(asking, await asked(db, q, 'search'), wish);
    if (asTyped || wish.cursor !== undefined) return answerOf(asking, typed);
    if (hasAll(typed)) {
      const answer = await answerOf(asking, typed);
      return { ...answer, suggested: await suggestedFor(asking, q, wish, exactCount(answer)) };
    }
    const corrected = await correct(db, q);
    if (corrected === null) return { ...(await answerOf(asking, typed)), suggested: await suggestedFor(asking, q, wish, 0) };
    // What has some of the words as they were typed is looked for only where the other spelling has nothing with all of them.
    const meant = await seekAll(asking, await asked(db, corrected, 'search'), wish);
    if (hasAll(meant) || (isNarrowed(wish) && (await findsAll(asking, meant.question))))
      return { ...(await answerOf(asking, meant)), corrected };
    // What has some of the words as they were typed stands; the other spelling is offered.
    const answer = await answerOf(asking, typed);
    return answer.data.length > 0 ? { ...answer, suggested: corrected } : { ...(await answerOf(asking, meant)), corrected };
  }),

  handle(suggestOnSearch, async ({ db, viewer, language, services }, { q }) => {
    const asking = { db, reader: await readerOf(db, viewer), services, language };
    const suggestions = await suggest(asking, await asked(db, q, 'suggest'));
    if (suggestions.length > 0) return { suggestions };
    const corrected = await correct(db, q);
    return { suggestions: corrected === null ? [] : await suggest(asking, await asked(db, corrected, 'suggest')) };
  }),
];

interface SoughtAll extends Sought {
  readonly topics: readonly FoundTopic[];
}

const seekAll = (asking: Asking, question: Asked, wish: Wish): Promise<SoughtAll> =>
  askTogetherByOnePlan(asking.db, async (db) => {
    const [topics, sought] = await Promise.all([topicsFor({ ...asking, db }, question, wish), seek(db, asking.reader, question, wish)]);
    return { ...sought, topics };
  });

async function answerOf({ db, reader }: Asking, sought: SoughtAll) {
  const found = await answer(db, reader, sought, sought.topics.length);
  return { ...found, topics: shownTopics(sought), corrected: null as string | null, suggested: null as string | null };
}

/** Something has all the words, and is shown. */
const hasAll = (sought: SoughtAll): boolean => hasExact(sought) || shownTopics(sought).length > 0;

const shownTopics = ({ topics, wish }: SoughtAll) => topics.slice(0, MOST_SHOWN[wish.kind] ?? 0);

const isNarrowed = ({ kind, speciality, language, time, solved }: Wish): boolean =>
  kind !== 'all' || [speciality, language, time, solved].some((choice) => choice !== undefined);

/** Something would have all the words, were the search not narrowed: cheaper to know than what it is. */
async function findsAll(asking: Asking, question: Asked): Promise<boolean> {
  const { db, reader } = asking;
  const wish = { queries: question.items, filter: filterOf(reader, {}, Date.now()), latest: question.latest };
  if ((await findNewest(db, wish, 1)).length > 0) return true;
  const places = await standingPlaces(db, question.items.simple, 1);
  return places.length > 0 || (await findTopics(asking, question, 1)).length > 0;
}

/** How many have all the words, as far as the page says. */
const exactCount = ({ data, partialFrom, places, topics }: Answer & { readonly topics: readonly FoundTopic[] }): number =>
  (partialFrom ?? data.length) + places.length + topics.length;

/** With no more than this found, another spelling is offered. */
const LITTLE = 3;

/** A far more frequent spelling, where little was found and it finds more there; null otherwise. */
async function suggestedFor({ db, reader }: Asking, q: string, wish: Wish, found: number): Promise<string | null> {
  if (found > LITTLE) return null;
  const better = await betterSpelling(db, q);
  if (better === null) return null;
  const { items: queries, latest } = await asked(db, better, 'search');
  const newest = await findNewest(db, { queries, filter: filterOf(reader, wish, Date.now()), latest }, LITTLE + 1);
  return newest.length > found ? better : null;
}

/** The names of specialities are texts, which are there when the server is. */
const searches = new WeakMap<Services['translations'], ReturnType<typeof topicSearch>>();

/** Specialities, and conditions of which the reader finds something: what a topic leads to is never empty. */
async function findTopics(asking: Asking, { clauses }: Asked, limit: number): Promise<FoundTopic[]> {
  const { db, reader, services, language } = asking;
  const known = searches.get(services.translations) ?? topicSearch(specialityNames(services.translations));
  searches.set(services.translations, known);
  const fitting = known(clauses, language, COMPARED * limit);
  const conditions = fitting.flatMap(({ type, id }) => (type === 'condition' ? [id] : []));
  const readable = conditions.length === 0 ? new Set() : await conditionsWithItems(db, reader.id, reader.apart, conditions);
  return fitting.filter(({ type, id }) => type !== 'condition' || readable.has(id)).slice(0, limit);
}

/** Those that are shown; all of them where they are counted. */
async function topicsFor(asking: Asking, question: Asked, { kind, cursor, facets }: Pick<Wish, 'kind' | 'cursor' | 'facets'>) {
  const limit = facets ? MOST_TOPICS : (MOST_SHOWN[kind] ?? 0);
  return cursor !== undefined || limit === 0 ? [] : findTopics(asking, question, limit);
}

async function suggest(asking: Asking, question: Asked): Promise<Suggestion[]> {
  const { db, reader } = asking;
  const [topics, people, fitting, newest] = await askTogetherByOnePlan(db, (db) =>
    Promise.all([
      findTopics({ ...asking, db }, question, SUGGESTED.topics),
      findPeople(db, { query: question.people.simple, labels: [], except: reader.apart, after: null, limit: SUGGESTED.people }, 'suggest'),
      findPlaces(db, question.people.simple, SUGGESTED.placesOfType),
      findNewest(db, { queries: question.items, filter: filterOf(reader, {}, Date.now()), latest: question.latest }, MAX_SUGGESTIONS),
    ]),
  );
  const room = MAX_SUGGESTIONS - topics.length - people.length;
  const [places, shownPeople, shownItems] = await askTogetherByOnePlan(db, (db) =>
    Promise.all([stillThere(db, fitting), suggestedPeople(db, people), suggestedItems(db, reader.id, newest.slice(0, room))]),
  );
  return [
    ...topics.map(({ type: topic, id, name }): Suggestion => ({ type: 'topic', topic, id, name })),
    ...shownPeople,
    ...places.map(({ type, id, name }): Suggestion => ({ type, id, name })),
    ...shownItems.slice(0, room - places.length),
  ];
}
