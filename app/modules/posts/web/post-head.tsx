import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import headCss from '#modules/library/web/widgets/item-head.module.css';
import { LaterItemActs } from '#modules/library/web/widgets/later-item-parts.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Badge } from '#ui/badge.tsx';
import type { PostView } from '../posts.contract.ts';
import css from './post-head.module.css';

/** Where we are, the headline, and whose words these are. */
export function PostHead({ view }: { view: PostView }) {
  const t = useTexts('posts');
  const reference = useTexts('reference');
  const { item, editedAt, audience } = view;
  return (
    <header className={headCss.head}>
      <div className={`${headCss.crumb} ${css.crumb}`}>
        <Link to="/posts">{t('page.crumb')}</Link>
        {item.specialities.map((slug) => (
          <Link key={slug} to={`/posts?speciality=${slug}`}>
            {reference(`speciality.${slug}`)}
          </Link>
        ))}
        {audience === 'members' && <Badge icon="lock">{t('page.membersOnly')}</Badge>}
      </div>
      <h1 className="t-display" lang={item.language}>
        {item.title}
      </h1>
      <div className={headCss.by}>
        <div>
          <ItemByline byline={item.byline} at={item.publishedAt} />
          {editedAt !== null && (
            <p className={css.edited}>
              {t('page.edited')} <TimeAgo iso={editedAt} />
            </p>
          )}
        </div>
        <LaterItemActs item={item} />
      </div>
    </header>
  );
}
