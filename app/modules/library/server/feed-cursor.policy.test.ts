import { expect, it } from 'vitest';
import { encodeCursor } from '#platform/db/keyset.ts';
import { listFeed } from '../library.contract.ts';
import { cursorAt, type FeedPlace, placeAt } from './feed-cursor.policy.ts';
import { LOOK_AHEAD } from './feed-ranking.policy.ts';

const asOf = '2026-11-21T07:30:00.123456Z';

it.each<FeedPlace>([
  {
    part: 'new',
    asOf,
    after: { at: '2026-11-20T23:59:59.000001Z', id: '0abc' },
    last: { kind: 'case', author: 'ratri' },
    taken: ['0abd', '0abf'],
  },
  { part: 'again', asOf, after: null, last: null, taken: [] },
])('says where $part goes on', (place) => {
  expect(placeAt(cursorAt(place))).toEqual(place);
});

it('is no longer than a cursor may be', () => {
  const last = { kind: 'newsletter', author: '0123456789ab' };
  const taken = Array.from({ length: LOOK_AHEAD }, () => '0123456789abcdef');
  const cursor = cursorAt({ part: 'again', asOf, after: { at: asOf, id: '0123456789abcdef' }, last, taken });
  expect(listFeed.input.safeParse({ cursor }).success).toBe(true);
  expect(() => placeAt(`${cursor}.0123456789abcdef`)).toThrowError(expect.objectContaining({ code: 'request.invalid' }));
});

it('begins where there is none', () => {
  expect(placeAt(undefined)).toBeNull();
});

it.each([
  ['too little', ['new', asOf]],
  ['another part', ['old', asOf, null, null, null, null]],
  ['no time', ['new', 'yesterday', null, null, null, null]],
  ['a day that there is not', ['new', '2026-02-30T00:00:00.000000Z', null, null, null, null]],
  ['half a key', ['new', asOf, asOf, null, null, null]],
  ['half a card', ['new', asOf, null, null, 'case', null]],
  ['a number', ['new', asOf, 7, '0abc', null, null]],
])('refuses %s', (_, parts) => {
  expect(() => placeAt(encodeCursor(parts))).toThrowError(expect.objectContaining({ code: 'request.invalid' }));
});
