import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';
import css from './register-card.module.css';

/** Visitors see what a tool does, worked out on an example; their own questions need an account. */
export function RegisterCard({ text }: { text: string }) {
  const t = useTexts('clinical-tools');
  const loginPath = useLoginPath();
  return (
    <section className={css.card} aria-label={t('register.title')}>
      <div>
        <p className="t-sub">{t('register.title')}</p>
        <p className="muted">{text}</p>
      </div>
      <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
        {t('register.run')}
      </Link>
    </section>
  );
}
