/** Which captions stand over a picture. */
import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '#platform/web/i18n.tsx';
import type { CaptionLanguage } from '../videos.contract.ts';

export interface CaptionChoice {
  /** Null until the viewer has said whether they want any: those in the language of the page stand there by themselves. */
  readonly on: boolean | null;
  /** Chosen by hand: it holds whatever language the page is in. */
  readonly picked: CaptionLanguage | null;
}

export const NO_CHOICE: CaptionChoice = { on: null, picked: null };

/** Switched on where there are none in the language of the page, they are the first ones. */
export function captionOf(
  { on, picked }: CaptionChoice,
  language: CaptionLanguage,
  there: readonly CaptionLanguage[],
): CaptionLanguage | null {
  const own = there.includes(language) ? language : null;
  return (on ?? own !== null) ? (picked ?? own ?? there[0] ?? null) : null;
}

/** Switched off, they come back in the language that was picked before. */
export const chosen = ({ picked }: CaptionChoice, next: CaptionLanguage | null): CaptionChoice => ({
  on: next !== null,
  picked: next ?? picked,
});

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
