import { conditionsWithItems } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import { type FoundTopic, MAX_SUGGESTIONS, type Suggestion, search, suggestOnSearch } from '../search.contract.ts';
import { type Answer, answer, filterOf, type Reader, readerOf } from './answering.store.ts';
import { type Asked, asked, correct } from './asking.store.ts';
import { suggestedItems, suggestedPeople } from './found.view.ts';
import { findPeople } from './person.store.ts';
import { standingPlaces } from './place.view.ts';
import { findNewest } from './search.store.ts';
import { topicSearch } from './topic.policy.ts';
import { specialityNames } from './topic-names.view.ts';

const TOPICS_FIRST = 2;
const MOST_TOPICS = 20;
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
  handle(search, async ({ db, viewer, language, services }, { q, ...wish }) => {
    const asking = { db, reader: await readerOf(db, viewer), services, language };
    const answered = async (question: Asked, corrected: string | null) => ({
      ...(await answer(db, asking.reader, question, wish)),
      topics: await topicsFor(asking, question, wish),
      corrected,
    });
    const found = await answered(await asked(db, q, 'search'), null);
    if (wish.cursor !== undefined || hasExact(found)) return found;
    const corrected = await correct(db, q);
    if (corrected === null) return found;
    const other = await answered(await asked(db, corrected, 'search'), corrected);
    return hasExact(other) || found.data.length === 0 ? other : found;
  }),

  handle(suggestOnSearch, async ({ db, viewer, language, services }, { q }) => {
    const asking = { db, reader: await readerOf(db, viewer), services, language };
    const suggestions = await suggest(asking, await asked(db, q, 'suggest'));
    if (suggestions.length > 0) return { suggestions };
    const corrected = await correct(db, q);
    return { suggestions: corrected === null ? [] : await suggest(asking, await asked(db, corrected, 'suggest')) };
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

/** Specialities, and conditions of which the reader finds something: what a topic leads to is never empty. */
async function findTopics(asking: Asking, { clauses }: Asked, limit: number): Promise<FoundTopic[]> {
  const { db, reader, services, language } = asking;
  const known = searches.get(services.translations) ?? topicSearch(specialityNames(services.translations));
  searches.set(services.translations, known);
  const fitting = known(clauses, language, COMPARED * limit);
  const conditions = fitting.flatMap(({ type, id }) => (type === 'condition' ? [id] : []));
  const readable = conditions.length === 0 ? new Set() : await conditionsWithItems(db, reader.id, conditions);
  return fitting.filter(({ type, id }) => type !== 'condition' || readable.has(id)).slice(0, limit);
}

async function topicsFor(asking: Asking, question: Asked, { kind, cursor }: { kind: string; cursor?: string | undefined }) {
  if (cursor !== undefined || (kind !== 'all' && kind !== 'topics')) return [];
  return findTopics(asking, question, kind === 'all' ? TOPICS_FIRST : MOST_TOPICS);
}

async function suggest(asking: Asking, question: Asked): Promise<Suggestion[]> {
  const { db, reader } = asking;
  const topics = await findTopics(asking, question, SUGGESTED.topics);
  const people = await findPeople(db, {
    query: question.people.simple,
    labels: [],
    except: reader.apart,
    after: null,
    limit: SUGGESTED.people,
  });
  const places = await standingPlaces(db, question.people.simple, SUGGESTED.placesOfType);
  const room = MAX_SUGGESTIONS - topics.length - people.length - places.length;
  const search = { queries: question.items, filter: filterOf(reader, {}, Date.now()), latest: question.latest };
  return [
    ...topics.map(({ type: topic, id, name }): Suggestion => ({ type: 'topic', topic, id, name })),
    ...(await suggestedPeople(db, people)),
    ...places.map(({ type, id, name }): Suggestion => ({ type, id, name })),
    ...(await suggestedItems(db, reader.id, await findNewest(db, search, room))),
  ];
}
