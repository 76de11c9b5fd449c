import { type ReactNode, useEffect, useRef } from 'react';
import { TabNav } from './tab-nav.tsx';
import css from './tabs.module.css';

/** So much of the next one tells that there is one. */
const PEEK_PX = 40;

/** As `TabNav`, for more tabs than a phone shows at once: the one the reader is at is among those that stand there first. */
export function TabStrip({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrent(box.current), []);
  return (
    <div ref={box} className={css.strip}>
      <TabNav label={label}>{children}</TabNav>
    </div>
  );
}

function showCurrent(box: HTMLElement | null) {
  const current = box?.querySelector<HTMLElement>('[aria-current="page"]');
  const strip = current?.parentElement;
  if (current == null || strip == null) return;
  const hidden = current.getBoundingClientRect().right - strip.getBoundingClientRect().right;
  if (hidden > 0) strip.scrollLeft += hidden + PEEK_PX;
}
