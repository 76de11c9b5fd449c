/** What a list shows of an article: what kind it is, and the five lines or what its source says. */
import type { ItemCard } from '#modules/library/library.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { ArticleCard } from '../../news.contract.ts';
import { ArticleBadges } from './article-badges.tsx';
import css from './article-card-body.module.css';
import { LinesList } from './lines-list.tsx';

/** Pages that use it list the texts `news`. */
export function ArticleCardBody({ item }: { item: ItemCard }) {
  const t = useTexts('news');
  // An item of kind `article` carries this card: the news module registers no other.
  const card = item.card as ArticleCard;
  const named = item.byline.kind === 'source' && item.byline.name !== card.journal ? card.journal : null;
  return (
    <>
      <ArticleBadges card={card} />
      {named !== null && <p className="small muted">{named}</p>}
      {card.notice === 'retraction' && <p className={css.retracted}>{t('page.retracted')}</p>}
      {card.notice === 'concern' && <p className={css.doubted}>{t('page.doubted')}</p>}
      {card.lines !== null ? (
        <LinesList lines={card.lines} language={item.language} />
      ) : (
        item.summary !== '' && (
          <p className={css.summary} lang={item.language}>
            {item.summary}
          </p>
        )
      )}
    </>
  );
}
