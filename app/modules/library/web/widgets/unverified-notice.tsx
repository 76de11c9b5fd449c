import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Notice } from './draft-notices.tsx';

/** Writing is open to every member; what it means for publication that one is not verified, the kind says. */
export function UnverifiedNotice({ text }: { text: string }) {
  const t = useTexts('shell');
  return (
    <Notice text={text}>
      <Link to="/onboarding">{t('toVerification')}</Link>
    </Notice>
  );
}
