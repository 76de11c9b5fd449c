/** What was found, as it is now: the index holds words only. */
import { indexedMembersByIds } from '#modules/identity/server/identity.public.ts';
import { readableItemsByIds } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Found, FoundPlace, Suggestion } from '../search.contract.ts';
import type { Asked } from './asking.store.ts';
import { highlight } from './highlight.store.ts';
import { textsOfItems } from './item-text.store.ts';
import type { PlaceHit } from './place-index.store.ts';
import type { ItemHit, PersonHit } from './search.store.ts';

/** Those that were withdrawn or are for others, though the event has not come yet, are left out. */
export async function showItems(
  db: Database,
  readerId: string | null,
  question: Asked,
  hits: readonly Pick<ItemHit, 'id'>[],
): Promise<Found[]> {
  const items = await readableItemsByIds(
    db,
    readerId,
    hits.map(({ id }) => id),
  );
  const shown = hits.flatMap(({ id }) => items.get(id) ?? []);
  const texts = await textsOfItems(db, shown);
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

export async function showPeople(db: Database, question: Asked, hits: readonly PersonHit[]): Promise<Found[]> {
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

export async function showPlaces(db: Database, question: Asked, places: readonly PlaceHit[]): Promise<FoundPlace[]> {
  const pieces = await highlight(
    db,
    question.items,
    places.flatMap(({ name, about }) => [
      { language: 'simple', text: name, itemId: null, whole: true },
      { language: 'simple', text: about, itemId: null, whole: false },
    ]),
  );
  return places.map(({ type, id, about }, i) => {
    const passages = pieces[2 * i + 1] ?? [];
    return { type, id, name: pieces[2 * i] ?? [], about: passages.some(({ hit }) => hit) ? passages : [{ text: about, hit: false }] };
  });
}

export async function suggestedItems(db: Database, readerId: string | null, ids: readonly string[]): Promise<Suggestion[]> {
  const items = await readableItemsByIds(db, readerId, ids);
  return ids.flatMap((id): Suggestion[] => {
    const item = items.get(id);
    return item === undefined ? [] : [{ type: 'item', id, kind: item.kind, title: item.title }];
  });
}

export async function suggestedPeople(db: Database, hits: readonly PersonHit[]): Promise<Suggestion[]> {
  const members = await indexedMembersByIds(
    db,
    hits.map(({ id }) => id),
  );
  return hits.flatMap(({ id }): Suggestion[] => {
    const member = members.get(id);
    return member?.listed === true ? [{ type: 'person', id, name: member.name, speciality: member.speciality }] : [];
  });
}
