import type { ReactNode } from 'react';
import css from './citation.module.css';

export interface CitationProps {
  /** The number by which the text refers to it. */
  number: string;
  /** The title, usually a link. */
  title: ReactNode;
  /** Authors, journal, year. */
  source?: ReactNode;
  /** An excerpt, opened in place. */
  children?: ReactNode;
  id?: string | undefined;
}

/** A paper or guideline as a small card. */
export function Citation({ number, title, source, children, id }: CitationProps) {
  return (
    <div id={id} className={css.citation}>
      <span className={css.number}>{number}</span>
      <div className={css.text}>
        <cite className={css.title}>{title}</cite>
        {source && <p>{source}</p>}
        {children && <div className={css.excerpt}>{children}</div>}
      </div>
    </div>
  );
}
