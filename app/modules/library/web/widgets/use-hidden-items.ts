import { useEffect, useState } from 'react';

const KEY = 'hidden_items';
/** What was hidden long ago has left the feed by itself. */
const MOST_KEPT = 200;

/** Cards the reader took out of their feed, kept in this browser. */
export function useHiddenItems(): { isHidden: (id: string) => boolean; hide: (id: string) => void; show: (id: string) => void } {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  useEffect(() => setHidden(read()), []);

  function keep(ids: readonly string[]) {
    setHidden(ids);
    try {
      localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST_KEPT)));
    } catch {
      // No room or no permission: it stays hidden until the page is left.
    }
  }
  return {
    isHidden: (id) => hidden.includes(id),
    hide: (id) => keep([...read(), id]),
    show: (id) => keep(read().filter((known) => known !== id)),
  };
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
