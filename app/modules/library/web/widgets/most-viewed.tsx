import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import { itemPath, type MostViewedItem } from '../../library.contract.ts';
import css from './most-viewed.module.css';

/** What colleagues read most this week, for the right column. */
export function MostViewed({ items }: { items: readonly MostViewedItem[] }) {
  const t = useTexts('library');
  const language = useLanguage();
  return (
    <AsideBlock title={t('mostViewed.title')}>
      <ol>
        {items.map((item) => (
          <li key={item.id} className={css.row}>
            <Link to={itemPath(item)} lang={item.language}>
              {item.title}
            </Link>
            <p className={css.count}>
              {t('mostViewed.views', { count: item.viewsThisWeek, shown: formatCount(language, item.viewsThisWeek) })}
            </p>
          </li>
        ))}
      </ol>
    </AsideBlock>
  );
}
