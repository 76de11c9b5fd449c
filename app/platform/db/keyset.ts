/**
 * Keyset paging, written once. A cursor holds the sort key and id of the last row seen; the next page starts after it,
 * so that rows which arrive meanwhile neither repeat nor hide any.
 */
import { Failure } from '../operation/failure.ts';

export type CursorKey = readonly (string | number | null)[];

export const encodeCursor = (key: CursorKey): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/**
 * Throws `request.invalid` at the field `cursor` for anything but a key of `length` parts.
 */
export function decodeCursor(cursor: string | undefined, length: number): CursorKey | null {
  if (cursor === undefined) return null;
  const key = parse(cursor);
  if (!Array.isArray(key) || key.length !== length || !key.every(isPart)) throw badCursor();
  return key;
}

export const badCursor = () => new Failure('request.invalid', { fields: { cursor: 'validation.cursor' } });

/** Rows read are one more than `limit`, to know whether more follow. */
export function toPage<Row, Out>(rows: readonly Row[], limit: number, keyOf: (row: Row) => CursorKey, map: (row: Row) => Out) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { data: shown.map(map), nextCursor: rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null };
}

const isPart = (part: unknown) =>
  part === null || typeof part === 'number' || (typeof part === 'string' && part.length <= 100 && !part.includes('\0'));

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
