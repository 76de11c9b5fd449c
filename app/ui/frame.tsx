import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './frame.module.css';

export interface FrameProps {
  /**
   * feed: wide rail, centre 680, aside 320. read: slim rail, centre 680, aside 416 for a discussion.
   * work: slim rail, centre 760, aside 340 for a form. wide: no aside, for desks and matrices. gate: no rail, for signing in.
   */
  kind: 'feed' | 'read' | 'work' | 'wide' | 'gate';
  rail?: ReactNode;
  topBar: ReactNode;
  /** One FrameBody. */
  children: ReactNode;
  bottomBar?: ReactNode;
}

/** The grid every page stands in. */
export function Frame({ kind, rail, topBar, children, bottomBar }: FrameProps) {
  return (
    <div className={classNames(css.frame, css[kind], Boolean(bottomBar) && css.withBottomBar)}>
      {rail}
      {topBar}
      {children}
      {bottomBar}
    </div>
  );
}

export interface FrameBodyProps {
  /** Id of the main landmark: what the skip link leads to. */
  mainId: string;
  children: ReactNode;
  aside?: { label: string; content: ReactNode; hideWhenNarrow?: boolean | undefined } | undefined;
}

/** What a page brings: its centre column, and what stands beside it. */
export function FrameBody({ mainId, children, aside }: FrameBodyProps) {
  return (
    <>
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {aside && (
        <aside aria-label={aside.label} className={classNames(css.aside, aside.hideWhenNarrow && css.hideWhenNarrow)}>
          {aside.content}
        </aside>
      )}
    </>
  );
}

/** A titled block of the right column. */
export function AsideBlock({ title, action, children }: { title: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.block}>
      <div className={css.blockHead}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
