import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  deleteSavedSearch,
  listSavedSearches,
  MAX_SAVED,
  mayAlert,
  type SavedSearch,
  saveSearch,
  setSearchAlerts,
} from '../kept-search.contract.ts';
import { dropSaved, findSaved, insertSaved, lockSaved, type SavedRow, savedSearches, setAlerts } from './kept-search.store.ts';

export const savedSearchHandlers = [
  handle(listSavedSearches, async ({ db, viewer }) => ({ data: (await savedSearches(db, viewer.id, MAX_SAVED)).map(savedView) })),

  handle(saveSearch, async ({ db, viewer }, { q, filters, alerts = mayAlert(filters.kind) }) => {
    await lockSaved(db, viewer.id);
    const known = await savedSearches(db, viewer.id, MAX_SAVED);
    const same = known.find((one) => one.q === q && isDeepStrictEqual(one.filters, filters));
    if (same !== undefined) return savedView((await setAlerts(db, viewer.id, same.id, alerts)) ?? same);
    if (known.length >= MAX_SAVED) throw new Failure('search.tooManySaved', { values: { most: MAX_SAVED } });
    return savedView(await insertSaved(db, viewer.id, { q, filters }, alerts));
  }),

  handle(setSearchAlerts, async ({ db, viewer }, { id, alerts }) => {
    const saved = await findSaved(db, viewer.id, id);
    if (alerts && saved !== null && !mayAlert(saved.filters.kind))
      throw new Failure('request.invalid', { fields: { alerts: 'search.validation.alerts' } });
    const row = await setAlerts(db, viewer.id, id, alerts);
    if (row === null) throw new Failure('search.savedNotFound');
    return savedView(row);
  }),

  handle(deleteSavedSearch, async ({ db, viewer }, { id }) => {
    await dropSaved(db, viewer.id, id);
    return {};
  }),
];

const savedView = ({ id, q, filters, alerts, createdAt }: SavedRow): SavedSearch => ({
  id,
  q,
  filters,
  alerts,
  createdAt: createdAt.toISOString(),
});
