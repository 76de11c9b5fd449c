import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './comment.module.css';
import { Icon, type IconName } from './icon.tsx';

/** A discussion. `label` names it for those who jump from region to region. */
export function Thread({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={css.thread}>
      {children}
    </ol>
  );
}

export interface CommentProps {
  /** For links that lead to this comment. */
  id?: string | undefined;
  /** Pinned by the author of what is discussed. */
  best?: boolean | undefined;
  /** A `CommentText`. */
  children: ReactNode;
  /** Comments again, in the order of writing: a thread is two deep, so replies carry none. */
  replies?: ReactNode;
}

export function Comment({ id, best, children, replies }: CommentProps) {
  return (
    <li id={id} className={classNames(css.comment, best && css.best)}>
      {children}
      {replies && <ol className={css.replies}>{replies}</ol>}
    </li>
  );
}

export interface CommentTextProps {
  /** A byline. */
  head: ReactNode;
  children: ReactNode;
  /** Of what stands around the children. */
  bodyClass?: string | undefined;
  /** Cited papers. */
  citations?: ReactNode;
  actions?: ReactNode;
  /** Marks the answer the author pinned. */
  best?: { icon: IconName; label: string } | undefined;
}

export function CommentText({ head, children, bodyClass, citations, actions, best }: CommentTextProps) {
  return (
    <>
      {best && (
        <p className={css.bestBar}>
          <Icon of={best.icon} size="s" decorative />
          {best.label}
        </p>
      )}
      <article className={best ? css.bestBody : undefined}>
        {head}
        <div className={classNames(css.body, bodyClass)}>{children}</div>
        {citations}
        {actions && <div className={css.actions}>{actions}</div>}
      </article>
    </>
  );
}
