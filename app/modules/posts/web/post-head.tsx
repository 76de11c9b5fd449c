import { BookmarkButton } from '#modules/library/web/widgets/bookmark-button.tsx';
import { FollowItemButton } from '#modules/library/web/widgets/follow-item-button.tsx';
import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import { ShareButton } from '#modules/library/web/widgets/share-button.tsx';
import { formatMoment } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Badge } from '#ui/badge.tsx';
import type { PostView } from '../posts.contract.ts';
import css from './post-head.module.css';

/** Where we are, the headline, and whose words these are. */
export function PostHead({ view }: { view: PostView }) {
  const t = useTexts('posts');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { item, editedAt, audience } = view;
  return (
    <header className={css.head}>
      <div className={css.crumb}>
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
      <div className={css.by}>
        <div>
          <ItemByline byline={item.byline} at={item.publishedAt} />
          {editedAt !== null && <p className={css.edited}>{t('page.edited', { at: formatMoment(language, editedAt) })}</p>}
        </div>
        <div className={css.acts}>
          <FollowItemButton itemId={item.id} following={item.my?.following ?? false} />
          <BookmarkButton itemId={item.id} bookmarked={item.my?.bookmarked ?? false} />
          <ShareButton title={item.title} />
        </div>
      </div>
    </header>
  );
}
