import { gone, loadOwnableItem } from '#modules/library/web/widgets/item-loader.tsx';
import { ItemPage, type OwnableItem } from '#modules/library/web/widgets/item-page.tsx';
import { KeyedRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { pack } from '#platform/web/pack.ts';
import { unpack } from '#platform/web/packed.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { getPost, type PostView } from '../posts.contract.ts';
import type { Route } from './+types/post.route';
import { LaterPostBody } from './later-post-body.tsx';
import css from './post.module.css';
import { PostHead } from './post-head.tsx';
import { PostSeo } from './post-seo.tsx';

export const handle: RouteHandle = { texts: ['posts', 'library', 'moderation', 'reference', 'media'], frame: 'read' };

const AuthorTools = onDemand(async () => (await import('./post-author-tools.tsx')).PostAuthorTools);

const PostGone = onDemand(async () => (await import('./post-gone.tsx')).PostGone);

export async function loader(args: Route.LoaderArgs) {
  const id = args.params.postId;
  const page = await loadOwnableItem(args, id, (ask) => ask(getPost, { id }));
  return page === null ? gone() : pack(args.context, page);
}

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <PostGone />;
  const page = unpack(loaderData);
  // The parts keep what the reader did with one post, which is not to be carried over to the next.
  return <PostPage key={page.view.item.id} page={page} />;
}

function PostPage({ page }: { page: OwnableItem<PostView> }) {
  const t = useTexts('posts');
  const { view } = page;
  return (
    <ItemPage page={page} seo={<PostSeo view={view} />} refusal={<KeyedRefusal reasonKey={view.can.respondRefusal} t={t} />}>
      <div className={css.post}>
        <PostHead view={view} />
        {view.can.edit && <AuthorTools view={view} sentBack={page.approval?.state === 'sentBack'} />}
        <LaterPostBody view={view} />
      </div>
    </ItemPage>
  );
}
