import type { ReactNode } from 'react';
import css from './compose-section.module.css';

export interface ComposeSectionProps {
  /** Section of the form; its heading carries `s-<name>`. */
  name: string;
  title: ReactNode;
  /** Short and grey, at the far end of the heading. */
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the case being written, under its own heading. */
export function ComposeSection({ name, title, note, action, children }: ComposeSectionProps) {
  return (
    <section aria-labelledby={`s-${name}`} className={css.section}>
      <div className={css.head}>
        <h2 id={`s-${name}`} className="t-head">
          {title}
        </h2>
        {note && <span className={css.note}>{note}</span>}
        {action}
      </div>
      {children}
    </section>
  );
}
