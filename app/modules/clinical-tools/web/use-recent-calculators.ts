import { useEffect, useState } from 'react';

const KEPT = 'recent-calculators';
const MOST = 6;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The last ones opened in this browser; their inputs are kept nowhere. */
export function useRecentCalculators(): readonly string[] {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(read()), []);
  return recent;
}

export function useNotedCalculator(id: string): void {
  useEffect(() => {
    try {
      localStorage.setItem(KEPT, JSON.stringify([id, ...read().filter((one) => one !== id)].slice(0, MOST)));
    } catch {
      // A browser that keeps nothing shows no list of them.
    }
  }, [id]);
}
