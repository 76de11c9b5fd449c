/** The words of items, wherever they are kept. A kind that is missing has no more than its title and summary. */
import { searchText } from '#modules/cases/server/cases.public.ts';
import { searchTextsByIds as threadTexts } from '#modules/forums/server/forums.public.ts';
import type { ItemKind } from '#modules/library/library.contract.ts';
import { searchTextsByIds as articleTexts } from '#modules/news/server/news.public.ts';
import { searchTextsByIds as newsletterTexts } from '#modules/newsletters/server/newsletters.public.ts';
import { searchTextsByIds as postTexts } from '#modules/posts/server/posts.public.ts';
import { searchTextsByIds as videoTexts } from '#modules/videos/server/videos.public.ts';
import { askTogether, type Database } from '#platform/db/database.ts';

type Texts = (db: Database, ids: readonly string[]) => Promise<Map<string, string>>;

const TEXTS: Readonly<Partial<Record<ItemKind, Texts>>> = {
  case: searchText,
  article: articleTexts,
  newsletter: newsletterTexts,
  video: videoTexts,
  post: postTexts,
  thread: threadTexts,
};

/** More of a text is not looked at. */
const TEXT_LENGTH = 60_000;

interface Named {
  readonly id: string;
  readonly kind: ItemKind;
}

/** The text of each of these items; its summary where its kind has none. */
export async function textsOfItems(db: Database, items: readonly (Named & { readonly summary: string })[]): Promise<Map<string, string>> {
  const texts = await ownTexts(db, items);
  return new Map(items.map(({ id, summary }) => [id, texts.get(id) ?? summary]));
}

/** The same, for those whose kind has one. */
export async function ownTexts(db: Database, items: readonly Named[]): Promise<Map<string, string>> {
  const byKind = Object.entries(TEXTS).flatMap(([kind, texts]) => {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
    return ids.length === 0 ? [] : { texts, ids };
  });
  const ofKinds = await askTogether(db, (db) => Promise.all(byKind.map(({ texts, ids }) => texts(db, ids))));
  return new Map(ofKinds.flatMap((texts) => [...texts].map(([id, text]) => [id, text.slice(0, TEXT_LENGTH)] as const)));
}
