import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { listComments } from '#modules/library/library.contract.ts';
import { Discussion } from '#modules/library/web/widgets/discussion.tsx';
import { ItemResponse } from '#modules/library/web/widgets/item-response.tsx';
import { COMMENTS_PER_PAGE } from '#modules/library/web/widgets/use-comments.ts';
import { useRecordedView } from '#modules/library/web/widgets/use-recorded-view.ts';
import { getApproval } from '#modules/moderation/approval.contract.ts';
import { ApprovalNotice } from '#modules/moderation/web/widgets/approval-notice.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { pack, unpack } from '#platform/web/packed.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { getPost, type PostView } from '../posts.contract.ts';
import type { Route } from './+types/post.route';
import css from './post.module.css';
import { PostArticle } from './post-article.tsx';
import { PostHead } from './post-head.tsx';
import { PostSeo } from './post-seo.tsx';
import { repostPostLater } from './widgets/post-repost.tsx';

export const handle: RouteHandle = { texts: ['posts', 'library', 'moderation', 'reference', 'media'], frame: 'read' };

const AuthorTools = lazy(async () => ({ default: (await import('./post-author-tools.tsx')).PostAuthorTools }));

const GONE = 410;

export async function loader({ context, params: { postId }, request }: Route.LoaderArgs) {
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('comments') ?? undefined;
  try {
    const discussion = ask(listComments, { itemId: postId, limit: COMMENTS_PER_PAGE, cursor });
    // The post says why it cannot be read; its discussion knows only that it is not there, and may say so first.
    discussion.catch(() => undefined);
    const view = await ask(getPost, { id: postId });
    const comments = await discussion;
    const approval = view.can.edit ? await ask(getApproval, { itemId: postId }) : null;
    return pack({ view, comments, approval });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === 'posts.withdrawn') return data(null, { status: GONE });
    // An address that is none is answered like one where there is nothing.
    if (error.status === 404 || error.code === 'request.invalid') throw data(null, { status: 404 });
    throw error;
  }
}

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <Gone />;
  const page = unpack(loaderData);
  // The parts keep what the reader did with one post, which is not to be carried over to the next.
  return <PostPage key={page.view.item.id} {...page} />;
}

interface PostPageProps {
  view: PostView;
  comments: OutputOf<typeof listComments>;
  approval: OutputOf<typeof getApproval> | null;
}

function PostPage({ view, comments, approval }: PostPageProps) {
  const t = useTexts('library');
  const { item, can } = view;
  useRecordedView(item.id);
  const discussion = (
    <Discussion
      itemId={item.id}
      specialities={item.specialities}
      first={comments}
      count={item.counts.comments}
      refusal={can.respond ? null : <Refusal reasonKey={can.respondRefusal} />}
      alwaysAnonymous={can.edit && item.byline.kind === 'anonymous'}
    />
  );
  return (
    <PageBody aside={{ label: t('discussion.title'), content: discussion }}>
      <PostSeo view={view} />
      {approval !== null && <ApprovalNotice itemId={item.id} approval={approval} />}
      <div className={css.post}>
        <PostHead view={view} />
        {can.edit && (
          <Suspense fallback={null}>
            <AuthorTools view={view} />
          </Suspense>
        )}
        <PostArticle view={view} />
        <ItemResponse item={item} isOwn={can.edit} repost={repostPostLater} />
        <Related related={view.related} />
      </div>
    </PageBody>
  );
}

/** Why this reader may not answer, and what would change it. */
function Refusal({ reasonKey }: { reasonKey: string | null }) {
  const t = useTexts('posts');
  const loginPath = useLoginPath();
  if (reasonKey === null) return null;
  return (
    <div className="stack-s">
      <p>{t(reasonKey)}</p>
      {reasonKey === 'respond.signIn' && (
        <p>
          <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
            {t('page.signIn')}
          </Link>
        </p>
      )}
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

/** What stands at the address of a post that was taken down. */
function Gone() {
  const t = useTexts('posts');
  return (
    <PageBody>
      <Seo title={t('page.gone.title')} description={t('page.gone.text')} noindex />
      <EmptyState
        title={t('page.gone.title')}
        action={
          <Link to="/posts" className={buttonClass({ variant: 'primary' })}>
            {t('page.gone.others')}
          </Link>
        }
      >
        {t('page.gone.text')}
      </EmptyState>
    </PageBody>
  );
}
