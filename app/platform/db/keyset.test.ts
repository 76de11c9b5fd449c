import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Failure } from '../operation/failure.ts';
import { decodeCursor, encodeCursor, toPage } from './keyset.ts';

it('gives back the key it was made of', () => {
  const part = fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.string({ maxLength: 100 }).filter((text) => !text.includes('\0')),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 2 }), (key) => {
      expect(decodeCursor(encodeCursor(key), 2)).toEqual(key);
    }),
  );
});

it('refuses anything else at the field cursor', () => {
  const bad = [
    '',
    'x',
    'bm90IGpzb24',
    encodeCursor([1]),
    encodeCursor([1, 2, 3]),
    Buffer.from('[{},1]').toString('base64url'),
    Buffer.from('["\\u0000",1]').toString('base64url'),
  ];
  for (const cursor of bad) {
    expect(() => decodeCursor(cursor, 2)).toThrowError(
      expect.objectContaining({ code: 'request.invalid', fields: { cursor: 'validation.cursor' } }) as Failure,
    );
  }
});

it('names the last row shown when more follow, and nothing at the end', () => {
  const rows = [{ n: 3 }, { n: 2 }, { n: 1 }];
  const page = toPage(
    rows,
    2,
    (row) => [row.n],
    (row) => row.n,
  );
  expect(page.data).toEqual([3, 2]);
  expect(decodeCursor(page.nextCursor ?? '', 1)).toEqual([2]);
  expect(
    toPage(
      rows,
      3,
      (row) => [row.n],
      (row) => row.n,
    ).nextCursor,
  ).toBeNull();
});
