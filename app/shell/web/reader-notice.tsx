import { useTexts } from '#platform/web/i18n.tsx';
import { LoadAnew } from '#platform/web/load-anew.tsx';
import { useReaderChanged } from '#platform/web/reader-changed.ts';
import { Icon } from '#ui/icon.tsx';
import css from './page-notice.module.css';

/** After something was refused because another account has signed in in another tab. What was typed stays in sight until its writer goes on. */
export function ReaderNotice() {
  const t = useTexts('shell');
  if (!useReaderChanged()) return null;
  return (
    <div role="alert" className={css.notice}>
      <Icon of="info-circle" decorative />
      <p>{t('error.access.readerChanged')}</p>
      <LoadAnew />
    </div>
  );
}
