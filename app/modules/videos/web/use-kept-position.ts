/** Where somebody stopped, kept on this device: for readers who are not signed in, and until the server has heard of it. */
import { useEffect, useState } from 'react';

const key = (videoId: string) => `kolegia.video.${videoId}`;

/** Seconds: the server keeps tenths. */
const SAME = 0.2;

/** `known`: where the server says that they stopped. As long as it says so, nothing is newer than what is kept here. */
export function savePosition(videoId: string, second: number, known: number | null): void {
  try {
    if (second > 0) localStorage.setItem(key(videoId), `${Math.floor(second)} ${known ?? ''}`.trim());
  } catch {
    // Storage is full or forbidden: the video then begins at its beginning.
  }
}

/** The second to begin at: what the address asks for, else where the reader stopped. Null until the browser has been asked. */
export function useBeginning(videoId: string, asked: number | null, known: number | null, seconds: number | null): number | null {
  const [begin, setBegin] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a video; what is learnt later does not move a player that plays.
  useEffect(() => setBegin(asked ?? lastPosition(videoId, known, seconds)), [videoId]);
  return begin;
}

/** Here, unless the server has heard of another place since, or for the first time. */
export function lastPosition(videoId: string, known: number | null, seconds: number | null): number {
  const [second = 0, told] = kept(videoId);
  const isNewest = known === null || (told !== undefined && Math.abs(told - known) < SAME);
  if (!isNewest) return known;
  return second < (seconds ?? 0) - 3 ? second : 0;
}

function kept(videoId: string): number[] {
  try {
    return (localStorage.getItem(key(videoId)) ?? '').split(' ').filter(Boolean).map(Number).filter(Number.isFinite);
  } catch {
    return [];
  }
}
