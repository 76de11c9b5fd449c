import type { Translate } from '#platform/i18n/translator.ts';
import { Link } from '#platform/web/link.tsx';
import { Notice } from './draft-notices.tsx';

/** Writing is open to every member; what it means for publication that one is not verified, the kind says. Texts of the caller: `compose.notice`. */
export function UnverifiedNotice({ t }: { t: Translate }) {
  return (
    <Notice text={t('compose.notice.unverified')}>
      <Link to="/onboarding">{t('compose.notice.toVerification')}</Link>
    </Notice>
  );
}
