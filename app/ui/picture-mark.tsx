import type { ReactNode } from 'react';
import css from './picture-mark.module.css';

/** A short word over the corner of a picture: how many there are, or how long it plays. The picture stands in a positioned block. */
export function PictureMark({ children }: { children: ReactNode }) {
  return <span className={css.mark}>{children}</span>;
}
