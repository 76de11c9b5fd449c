import type { KeyboardEvent } from 'react';
import { type Player, SPEEDS } from './use-player.ts';

const STEP = 5;
const LEAP = 10;

export interface PlayerExtras {
  readonly toggleCaptions: () => void;
  readonly toggleFullScreen: () => void;
  readonly togglePicture: () => void;
}

/** The keys players are known for. They hold while the focus is in the player, and go no further. */
export function usePlayerKeys(player: Player, extras: PlayerExtras): (event: KeyboardEvent) => void {
  const faster = (by: 1 | -1) => {
    const next = SPEEDS[SPEEDS.findIndex((speed) => speed >= player.speed) + by];
    if (next !== undefined) player.setSpeed(next);
  };
  const acts: Record<string, () => void> = {
    ' ': player.toggle,
    k: player.toggle,
    ArrowLeft: () => player.seek(player.time - STEP),
    ArrowRight: () => player.seek(player.time + STEP),
    j: () => player.seek(player.time - LEAP),
    l: () => player.seek(player.time + LEAP),
    ArrowUp: () => player.setVolume(player.volume + 0.1),
    ArrowDown: () => player.setVolume(player.volume - 0.1),
    Home: () => player.seek(0),
    End: () => player.seek(player.seconds),
    m: player.toggleMuted,
    c: extras.toggleCaptions,
    f: extras.toggleFullScreen,
    i: extras.togglePicture,
    '<': () => faster(-1),
    '>': () => faster(1),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    // Buttons and lists have keys of their own.
    const own =
      target instanceof HTMLSelectElement || (target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter'));
    const tenth = /^\d$/.test(event.key) ? Number(event.key) / 10 : null;
    const act = acts[event.key] ?? (tenth === null ? undefined : () => player.seek(player.seconds * tenth));
    if (own || act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
