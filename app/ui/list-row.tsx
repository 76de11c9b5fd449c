import type { ReactNode } from 'react';
import css from './list-row.module.css';

/** A list of rows, divided by hairlines. */
export function RowList({ label, ordered = false, children }: { label?: string; ordered?: boolean; children: ReactNode }) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element aria-label={label} className={css.list}>
      {children}
    </Element>
  );
}

export interface ListRowProps {
  leading?: ReactNode;
  /** Usually a link. */
  title: ReactNode;
  detail?: ReactNode;
  trailing?: ReactNode;
}

export function ListRow({ leading, title, detail, trailing }: ListRowProps) {
  return (
    <li className={css.row} data-list-row>
      {leading && <div className={css.leading}>{leading}</div>}
      <div className={css.main}>
        <div className={css.title}>{title}</div>
        {detail && <div className={css.detail}>{detail}</div>}
      </div>
      {trailing && <div className={css.trailing}>{trailing}</div>}
    </li>
  );
}
