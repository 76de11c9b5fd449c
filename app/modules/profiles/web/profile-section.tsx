import { type ReactNode, useId } from 'react';
import css from './profile-section.module.css';

/** A titled part of a profile. */
export function ProfileSection({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className="t-head">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
