import { Notice } from '#modules/library/web/widgets/draft-notices.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';

/** Writing is open to every member, publishing to verified colleagues. */
export function UnverifiedNotice() {
  const t = useTexts('cases');
  return (
    <Notice text={t('compose.notice.unverified')}>
      <Link to="/onboarding">{t('compose.notice.toVerification')}</Link>
    </Notice>
  );
}
