import { formatMomentHere } from '#platform/i18n/format-zoned.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** The server writes by UTC when exactly something was: under a pointer it is told by the reader's own clock. Returns how to stop. */
export function tellTimesHere(language: Language): () => void {
  const tell = ({ target }: Event) => {
    const time = target instanceof Element ? target.closest<HTMLTimeElement>('time[datetime][title]') : null;
    if (time !== null) time.title = formatMomentHere(language, time.dateTime);
  };
  document.addEventListener('pointerover', tell);
  return () => document.removeEventListener('pointerover', tell);
}
