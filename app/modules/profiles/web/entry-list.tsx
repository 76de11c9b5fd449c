/** A list that its owner writes row by row: add, change, move, remove and take that back. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { fieldId } from './draft-problems.tsx';
import css from './entry-list.module.css';

export interface EntryListProps<Row extends { id: string }> {
  list: 'academics' | 'workplaces';
  rows: readonly Row[];
  max: number;
  /** Field that a new row begins with. */
  firstField: keyof Row & string;
  blank: (id: string) => Row;
  /** What a closed row says. */
  summary: (row: Row) => { title: string; detail: ReactNode };
  /** The fields of an open row; `path` is how problems and ids name it. */
  fields: (row: Row, path: string, change: (change: Partial<Row>) => void) => ReactNode;
  problems: Readonly<Record<string, string>>;
  onChange: (rows: Row[]) => void;
}

export function EntryList<Row extends { id: string }>(props: EntryListProps<Row>) {
  const { list, rows, max, firstField, blank, summary, fields, problems, onChange } = props;
  const t = useTexts('profiles');
  const [open, setOpen] = useState<string | null>(null);
  // Removing can be taken back later, into the list as it is then.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  function add() {
    const id = crypto.randomUUID();
    onChange([...rows, blank(id)]);
    setOpen(id);
    focusSoon(fieldId(`${list}.${rows.length}.${firstField}`));
  }

  function remove(index: number) {
    const removed = rows[index];
    if (removed === undefined) return;
    onChange(rows.filter((row) => row !== removed));
    const onUndo = () => onChange(latest.current.toSpliced(Math.min(index, latest.current.length), 0, removed));
    showToast(t(`entries.${list}.removed`), { undo: { label: t('entries.undo'), onUndo } });
  }

  function move(from: number, to: number, button: string) {
    const moved = rows[from];
    if (moved === undefined) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, moved));
    focusSoon(button);
  }

  return (
    <section className={css.entries} aria-labelledby={`${list}-title`}>
      <h2 id={`${list}-title`} className="t-sub">
        {t(`entries.${list}.title`)}
      </h2>
      {rows.length === 0 && <p className="muted small">{t(`entries.${list}.none`)}</p>}
      {rows.length > 0 && (
        <ol className={css.rows}>
          {rows.map((row, n) => {
            const path = `${list}.${n}`;
            const isOpen = open === row.id || Object.keys(problems).some((field) => field.startsWith(`${path}.`));
            const { title, detail } = summary(row);
            const named = title || t(`entries.${list}.nth`, { n: n + 1 });
            const buttons = `${list}-${row.id}`;
            return (
              <li key={row.id} className={css.row}>
                <div className={css.head}>
                  <div className={css.words}>
                    <div className={css.title}>{named}</div>
                    <div className="muted small">{detail}</div>
                  </div>
                  <div className={css.acts}>
                    {rows.length > 1 && (
                      <>
                        <IconButton
                          id={`${buttons}-up`}
                          size="s"
                          icon="arrow-up"
                          label={t('entries.up', { name: named })}
                          disabled={n === 0}
                          onClick={onFirstPress(() => move(n, n - 1, `${buttons}-${n === 1 ? 'down' : 'up'}`))}
                        />
                        <IconButton
                          id={`${buttons}-down`}
                          size="s"
                          icon="arrow-down"
                          label={t('entries.down', { name: named })}
                          disabled={n === rows.length - 1}
                          onClick={onFirstPress(() => move(n, n + 1, `${buttons}-${n === rows.length - 2 ? 'up' : 'down'}`))}
                        />
                      </>
                    )}
                    <IconButton
                      size="s"
                      icon={isOpen ? 'check' : 'pencil'}
                      label={t(isOpen ? 'entries.close' : 'entries.edit', { name: named })}
                      aria-expanded={isOpen}
                      onClick={() => setOpen(open === row.id ? null : row.id)}
                    />
                    <IconButton
                      size="s"
                      icon="trash"
                      label={t('entries.remove', { name: named })}
                      onClick={onFirstPress(() => remove(n))}
                    />
                  </div>
                </div>
                {isOpen && (
                  <div className={css.fields}>
                    {fields(row, path, (change) => onChange(rows.map((one) => (one === row ? { ...row, ...change } : one))))}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {rows.length < max ? (
        <Button icon="plus" onClick={add}>
          {t(`entries.${list}.add`)}
        </Button>
      ) : (
        <p className="muted small">{t('entries.full', { count: max })}</p>
      )}
    </section>
  );
}

/** Once it is drawn: rows that change places lose the focus. */
function focusSoon(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
