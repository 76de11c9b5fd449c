import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ArticleView } from '../news.contract.ts';
import css from './article.module.css';

/** What the journal said of this article later, before anything else is read; or what this notice is about. */
export function ArticleNotices({ view: { notices, concerns } }: { view: ArticleView }) {
  const t = useTexts('news');
  const language = useLanguage();
  return (
    <>
      {notices.map(({ kind, articleId, title, at }) => (
        <section key={`${kind}${at}`} className={kind === 'retraction' ? css.retracted : css.corrected}>
          <Icon of="alert-triangle" decorative />
          <div>
            <p>
              <b>{t(kind === 'retraction' ? 'page.retracted' : 'page.corrected')}</b>
            </p>
            <p className="small">
              {t('page.noticeAt', { title, date: formatDate(language, at) })}
              {articleId !== null && (
                <>
                  {' '}
                  <Link to={`/news/${articleId}`}>{t('page.readNotice')}</Link>
                </>
              )}
            </p>
          </div>
        </section>
      ))}
      {concerns.length > 0 && (
        <section>
          <h2 className="t-label">{t('page.concerns')}</h2>
          <ul className={css.related}>
            {concerns.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/news/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
