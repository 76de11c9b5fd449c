import type { ReactNode } from 'react';
import css from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** What the page is for, where its name does not say it. */
  lead?: ReactNode;
  /** What can be done here, beside the name: at most one primary button. */
  children?: ReactNode;
}

/** The first lines of a page that lists or settles things. Pages of one item have heads of their own. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.line}>
        <h1 className="t-display">{title}</h1>
        {children}
      </div>
      {lead && <p className="muted">{lead}</p>}
    </header>
  );
}
