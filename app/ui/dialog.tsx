import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** `picture` is 568 px wide where there is room: for one picture and what is done with it. */
  size?: 's' | 'm' | 'l' | 'picture' | undefined;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** For what must be answered: no closing by a click outside, and no cross. */
  insistent?: boolean | undefined;
  /** What has the focus first; otherwise the first control has it. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, size = 'm', footer, insistent = false, initialFocus, children } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={insistent}>
      <Base.Portal>
        <Base.Backdrop className={css.scrim} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup className={classNames(css.dialog, css[size])} initialFocus={initialFocus}>
            <header className={css.head}>
              <Base.Title className="t-head">{title}</Base.Title>
              {!insistent && <Base.Close render={<IconButton icon="x" label={closeLabel} />} />}
            </header>
            {description && <Base.Description className={css.description}>{description}</Base.Description>}
            {children && <div className={css.body}>{children}</div>}
            {footer && <footer className={css.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
