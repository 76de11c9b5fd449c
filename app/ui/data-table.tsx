import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './data-table.module.css';

export interface DataTableProps {
  /** Names the table, and its frame where it must be scrolled sideways. */
  label: string;
  /** Shown above the table; the label is enough where a heading stands there already. */
  caption?: ReactNode;
  /** First column as text, the rest right-aligned numbers; `text` aligns everything left. */
  align?: 'numbers' | 'text' | undefined;
  dense?: boolean | undefined;
  /** `<thead>` and `<tbody>`. */
  children: ReactNode;
}

/** Opened and closed by an ink rule; numbers tabular, and the exact value beside its flag. */
export function DataTable({ label, caption, align = 'numbers', dense = false, children }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <section> would make every table of a case a landmark heading of its own.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div role="group" aria-label={label} tabIndex={0} className={css.frame}>
      <table className={classNames(css.table, align === 'text' && css.text, dense && css.dense)} aria-label={caption ? undefined : label}>
        {caption && <caption className={css.caption}>{caption}</caption>}
        {children}
      </table>
    </div>
  );
}

/** Classes for the cells that differ. */
export const tableCell = {
  /** Reference ranges: grey, never broken on wide screens. */
  reference: css.reference,
  /** The column that matters today. */
  now: css.now,
  /** A row that opens a group of rows. */
  group: css.group,
  /** A column of words in a table of numbers. */
  words: css.words,
};
