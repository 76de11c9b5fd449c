import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** `bottom` for choices on a phone, `start` for its menu. */
  side?: 'bottom' | 'start' | undefined;
  children: ReactNode;
}

/** A dialog for thumbs: comes from the edge and can be swiped away. */
export function Sheet({ open, onOpenChange, title, closeLabel, side = 'bottom', children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={side === 'bottom' ? 'down' : 'left'}>
      <Drawer.Portal>
        <Drawer.Backdrop className={css.scrim} />
        <Drawer.Viewport className={classNames(css.sheetViewport, side === 'start' && css.start)}>
          <Drawer.Popup className={css.sheet}>
            <div className={css.grip} />
            <header className={css.sheetHead}>
              <Drawer.Title className="t-sub">{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon="x" label={closeLabel} />} />
            </header>
            <Drawer.Content className={css.sheetBody}>{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
