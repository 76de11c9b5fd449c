import { type Database, prepared } from '#platform/db/database.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import type { ItemCard, ItemKind, ViewerMarks } from '../library.contract.ts';
import type { ItemRow } from './item.store.ts';

const marksOf = prepared<NonNullable<ViewerMarks>>(
  'library.marksOf',
  `select exists (select from library.bookmark b where b.member_id = $1 and b.item_id = $2) as bookmarked,
    exists (select from library.repost r where r.item_id = $2 and r.member_id = $1) as reposted,
    exists (select from library.item_follow f where f.item_id = $2 and f.member_id = $1) as following,
    (select x.reaction from library.reaction x where x.target = 'item' and x.target_id = $2 and x.member_id = $1) as reaction`,
);

/** The card of an item the viewer was given access to, whatever its status. */
export async function itemCardOf(db: Database, viewer: Viewer, item: ItemRow): Promise<ItemCard> {
  const { id, language, title, summary, byline, specialities, card } = item;
  const { comments, helpful, insightful, agree, reposts, bookmarks, views, answers } = item;
  return {
    id,
    kind: item.kind as ItemKind,
    language,
    title,
    summary,
    byline,
    specialities,
    publishedAt: item.publishedAt.toISOString(),
    activityAt: item.activityAt.toISOString(),
    solved: item.solvedAt !== null,
    card,
    counts: { comments, helpful, insightful, agree, reposts, bookmarks, views, answers },
    my: viewer === null ? null : ((await marksOf(db, [viewer.id, id]))[0] ?? null),
  };
}
