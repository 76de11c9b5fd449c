import { listComments } from '#modules/library/discussion.contract.ts';
import { ownApproval } from '#modules/library/web/widgets/item-loader.tsx';
import type { OwnableItem } from '#modules/library/web/widgets/item-page.tsx';
import { LaterApprovalNotice } from '#modules/library/web/widgets/later-item-parts.tsx';
import { COMMENTS_PER_PAGE } from '#modules/library/web/widgets/use-comments.ts';
import { useRecordedView } from '#modules/library/web/widgets/use-recorded-view.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { asNotFound } from '#platform/web/not-there.ts';
import { pack } from '#platform/web/pack.ts';
import { unpack } from '#platform/web/packed.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { getThread, type ThreadView } from '../forum-thread.contract.ts';
import type { Route } from './+types/thread.route';
import { LaterThreadBody, LaterThreadDesk, LaterThreadDiscussion } from './later-thread-parts.tsx';
import css from './thread.module.css';
import { ThreadHead } from './thread-head.tsx';
import { ThreadSeo } from './thread-seo.tsx';

export const handle: RouteHandle = { texts: ['forums', 'library', 'media', 'moderation', 'reference'] };

export async function loader({ context, params: { threadId }, request }: Route.LoaderArgs) {
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('comments') ?? undefined;
  const [view, comments] = await Promise.all([
    ask(getThread, { id: threadId }).catch(asNotFound),
    // Of a thread that was taken down, those who took it down read the thread and not its answers.
    ask(listComments, { itemId: threadId, limit: COMMENTS_PER_PAGE, cursor }).catch(asNoAnswers),
  ]);
  const approval = view.can.withdraw ? await ownApproval(context, threadId) : null;
  return pack(context, { view, comments, approval });
}

function asNoAnswers(error: unknown): OutputOf<typeof listComments> {
  if (error instanceof CallFailure && error.status === 404) return { data: [], nextCursor: null };
  throw error;
}

export default function ThreadRoute({ loaderData }: Route.ComponentProps) {
  const page = unpack(loaderData);
  // The parts keep what the reader did with one thread, which is not to be carried over to the next.
  return <ThreadPage key={page.view.item.id} {...page} />;
}

function ThreadPage({ view, comments, approval }: OwnableItem<ThreadView>) {
  const { item } = view;
  useRecordedView(item.id, view.status === 'published');
  return (
    <PageBody>
      <ThreadSeo view={view} />
      {approval !== null && <LaterApprovalNotice itemId={item.id} approval={approval} />}
      <div className={css.thread}>
        <ThreadHead view={view} sentBack={approval?.state === 'sentBack'} />
        {view.can.tend && <LaterThreadDesk view={view} />}
        <LaterThreadBody view={view} />
      </div>
      {view.takenDown === null && <LaterThreadDiscussion view={view} comments={comments} />}
    </PageBody>
  );
}
