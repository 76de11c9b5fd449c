import { itemPath } from '#modules/library/library.contract.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { MetaLine } from '#ui/byline.tsx';
import type { ProfileItem } from '../profiles.contract.ts';
import css from './profile-item-list.module.css';

/** What a member shared, by its titles: whose it is stands above. `headingLevel` is one below the heading of the list. */
export function ProfileItemList({ items, headingLevel }: { items: readonly ProfileItem[]; headingLevel: 2 | 3 }) {
  const t = useTexts('profiles');
  const library = useTexts('library');
  const reference = useTexts('reference');
  const language = useLanguage();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className={css.row} data-list-row>
          <Heading className={css.title} lang={item.language}>
            <Link to={itemPath(item)} data-list-link>
              {item.title}
            </Link>
          </Heading>
          <div className={css.meta}>
            <MetaLine>
              {library(`kind.${item.kind}`)}
              {item.specialities[0] !== undefined && reference(`speciality.${item.specialities[0]}`)}
              <TimeAgo iso={item.publishedAt} />
              {item.solved && t('items.solved')}
            </MetaLine>
          </div>
          <p className={css.answers}>
            <b>{formatCount(language, item.comments)}</b>
            {t('count.answers', { count: item.comments })}
          </p>
        </li>
      ))}
    </ul>
  );
}
