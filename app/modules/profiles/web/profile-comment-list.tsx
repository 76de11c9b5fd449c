import { itemPath } from '#modules/library/library.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import type { ProfileComment } from '../profiles.contract.ts';
import css from './profile-comment-list.module.css';

/** What the member answered lately, for the right column. */
export function ProfileCommentList({ comments }: { comments: readonly ProfileComment[] }) {
  const t = useTexts('profiles');
  return (
    <AsideBlock title={t('comments.recent')}>
      {comments.length === 0 && <p className="muted small">{t('comments.empty')}</p>}
      <ul>
        {comments.map(({ id, excerpt, item, createdAt }) => (
          <li key={id} className={css.row}>
            <p className={css.excerpt}>{excerpt}</p>
            <p className={css.where}>
              <Link to={itemPath(item)}>{item.title}</Link> · <TimeAgo iso={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </AsideBlock>
  );
}
