import { type ReactNode, useEffect, useState } from 'react';
import { useIdle } from './use-idle.ts';

/** Windows without a right column, as in ui/frame.module.css. */
const NARROW = '(max-width: 1199px)';

interface HomeBeside {
  /** There is a right column, and the first view is over. */
  readonly inColumn: boolean;
  /** What stands between the cards of the feed where there is none. */
  readonly between: readonly ReactNode[];
}

/** Where what staff point to and whom one may know stand on the front page: nothing of it belongs to the first view. */
export function useHomeBeside(signedIn: boolean): HomeBeside {
  const idle = useIdle();
  const [narrow, setNarrow] = useState<boolean | null>(null);
  const [between, setBetween] = useState<readonly ReactNode[]>([]);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const look = () => setNarrow(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);

  const isWanted = idle && narrow === true;
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    const load = async () => (await import('./home-between.tsx')).loadBetween(signedIn);
    load().then(
      (parts) => !left && setBetween(parts),
      // The feed is the page.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isWanted, signedIn]);
  return { inColumn: idle && narrow === false, between };
}
