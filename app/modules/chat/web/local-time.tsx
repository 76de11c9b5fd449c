import { formatMoment } from '#platform/i18n/format.ts';
import { formatDayIn, formatTimeIn } from '#platform/i18n/format-zoned.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
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

/** "written 09:10", where a message came later than that; with its day where that was another. */
export function Written({ iso, sentAt }: { iso: string; sentAt: string }) {
  const t = useTexts('chat');
  const language = useLanguage();
  const zone = useTimeZone();
  const [day, sentOn] = [iso, sentAt].map((at) => formatDayIn(language, at, zone));
  const time = formatTimeIn(language, iso, zone);
  return (
    <time dateTime={iso} className="num">
      {t('messages.written', { time: day === sentOn ? time : `${day}, ${time}` })}
    </time>
  );
}

/** Names the day of a message in the reader's zone: for the line between two days. */
export function useDayOf(): (iso: string) => string {
  const language = useLanguage();
  const zone = useTimeZone();
  return (iso) => formatDayIn(language, iso, zone);
}
