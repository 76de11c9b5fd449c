import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, usePath } from '#platform/web/link.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';
import { LineArt } from '#ui/line-art.tsx';
import css from './page-state.module.css';

export function PageNotFound() {
  const t = useTexts('shell');
  const loginPath = useLoginPath();
  const path = usePath();
  const reader = useReader();
  // What is for members is not there for anybody else, who may have its address from a colleague. At /404 that address is gone.
  const mayBeForMembers = reader === null && path !== '/404';
  return (
    <div className={css.state}>
      <Seo title={t('notFound.title')} description={t('notFound.text')} noindex />
      <LineArt name="magnifier" />
      <h1 className="t-title">{t('notFound.title')}</h1>
      <p className={css.text}>{t(mayBeForMembers ? 'notFound.textOrMembers' : 'notFound.text')}</p>
      <div className="row-wrap">
        {mayBeForMembers && (
          <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
            {t('frame.signIn')}
          </Link>
        )}
        <Link to="/" className={buttonClass(mayBeForMembers ? {} : { variant: 'primary' })}>
          {t('notFound.home')}
        </Link>
        <Link to="/search" className={buttonClass()}>
          {t('notFound.search')}
        </Link>
      </div>
    </div>
  );
}
