import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './popup.module.css';

export interface PopoverProps {
  /** The element that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** Names the popover; shown as its heading unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
}

/** Something small to read or set, beside what it belongs to. */
export function Popover({ trigger, title, hideTitle = false, open, onOpenChange, align = 'center', children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={classNames(css.popup, css.popover)}>
            <Base.Title className={hideTitle ? 'visually-hidden' : css.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
