import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';

/** Why this reader may not ask, and what would change it. */
export function VideoRefusal({ reasonKey }: { reasonKey: string | null }) {
  const t = useTexts('videos');
  const loginPath = useLoginPath();
  if (reasonKey === null) return null;
  return (
    <div className="stack-s">
      <p>{t(reasonKey)}</p>
      {reasonKey === 'respond.signIn' && (
        <p>
          <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
            {t('page.signIn')}
          </Link>
        </p>
      )}
    </div>
  );
}
