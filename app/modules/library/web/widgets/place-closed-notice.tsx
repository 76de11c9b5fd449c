import { formatDate } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useLanguage } from '#platform/web/i18n.tsx';
import { Status } from '#ui/status.tsx';
import type { PlaceClosing } from '../../place-closing.contract.ts';

export interface PlaceClosedNoticeProps {
  closing: PlaceClosing;
  /** Texts of the caller: `closing`. */
  t: Translate;
}

/** Since when a place is closed, and by whom. */
export function PlaceClosedNotice({ closing: { at, byStaff, reason }, t }: PlaceClosedNoticeProps) {
  const language = useLanguage();
  return (
    <Status tone="none">
      {t(byStaff ? 'closing.noticeStaff' : 'closing.notice', { date: formatDate(language, at) })}
      {reason !== null && ` ${t('closing.reason', { reason })}`}
    </Status>
  );
}
