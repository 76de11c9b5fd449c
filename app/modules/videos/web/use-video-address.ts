import { useCallback, useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { getVideo } from '../videos.contract.ts';

/** Somebody waits in front of a picture that stands still. */
const PATIENCE_MS = 8000;

/**
 * What the files of a video begin with. For members only it is signed and holds for a few hours, and a page may stand open for
 * longer: `renew` asks for it anew, and answers null where none can be had.
 */
export function useVideoAddress(videoId: string, first: string): { base: string; renew: () => Promise<string | null> } {
  const [base, setBase] = useState(first);
  const renew = useCallback(async () => {
    const media = await callOverHttp(getVideo, { id: videoId }, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (view) => view.media,
      () => null,
    );
    if (media === null) return null;
    setBase(media.base);
    return media.base;
  }, [videoId]);
  return { base, renew };
}
