/** What is left of what was told: answers are deleted, removed and held, another is the best, threads withdrawn, colleagues blocked, and come back. */
import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylinesOf } from '#modules/identity/server/identity.public.ts';
import { answerStates, placesOf, previewsOf, readableAmong } from '#modules/library/server/library.public.ts';
import { blockedIds } from '#modules/network/server/network.public.ts';
import type { Database } from '#platform/db/database.ts';
import { pathOfForum } from './forum-news.policy.ts';
import { isOfBestAnswer, isShownWhatever } from './notification.policy.ts';
import type { NotificationRow } from './notification.store.ts';
import { bundleOf } from './notification-rules.policy.ts';
import { type Told, toldIn } from './told-answer.store.ts';

/** A row as it is now; null when nothing of it is left. */
type Now = (row: NotificationRow) => NotificationRow | null;

type ToldIn = ReadonlyMap<string, readonly Told[]>;

/** Of whom the member of a row is to hear nothing. */
type Unheard = (row: NotificationRow) => ReadonlySet<string>;

/** Nobody is known by an anonymous byline. */
const isBy = (byline: Byline | null | undefined, memberIds: ReadonlySet<string>): boolean =>
  byline?.kind === 'member' && memberIds.has(byline.id);

/** A row about an answer, or about several of which this was the first. */
const isOfAnswer = ({ kind, commentId }: NotificationRow): boolean => commentId !== null && !isShownWhatever(kind);

/** A row about new items of a place, which names the last of them. */
export const isOfPlace = ({ kind }: NotificationRow): boolean => bundleOf(kind)?.by === 'path';

/** A row about colleagues who did the same: they follow the member, or shared something. */
const isOfColleagues = (row: NotificationRow): boolean => bundleOf(row.kind) !== null && !isOfAnswer(row) && !isOfPlace(row);

/**
 * Rows as they are now: of several answers, and of several threads of a forum, those count that can still be read, and of all but
 * those by whom nothing is heard. Rows of which nothing is left are missing. Whether their items can be read is not asked here, but
 * for the items of a place.
 */
export async function rowsNow(
  db: Database,
  rows: readonly NotificationRow[],
  unheard: Unheard = () => new Set(),
): Promise<Map<NotificationRow, NotificationRow>> {
  const told = await toldIn(
    db,
    rows.filter((row) => row.count > 1 && (bundleOf(row.kind) !== null || isOfAnswer(row))),
  );
  const answers = await answersNow(db, rows.filter(isOfAnswer), told, unheard);
  const threads = await threadsNow(db, rows.filter(isOfPlace), told, unheard);
  const colleagues = await colleaguesNow(db, rows.filter(isOfColleagues), told, unheard);
  return new Map(
    rows.flatMap((row) => {
      // What is told by itself is heard or not as a whole.
      if (bundleOf(row.kind) === null && isBy(row.byline, unheard(row))) return [];
      const now = isOfPlace(row) ? threads(row) : isOfAnswer(row) ? answers(row) : isOfColleagues(row) ? colleagues(row) : row;
      return now === null ? [] : [[row, now] as const];
    }),
  );
}

const idsIn = (told: ToldIn, { id }: NotificationRow): string[] => (told.get(id) ?? []).map((one) => one.id);

/** The same, and nothing of those with whom there is a block. */
export async function rowsHeard(db: Database, rows: readonly NotificationRow[]): Promise<Map<NotificationRow, NotificationRow>> {
  const apart = new Map<string, ReadonlySet<string>>();
  for (const id of new Set(rows.map(({ memberId }) => memberId))) apart.set(id, new Set(await blockedIds(db, id)));
  return rowsNow(db, rows, ({ memberId }) => apart.get(memberId) ?? new Set());
}

async function answersNow(db: Database, rows: readonly NotificationRow[], told: ToldIn, unheard: Unheard): Promise<Now> {
  const states = await answerStates(db, [...new Set(rows.flatMap((row) => [row.commentId ?? '', ...idsIn(told, row)]))]);
  return (row) => {
    const isBundle = bundleOf(row.kind) !== null;
    // The first is known by the row itself.
    const all = [row.commentId ?? '', ...idsIn(told, row).filter((id) => id !== row.commentId && states.get(id)?.itemId === row.itemId)];
    const isStill = (id: string) => states.get(id)?.there === true && (!isOfBestAnswer(row.kind) || states.get(id)?.best === true);
    const left = all.filter((id) => isStill(id) && !(isBundle && isBy(states.get(id)?.byline, unheard(row))));
    if (left.length === all.length) return row;
    const [first, last] = [left[0], left.at(-1)];
    if (first === undefined || last === undefined) return null;
    return { ...row, count: left.length, commentId: first, byline: states.get(last)?.byline ?? row.byline };
  };
}

async function threadsNow(db: Database, rows: readonly NotificationRow[], told: ToldIn, unheard: Unheard): Promise<Now> {
  const ids = [...new Set(rows.flatMap((row) => [row.itemId ?? '', ...idsIn(told, row)]))];
  if (ids.length === 0) return (row) => row;
  const [places, previews] = await Promise.all([placesOf(db, ids), previewsOf(db, { items: ids, comments: [] })]);
  const readings = new Map(
    rows.map((row) => {
      const others = idsIn(told, row).filter((id) => row.path === pathOfForum(places.get(id) ?? ''));
      const all = [...new Set([...others, row.itemId ?? ''])];
      return [row, all.map((itemId) => ({ memberId: row.memberId, itemId }))] as const;
    }),
  );
  const readable = await readableAmong(db, [...readings.values()].flat());
  return (row) => {
    const all = readings.get(row) ?? [];
    const left = all.filter((one) => readable.has(one) && !isBy(previews.get(one.itemId)?.byline, unheard(row)));
    const last = left.at(-1);
    if (last === undefined) return null;
    const count = left.length === all.length ? row.count : left.length;
    return { ...row, count, itemId: last.itemId, byline: previews.get(last.itemId)?.byline ?? row.byline };
  };
}

async function colleaguesNow(db: Database, rows: readonly NotificationRow[], told: ToldIn, unheard: Unheard): Promise<Now> {
  const left = new Map(
    rows.map((row) => {
      const all = (told.get(row.id) ?? []).filter(({ id, by }) => by === undefined || id === row.itemId).map(({ id, by }) => by ?? id);
      return [row, { all, heard: all.filter((id) => !unheard(row).has(id)) }] as const;
    }),
  );
  const bylines = await bylinesOf(
    db,
    [...left.values()].flatMap(({ all, heard }) => (heard.length < all.length ? (heard.at(-1) ?? []) : [])),
  );
  return (row) => {
    const { all = [], heard = [] } = left.get(row) ?? {};
    if (all.length === 0) return isBy(row.byline, unheard(row)) ? null : row;
    const last = heard.at(-1);
    if (last === undefined) return null;
    return heard.length === all.length ? row : { ...row, count: heard.length, byline: bylines.get(last) ?? row.byline };
  };
}
