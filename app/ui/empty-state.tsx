import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { LineArt, type LineArtName } from './line-art.tsx';

export interface EmptyStateProps {
  art?: LineArtName | undefined;
  title: ReactNode;
  /** What to do now, in a sentence. */
  children: ReactNode;
  /** The way on: a button or a link with `buttonClass`. */
  action?: ReactNode;
  /** Where the title stands in the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
}

export function EmptyState({ art = 'clipboard', title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={css.state}>
      <LineArt name={art} />
      <Heading className="t-head">{title}</Heading>
      <p className={css.text}>{children}</p>
      {action}
    </div>
  );
}
