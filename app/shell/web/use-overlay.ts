import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepKey } from './early-keys.ts';

export type OverlayName = 'palette' | 'menu' | 'shortcuts';

export interface Overlay {
  readonly shown: OverlayName | null;
  readonly open: (name: OverlayName) => void;
  readonly close: () => void;
}

/** What lies over the page: at most one thing, gone with the next page. */
export function useOverlay(): Overlay {
  const [shown, setShown] = useState<OverlayName | null>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason, not a value that is read
  useEffect(() => setShown(null), [pathname, search]);
  // Of the product's keys the one that is pressed first, and that a browser takes for itself if the page is not quick: the others come later, and are kept for them.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isPaletteKey(event)) return keepKey(event);
      event.preventDefault();
      setShown('palette');
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { shown, open: setShown, close: () => setShown(null) };
}

const isPaletteKey = ({ metaKey, ctrlKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
