import type { ReactNode } from 'react';
import css from './chip.module.css';
import { classNames } from './class-names.ts';
import { useShowCurrent } from './use-show-current.ts';

/** Choices that wrap where there is room, and lie in one row that scrolls on phones. */
export function ChipStrip({ label, children }: { label: string; children: ReactNode }) {
  const row = useShowCurrent<HTMLElement>();
  return (
    <nav ref={row} aria-label={label} className={classNames(css.chips, css.strip)}>
      {children}
    </nav>
  );
}
