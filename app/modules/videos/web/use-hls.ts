/** The source of a player: HLS by a library that is loaded with the first wish to play, natively where only that works. */
import type Hls from 'hls.js';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A piece that does not come is asked for again this often before the reader is told. */
const FATAL_RETRIES = 2;

/** The build without what our playlists never have: it is a third smaller, and its types are those of the whole. */
async function loadHls(): Promise<typeof Hls> {
  // @ts-expect-error: the package has types for its whole build only.
  const { default: Light } = (await import('hls.js/light')) as { default: typeof Hls };
  return Light;
}

export interface HlsSource {
  /** Resolves once the player has been given the playlist; the second call with the same one does nothing. */
  readonly load: (playlist: string) => Promise<void>;
}

export function useHls(video: RefObject<HTMLVideoElement | null>, onFailed: () => void): HlsSource {
  const hls = useRef<Hls | null>(null);
  const loaded = useRef<string | null>(null);
  const failed = useRef(onFailed);
  failed.current = onFailed;

  useEffect(() => () => hls.current?.destroy(), []);

  const load = useCallback(
    async (playlist: string) => {
      const element = video.current;
      if (element === null || loaded.current === playlist) return;
      loaded.current = playlist;
      const Player = await loadHls();
      if (loaded.current !== playlist) return;
      hls.current?.destroy();
      hls.current = null;
      if (!Player.isSupported()) {
        element.src = playlist;
        return;
      }
      // No worker: the page's policy allows none that is made of text.
      const player = new Player({ enableWorker: false, maxBufferLength: 30, capLevelToPlayerSize: true });
      hls.current = player;
      let retries = 0;
      player.on(Player.Events.ERROR, (_event, { fatal, type }) => {
        if (!fatal) return;
        retries += 1;
        if (retries > FATAL_RETRIES) {
          loaded.current = null;
          failed.current();
        } else if (type === Player.ErrorTypes.MEDIA_ERROR) player.recoverMediaError();
        else player.startLoad();
      });
      player.loadSource(playlist);
      player.attachMedia(element);
    },
    [video],
  );
  return { load };
}
