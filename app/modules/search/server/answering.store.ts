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
  MOST_COUNTED,
  type SearchFilters,
  type SearchTime,
} from '../search.contract.ts';
import type { Asked } from './asking.store.ts';
import { kindLabel, languageLabel, solvedLabel, specialityLabel } from './document-age.policy.ts';
import { type Beside, facetsOf } from './facets.policy.ts';
import { showFound } from './found.view.ts';
import { partialHits } from './partial-search.store.ts';
import { countPeople, findPeople } from './person.store.ts';
import { standingPlaces } from './place.view.ts';
import { countPlaces, type PlaceHit } from './place-index.store.ts';
import { findItems, type Hits, type ItemSearch } from './search.store.ts';
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
const MOST_PLACES = 10;
/** With fewer than this, what lacks some of the words follows. */
const FEW = 5;

const DAYS: Readonly<Record<SearchTime, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** `topics`: how many of them there are, to be counted with the rest. */
export async function answer(db: Database, reader: Reader, question: Asked, wish: Wish, topics: number): Promise<Answer> {
  const cursor = decodeCursor(wish.cursor, 3);
  if (cursor !== null && ![cursor[0], cursor[1]].every(Number.isFinite)) throw badCursor();
  const after = cursor === null ? null : { score: Number(cursor[1]), id: String(cursor[2]) };
  const nothing = { data: [], nextCursor: null, partialFrom: null, places: [], facets: null };
  const colleagues = { query: question.people.simple, labels: specialitiesOf(wish), except: reader.apart, after };
  const asOf = cursor === null ? Date.now() : Number(cursor[0]);
  const beside = async () => ({
    topics,
    people: await countPeople(db, colleagues, MOST_COUNTED + 1),
    places: hasPlaces(wish) ? await countPlaces(db, question.items.simple, MOST_COUNTED + 1) : 0,
  });
  const uncounted = filterOf(reader, { time: wish.time, solved: wish.solved }, asOf);
  if (wish.kind === 'topics' || wish.kind === 'people') {
    const isCounted = wish.facets && cursor === null;
    const items = { queries: question.items, quoted: false, latest: question.latest, asOf: new Date(asOf), after: null, limit: 0 };
    const counted = isCounted ? await findItems(db, { ...items, filter: uncounted }, true) : null;
    const facets = counted === null ? null : facetsOf(counted.counted, wish, counted.all, await beside());
    if (wish.kind === 'topics') return { ...nothing, facets };
    const hits = await findPeople(db, { ...colleagues, limit: wish.limit + 1 });
    const { people } = await showFound(db, reader.id, question, { people: hits.slice(0, wish.limit), items: [], places: [] });
    return { ...nothing, data: people, nextCursor: next(hits, wish.limit, 0), facets };
  }
  const filter = filterOf(reader, wish, asOf);
  const search = {
    queries: question.items,
    quoted: hasQuotes(question.clauses),
    filter,
    latest: question.latest,
    asOf: new Date(asOf),
    after,
    limit: wish.limit + 1,
  };
  const found = await findItems(db, search, wish.facets && cursor === null);
  const { hits } = found;
  const nextCursor = next(hits, wish.limit, asOf);
  if (cursor !== null) {
    const { items } = await showFound(db, reader.id, question, { people: [], items: hits.slice(0, wish.limit), places: [] });
    return { ...nothing, data: items, nextCursor };
  }

  const full = new Set(hits.map(({ id }) => id));
  const partial =
    hits.length < FEW ? (await partialHits(db, question.clauses, search, hits.length === 0)).filter(({ id }) => !full.has(id)) : [];
  const { people, items, places } = await showFound(db, reader.id, question, {
    people: wish.kind === 'all' ? await findPeople(db, { ...colleagues, limit: PEOPLE_FIRST }) : [],
    items: [...hits, ...partial].slice(0, wish.limit),
    places: await placesFor(db, question, wish),
  });
  const partialFrom = items.findIndex(({ id }) => !full.has(id));
  return {
    data: [...people, ...items],
    nextCursor,
    partialFrom: partialFrom === -1 ? null : people.length + partialFrom,
    places,
    facets: wish.facets ? await facetsFor(db, search, found, wish, uncounted, await beside()) : null,
  };
}

/** Forums and communities have nothing of what items are narrowed by. */
const hasPlaces = ({ speciality, language, time, solved }: Wish): boolean =>
  speciality === undefined && language === undefined && time === undefined && solved === undefined;

async function placesFor(db: Database, question: Asked, wish: Wish): Promise<PlaceHit[]> {
  const { kind } = wish;
  if (!hasPlaces(wish) || (kind !== 'all' && kind !== 'forums')) return [];
  return standingPlaces(db, question.items.simple, kind === 'all' ? PLACES_FIRST : MOST_PLACES);
}

/** `filter` is without the choices that are counted; where there are none, what was found is what is counted. */
async function facetsFor(db: Database, search: ItemSearch, found: Hits, wish: Wish, filter: ItemFilter, beside: Beside): Promise<Facets> {
  const isNarrowed = search.filter.labels.length > filter.labels.length;
  const { counted, all } = isNarrowed ? await findItems(db, { ...search, filter, limit: 0 }, true) : found;
  return facetsOf(counted, wish, all, beside);
}

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
