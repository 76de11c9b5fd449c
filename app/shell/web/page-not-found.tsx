import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { LineArt } from '#ui/line-art.tsx';
import css from './page-state.module.css';

export function PageNotFound() {
  const t = useTexts('shell');
  return (
    <div className={css.state}>
      <Seo title={t('notFound.title')} description={t('notFound.text')} noindex />
      <LineArt name="magnifier" />
      <h1 className="t-title">{t('notFound.title')}</h1>
      <p className={css.text}>{t('notFound.text')}</p>
      <div className="row-wrap">
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('notFound.home')}
        </Link>
        <Link to="/search" className={buttonClass()}>
          {t('notFound.search')}
        </Link>
      </div>
    </div>
  );
}
