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

export const resetFeed = command('library.resetFeed', {
  summary: 'Forgets everything the member hid or wanted less of.',
  http: main.post('/feed/reset'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({}),
  output: z.strictObject({ forgotten: z.int() }),
  errors: {},
});

export const discoverItems = query('library.discoverItems', {
  summary: 'What there is to read, newest first, by speciality and kind.',
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
