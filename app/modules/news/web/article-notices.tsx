import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ArticleView, NoticeKind } from '../news.contract.ts';
import css from './article.module.css';

/** How each looks, and the text that says it. */
const LOOKS: Readonly<Record<NoticeKind, readonly [className: string | undefined, text: string]>> = {
  retraction: [css.retracted, 'page.retracted'],
  concern: [css.doubted, 'page.doubted'],
  correction: [css.corrected, 'page.corrected'],
};

/** What the journal said of this article later, before anything else is read; or what this notice is about. */
export function ArticleNotices({ view: { notices, concerns } }: { view: ArticleView }) {
  const t = useTexts('news');
  const language = useLanguage();
  return (
    <>
      {notices.map(({ kind, articleId, title, at }) => (
        <section key={`${kind} ${articleId}`} className={LOOKS[kind][0]}>
          <Icon of="alert-triangle" decorative />
          <div>
            <p>
              <b>{t(LOOKS[kind][1])}</b>
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
