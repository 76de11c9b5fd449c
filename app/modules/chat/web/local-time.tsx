import { formatMoment } from '#platform/i18n/format.ts';
import { formatDayIn, formatTimeIn } from '#platform/i18n/format-zoned.ts';
import { useLanguage } from '#platform/web/i18n.tsx';
import { useTimeZone } from '#platform/web/use-time-zone.ts';

/** 09:10; the whole moment on hover. */
export function Clock({ iso }: { iso: string }) {
  const language = useLanguage();
  const zone = useTimeZone();
  return (
    <time dateTime={iso} title={formatMoment(language, iso)} className="nowrap num">
      {formatTimeIn(language, iso, zone)}
    </time>
  );
}

/** Names the day of a message in the reader's zone: for the line between two days. */
export function useDayOf(): (iso: string) => string {
  const language = useLanguage();
  const zone = useTimeZone();
  return (iso) => formatDayIn(language, iso, zone);
}
