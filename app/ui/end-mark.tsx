import type { ReactNode } from 'react';
import css from './end-mark.module.css';

/** Says that the list is at its end, so that nobody waits for more. */
export function EndMark({ children }: { children: ReactNode }) {
  return <p className={css.end}>{children}</p>;
}
