import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './form-footer.module.css';

export interface FormFooterProps {
  /** What happens next, or when it was last saved. */
  note?: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
  /** Keeps the buttons in reach at the bottom of a phone. */
  sticky?: boolean | undefined;
}

export function FormFooter({ note, children, sticky = false }: FormFooterProps) {
  return (
    <div className={classNames(css.footer, sticky && css.sticky)} data-foot-bar={sticky || undefined}>
      {note && <div className={css.note}>{note}</div>}
      <div className={css.actions}>{children}</div>
    </div>
  );
}
