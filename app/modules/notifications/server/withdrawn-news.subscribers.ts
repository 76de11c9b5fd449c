/** What was told and cannot be read any more is hidden, whatever it was and by whatever way it went, and shown where it comes back. */
import {
  audienceChanged,
  bestAnswerUnmarked,
  commentBroughtBack,
  commentGone,
  itemAudienceChanged,
  itemPublished,
  itemWithdrawn,
} from '#modules/library/library-events.contract.ts';
import { readableAmong } from '#modules/library/server/library.public.ts';
import { type SubscriberContext, subscribe } from '#platform/events/event.ts';
import { NOTIFICATIONS_READ } from '../notifications.contract.ts';
import { hideRows, type NotificationRow, setHidden, showAbout, toldOf } from './notification.store.ts';
import { isOfPlace, rowsNow } from './notification-now.view.ts';
import { announce, takeBackShown } from './notifications.public.ts';
import { lockAnswersTo, rowsAboutAnswer, rowsAboutBest } from './told-answer.store.ts';

/** Looks at how things are now: what was told is hidden from those who cannot read it, and shown to those who can. */
async function hideUnreadable(context: SubscriberContext, what: Parameters<typeof toldOf>[1]): Promise<void> {
  const { db } = context;
  const told = await toldOf(db, what);
  const readable = await readableAmong(db, told);
  const hidden = await setHidden(
    db,
    told.filter((one) => !readable.has(one)),
    true,
  );
  const shown = await setHidden(db, [...readable], false);
  // Of several threads of a forum others may be left; and an answer may have gone while nobody could read its item.
  const left = await rowsNow(db, [...hidden.filter(isOfPlace), ...shown]);
  await showAbout(
    db,
    hidden.flatMap((row) => left.get(row) ?? []),
  );
  await hideRows(db, idsOf(shown.filter((row) => !left.has(row))), true);
  const isLeft = (row: NotificationRow) => left.has(row);
  await takeBackShown(
    context,
    hidden.filter((row) => !isLeft(row)),
    hidden.filter(isLeft),
  );
  announceTo(context, shown.filter(isLeft));
}

/** The same for an answer: it is there, or gone, or among others of a row of which some are left. */
export async function lookAgainAt(context: SubscriberContext, answer: { itemId: string; commentId: string }): Promise<void> {
  await lockAnswersTo(context.db, [answer.itemId]);
  await lookAgain(context, answer.itemId, await rowsAboutAnswer(context.db, answer));
}

/** The same for the best answer to an item: it is another, or none. */
export async function lookAgainAtBest(context: SubscriberContext, itemId: string): Promise<void> {
  await lockAnswersTo(context.db, [itemId]);
  await lookAgain(context, itemId, await rowsAboutBest(context.db, itemId));
}

async function lookAgain(context: SubscriberContext, itemId: string, rows: readonly NotificationRow[]): Promise<void> {
  const { db } = context;
  const left = await rowsNow(db, rows);
  const readings = [...left.keys()].map((row) => ({ row, memberId: row.memberId, itemId }));
  const readable = new Set([...(await readableAmong(db, readings))].map(({ row }) => row));
  const shown = rows.filter((row) => row.hidden && readable.has(row));
  const hidden = rows.filter((row) => !row.hidden && !readable.has(row));
  await hideRows(db, idsOf(shown), false);
  await hideRows(db, idsOf(hidden), true);
  const less = rows.filter((row) => !row.hidden && readable.has(row) && left.get(row) !== row);
  await takeBackShown(context, hidden, less);
  announceTo(context, shown);
}

const idsOf = (rows: readonly NotificationRow[]): string[] => rows.map(({ id }) => id);

/** Members of whose unread rows some came back. */
const announceTo = (context: SubscriberContext, rows: readonly NotificationRow[]): void =>
  announce(context, [...new Set(rows.flatMap(({ memberId, readAt }) => (readAt === null ? [memberId] : [])))], NOTIFICATIONS_READ);

export const withdrawnNewsSubscribers = [
  subscribe(itemWithdrawn, 'notifications.hideItem', (context, { itemId }) => hideUnreadable(context, { itemId })),
  subscribe(itemPublished, 'notifications.showItem', (context, { itemId }) => hideUnreadable(context, { itemId })),
  subscribe(itemAudienceChanged, 'notifications.hideFromOthers', (context, { itemId }) => hideUnreadable(context, { itemId })),
  subscribe(audienceChanged, 'notifications.hideFromLeavers', (context, { memberIds }) => hideUnreadable(context, { memberIds })),
  subscribe(commentGone, 'notifications.hideAnswer', (context, answer) => lookAgainAt(context, answer)),
  subscribe(bestAnswerUnmarked, 'notifications.hideBestAnswer', (context, { itemId }) => lookAgainAtBest(context, itemId)),
  subscribe(commentBroughtBack, 'notifications.showAnswer', (context, answer) => lookAgainAt(context, answer)),
];
