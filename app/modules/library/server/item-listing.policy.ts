/** Lists of published items, as the viewer may see them and wants to. */
import { blockedIds, followedMemberIds } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import { JsonText } from '#platform/operation/handler.ts';
import type { Page } from '#platform/operation/paging.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { ItemCard } from '../library.contract.ts';
import { type ItemFilter, listItemsText as itemsText, listMostViewedText as mostViewedText } from './item-list.store.ts';

type Filter = Omit<ItemFilter, 'hiddenIds'>;

/** A page of cards. Whose items are asked for by name is shown as anybody sees it. */
export async function listItemsText(db: Database, viewerId: string | null, filter: Filter): Promise<JsonText> {
  const personal = viewerId !== null && filter.author === undefined;
  return itemsText(db, viewerId, { ...filter, hiddenIds: personal ? await blockedIds(db, viewerId) : undefined });
}

/** What is read most, as the viewer may see it and wants to. */
export const listMostViewedText = async (
  db: Database,
  viewerId: string | null,
  filter: { kind?: string | undefined; limit: number },
): Promise<JsonText> => mostViewedText(db, viewerId, { ...filter, hiddenIds: viewerId === null ? [] : await blockedIds(db, viewerId) });

/** The same, to be read here and not only sent. Whoever asks for one kind names its card. */
export async function listItems<Card extends ItemCard>(db: Database, viewerId: string | null, filter: Filter): Promise<Page<Card>> {
  return JSON.parse((await listItemsText(db, viewerId, filter)).text) as Page<Card>;
}

const NOTHING = new JsonText('{"data":[],"nextCursor":null}');

/** As `listItemsText`; `following`: only of colleagues and items the viewer follows. */
export async function listFollowedText(
  db: Database,
  viewer: Viewer,
  { following, ...filter }: Omit<Filter, 'followedIds'> & { readonly following: boolean },
): Promise<JsonText> {
  if (!following) return listItemsText(db, viewer?.id ?? null, filter);
  // Someone who is not signed in follows nobody: an empty list is the true answer.
  if (viewer === null) return NOTHING;
  return listItemsText(db, viewer.id, { ...filter, followedIds: await followedMemberIds(db, viewer.id) });
}
