import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '#platform/web/i18n.tsx';
import type { CaptionLanguage } from '../videos.contract.ts';
import { captionOf, chosen, NO_CHOICE } from './caption-choice.ts';

export interface Captions {
  readonly caption: CaptionLanguage | null;
  readonly setCaption: (language: CaptionLanguage | null) => void;
  readonly toggleCaptions: () => void;
}

export function useCaption(element: RefObject<HTMLVideoElement | null>, there: readonly CaptionLanguage[]): Captions {
  const language = useLanguage();
  const [choice, setChoice] = useState(NO_CHOICE);
  const caption = captionOf(choice, language, there);
  useEffect(() => {
    const video = element.current;
    if (video === null) return;
    for (const track of Array.from(video.textTracks)) track.mode = track.language === caption ? 'showing' : 'disabled';
  }, [element, caption]);
  return {
    caption,
    setCaption: (next) => setChoice(chosen(choice, next)),
    toggleCaptions: () => setChoice({ ...choice, on: caption === null }),
  };
}
