import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { rowFocus } from '#platform/web/row-focus.ts';
import { Button } from '#ui/button.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { type Keyed, moved, withBack, without } from './compose-list.tsx';
import css from './compose-rows.module.css';
import { useRowRemoved } from './use-row-removed.ts';

export interface ComposeRowsProps<Row extends Keyed> {
  rows: readonly Row[];
  onChange: (change: (rows: readonly Row[]) => readonly Row[]) => void;
  /** Names the row for its buttons: "Finding 2". */
  nameOf: (row: Row, index: number) => string;
  children: (row: Row, index: number) => ReactNode;
  /** Makes a new row; null when the list is full or rows are added elsewhere. */
  make: (() => Row) | null;
  addLabel: string;
}

/** Rows that are added, moved and removed by buttons. The focus goes with what was done. */
export function ComposeRows<Row extends Keyed>({ rows, onChange, nameOf, children, make, addLabel }: ComposeRowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  const tellRemoved = useRowRemoved();

  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>(`[data-row="${added}"] :is(input, textarea, select)`)?.focus();
  }, [added]);

  function handleAdd() {
    if (make === null) return;
    const row = make();
    onChange((known) => [...known, row]);
    setAdded(row.key);
  }

  return (
    <>
      {rows.length > 0 && (
        <ul ref={list} className={css.rows}>
          {rows.map((row, index) => (
            <li key={row.key} data-row={row.key} className={css.row}>
              <div className={css.fields}>{children(row, index)}</div>
              <RowActions
                name={nameOf(row, index)}
                first={index === 0}
                last={index === rows.length - 1}
                onMove={(by) => onChange((known) => moved(known, row.key, by))}
                onRemove={() => {
                  const focus = rowFocus();
                  focus.leave(() => onChange((known) => without(known, row.key)));
                  tellRemoved(nameOf(row, index), () => focus.comeBack(() => onChange((known) => withBack(known, row, index))));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {make !== null && (
        <Button variant="quiet" icon="plus" className={css.add} onClick={handleAdd}>
          {addLabel}
        </Button>
      )}
    </>
  );
}

export interface RowActionsProps {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Up, down, remove. At the ends of the list a button stays, so that the focus does not fall off the page. */
export function RowActions({ name, first, last, onMove, onRemove }: RowActionsProps) {
  const t = useTexts('cases');
  const alone = first && last;
  return (
    <div className={css.actions}>
      {!alone && (
        <>
          <IconButton
            icon="arrow-up"
            size="s"
            label={t('compose.row.up', { name })}
            aria-disabled={first}
            onClick={onFirstPress(() => !first && onMove(-1))}
          />
          <IconButton
            icon="arrow-down"
            size="s"
            label={t('compose.row.down', { name })}
            aria-disabled={last}
            onClick={onFirstPress(() => !last && onMove(1))}
          />
        </>
      )}
      <IconButton icon="x" size="s" label={t('compose.row.remove', { name })} onClick={onFirstPress(onRemove)} />
    </div>
  );
}
