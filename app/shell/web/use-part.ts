import { useEffect, useEffectEvent, useState } from 'react';
import type { ConnectionState } from './use-connection.ts';

/**
 * What is loaded once it is wanted, and stays. Where it cannot be had the page is as it was, and `onLost` is told whether the server
 * could be reached at least: a part that React itself loads would take the whole page with it.
 */
export function usePart<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  { mayLoad, loseScript }: ConnectionState,
  onLost: (isReachable: boolean) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const ask = useEffectEvent(async () => {
    if (part !== null) return;
    if (!(await mayLoad())) return onLost(false);
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      onLost(!(await loseScript()));
    }
  });
  useEffect(() => {
    if (wanted) void ask();
  }, [wanted]);
  return part;
}
