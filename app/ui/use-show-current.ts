import { type RefObject, useEffect, useRef } from 'react';

/** So much of the next one tells that there is one. */
const PEEK_PX = 40;

/** For a row that scrolls sideways on phones: the one the reader is at is among those that stand there first. */
export function useShowCurrent<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-current]');
    const row = current?.parentElement;
    if (current == null || row == null) return;
    const hidden = current.getBoundingClientRect().right - row.getBoundingClientRect().right;
    if (hidden > 0) row.scrollLeft += hidden + PEEK_PX;
  }, []);
  return box;
}
