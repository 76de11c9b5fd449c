/** Filling the index, for the subscribers of this module and for whoever loads many items at once. */
import { searchText } from '#modules/cases/server/cases.public.ts';
import { type IndexedMember, indexedMembersByIds, membersForIndex } from '#modules/identity/server/identity.public.ts';
import { type IndexedItem, indexedItemsByIds, itemsForIndex } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import type { Services } from '#platform/services.ts';
import { clearIndex, type NewDocument, type NewPerson, putDocuments, putPeople, removeDocuments, removePeople } from './document.store.ts';
import { wordsOf } from './search-query.policy.ts';

export { AGES } from './document-age.policy.ts';

interface Indexing {
  readonly db: Database;
  readonly services: Pick<Services, 'translations'>;
}

/** More of a text is not looked at. */
const TEXT_LENGTH = 60_000;

/** Brings these items up to date in the index; those that are not published leave it. */
export async function indexItems({ db, services }: Indexing, ids: readonly string[]): Promise<void> {
  const items = await indexedItemsByIds(db, ids);
  await putDocuments(db, await documentsOf({ db, services }, [...items.values()]));
  const gone = ids.filter((id) => !items.has(id));
  if (gone.length > 0) await removeDocuments(db, gone);
}

/** Brings these members up to date; those who do not want to be found leave it. */
export async function indexMembers({ db, services }: Indexing, ids: readonly string[]): Promise<void> {
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

/** Fills the index anew, oldest first. Inside a transaction readers find the old one until the end. */
export async function reindexAll({ db, services }: Indexing): Promise<void> {
  await clearIndex(db);
  for (let afterId: string | null = null; ; ) {
    const items: IndexedItem[] = await itemsForIndex(db, afterId, ITEM_BATCH);
    afterId = items.at(-1)?.id ?? null;
    if (afterId === null) break;
    await putDocuments(db, await documentsOf({ db, services }, items));
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
}

async function documentsOf({ db, services }: Indexing, items: readonly IndexedItem[]): Promise<NewDocument[]> {
  const texts = await searchText(
    db,
    items.filter(({ kind }) => kind === 'case').map(({ id }) => id),
  );
  return items.map(({ id, kind, language, title, summary, specialities, byline, publishedAt }) => {
    const text = (texts.get(id) ?? summary).slice(0, TEXT_LENGTH);
    const author = byline.kind === 'member' ? { id: byline.id, name: byline.name } : null;
    const topics = specialities.map((slug) => specialityNames(services, slug)).join('\n');
    return { itemId: id, kind, language, title, topics, text, specialities, author, publishedAt, vocabulary: wordsOf(`${title}\n${text}`) };
  });
}

function personOf(services: Indexing['services'], member: IndexedMember): NewPerson {
  const { id, name, speciality, subSpeciality, workplace, city, province, verified } = member;
  const topics = [speciality && specialityNames(services, speciality), subSpeciality].filter(Boolean).join('\n');
  const places = [workplace, city, province].filter(Boolean).join('\n');
  return { memberId: id, name, topics, places, speciality, verified, vocabulary: wordsOf(name) };
}

const specialityNames = ({ translations }: Indexing['services'], slug: string): string =>
  LANGUAGES.map((language) => translations.text(language, `reference:speciality.${slug}`)).join('\n');
