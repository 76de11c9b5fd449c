import type { ReactNode } from 'react';
import css from './tabs.module.css';

/** Tabs that are pages: plain links, each with `tabLinkClass`; the current one carries `aria-current="page"`. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css.list}>
      {children}
    </nav>
  );
}

export const tabLinkClass = css.tab;
