import { useLocation } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import css from './page-state.module.css';

/**
 * A page that could not be made. A refusal says why in its own words; everything else is ours to apologise for. Without a
 * drawing: nothing may have to be loaded for it, the connection may be what failed.
 */
export function PageFailed({ error }: { error: unknown }) {
  const t = useTexts('shell');
  const { pathname, search } = useLocation();
  const failure = error instanceof CallFailure ? error : null;
  const refused = failure !== null && failure.status >= 400 && failure.status < 500;
  return (
    <div role="alert" className={css.state}>
      <Seo title={t('failed.title')} description={t('failed.text')} noindex />
      <h1 className="t-title">{t('failed.title')}</h1>
      <p className={css.text}>{refused ? failure.body.message : t('failed.text')}</p>
      {/* A new document: whatever broke in this one is gone with it. */}
      <a href={pathname + search} className={buttonClass({ variant: 'primary' })}>
        {t('failed.retry')}
      </a>
      {failure !== null && failure.body.requestId !== '' && (
        <p className="small muted num">{t('failed.request', { requestId: failure.body.requestId })}</p>
      )}
    </div>
  );
}
