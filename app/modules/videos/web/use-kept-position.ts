/** Where somebody stopped, kept on this device: for readers who are not signed in, and until the server has heard of it. */
import { useEffect, useState } from 'react';

export interface PlaceOf {
  /** Null for whoever is not signed in. */
  readonly readerId: string | null;
  readonly videoId: string;
}

/** Colleagues share computers. A member's is named as all that goes with whoever signs out: see `leave-device.ts`. */
const key = ({ readerId, videoId }: PlaceOf) => `kolegia.video-place.${readerId === null ? '' : `${readerId}.`}${videoId}`;

/** Seconds: the server keeps tenths. */
const SAME = 0.2;

/**
 * `known`: where the server says that they stopped. As long as it says so, nothing is newer than what is kept here. Of what it has heard
 * nothing stays: who watched what is not for whoever looks into this browser.
 */
export function savePosition(of: PlaceOf, second: number, known: number | null): void {
  try {
    if (known !== null && Math.abs(second - known) < SAME) localStorage.removeItem(key(of));
    else if (second > 0) localStorage.setItem(key(of), `${Math.floor(second)} ${known ?? ''}`.trim());
  } catch {
    // Storage is full or forbidden: the video then begins at its beginning.
  }
}

/** The second to begin at: what the address asks for, else where the reader stopped. Null until the browser has been asked. */
export function useBeginning(of: PlaceOf, asked: number | null, known: number | null, seconds: number | null): number | null {
  const [begin, setBegin] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a video; what is learnt later does not move a player that plays.
  useEffect(() => setBegin(asked ?? lastPosition(of, known, seconds)), [of.videoId]);
  return begin;
}

/** Here, unless the server has heard of another place since, or for the first time. */
export function lastPosition(of: PlaceOf, known: number | null, seconds: number | null): number {
  const [second = 0, told] = kept(of);
  const isNewest = known === null || (told !== undefined && Math.abs(told - known) < SAME);
  if (!isNewest) return known;
  return second < (seconds ?? 0) - 3 ? second : 0;
}

function kept(of: PlaceOf): number[] {
  try {
    return (localStorage.getItem(key(of)) ?? '').split(' ').filter(Boolean).map(Number).filter(Number.isFinite);
  } catch {
    return [];
  }
}
