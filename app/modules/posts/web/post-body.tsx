import { ItemResponse } from '#modules/library/web/widgets/item-response.tsx';
import { RelatedItems } from '#modules/library/web/widgets/related-items.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import type { PostView } from '../posts.contract.ts';
import css from './post.module.css';
import { PostArticle } from './post-article.tsx';
import { repostPostLater } from './widgets/post-repost.tsx';

export interface PostBodyProps {
  view: PostView;
}

/** Below the head: the post itself, what readers thought of it, and what is like it. */
export function PostBody({ view }: PostBodyProps) {
  const t = useTexts('posts');
  return (
    <div className={css.body}>
      <PostArticle view={view} />
      <ItemResponse item={view.item} isOwn={view.can.edit} repost={repostPostLater} />
      <RelatedItems
        title={t('page.related')}
        related={view.related}
        pathOf={(id) => `/posts/${id}`}
        className="stack"
        listClass={css.related}
      />
    </div>
  );
}
