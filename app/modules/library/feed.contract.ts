/** What a reader tells of their feed, and finding things without it. */
import { z } from 'zod';
import { Id } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { PageInput, pageOf } from '#platform/operation/paging.ts';
import { ITEM_KINDS, ItemCard } from './library.contract.ts';

export const hideFromFeed = command('library.hideFromFeed', {
  summary: 'Takes one item out of the own feed, or brings it back. Nobody is told.',
  http: main.post('/feed/hide'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id, hidden: z.boolean() }),
  output: z.strictObject({ hidden: z.boolean() }),
  errors: { 'library.itemNotFound': 404 },
});

/** So many cards are told of in one call. */
export const MOST_SHOWN = 50;

export const noteShown = command('library.noteShown', {
  summary:
    'Cards of the feed that the member has seen: they do not come again for a day. Told again, they keep their time. Nobody else is told.',
  http: main.post('/feed/shown'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemIds: z.array(Id).min(1).max(MOST_SHOWN) }),
  output: z.strictObject({ /** Of these, new within the last day, and readable. */ noted: z.int() }),
  errors: {},
});

export const markReadInFeed = command('library.markReadInFeed', {
  summary: 'Takes one item out of the own feed until something new happens in it, or brings it back. Nobody is told.',
  http: main.post('/feed/read'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ itemId: Id, read: z.boolean() }),
  output: z.strictObject({ read: z.boolean() }),
  errors: { 'library.itemNotFound': 404 },
});

export const LESS_OF = ['author', 'kind'] as const;

export const showLess = command('library.showLess', {
  summary: 'Moves what is by the same author, or of the same kind, far down in the own feed, or stops that. Nobody is told.',
  http: main.post('/feed/less'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    itemId: Id,
    /** An author who is anonymous, or no member, cannot be named. */ of: z.enum(LESS_OF),
    less: z.boolean(),
  }),
  output: z.strictObject({ less: z.boolean() }),
  errors: { 'library.itemNotFound': 404, 'library.nobodyNamed': 422 },
});

/** So many of each are listed, the last wished for first. */
export const MOST_LESS = 200;

export const listLess = query('library.listLess', {
  summary: 'Whom and which kinds the member wants less of.',
  http: main.get('/feed/less'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    authors: z.array(z.strictObject({ id: z.string(), name: z.string() })).max(MOST_LESS),
    kinds: z.array(z.enum(ITEM_KINDS)),
  }),
  errors: {},
});

export const endLess = command('library.endLess', {
  summary: 'An author, or a kind, comes in the own feed as it did before. What is not wanted less of stays as it is.',
  http: main.post('/feed/less/end'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ of: z.enum(LESS_OF), /** A member, or a kind. */ id: z.string().max(40) }),
  output: z.strictObject({ less: z.literal(false) }),
  errors: {},
});

export const resetFeed = command('library.resetFeed', {
  summary: 'Forgets everything the member hid, marked as read or wanted less of.',
  http: main.post('/feed/reset'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({}),
  output: z.strictObject({ forgotten: z.int() }),
  errors: {},
});

export const discoverItems = query('library.discoverItems', {
  summary: 'What there is to read, that in which something happened last first, by speciality, health condition and kind.',
  http: main.get('/discover'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({
    ...PageInput,
    /** A speciality’s slug. */
    speciality: z.string().max(60).optional(),
    /** Id of a health condition. */
    condition: z.string().max(80).optional(),
    kind: z.enum(ITEM_KINDS).optional(),
  }),
  output: pageOf(ItemCard),
  errors: {},
});

export const listConditions = query('library.listConditions', {
  summary: 'Health conditions that there is something to read about, with their names in both languages.',
  http: main.get('/health-conditions'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    conditions: z.array(z.strictObject({ id: z.string(), name: z.strictObject({ en: z.string(), id: z.string() }) })).max(1000),
  }),
  errors: {},
});
