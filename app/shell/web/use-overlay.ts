import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

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
  return { shown, open: setShown, close: () => setShown(null) };
}
