import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import headCss from '#modules/library/web/widgets/item-head.module.css';
import { LaterItemActs } from '#modules/library/web/widgets/later-item-parts.tsx';
import { formatDate, formatList } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import type { ArticleView } from '../news.contract.ts';
import { ArticleBadges } from './widgets/article-badges.tsx';

/** Names beyond these are in the article itself. */
const AUTHORS_SHOWN = 6;

/** Where we are, what it is called, and where it comes from. */
export function ArticleHead({ view }: { view: ArticleView }) {
  const t = useTexts('news');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { item, authors, doi } = view;
  const [leading] = item.specialities;
  const shown = authors.length > AUTHORS_SHOWN ? [...authors.slice(0, AUTHORS_SHOWN), '…'] : authors;
  return (
    <header className={headCss.head}>
      <nav aria-label={t('page.youAreHere')} className={headCss.crumb}>
        <Link to="/news">{t('page.news')}</Link>
        {leading !== undefined && (
          <>
            <span aria-hidden>/</span>
            <Link to={`/news?speciality=${leading}`}>{reference(`speciality.${leading}`)}</Link>
          </>
        )}
      </nav>
      <ArticleBadges card={item.card} />
      <h1 className="t-display" lang={item.language}>
        {item.title}
      </h1>
      <div className={headCss.by}>
        <ItemByline byline={item.byline} at={item.publishedAt} />
        <LaterItemActs item={item} followed={false} />
      </div>
      <DefinitionList
        items={[
          ...(shown.length > 0 ? [{ id: 'authors', term: t('page.authors'), detail: formatList(language, shown) }] : []),
          { id: 'journal', term: t('page.journal'), detail: item.card.journal },
          { id: 'published', term: t('page.published'), detail: formatDate(language, item.publishedAt) },
          ...(doi === null
            ? []
            : [
                {
                  id: 'doi',
                  term: t('page.doi'),
                  detail: (
                    <a href={`https://doi.org/${doi}`} target="_blank" rel="noopener nofollow">
                      {doi}
                      <span className="visually-hidden"> ({t('page.newTab')})</span>
                    </a>
                  ),
                },
              ]),
        ]}
      />
    </header>
  );
}
