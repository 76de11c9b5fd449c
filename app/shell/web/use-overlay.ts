import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { keepKey, takeFirstKeys } from './early-keys.ts';
import { beginQuery, dropQuery } from './early-query.ts';

export type OverlayName = 'palette' | 'menu' | 'shortcuts';

export interface Overlay {
  readonly shown: OverlayName | null;
  readonly open: (name: OverlayName) => void;
  readonly close: () => void;
}

/** What lies over the page: at most one thing, gone with the next page. `searchLabel` names the field of the search. */
export function useOverlay(searchLabel: string): Overlay {
  const [shown, setShown] = useState<OverlayName | null>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason, not a value that is read
  useEffect(() => setShown(null), [pathname, search]);
  useEffect(() => {
    if (shown !== 'palette') dropQuery();
  }, [shown]);

  function open(name: OverlayName) {
    // Whoever searches types at once.
    if (name === 'palette' && shown !== 'palette') beginQuery(searchLabel, () => setShown(null));
    setShown(name);
  }

  // Of the product's keys the one that is pressed first, and that a browser takes for itself if the page is not quick: the others come later, and are kept for them.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (!isPaletteKey(event)) return keepKey(event);
    event.preventDefault();
    open('palette');
  });
  const onFirstKey = useEffectEvent((event: KeyboardEvent) => (isPaletteKey(event) ? open('palette') : keepKey(event)));
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    for (const event of takeFirstKeys()) onFirstKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { shown, open, close: () => setShown(null) };
}

const isPaletteKey = ({ metaKey, ctrlKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
