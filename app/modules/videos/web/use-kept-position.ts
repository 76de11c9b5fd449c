/** Where somebody stopped, kept on this device: for readers who are not signed in, and until the server has heard of it. */
import { useEffect, useState } from 'react';

const key = (videoId: string) => `kolegia.video.${videoId}`;

export function savePosition(videoId: string, second: number): void {
  try {
    if (second > 0) localStorage.setItem(key(videoId), String(Math.floor(second)));
  } catch {
    // Storage is full or forbidden: the video then begins at its beginning.
  }
}

/** The second to begin at: what the address asks for, else where the reader stopped. Null until the browser has been asked. */
export function useBeginning(videoId: string, asked: number | null, known: number | null, seconds: number | null): number | null {
  const [begin, setBegin] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a video; what is learnt later does not move a player that plays.
  useEffect(() => setBegin(asked ?? known ?? keptPosition(videoId, seconds)), [videoId]);
  return begin;
}

function keptPosition(videoId: string, seconds: number | null): number {
  try {
    const kept = Number(localStorage.getItem(key(videoId)) ?? 0);
    return Number.isFinite(kept) && kept < (seconds ?? 0) - 3 ? kept : 0;
  } catch {
    return 0;
  }
}
