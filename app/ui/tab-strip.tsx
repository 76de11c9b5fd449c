import type { ReactNode } from 'react';
import { TabNav } from './tab-nav.tsx';
import css from './tabs.module.css';
import { useShowCurrent } from './use-show-current.ts';

/** As `TabNav`, for more tabs than a phone shows at once. */
export function TabStrip({ label, children }: { label: string; children: ReactNode }) {
  const box = useShowCurrent<HTMLDivElement>();
  return (
    <div ref={box} className={css.strip}>
      <TabNav label={label}>{children}</TabNav>
    </div>
  );
}
