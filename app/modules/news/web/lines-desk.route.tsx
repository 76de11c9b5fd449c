/** /console/news/lines: articles that wait for their five lines. Stands in the frame of the staff desk. */
import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { listUnwritten } from '../news.contract.ts';
import type { Route } from './+types/lines-desk.route';
import { DeskPages, forEditors } from './desk-pages.tsx';
import css from './news-desk.module.css';
import { ArticleBadges } from './widgets/article-badges.tsx';

export const handle: RouteHandle = { texts: ['news', 'library', 'reference', 'identity'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) => forEditors(args, (call) => call(listUnwritten, {}));

export default function LinesDeskRoute({ loaderData: { data: articles } }: Route.ComponentProps) {
  const t = useTexts('news');
  return (
    <section aria-label={t('desk.lines')} className={css.desk}>
      <DeskPages />
      <p className="muted">{t('desk.linesText')}</p>
      {articles.length === 0 ? (
        <EmptyState title={t('desk.allWritten')}>{t('desk.allWrittenText')}</EmptyState>
      ) : (
        <ul aria-label={t('desk.lines')} className={css.sources}>
          {articles.map(({ id, title, language, byline, publishedAt, card, counts }) => (
            <li key={id} data-list-row>
              <div className={css.about}>
                <ArticleBadges card={card} />
                <h2 className="t-sub" lang={language}>
                  <Link to={`/news/${id}`} data-list-link>
                    {title}
                  </Link>
                </h2>
                <ItemByline byline={byline} at={publishedAt} />
                <p className="small muted">
                  {t('desk.interest', { views: counts.views, bookmarks: counts.bookmarks, comments: counts.comments })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
