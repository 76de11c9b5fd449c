import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './timeline.module.css';

/** Events over hours, days or years, the earliest first. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={css.timeline}>
      {children}
    </ol>
  );
}

export interface TimelineEventProps {
  when: ReactNode;
  title: ReactNode;
  /** The turning point. Say so in the title as well. */
  marked?: boolean | undefined;
  children?: ReactNode;
}

export function TimelineEvent({ when, title, marked = false, children }: TimelineEventProps) {
  return (
    <li className={classNames(css.event, marked && css.marked)}>
      <div className={css.when}>{when}</div>
      <div className={css.main}>
        <div className={css.title}>{title}</div>
        {children && <div className={css.text}>{children}</div>}
      </div>
    </li>
  );
}
