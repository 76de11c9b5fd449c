import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import css from './popup.module.css';

export interface TooltipProps {
  text: string;
  /** The element it explains: one that takes the focus and has a name of its own. */
  children: ReactElement;
}

/** A hint for the mouse and the keyboard. Fingers never see it, so it may only repeat or refine what is known without it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} sideOffset={6}>
          <Base.Popup className={css.tooltip}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
