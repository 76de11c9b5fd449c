/** Searches a member made of late, and those they keep to be told of what is new. */
import { z } from 'zod';
import { event } from '#platform/events/event.ts';
import { Id } from '#platform/operation/id.ts';
import { command, query, search as searchBase } from '#platform/operation/operation.ts';
import { SearchFilters, type SearchKind, SearchQuery } from './search.contract.ts';

export const MAX_RECENT = 20;
export const MAX_SAVED = 30;

/** Colleagues and topics are not published: of what is new among them nobody is told. */
export const mayAlert = (kind: SearchKind): boolean => kind !== 'people' && kind !== 'topics';

const Kept = { q: z.string(), filters: SearchFilters };

const RecentSearch = z.strictObject({ ...Kept, at: z.string() });
export type RecentSearch = z.infer<typeof RecentSearch>;

export const listRecentSearches = query('search.listRecentSearches', {
  summary: 'What the member looked for of late, newest first, and whether that is kept.',
  http: searchBase.get('/recent-searches'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ keeping: z.boolean(), data: z.array(RecentSearch).max(MAX_RECENT) }),
  errors: {},
});

export const rememberSearch = command('search.rememberSearch', {
  summary: 'Keeps a search among the recent ones, unless the member does not want that.',
  http: searchBase.post('/recent-searches'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ q: SearchQuery, filters: SearchFilters }),
  output: z.strictObject({}),
  errors: {},
});

export const forgetSearches = command('search.forgetSearches', {
  summary: 'Forgets one recent search, or all of them.',
  http: searchBase.delete('/recent-searches'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ /** Absent: all. */ q: SearchQuery.optional() }),
  output: z.strictObject({}),
  errors: {},
});

export const setKeepingSearches = command('search.setKeepingSearches', {
  summary: 'Whether searches are kept from now on; switched off, those kept are forgotten.',
  http: searchBase.post('/recent-searches/keeping'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ on: z.boolean() }),
  output: z.strictObject({ keeping: z.boolean() }),
  errors: {},
});

export const SavedSearch = z.strictObject({ id: z.string(), ...Kept, alerts: z.boolean(), createdAt: z.string() });
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSavedSearches = query('search.listSavedSearches', {
  summary: 'Searches the member keeps, newest first.',
  http: searchBase.get('/saved-searches'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ data: z.array(SavedSearch).max(MAX_SAVED) }),
  errors: {},
});

export const saveSearch = command('search.saveSearch', {
  summary: 'Keeps a search, with alerts for what is new; one that is kept already stays one.',
  http: searchBase.post('/saved-searches'),
  access: 'member',
  rate: 'write',
  input: z
    .strictObject({ q: SearchQuery, filters: SearchFilters, /** Left out: wherever there are some. */ alerts: z.boolean().optional() })
    .refine(({ filters, alerts }) => alerts !== true || mayAlert(filters.kind), { path: ['alerts'], error: 'search.validation.alerts' }),
  output: SavedSearch,
  errors: { 'search.tooManySaved': 409 },
});

export const setSearchAlerts = command('search.setSearchAlerts', {
  summary: 'Switches the alerts of a kept search on or off.',
  http: searchBase.patch('/saved-searches/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id, alerts: z.boolean() }),
  output: SavedSearch,
  errors: { 'search.savedNotFound': 404 },
});

export const deleteSavedSearch = command('search.deleteSavedSearch', {
  summary: 'Keeps a search no longer.',
  http: searchBase.delete('/saved-searches/:id'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({}),
  errors: {},
});

/** Something new fits a kept search; the member may read it at this moment. */
export const savedSearchMatched = event(
  'search.savedSearchMatched',
  z.strictObject({
    memberId: z.string(),
    savedSearchId: z.string(),
    q: z.string(),
    /** The best of what is new. */
    itemId: z.string(),
    count: z.int().positive(),
  }),
);
