import { formatMoment } from '../i18n/format.ts';
import { formatDayIn, formatTimeIn } from '../i18n/format-zoned.ts';
import { useLanguage } from './i18n.tsx';
import { useTimeZone } from './use-time-zone.ts';

/**
 * Says a moment by the reader's own clock: 16:10, or Sat, 21 Nov 2026, 16:10 where that is not today. In UTC, and saying so, until the page
 * knows that clock.
 */
export function useMoment(): (iso: string) => string {
  const language = useLanguage();
  const zone = useTimeZone();
  return (iso) => {
    if (zone === 'UTC') return formatMoment(language, iso);
    const [day, today] = [iso, new Date().toISOString()].map((one) => formatDayIn(language, one, zone));
    const time = formatTimeIn(language, iso, zone);
    return day === today ? time : `${day}, ${time}`;
  };
}
