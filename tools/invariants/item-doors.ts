/** The ways to an item that every kind has, and how they are tried: by whoever proves what a reader is shown and what not. */
import { addComment, listCommentEdits, listComments, updateComment } from '#modules/library/discussion.contract.ts';
import { hideFromFeed, showLess } from '#modules/library/feed.contract.ts';
import { followItem, react, recordView, setBookmark } from '#modules/library/library.contract.ts';
import { mailNotifications } from '#modules/notifications/server/notification-mail.job.ts';
import { suggestColleagues } from '#modules/search/search.contract.ts';
import { silentLog } from '#platform/log/log.ts';
import { Failure } from '#platform/operation/failure.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';

/** Answers what the door says of an item, and of one that never was. `commentId` is an own answer, where there is one. */
export type ItemDoor = (caller: Caller, itemId: string, commentId: string) => Promise<unknown>;

export const ITEM_DOORS: Readonly<Record<string, ItemDoor>> = {
  comments: (caller, itemId) => caller.call(listComments, { itemId }),
  'edits of a comment': (caller, _, commentId) => caller.call(listCommentEdits, { commentId }),
  'whom to name': (caller, itemId) => caller.call(suggestColleagues, { itemId, q: 'budi' }),
  bookmark: (caller, itemId) => caller.call(setBookmark, { itemId, bookmarked: true }),
  follow: (caller, itemId) => caller.call(followItem, { itemId, following: true }),
  view: (caller, itemId) => caller.call(recordView, { itemId }),
  'reaction to it': (caller, id) => caller.call(react, { target: 'item', id, reaction: 'agree' }),
  'reaction to a comment': (caller, _, id) => caller.call(react, { target: 'comment', id, reaction: 'agree' }),
  answer: (caller, itemId) => caller.call(addComment, { itemId, text: fromPlainText('One more thought.') }),
  'own comment': (caller, _, commentId) => caller.call(updateComment, { commentId, edits: 99, text: fromPlainText('Late.') }),
  hide: (caller, itemId) => caller.call(hideFromFeed, { itemId, hidden: true }),
  'less of it': (caller, itemId) => caller.call(showLess, { itemId, of: 'kind', less: false }),
};

/** `done`, or the code of the refusal. */
export const answerOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

interface Rows {
  readonly data: readonly { readonly id: string }[];
  readonly nextCursor: string | null;
}

export const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);

export async function allPages(page: (at: { cursor: string | undefined; limit: number }) => Promise<Rows>, limit = 7): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { data, nextCursor } = await page({ cursor, limit });
    ids.push(...idsOf(data));
    if (nextCursor === null) return ids;
    cursor = nextCursor;
  }
}

/**
 * The same of a list that leaves out in its query what its reader may not see: what is left out afterwards has taken places on its page
 * that others should have had.
 */
export const fullPages = (page: Parameters<typeof allPages>[0], limit = 7): Promise<string[]> =>
  allPages(async (at) => {
    const rows = await page(at);
    if (rows.nextCursor !== null && rows.data.length < limit)
      throw new Error(`A page of ${limit} has ${rows.data.length}, and others follow`);
    return rows;
  }, limit);

/** What a search found, less what has no id. */
export const foundIds = (found: readonly { type: string; id?: string }[]): string[] => found.flatMap(({ id }) => id ?? []);

/** As the clock of jobs does: the letters of what is new go out. */
export async function mailNews({ runtime: { services } }: TestWorld): Promise<void> {
  await mailNotifications.run({ db: services.database.db, services, log: silentLog, signal: new AbortController().signal }, {});
}
