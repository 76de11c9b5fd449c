import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import { type FoundTopic, MAX_SUGGESTIONS, type Suggestion, search, suggestOnSearch } from '../search.contract.ts';
import { type Answer, answer, filterOf, type Reader, readerOf } from './answering.store.ts';
import { type Asked, asked, correct } from './asking.store.ts';
import { latestNumber } from './document.store.ts';
import { suggestedItems, suggestedPeople } from './found.view.ts';
import { standingPlaces } from './place.view.ts';
import { findNewest, findPeople } from './search.store.ts';
import { topicSearch } from './topic.policy.ts';
import { specialityNames } from './topic-names.view.ts';

const TOPICS_FIRST = 2;
const MOST_TOPICS = 20;
const SUGGESTED = { topics: 2, people: 2, placesOfType: 1 };

export const searchHandlers = [
  handle(search, async ({ db, viewer, language, services }, { q, ...wish }) => {
    const reader = await readerOf(db, viewer);
    const question = await asked(db, q, 'search');
    const found = { ...(await answer(db, reader, question, wish)), topics: topicsFor(services, question, language, wish), corrected: null };
    if (wish.cursor !== undefined || hasExact(found)) return found;
    const corrected = await correct(db, q);
    if (corrected === null) return found;
    const meant = await asked(db, corrected, 'search');
    const other = { ...(await answer(db, reader, meant, wish)), topics: topicsFor(services, meant, language, wish), corrected };
    return hasExact(other) || found.data.length === 0 ? other : found;
  }),

  handle(suggestOnSearch, async ({ db, viewer, language, services }, { q }) => {
    const reader = await readerOf(db, viewer);
    const suggestions = await suggest(db, reader, services, language, await asked(db, q, 'suggest'));
    if (suggestions.length > 0) return { suggestions };
    const corrected = await correct(db, q);
    return { suggestions: corrected === null ? [] : await suggest(db, reader, services, language, await asked(db, corrected, 'suggest')) };
  }),
];

/** Something has all the words. */
const hasExact = ({
  data,
  partialFrom,
  places,
  topics,
}: Pick<Answer, 'data' | 'partialFrom' | 'places'> & { topics: FoundTopic[] }): boolean =>
  (data.length > 0 && partialFrom !== 0) || places.length + topics.length > 0;

/** The names of specialities are texts, which are there when the server is. */
const searches = new WeakMap<Services['translations'], ReturnType<typeof topicSearch>>();

function findTopics({ translations }: Services, { clauses }: Asked, language: Language, limit: number): FoundTopic[] {
  const known = searches.get(translations) ?? topicSearch(specialityNames(translations));
  searches.set(translations, known);
  return known(clauses, language, limit);
}

function topicsFor(
  services: Services,
  question: Asked,
  language: Language,
  { kind, cursor }: { kind: string; cursor?: string | undefined },
) {
  if (cursor !== undefined || (kind !== 'all' && kind !== 'topics')) return [];
  return findTopics(services, question, language, kind === 'all' ? TOPICS_FIRST : MOST_TOPICS);
}

async function suggest(db: Database, reader: Reader, services: Services, language: Language, question: Asked): Promise<Suggestion[]> {
  const topics = findTopics(services, question, language, SUGGESTED.topics);
  const people = await findPeople(db, {
    query: question.people.simple,
    labels: [],
    except: reader.apart,
    after: null,
    limit: SUGGESTED.people,
  });
  const places = await standingPlaces(db, question.people.simple, SUGGESTED.placesOfType);
  const room = MAX_SUGGESTIONS - topics.length - people.length - places.length;
  const search = { queries: question.items, filter: filterOf(reader, {}, Date.now()), latest: await latestNumber(db) };
  return [
    ...topics.map(({ type: topic, id, name }): Suggestion => ({ type: 'topic', topic, id, name })),
    ...(await suggestedPeople(db, people)),
    ...places.map(({ type, id, name }): Suggestion => ({ type, id, name })),
    ...(await suggestedItems(db, reader.id, await findNewest(db, search, room))),
  ];
}
