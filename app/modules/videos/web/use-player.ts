/** What a player is doing, and what can be done with it. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHls } from './use-hls.ts';
import type { VideoAddress } from './use-video-address.ts';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export type PlayerMode = 'video' | 'slides';

export interface PlayerState {
  readonly playing: boolean;
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly time: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly speed: number;
  readonly mode: PlayerMode;
  /** False until something has been played, and where it waits to be asked to play again: the way to begin stands over the picture. */
  readonly started: boolean;
}

export interface Player extends PlayerState {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly seconds: number;
  readonly toggle: () => void;
  readonly play: () => Promise<void>;
  /** After a failure: begins where it was, from a fresh address. */
  readonly retry: () => Promise<void>;
  readonly seek: (second: number) => void;
  readonly setVolume: (volume: number) => void;
  readonly toggleMuted: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly setMode: (mode: PlayerMode) => void;
}

const NOTHING: PlayerState = {
  playing: false,
  waiting: false,
  failed: false,
  time: 0,
  volume: 1,
  muted: false,
  speed: 1,
  mode: 'video',
  started: false,
};

const LOOK_MS = 60_000;

/** `begin` is the second to start from. */
export function usePlayer({ base, renew, isOld }: VideoAddress, seconds: number, begin: number): Player {
  const element = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>({ ...NOTHING, time: begin });
  const change = useCallback((part: Partial<PlayerState>) => setState((before) => ({ ...before, ...part })), []);
  const address = useRef(base);
  /** What plays was loaded by this one: where only that has ended, the same video goes on by the one of now. */
  const loadedBy = useRef(base);
  const { load, isScriptLost } = useHls(element, address, {
    onReplace: () => {
      loadedBy.current = address.current;
      if (element.current !== null && element.current.readyState > 0) wanted.current = element.current.currentTime;
      return wanted.current;
    },
    onLost: () => void acts.goOn(),
  });
  // Where to go once there is something to go in.
  const wanted = useRef<number | null>(begin > 0 ? begin : null);
  const mode = useRef<PlayerMode>('video');

  useEvents(element, change, wanted);

  const acts = useMemo(() => {
    const play = async () => {
      const video = element.current;
      if (video === null) return;
      change({ started: true, failed: false, waiting: true });
      try {
        await renewInTime();
        await load(`${address.current}${mode.current === 'video' ? 'master' : 'audio/index'}.m3u8`);
        await video.play();
      } catch (error) {
        // Pausing at once interrupts the wish to play, which is no failure; no network is one.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        // Some phones play only at once: what came too late for that is there for the next press.
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        change({ waiting: false, failed: !isRefused, started: !isRefused });
      }
    };
    const takeFreshAddress = async (): Promise<'fresh' | 'same' | 'none'> => {
      const fresh = await renew();
      if (fresh === null || fresh === address.current) return fresh === null ? 'none' : 'same';
      address.current = fresh;
      return 'fresh';
    };
    const renewInTime = async () => {
      if (isOld()) await takeFreshAddress();
    };
    const goOn = async () => {
      const video = element.current;
      // Whoever does not watch is not told: the next wish to play loads it anew.
      if (video === null || video.paused) return;
      const fresh = (await takeFreshAddress()) === 'fresh' || loadedBy.current !== address.current;
      if (video.paused) return;
      if (fresh) return play();
      video.pause();
      change({ failed: true, waiting: false, playing: false });
    };
    const seek = (second: number) => {
      const video = element.current;
      const target = Math.max(0, Math.min(second, seconds - 0.1));
      change({ time: target });
      if (video === null || video.readyState === 0) wanted.current = target;
      else video.currentTime = target;
    };
    return {
      play,
      goOn,
      renewInTime,
      retry: async () => {
        change({ failed: false, waiting: true });
        const isThere = (await takeFreshAddress()) !== 'none';
        if (isThere && isScriptLost()) reloadAt(wanted.current === begin ? null : wanted.current);
        else await play();
      },
      seek,
      toggle: () => {
        const video = element.current;
        if (video === null) return;
        if (video.paused) void play();
        else video.pause();
      },
      setVolume: (volume: number) => {
        if (element.current === null) return;
        element.current.volume = Math.max(0, Math.min(1, volume));
        element.current.muted = false;
      },
      toggleMuted: () => {
        if (element.current !== null) element.current.muted = !element.current.muted;
      },
      setSpeed: (speed: number) => {
        if (element.current === null) return;
        // A new source begins with the default one.
        element.current.defaultPlaybackRate = speed;
        element.current.playbackRate = speed;
      },
      setMode: (next: PlayerMode) => {
        const video = element.current;
        if (video === null || mode.current === next) return;
        const wasPlaying = !video.paused;
        mode.current = next;
        change({ mode: next });
        if (wasPlaying) void play();
      },
    };
  }, [renew, isOld, seconds, load, isScriptLost, change, begin]);

  useEffect(() => {
    if (!state.playing) return;
    const looking = setInterval(() => void acts.renewInTime(), LOOK_MS);
    return () => clearInterval(looking);
  }, [state.playing, acts]);

  return { ...state, element, seconds, ...acts };
}

/** Null: the page knows by itself where it begins. */
function reloadAt(second: number | null): void {
  if (second !== null) {
    const here = new URL(window.location.href);
    here.searchParams.set('t', String(Math.floor(second)));
    window.history.replaceState(window.history.state, '', here);
  }
  window.location.reload();
}

function useEvents(
  element: RefObject<HTMLVideoElement | null>,
  change: (part: Partial<PlayerState>) => void,
  wanted: RefObject<number | null>,
): void {
  useEffect(() => {
    const video = element.current;
    if (video === null) return;
    const listening = new AbortController();
    const on = (names: string, handler: () => void) => {
      for (const name of names.split(' ')) video.addEventListener(name, handler, { signal: listening.signal });
    };
    on('play', () => change({ playing: true, started: true }));
    on('pause ended', () => change({ playing: false, waiting: false }));
    on('playing canplay', () => change({ waiting: false }));
    on('waiting', () => change({ waiting: true }));
    on('timeupdate seeking', () => change({ time: video.currentTime }));
    on('ratechange', () => change({ speed: video.playbackRate }));
    on('volumechange', () => change({ volume: video.volume, muted: video.muted }));
    on('loadedmetadata', () => {
      if (wanted.current !== null) video.currentTime = wanted.current;
      wanted.current = null;
    });
    return () => listening.abort();
  }, [element, change, wanted]);
}
