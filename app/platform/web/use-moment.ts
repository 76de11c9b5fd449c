import { formatDayIn, formatTimeIn } from '../i18n/format-zoned.ts';
import { useLanguage } from './i18n.tsx';
import { useTimeZone } from './use-time-zone.ts';

/** 18:30 on the reader's clock; with the day where that is not today. */
export function useMoment(): (iso: string) => string {
  const language = useLanguage();
  const zone = useTimeZone();
  return (iso) => {
    const [day, today] = [iso, new Date().toISOString()].map((one) => formatDayIn(language, one, zone));
    const time = formatTimeIn(language, iso, zone);
    return day === today ? time : `${day}, ${time}`;
  };
}
