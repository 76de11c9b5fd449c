import { type ReactNode, useEffect, useRef } from 'react';
import { ListEnd } from '#platform/web/list-end.tsx';
import { MAIN_ID } from '#platform/web/page-body.tsx';
import type { PageList } from '#platform/web/use-page-list.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/toast-queue.ts';
import css from './console.module.css';
import { goesOn, queueKeyOf } from './queue-keys.tsx';

export interface QueueProps<Row> {
  label: string;
  list: PageList<Row>;
  idOf: (row: Row) => string;
  nextPath: string | null;
  empty: { title: string; text: string };
  /** `onDecided` takes the row out of the queue and says so. */
  render: (row: Row, onDecided: (words: string) => void) => ReactNode;
}

/** What waits, the longest first. Whoever decides goes on with the next one, by keyboard too: J and K walk every list of the product. */
export function Queue<Row>({ label, list, idOf, nextPath, empty, render }: QueueProps<Row>) {
  const rows = useRef<HTMLUListElement>(null);
  const movedAt = useQueueKeys();
  function takeOut(id: string, words: string) {
    const index = list.rows.findIndex((row) => idOf(row) === id);
    const follows = goesOn(rows.current?.children.item(index) ?? null, document.activeElement, document.body);
    list.setRows((known) => known.filter((row) => idOf(row) !== id));
    showToast(words);
    if (!follows) return;
    movedAt.current = performance.now();
    requestAnimationFrame(() => {
      const next = rows.current?.children.item(Math.min(index, (rows.current?.children.length ?? 1) - 1));
      // After the last one there is the page that says so.
      if (next instanceof HTMLElement) next.focus();
      else document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    });
  }
  if (list.rows.length === 0 && list.state === 'end') {
    return (
      <EmptyState art="clipboard" title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={rows} aria-label={label} className={css.list}>
        {list.rows.map((row) => (
          <li key={idOf(row)} tabIndex={-1} data-list-row>
            {render(row, (words) => takeOut(idOf(row), words))}
          </li>
        ))}
      </ul>
      <ListEnd list={list} nextPath={nextPath} />
    </>
  );
}

/** Returns when the focus last went on by itself, to be set by who moves it. */
function useQueueKeys() {
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { target } = event;
      const key = queueKeyOf(event, performance.now() - movedAt.current);
      if (key === null || !(target instanceof HTMLElement)) return;
      if (target.isContentEditable || target.matches('input, textarea, select')) return;
      const button = target.closest('[data-list-row]')?.querySelector<HTMLElement>(`[data-queue-key="${key}"]`);
      if (button == null) return;
      event.preventDefault();
      button.click();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return movedAt;
}
