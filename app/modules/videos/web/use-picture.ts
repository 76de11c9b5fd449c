/** The picture in a window of its own, which stays above other programs. */
import { type RefObject, useEffect, useState } from 'react';

export interface PictureWindow {
  /** Browsers that have none get no button for it. */
  readonly possible: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
}

export function usePicture(element: RefObject<HTMLVideoElement | null>): PictureWindow {
  // Only the browser knows what it can do: the server's page must not promise it.
  const [possible, setPossible] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const video = element.current;
    setPossible(document.pictureInPictureEnabled === true);
    if (video === null) return;
    const handleEnter = () => setOpen(true);
    const handleLeave = () => setOpen(false);
    video.addEventListener('enterpictureinpicture', handleEnter);
    video.addEventListener('leavepictureinpicture', handleLeave);
    return () => {
      video.removeEventListener('enterpictureinpicture', handleEnter);
      video.removeEventListener('leavepictureinpicture', handleLeave);
    };
  }, [element]);

  function toggle() {
    if (!possible) return;
    if (document.pictureInPictureElement !== null) void document.exitPictureInPicture();
    // Refused before anything has been loaded, and by some settings: the button then does nothing.
    else element.current?.requestPictureInPicture().catch(() => undefined);
  }
  return { possible, open, toggle };
}
