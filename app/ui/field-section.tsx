import type { ReactNode } from 'react';
import css from './field-section.module.css';

export interface FieldSectionProps {
  /** Of its heading. */
  id: string;
  title: ReactNode;
  /** At the far end of the heading: how many there are, or that it may be left out. */
  note: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, inside a form that has a heading of its own. Larger parts of a form bring their own sections. */
export function FieldSection({ id, title, note, children }: FieldSectionProps) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className="t-sub">
        {title}
        <span className="small muted num">{note}</span>
      </h2>
      {children}
    </section>
  );
}
