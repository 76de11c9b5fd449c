import { lazy, Suspense } from 'react';
import type { listComments } from '#modules/library/discussion.contract.ts';
import { gone, loadOwnableItem } from '#modules/library/web/widgets/item-loader.tsx';
import { LaterApprovalNotice, LaterDiscussion } from '#modules/library/web/widgets/later-item-parts.tsx';
import { ResponseRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
import { useRecordedView } from '#modules/library/web/widgets/use-recorded-view.ts';
import type { getApproval } from '#modules/moderation/approval.contract.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { pack, unpack } from '#platform/web/packed.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { getPost, type PostView } from '../posts.contract.ts';
import type { Route } from './+types/post.route';
import { LaterPostBody } from './later-post-body.tsx';
import css from './post.module.css';
import { PostHead } from './post-head.tsx';
import { PostSeo } from './post-seo.tsx';

export const handle: RouteHandle = { texts: ['posts', 'library', 'moderation', 'reference', 'media'], frame: 'read' };

const AuthorTools = lazy(async () => ({ default: (await import('./post-author-tools.tsx')).PostAuthorTools }));

const PostGone = lazy(async () => ({ default: (await import('./post-gone.tsx')).PostGone }));

export async function loader(args: Route.LoaderArgs) {
  const id = args.params.postId;
  const page = await loadOwnableItem(args, id, (ask) => ask(getPost, { id }));
  return page === null ? gone() : pack(page);
}

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null)
    return (
      <Suspense fallback={null}>
        <PostGone />
      </Suspense>
    );
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
    <LaterDiscussion
      itemId={item.id}
      specialities={item.specialities}
      first={comments}
      count={item.counts.comments}
      refusal={can.respond ? null : <PostRefusal reasonKey={can.respondRefusal} />}
      alwaysAnonymous={can.edit && item.byline.kind === 'anonymous'}
    />
  );
  return (
    <PageBody aside={{ label: t('discussion.title'), content: discussion }}>
      <PostSeo view={view} />
      {approval !== null && <LaterApprovalNotice itemId={item.id} approval={approval} />}
      <div className={css.post}>
        <PostHead view={view} />
        {can.edit && (
          <Suspense fallback={null}>
            <AuthorTools view={view} />
          </Suspense>
        )}
        <LaterPostBody view={view} />
      </div>
    </PageBody>
  );
}

function PostRefusal({ reasonKey }: { reasonKey: string | null }) {
  const t = useTexts('posts');
  if (reasonKey === null) return null;
  return <ResponseRefusal text={t(reasonKey)} signIn={reasonKey === 'respond.signIn' ? t('page.signIn') : null} />;
}
