import { handle } from '#platform/operation/handler.ts';
import { forgetSearches, listRecentSearches, MAX_RECENT, rememberSearch, setKeepingSearches } from '../kept-search.contract.ts';
import { dropRecent, isKeeping, putRecent, recentSearches, setKeeping } from './kept-search.store.ts';

export const recentSearchHandlers = [
  handle(listRecentSearches, async ({ db, viewer }) => ({
    keeping: await isKeeping(db, viewer.id),
    data: (await recentSearches(db, viewer.id, MAX_RECENT)).map(({ q, filters, at }) => ({ q, filters, at: at.toISOString() })),
  })),

  handle(rememberSearch, async ({ db, viewer }, kept) => {
    if (await isKeeping(db, viewer.id)) await putRecent(db, viewer.id, kept, MAX_RECENT);
    return {};
  }),

  handle(forgetSearches, async ({ db, viewer }, { q }) => {
    await dropRecent(db, viewer.id, q ?? null);
    return {};
  }),

  handle(setKeepingSearches, async ({ db, viewer }, { on }) => {
    await setKeeping(db, viewer.id, on);
    if (!on) await dropRecent(db, viewer.id, null);
    return { keeping: on };
  }),
];
