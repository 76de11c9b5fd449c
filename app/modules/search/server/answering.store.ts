/** From a question and what the reader wishes to an answer, a page at a time. */
import { readableAudiences } from '#modules/library/server/library.public.ts';
import { blockedIds } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import { badCursor, decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import {
  type Facets,
  type Found,
  type FoundPlace,
  ITEM_KINDS_OF,
  MAX_PLACES,
  MOST_COUNTED,
  PLACE_TYPES,
  type SearchFilters,
  type SearchTime,
} from '../search.contract.ts';
import type { Asked } from './asking.store.ts';
import { kindLabel, languageLabel, solvedLabel, specialitiesIn, specialityLabel } from './document-age.policy.ts';
import { facetsOf } from './facets.policy.ts';
import { showFound } from './found.view.ts';
import { partialHits } from './partial-search.store.ts';
import { countLabels, countPeople, findPeople, type PersonHit, type PersonSearch } from './person.store.ts';
import { stillThere } from './place.view.ts';
import { countPlaces, findPlaces, type PlaceHit } from './place-index.store.ts';
import { findItems, type Hits, type ItemSearch, NO_HITS } from './search.store.ts';
import { hasQuotes } from './search-query.policy.ts';
import type { ItemFilter } from './walk.store.ts';

export interface Reader {
  readonly id: string | null;
  readonly audiences: readonly string[];
  /** Blocked, one way or the other. */
  readonly apart: readonly string[];
}

export const readerOf = async (db: Database, viewer: Viewer): Promise<Reader> => ({
  id: viewer?.id ?? null,
  audiences: await readableAudiences(db, viewer?.id ?? null),
  apart: viewer === null ? [] : await blockedIds(db, viewer.id),
});

export interface Wish extends SearchFilters {
  readonly facets: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface Answer {
  readonly data: Found[];
  readonly nextCursor: string | null;
  readonly partialFrom: number | null;
  readonly places: FoundPlace[];
  readonly facets: Facets | null;
}

/** Colleagues, and of forums and communities each, before the rest, on the first page of everything. */
const PEOPLE_FIRST = 3;
const PLACES_FIRST = 2;
/** On their own tab, where there are no more pages of them. */
const MOST_PLACES = MAX_PLACES / PLACE_TYPES.length;
/** With fewer than this, what lacks some of the words follows. */
const FEW = 5;

const DAYS: Readonly<Record<SearchTime, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** What has all the words, before it is shown. What stands beside items is on the first page only. */
export interface Sought {
  readonly question: Asked;
  readonly wish: Wish;
  readonly search: ItemSearch;
  readonly items: Hits;
  readonly personSearch: PersonSearch;
  readonly people: readonly PersonHit[];
  /** Of which some may have gone, where there is something else. */
  readonly places: readonly PlaceHit[];
}

/** Something has all the words. */
export const hasExact = ({ items, people, places }: Pick<Sought, 'items' | 'people' | 'places'>): boolean =>
  items.hits.length + people.length + places.length > 0;

/** In milliseconds, of a day that there is. */
const isTime = (part: unknown): boolean => typeof part === 'number' && !Number.isNaN(new Date(part).getTime());

export async function seek(db: Database, reader: Reader, question: Asked, wish: Wish): Promise<Sought> {
  const cursor = decodeCursor(wish.cursor, 3);
  if (cursor !== null && !(isTime(cursor[0]) && Number.isFinite(cursor[1]))) throw badCursor();
  const after = cursor === null ? null : { score: Number(cursor[1]), id: String(cursor[2]) };
  const asOf = cursor === null ? Date.now() : Number(cursor[0]);
  const { kind, limit } = wish;
  const isOfItems = kind !== 'topics' && kind !== 'people';
  const search = {
    queries: question.items,
    quoted: isOfItems && hasQuotes(question.clauses),
    filter: isOfItems ? filterOf(reader, wish, asOf) : uncounted(reader, wish, asOf),
    latest: question.latest,
    asOf: new Date(asOf),
    after: isOfItems ? after : null,
    limit: isOfItems ? limit + 1 : 0,
  };
  const personSearch = { query: question.people.simple, labels: specialitiesOf(wish), except: reader.apart, after, limit: limit + 1 };
  const first = { ...personSearch, after: null, limit: PEOPLE_FIRST };
  const isCounted = wish.facets && cursor === null;
  const [people, fitting, items] = await Promise.all([
    kind === 'people' ? findPeople(db, personSearch) : kind === 'all' && cursor === null ? findPeople(db, first) : [],
    cursor === null ? placesFor(db, question, wish) : [],
    isOfItems || isCounted ? findItems(db, search, isCounted) : NO_HITS,
  ]);
  // Where something else was found it is asked with what is shown.
  const places = items.hits.length + people.length > 0 ? fitting : await stillThere(db, fitting);
  return { question, wish, search, items, personSearch, people, places };
}

/** A page of it. `topics`: how many of them there are, to be counted with the rest. */
export async function answer(db: Database, reader: Reader, sought: Sought, topics: number): Promise<Answer> {
  const { question, wish, search, items: found, people, places } = sought;
  const asOf = search.asOf.getTime();
  const nothing = { data: [], nextCursor: null, partialFrom: null, places: [], facets: null };
  const facets = async () =>
    wish.facets && wish.cursor === undefined ? facetsFor(db, sought, uncounted(reader, wish, asOf), topics) : null;
  if (wish.kind === 'topics') return { ...nothing, facets: await facets() };
  if (wish.kind === 'people') {
    const shown = await showFound(db, reader.id, question, { people: people.slice(0, wish.limit), items: [], places: [] });
    return { ...nothing, data: shown.people, nextCursor: next(people, wish.limit, 0), facets: await facets() };
  }
  const { hits } = found;
  const full = new Set(hits.map(({ id }) => id));
  const isFew = wish.cursor === undefined && hits.length < FEW;
  const partial = isFew ? (await partialHits(db, question.clauses, search, hits.length === 0)).filter(({ id }) => !full.has(id)) : [];
  const shown = await showFound(db, reader.id, question, { people, items: [...hits, ...partial].slice(0, wish.limit), places });
  const partialFrom = wish.cursor === undefined ? shown.items.findIndex(({ id }) => !full.has(id)) : -1;
  return {
    data: [...shown.people, ...shown.items],
    nextCursor: next(hits, wish.limit, asOf),
    partialFrom: partialFrom === -1 ? null : shown.people.length + partialFrom,
    places: shown.places,
    facets: await facets(),
  };
}

/** Forums and communities have nothing of what items are narrowed by. */
const hasPlaces = ({ speciality, language, time, solved }: Wish): boolean =>
  speciality === undefined && language === undefined && time === undefined && solved === undefined;

async function placesFor(db: Database, question: Asked, wish: Wish): Promise<PlaceHit[]> {
  const { kind } = wish;
  if (!hasPlaces(wish) || (kind !== 'all' && kind !== 'forums')) return [];
  return findPlaces(db, question.items.simple, kind === 'all' ? PLACES_FIRST : MOST_PLACES);
}

/** `filter` is without the choices that are counted; where there are none, what was found is what is counted. */
async function facetsFor(
  db: Database,
  { search, items, personSearch, question, wish }: Sought,
  filter: ItemFilter,
  topics: number,
): Promise<Facets> {
  const isNarrowed = search.filter.labels.length > filter.labels.length;
  const { counted, all } = isNarrowed ? await findItems(db, { ...search, filter, limit: 0 }, true) : items;
  return facetsOf(counted, wish, all, {
    topics,
    people: await countPeople(db, personSearch, MOST_COUNTED + 1),
    // As many as are shown.
    places: hasPlaces(wish) ? await countPlaces(db, question.items.simple, MOST_PLACES) : 0,
    specialities: wish.kind === 'people' ? specialitiesIn(await countLabels(db, personSearch, MOST_COUNTED)) : new Map(),
  });
}

/** Without the choices that are counted. */
const uncounted = (reader: Reader, { time }: Wish, asOf: number): ItemFilter => filterOf(reader, { time }, asOf);

/** The reader's filters, and who the reader is. */
export function filterOf(reader: Reader, filters: Partial<SearchFilters>, asOf: number): ItemFilter {
  const { kind, language, time, solved } = filters;
  const kinds = kind === undefined ? undefined : ITEM_KINDS_OF[kind];
  return {
    audiences: reader.audiences,
    apart: reader.apart,
    labels: [
      ...specialitiesOf(filters),
      ...(kinds === undefined ? [] : [kinds.map((one) => quoted(kindLabel(one))).join(' | ')]),
      ...(language === undefined ? [] : [quoted(languageLabel(language))]),
      ...(solved === undefined ? [] : [quoted(solvedLabel(solved))]),
    ],
    since: time === undefined ? null : new Date(asOf - DAYS[time] * 86_400_000),
    arrived: null,
  };
}

const specialitiesOf = ({ speciality }: Partial<SearchFilters>): string[] =>
  speciality === undefined ? [] : [quoted(specialityLabel(speciality))];

const quoted = (label: string) => `'${label}'`;

function next(hits: readonly { score: number; id: string }[], limit: number, asOf: number): string | null {
  const last = hits.length > limit ? hits[limit - 1] : undefined;
  return last === undefined ? null : encodeCursor([asOf, last.score, last.id]);
}
