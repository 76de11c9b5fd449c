import { listComments } from '#modules/library/library.contract.ts';
import { ItemResponse } from '#modules/library/web/widgets/item-response.tsx';
import { COMMENTS_PER_PAGE } from '#modules/library/web/widgets/use-comments.ts';
import { useRecordedView } from '#modules/library/web/widgets/use-recorded-view.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useLocalise } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import { RichText } from '#platform/web/rich-text.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Citation } from '#ui/citation.tsx';
import { getThread, type ThreadView } from '../forum-thread.contract.ts';
import type { Route } from './+types/thread.route';
import { asNotFound } from './forum-page.tsx';
import css from './thread.module.css';
import { ThreadDesk } from './thread-desk.tsx';
import { ThreadDiscussion } from './thread-discussion.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadSeo } from './thread-seo.tsx';
import { repostThreadLater } from './widgets/thread-repost.tsx';

export const handle: RouteHandle = { texts: ['forums', 'library', 'moderation', 'reference', 'shell'] };

export async function loader({ context, params: { threadId }, request }: Route.LoaderArgs) {
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('comments') ?? undefined;
  const [view, comments] = await Promise.all([
    ask(getThread, { id: threadId }).catch(asNotFound),
    // Of a thread that was taken down, those who took it down read the thread and not its answers.
    ask(listComments, { itemId: threadId, limit: COMMENTS_PER_PAGE, cursor }).catch(asNoAnswers),
  ]);
  return { view, comments };
}

function asNoAnswers(error: unknown): OutputOf<typeof listComments> {
  if (error instanceof CallFailure && error.status === 404) return { data: [], nextCursor: null };
  throw error;
}

export default function ThreadRoute({ loaderData: { view, comments } }: Route.ComponentProps) {
  // The parts keep what the reader did with one thread, which is not to be carried over to the next.
  return <ThreadPage key={view.item.id} view={view} comments={comments} />;
}

function ThreadPage({ view, comments }: { view: ThreadView; comments: OutputOf<typeof listComments> }) {
  const { item } = view;
  useRecordedView(item.id, view.status === 'published');
  return (
    <PageBody>
      <ThreadSeo view={view} />
      <div className={css.thread}>
        <ThreadHead view={view} />
        {view.can.tend && <ThreadDesk view={view} />}
        <ThreadText view={view} />
        <ItemResponse item={item} isOwn={view.can.edit} {...(view.status === 'published' && { repost: repostThreadLater })} />
      </div>
      {view.takenDown === null && <ThreadDiscussion view={view} comments={comments} />}
    </PageBody>
  );
}

function ThreadText({ view: { item, text, basis, references, editedAt } }: { view: ThreadView }) {
  const t = useTexts('forums');
  const library = useTexts('library');
  const language = useLanguage();
  const localise = useLocalise();
  return (
    <article className="stack">
      <div className={css.text} lang={item.language}>
        <RichText doc={text} memberHref={(id) => localise(`/profile/${id}`)} />
      </div>
      {references.length > 0 && (
        <div>
          {references.map(({ title, source, year, url }, i) => (
            <Citation
              // biome-ignore lint/suspicious/noArrayIndexKey: a reference is known by its number.
              key={i}
              id={`ref-${i + 1}`}
              number={String(i + 1)}
              title={
                url === null ? (
                  title
                ) : (
                  <a href={url} rel="nofollow ugc noopener" target="_blank">
                    {title}
                  </a>
                )
              }
              source={[source, year].filter(Boolean).join(', ')}
            />
          ))}
        </div>
      )}
      {(basis !== null || editedAt !== null) && (
        <p className={css.basis}>
          {basis !== null && t('thread.basis', { basis: library(`discussion.basis.${basis}`) })}
          {basis !== null && editedAt !== null && ' · '}
          {editedAt !== null && t('thread.editedAt', { date: formatDate(language, editedAt) })}
        </p>
      )}
    </article>
  );
}
