import { formatAgo, formatMoment } from '../i18n/format.ts';
import { useLanguage } from './i18n.tsx';

/** "2 hours ago" up to seven days, then the date; the exact time on hover. */
export function TimeAgo({ iso }: { iso: string }) {
  const language = useLanguage();
  return (
    // Server and browser read their clocks at different moments: the words may differ, and the server's stay.
    <time dateTime={iso} title={formatMoment(language, iso)} suppressHydrationWarning className="nowrap">
      {formatAgo(language, iso, Date.now())}
    </time>
  );
}
