/** The source of a player: HLS by a library that is loaded with the first wish to play, natively where only that works. */
import type Hls from 'hls.js';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { byAddress } from './address-renewal.tsx';

/** Before loading goes on after a piece that did not come. */
const PAUSE_MS = 3000;
/** How often the library itself asks for a piece: for about seven seconds where it fails at once, twice where nothing answers. */
const PIECE_RETRY = { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 4000 };
const SILENCE_RETRY = { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 };

/**
 * What becomes of a playback that has met an error it cannot pass by itself. `load`: ask for the piece again; `recover`: make
 * the decoder anew; `giveUp`: a fresh address is tried, or the reader is told.
 */
type Remedy = 'load' | 'recover' | 'giveUp';

export interface Fault {
  /** What came could not be played, as opposed to what did not come. */
  readonly garbled: boolean;
  readonly hasPlaylist: boolean;
  /** Seconds that can still be played; nothing is waited for where nothing plays. */
  readonly ahead: number;
}

const LOADS = 1;
const RECOVERIES = 2;
/** Less than this is as good as nothing. */
const LEAST_AHEAD = 0.5;

export function createFaultCount() {
  let lost = 0;
  let garbled = 0;
  return {
    /** A piece has come: what is lost from now on is counted anew. */
    arrived(): void {
      lost = 0;
    },
    remedyFor(fault: Fault): Remedy {
      // Without a playlist there is nothing whose loading could go on.
      if (!fault.hasPlaylist) return 'giveUp';
      if (fault.garbled) {
        garbled += 1;
        return garbled > RECOVERIES ? 'giveUp' : 'recover';
      }
      lost += 1;
      return lost > LOADS && fault.ahead < LEAST_AHEAD ? 'giveUp' : 'load';
    },
  };
}

/** The build without what our playlists never have: it is a third smaller, and its types are those of the whole. */
async function loadHls(): Promise<typeof Hls> {
  // @ts-expect-error: the package has types for its whole build only.
  const { default: Light } = (await import('hls.js/light')) as { default: typeof Hls };
  return Light;
}

export interface HlsSource {
  /** Resolves once the player has been given the playlist. Again with the same one it does nothing, unless that was lost. */
  readonly load: (playlist: string) => Promise<void>;
  /** The library did not come. A browser asks for a script once: only a new document has another try. */
  readonly isScriptLost: () => boolean;
}

interface HlsEvents {
  /** What plays is about to be replaced. Gives the second to begin at, where that is not the beginning. */
  readonly onReplace: () => number | null;
  /** Nothing comes any more: the same playlist has to be loaded anew. */
  readonly onLost: () => void;
}

/** `address`: what files begin with now, which may be another than when the playlist was loaded. */
export function useHls(video: RefObject<HTMLVideoElement | null>, address: RefObject<string>, events: HlsEvents): HlsSource {
  const hls = useRef<Hls | null>(null);
  const loaded = useRef<string | null>(null);
  const scriptLost = useRef(false);
  const told = useRef(events);
  told.current = events;

  const lose = useCallback(() => {
    loaded.current = null;
    hls.current?.stopLoad();
    told.current.onLost();
  }, []);

  useEffect(() => {
    const element = video.current;
    // The library hears of its errors itself.
    const handleError = () => {
      if (hls.current === null && loaded.current !== null) lose();
    };
    element?.addEventListener('error', handleError);
    return () => {
      element?.removeEventListener('error', handleError);
      hls.current?.destroy();
      hls.current = null;
    };
  }, [video, lose]);

  const load = useCallback(
    async (playlist: string) => {
      const element = video.current;
      const file = byAddress('/', playlist);
      if (element === null || loaded.current === file) return;
      loaded.current = file;
      const Player = await loadHls().catch((error: unknown) => {
        loaded.current = null;
        scriptLost.current = true;
        throw error;
      });
      scriptLost.current = false;
      if (loaded.current !== file) return;
      const begin = told.current.onReplace();
      hls.current?.destroy();
      hls.current = null;
      if (!Player.isSupported()) {
        element.src = playlist;
        return;
      }
      const { fragLoadPolicy } = Player.DefaultConfig;
      const player = new Player({
        // No worker: the page's policy allows none that is made of text.
        enableWorker: false,
        maxBufferLength: 30,
        // Else the first pieces come before those that are wanted, which a thin line takes long for.
        startPosition: begin ?? -1,
        capLevelToPlayerSize: true,
        xhrSetup: (xhr, url) => xhr.open('GET', byAddress(address.current, url), true),
        fragLoadPolicy: { default: { ...fragLoadPolicy.default, errorRetry: PIECE_RETRY, timeoutRetry: SILENCE_RETRY } },
      });
      hls.current = player;
      const faults = createFaultCount();
      player.on(Player.Events.FRAG_BUFFERED, faults.arrived);
      player.on(Player.Events.ERROR, (_event, { fatal, type }) => {
        if (!fatal) return;
        const garbled = type === Player.ErrorTypes.MEDIA_ERROR;
        const remedy = faults.remedyFor({ garbled, hasPlaylist: player.levels.length > 0, ahead: secondsAhead(element) });
        if (remedy === 'giveUp') lose();
        else if (remedy === 'recover') player.recoverMediaError();
        else
          setTimeout(() => {
            if (hls.current === player && loaded.current === file) player.startLoad();
          }, PAUSE_MS);
      });
      player.loadSource(playlist);
      player.attachMedia(element);
    },
    [video, address, lose],
  );
  const isScriptLost = useCallback(() => scriptLost.current, []);
  return { load, isScriptLost };
}

/** What can be played on without anything more; nothing while it stands still. */
function secondsAhead({ paused, buffered, currentTime }: HTMLVideoElement): number {
  if (paused) return 0;
  for (let n = 0; n < buffered.length; n++)
    if (buffered.start(n) <= currentTime && currentTime <= buffered.end(n)) return buffered.end(n) - currentTime;
  return 0;
}
