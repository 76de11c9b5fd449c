/** A list that grows, and that stands there as it was left when the reader goes back to it: as long, and so at the same place. */
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { InputOf, Operation } from '../operation/operation.ts';
import type { Page } from '../operation/paging.ts';
import { usePageList } from './use-page-list.ts';

/** By the entry of the history, as long as its document stands. */
const left = new Map<string, Page<unknown>>();
const MOST_LEFT = 20;

export function useKeptPageList<Row, Op extends Operation>(operation: Op, input: InputOf<Op>, first: Page<Row>) {
  const { key } = useLocation();
  const name = `${key} ${operation.name} ${JSON.stringify(input)}`;
  const begin = useMemo(() => goneOnAs(first, left.get(name) as Page<Row> | undefined), [first, name]);
  const list = usePageList<Row, Op>(operation, input, begin);
  const { rows, nextCursor } = list;
  useEffect(() => {
    // Between two lists the rows are still those of the one before.
    if (rows.length <= first.data.length || !rows.some((row) => first.data.includes(row))) return;
    left.delete(name);
    left.set(name, { data: [...rows], nextCursor });
    const [oldest] = left.keys();
    if (left.size > MOST_LEFT && oldest !== undefined) left.delete(oldest);
  }, [rows, nextCursor, first, name]);
  return list;
}

const idOf = (row: unknown) => (row as { id: unknown }).id;

/**
 * The first page as it is now, and what came after it. Where it ends now is looked for among what stood there: what has come at the top
 * moves the others down, and what is gone is not brought back. A list that has become another begins anew.
 */
export function goneOnAs<Row>(first: Page<Row>, before: Page<Row> | undefined): Page<Row> {
  if (before === undefined) return first;
  const ids = new Set(first.data.map(idOf));
  const end = before.data.findLastIndex((row) => ids.has(idOf(row)));
  const further = before.data.slice(end + 1);
  return end === -1 || further.length === 0 ? first : { data: [...first.data, ...further], nextCursor: before.nextCursor };
}
