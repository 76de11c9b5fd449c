import { useCallback, useRef, useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { getVideo } from '../videos.contract.ts';
import { isDue } from './address-renewal.tsx';

/** Somebody waits in front of a picture that stands still. */
const PATIENCE_MS = 8000;

export interface VideoAddress {
  /** What the files of the video begin with. */
  readonly base: string;
  /** Asks for it anew; null where none can be had. */
  readonly renew: () => Promise<string | null>;
  /** It ends before long. */
  readonly isOld: () => boolean;
}

/** For members only it is signed and holds for half an hour, and a page may stand open for longer. */
export function useVideoAddress(videoId: string, first: string): VideoAddress {
  const [base, setBase] = useState(first);
  const taken = useRef({ base: first, at: Date.now() });
  const renew = useCallback(async () => {
    const media = await callOverHttp(getVideo, { id: videoId }, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (view) => view.media,
      () => null,
    );
    if (media === null) return null;
    taken.current = { base: media.base, at: Date.now() };
    setBase(media.base);
    return media.base;
  }, [videoId]);
  const isOld = useCallback(() => isDue(taken.current.base, taken.current.at, Date.now()), []);
  return { base, renew, isOld };
}
