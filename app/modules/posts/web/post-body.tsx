import { ItemResponse } from '#modules/library/web/widgets/item-response.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import type { PostView } from '../posts.contract.ts';
import css from './post.module.css';
import { PostArticle } from './post-article.tsx';
import { repostPostLater } from './widgets/post-repost.tsx';

export interface PostBodyProps {
  view: PostView;
}

/** Below the head: the post itself, what readers thought of it, and what is like it. */
export function PostBody({ view }: PostBodyProps) {
  return (
    <div className={css.body}>
      <PostArticle view={view} />
      <ItemResponse item={view.item} isOwn={view.can.edit} repost={repostPostLater} />
      <Related related={view.related} />
    </div>
  );
}

function Related({ related }: { related: PostView['related'] }) {
  const t = useTexts('posts');
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="stack">
      <h2 id="related-title" className="t-head">
        {t('page.related')}
      </h2>
      <ul className={css.related}>
        {related.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/posts/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
