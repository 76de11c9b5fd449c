import { useEffect, useState } from 'react';

/** Seconds until `end` (milliseconds since 1970), 0 once it has passed. */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}

/** 0:27 */
export const minutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
