import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './definition-list.module.css';

export interface DefinitionListProps {
  items: ReadonlyArray<{ id: string; term: ReactNode; detail: ReactNode }>;
  /** `rows`: term beside detail, divided by hairlines; `columns`: a few short facts side by side. */
  look?: 'rows' | 'columns' | undefined;
}

export function DefinitionList({ items, look = 'rows' }: DefinitionListProps) {
  return (
    <dl className={classNames(css[look])}>
      {items.map(({ id, term, detail }) => (
        <div key={id} className={css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
