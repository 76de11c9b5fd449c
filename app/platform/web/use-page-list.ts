/** A list that grows: the first page from the loader, the next ones on demand. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailure } from '../operation/errors.ts';
import type { InputOf, Operation } from '../operation/operation.ts';
import type { Page } from '../operation/paging.ts';
import { loadCaller } from './caller.ts';

export interface PageList<Row> {
  readonly rows: readonly Row[];
  readonly state: 'idle' | 'loading' | 'failed' | 'end';
  readonly more: () => void;
  /** For optimistic changes. */
  readonly setRows: (change: (rows: readonly Row[]) => readonly Row[]) => void;
}

interface PagedList<Row> extends PageList<Row> {
  /** Where it goes on; null at its end. */
  readonly nextCursor: string | null;
  /** As it is now that more of it was read, or all of it once more, as far as `nextCursor`. */
  readonly readAnew: (change: (rows: readonly Row[]) => readonly Row[], nextCursor: string | null) => void;
}

/** `input` without cursor; a new `first` page (a navigation) starts the list over. */
export function usePageList<Row, Op extends Operation>(operation: Op, input: InputOf<Op>, first: Page<Row>): PagedList<Row> {
  const [rows, setRows] = useState<readonly Row[]>(first.data);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [state, setState] = useState<PageList<Row>['state']>(first.nextCursor === null ? 'end' : 'idle');

  const readAnew = useCallback<PagedList<Row>['readAnew']>((change, nextCursor) => {
    setRows(change);
    setCursor(nextCursor);
    setState(nextCursor === null ? 'end' : 'idle');
  }, []);

  // What was asked of the list of before, such as with another filter, does not belong to this one.
  const begun = useRef(first);
  useEffect(() => {
    begun.current = first;
    readAnew(() => first.data, first.nextCursor);
  }, [first, readAnew]);

  const more = useCallback(() => {
    if (cursor === null || state === 'loading') return;
    setState('loading');
    const asked = begun.current;
    fetchPage(operation, { ...(input as object), cursor } as InputOf<Op>).then(
      (output) => {
        if (begun.current !== asked) return;
        const { data, nextCursor } = output as Page<Row>;
        readAnew((known) => [...known, ...unknownOf(data, known)], nextCursor);
      },
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        if (begun.current === asked) setState('failed');
      },
    );
  }, [cursor, input, operation, state, readAnew]);

  return { rows, nextCursor: cursor, state, more, setRows, readAnew };
}

const idOf = (row: unknown) => (row as { id?: unknown }).id;

/** What stands in the list already, put there since or moved down, comes no second time. */
function unknownOf<Row>(rows: readonly Row[], known: readonly Row[]): readonly Row[] {
  const ids = new Set(known.map(idOf));
  return rows.filter((row) => idOf(row) === undefined || !ids.has(idOf(row)));
}

async function fetchPage<Op extends Operation>(operation: Op, input: InputOf<Op>) {
  const callOverHttp = await loadCaller();
  return callOverHttp(operation, input);
}
