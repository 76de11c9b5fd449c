/** What was found, as it is now: the index holds words only. */
import { indexedMembersByIds } from '#modules/identity/server/identity.public.ts';
import { readableItemsByIds } from '#modules/library/server/library.public.ts';
import { askTogetherByOnePlan, type Database } from '#platform/db/database.ts';
import type { FoundItem, FoundPerson, FoundPlace, Segments, Suggestion } from '../search.contract.ts';
import type { Asked } from './asking.store.ts';
import { highlight, type Passage } from './highlight.store.ts';
import { ownTexts } from './item-text.store.ts';
import type { PersonHit } from './person.store.ts';
import { stillThere } from './place.view.ts';
import type { PlaceHit } from './place-index.store.ts';
import type { ItemHit } from './search.store.ts';

interface Hits {
  readonly people: readonly PersonHit[];
  readonly items: readonly Pick<ItemHit, 'id' | 'kind'>[];
  readonly places: readonly PlaceHit[];
}

export interface Shown {
  readonly people: FoundPerson[];
  readonly items: FoundItem[];
  readonly places: FoundPlace[];
}

/** What was withdrawn, is for others or does not want to be found, though the event has not come yet, is left out. */
export async function showFound(db: Database, readerId: string | null, question: Asked, hits: Hits): Promise<Shown> {
  // The index knows of what kind each is: its text need not wait until it is known who may read it.
  const [readable, members, texts, places] = await askTogetherByOnePlan(db, (db) =>
    Promise.all([
      readableItemsByIds(db, readerId, idsOf(hits.items)),
      indexedMembersByIds(db, idsOf(hits.people)),
      ownTexts(db, hits.items),
      stillThere(db, hits.places),
    ]),
  );
  const items = hits.items.flatMap(({ id }) => readable.get(id) ?? []);
  const people = hits.people.flatMap(({ id }) => members.get(id) ?? []).filter(({ listed }) => listed);
  const [ofItems = [], ofPeople = []] = await highlight(db, [
    {
      queries: question.items,
      passages: [
        ...items.flatMap(({ id, language, title, summary }): Passage[] => [
          { language, text: title, itemId: id, whole: true },
          { language, text: texts.get(id) ?? summary, itemId: id, whole: false },
        ]),
        ...places.flatMap(({ name, about }): Passage[] => [
          { language: 'simple', text: name, itemId: null, whole: true },
          { language: 'simple', text: about, itemId: null, whole: false },
        ]),
      ],
    },
    { queries: question.people, passages: people.map(({ name }) => ({ language: 'simple', text: name, itemId: null, whole: true })) },
  ]);
  const ofPlaces = ofItems.slice(2 * items.length);
  return {
    items: items.map(({ id, kind, language, summary, byline, specialities, publishedAt }, i) => {
      const [title, excerpt] = headAndExcerpt(ofItems, i, summary);
      return { type: 'item', id, kind, language, title, excerpt, byline, specialities, publishedAt: publishedAt.toISOString() };
    }),
    people: people.map(({ id, name, speciality, city, province, country, workplace, verified, photo }, i) => ({
      type: 'person',
      id,
      name: ofPeople[i] ?? [],
      member: { id, name, speciality, city, province, country, workplace, verified, photo },
    })),
    places: places.map(({ type, id, about: whole }, i) => {
      const [name, about] = headAndExcerpt(ofPlaces, i, whole);
      return { type, id, name, about };
    }),
  };
}

const idsOf = (hits: readonly { readonly id: string }[]): string[] => hits.map(({ id }) => id);

/** Passages in which nothing was found say less than `otherwise` does. */
function headAndExcerpt(pieces: readonly Segments[], n: number, otherwise: string): [Segments, Segments] {
  const passages = pieces[2 * n + 1] ?? [];
  return [pieces[2 * n] ?? [], passages.some(({ hit }) => hit) ? passages : [{ text: otherwise, hit: false }]];
}

export async function suggestedItems(db: Database, readerId: string | null, ids: readonly string[]): Promise<Suggestion[]> {
  const items = await readableItemsByIds(db, readerId, ids);
  return ids.flatMap((id): Suggestion[] => {
    const item = items.get(id);
    return item === undefined ? [] : [{ type: 'item', id, kind: item.kind, title: item.title }];
  });
}

export async function suggestedPeople(db: Database, hits: readonly PersonHit[]): Promise<Suggestion[]> {
  const members = await indexedMembersByIds(db, idsOf(hits));
  return hits.flatMap(({ id }): Suggestion[] => {
    const member = members.get(id);
    return member?.listed === true ? [{ type: 'person', id, name: member.name, speciality: member.speciality }] : [];
  });
}
