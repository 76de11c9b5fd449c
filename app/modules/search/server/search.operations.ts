import { searchText } from '#modules/cases/server/cases.public.ts';
import { indexedMembersByIds } from '#modules/identity/server/identity.public.ts';
import { indexedItemsByIds } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { decodeCursor, encodeCursor } from '#platform/db/keyset.ts';
import { handle } from '#platform/operation/handler.ts';
import { type Found, MAX_SUGGESTIONS, type Suggestion, search, suggestOnSearch } from '../search.contract.ts';
import { type Asked, asked, correct } from './asking.store.ts';
import { latestNumber } from './document.store.ts';
import { kindLabel, specialityLabel } from './document-age.policy.ts';
import { highlight } from './highlight.store.ts';
import { findItems, findNewest, findPeople, type ItemHit, type PersonHit } from './search.store.ts';

/** Colleagues before the cases, on the first page of everything. */
const PEOPLE_FIRST = 3;
const SUGGESTED_PEOPLE = 3;

export const searchHandlers = [
  handle(search, async ({ db }, { q, ...wish }) => {
    const question = await asked(db, q, 'search');
    const found = await answer(db, question, wish);
    if (found.data.length > 0 || wish.cursor !== undefined) return { ...found, corrected: null };
    const corrected = await correct(db, q);
    return corrected === null ? { ...found, corrected } : { ...(await answer(db, await asked(db, corrected, 'search'), wish)), corrected };
  }),

  handle(suggestOnSearch, async ({ db }, { q }) => {
    const suggestions = await suggest(db, await asked(db, q, 'suggest'));
    if (suggestions.length > 0) return { suggestions };
    const corrected = await correct(db, q);
    return { suggestions: corrected === null ? [] : await suggest(db, await asked(db, corrected, 'suggest')) };
  }),
];

interface Wish {
  readonly kind: 'all' | 'cases' | 'people';
  readonly speciality?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

async function answer(db: Database, question: Asked, wish: Wish): Promise<{ data: Found[]; nextCursor: string | null }> {
  const cursor = decodeCursor(wish.cursor, 3);
  const after = cursor === null ? null : { score: Number(cursor[1]), id: String(cursor[2]) };
  const labels = wish.speciality === undefined ? [] : [specialityLabel(wish.speciality)];
  if (wish.kind === 'people') {
    const hits = await findPeople(db, { query: question.people.simple, labels, after, limit: wish.limit + 1 });
    return { data: await showPeople(db, question, hits.slice(0, wish.limit)), nextCursor: next(hits, wish.limit, 0) };
  }
  const asOf = cursor === null ? Date.now() : Number(cursor[0]);
  const people =
    wish.kind === 'all' && cursor === null
      ? await findPeople(db, { query: question.people.simple, labels, after: null, limit: PEOPLE_FIRST })
      : [];
  const hits = await findItems(db, {
    queries: question.items,
    labels: wish.kind === 'cases' ? [...labels, kindLabel('case')] : labels,
    latest: await latestNumber(db),
    asOf: new Date(asOf),
    after,
    limit: wish.limit + 1,
  });
  const data = [...(await showPeople(db, question, people)), ...(await showItems(db, question, hits.slice(0, wish.limit)))];
  return { data, nextCursor: next(hits, wish.limit, asOf) };
}

function next(hits: readonly { score: number; id: string }[], limit: number, asOf: number): string | null {
  const last = hits.length > limit ? hits[limit - 1] : undefined;
  return last === undefined ? null : encodeCursor([asOf, last.score, last.id]);
}

/** As the items are now; those that were withdrawn, though the event has not come yet, are left out. */
async function showItems(db: Database, question: Asked, hits: readonly ItemHit[]): Promise<Found[]> {
  const ids = hits.map(({ id }) => id);
  const [items, texts] = [await indexedItemsByIds(db, ids), await searchText(db, ids)];
  const shown = hits.flatMap(({ id }) => items.get(id) ?? []);
  const pieces = await highlight(
    db,
    question.items,
    shown.flatMap(({ id, language, title, summary }) => [
      { language, text: title, itemId: id, whole: true },
      { language, text: texts.get(id) ?? summary, itemId: id, whole: false },
    ]),
  );
  return shown.map(({ id, kind, language, summary, byline, specialities, publishedAt }, i) => {
    const title = pieces[2 * i] ?? [];
    const passages = pieces[2 * i + 1] ?? [];
    const excerpt = passages.some(({ hit }) => hit) ? passages : [{ text: summary, hit: false }];
    return { type: 'item', id, kind, language, title, excerpt, byline, specialities, publishedAt: publishedAt.toISOString() };
  });
}

async function showPeople(db: Database, question: Asked, hits: readonly PersonHit[]): Promise<Found[]> {
  const members = await indexedMembersByIds(
    db,
    hits.map(({ id }) => id),
  );
  const shown = hits.flatMap(({ id }) => members.get(id) ?? []).filter(({ listed }) => listed);
  const names = await highlight(
    db,
    question.people,
    shown.map(({ name }) => ({ language: 'simple', text: name, itemId: null, whole: true })),
  );
  return shown.map(({ id, name, speciality, city, province, country, workplace, verified, photo }, i) => ({
    type: 'person',
    name: names[i] ?? [],
    member: { id, name, speciality, city, province, country, workplace, verified, photo },
  }));
}

async function suggest(db: Database, question: Asked): Promise<Suggestion[]> {
  const people = await findPeople(db, { query: question.people.simple, labels: [], after: null, limit: SUGGESTED_PEOPLE });
  const itemIds = await findNewest(db, question.items, await latestNumber(db), MAX_SUGGESTIONS - people.length);
  const members = await indexedMembersByIds(
    db,
    people.map(({ id }) => id),
  );
  const items = await indexedItemsByIds(db, itemIds);
  return [
    ...people.flatMap(({ id }): Suggestion[] => {
      const member = members.get(id);
      return member?.listed === true ? [{ type: 'person', id, name: member.name, speciality: member.speciality }] : [];
    }),
    ...itemIds.flatMap((id): Suggestion[] => {
      const item = items.get(id);
      return item === undefined ? [] : [{ type: 'item', id, kind: item.kind, title: item.title }];
    }),
  ];
}
