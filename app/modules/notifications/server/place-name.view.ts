/** What the places are called that rows lead to, now: a copy of a name would outlive it. */
import { communityNames } from '#modules/communities/server/communities.public.ts';
import { forumNames } from '#modules/forums/server/forums.public.ts';
import type { Database } from '#platform/db/database.ts';
import { namesCommunity, namesForum } from './notification.policy.ts';
import type { NotificationRow } from './notification.store.ts';

/** `/forums/0abc/desk?list=requested` leads to a page of the forum 0abc. */
export const placeIn = (path: string | null): string => path?.split('/')[2] ?? '';

/** By row, of those that say the name of a place that is there. */
export async function placeNamesOf(db: Database, rows: readonly NotificationRow[]): Promise<(row: NotificationRow) => string | null> {
  const idsOf = (isNamed: (kind: NotificationRow['kind']) => boolean) => [
    ...new Set(rows.flatMap(({ kind, path }) => (isNamed(kind) ? [placeIn(path)] : []))),
  ];
  const forums = await forumNames(db, idsOf(namesForum));
  const communities = await communityNames(db, idsOf(namesCommunity));
  return ({ kind, path }) => (namesForum(kind) ? forums : namesCommunity(kind) ? communities : null)?.get(placeIn(path)) ?? null;
}
