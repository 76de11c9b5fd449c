/** What is left of what was told: answers are deleted, removed and held, threads withdrawn, and come back. */
import { answerStates, placesOf, previewsOf, readableAmong } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { pathOfForum } from './forum-news.policy.ts';
import { isShownWhatever } from './notification.policy.ts';
import type { NotificationRow } from './notification.store.ts';
import { bundleOf } from './notification-rules.policy.ts';
import { toldIn } from './told-answer.store.ts';

/** A row as it is now; null when nothing of it is left. */
type Now = (row: NotificationRow) => NotificationRow | null;

/** A row about an answer, or about several of which this was the first. */
const isOfAnswer = ({ kind, commentId }: NotificationRow): boolean => commentId !== null && !isShownWhatever(kind);

/** A row about new items of a place, which names the last of them. */
export const isOfPlace = ({ kind }: NotificationRow): boolean => bundleOf(kind)?.by === 'path';

/**
 * Rows as they are now: of several answers, and of several threads of a forum, those count that can still be read. Rows of which
 * nothing is left are missing. Whether their items can be read is not asked here, but for the items of a place.
 */
export async function rowsNow(db: Database, rows: readonly NotificationRow[]): Promise<Map<NotificationRow, NotificationRow>> {
  const several = rows.filter((row) => row.count > 1 && (isOfAnswer(row) || isOfPlace(row)));
  const told = await toldIn(db, several);
  const [answers, threads] = [await answersNow(db, rows.filter(isOfAnswer), told), await threadsNow(db, rows.filter(isOfPlace), told)];
  return new Map(
    rows.flatMap((row) => {
      const now = isOfPlace(row) ? threads(row) : isOfAnswer(row) ? answers(row) : row;
      return now === null ? [] : [[row, now] as const];
    }),
  );
}

async function answersNow(db: Database, rows: readonly NotificationRow[], told: ReadonlyMap<string, string[]>): Promise<Now> {
  const states = await answerStates(db, [...new Set(rows.flatMap(({ id, commentId }) => [commentId ?? '', ...(told.get(id) ?? [])]))]);
  return (row) => {
    // The first is known by the row itself.
    const all = [
      row.commentId ?? '',
      ...(told.get(row.id) ?? []).filter((id) => id !== row.commentId && states.get(id)?.itemId === row.itemId),
    ];
    const left = all.filter((id) => states.get(id)?.there === true);
    if (left.length === all.length) return row;
    const [first, last] = [left[0], left.at(-1)];
    if (first === undefined || last === undefined) return null;
    return { ...row, count: left.length, commentId: first, byline: states.get(last)?.byline ?? row.byline };
  };
}

async function threadsNow(db: Database, rows: readonly NotificationRow[], told: ReadonlyMap<string, string[]>): Promise<Now> {
  const ids = [...new Set(rows.flatMap(({ id, itemId }) => [itemId ?? '', ...(told.get(id) ?? [])]))];
  if (ids.length === 0) return (row) => row;
  const [places, previews] = await Promise.all([placesOf(db, ids), previewsOf(db, { items: ids, comments: [] })]);
  const readings = new Map(
    rows.map((row) => {
      const others = (told.get(row.id) ?? []).filter((id) => row.path === pathOfForum(places.get(id) ?? ''));
      const all = [...new Set([...others, row.itemId ?? ''])];
      return [row, all.map((itemId) => ({ memberId: row.memberId, itemId }))] as const;
    }),
  );
  const readable = await readableAmong(db, [...readings.values()].flat());
  return (row) => {
    const all = readings.get(row) ?? [];
    const left = all.filter((one) => readable.has(one));
    const last = left.at(-1);
    if (last === undefined) return null;
    const count = left.length === all.length ? row.count : left.length;
    return { ...row, count, itemId: last.itemId, byline: previews.get(last.itemId)?.byline ?? row.byline };
  };
}
