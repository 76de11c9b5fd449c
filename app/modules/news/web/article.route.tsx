import { useState } from 'react';
import type { listComments } from '#modules/library/discussion.contract.ts';
import { loadItem } from '#modules/library/web/widgets/item-loader.tsx';
import { LaterDiscussion, LaterItemResponse } from '#modules/library/web/widgets/later-item-parts.tsx';
import { RelatedItems } from '#modules/library/web/widgets/related-items.tsx';
import { ResponseRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
import { useRecordedView } from '#modules/library/web/widgets/use-recorded-view.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { pack } from '#platform/web/pack.ts';
import { unpack } from '#platform/web/packed.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { type ArticleView, getArticle, type WrittenCard } from '../news.contract.ts';
import type { Route } from './+types/article.route';
import css from './article.module.css';
import { ArticleHead } from './article-head.tsx';
import { ArticleLines } from './article-lines.tsx';
import { ArticleNotices } from './article-notices.tsx';
import { ArticleSeo } from './article-seo.tsx';
import { ArticleSource } from './article-source.tsx';
import { repostArticleLater } from './widgets/article-repost.tsx';

export const handle: RouteHandle = { texts: ['news', 'library', 'moderation', 'reference'], frame: 'read' };

const Desk = onDemand(async () => (await import('./article-desk.tsx')).ArticleDesk);

export async function loader(args: Route.LoaderArgs) {
  const id = args.params.articleId;
  return pack(args.context, await loadItem(args, id, (ask) => ask(getArticle, { id })));
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { view, comments } = unpack(loaderData);
  // The parts keep what the reader did with one article, which is not to be carried over to the next.
  return <ArticlePage key={view.item.id} view={view} comments={comments} />;
}

function ArticlePage({ view, comments }: { view: ArticleView; comments: OutputOf<typeof listComments> }) {
  const t = useTexts('news');
  const library = useTexts('library');
  const { item, can, related } = view;
  useRecordedView(item.id);
  const discussion = (
    <LaterDiscussion
      itemId={item.id}
      specialities={item.specialities}
      first={comments}
      count={item.counts.comments}
      refusal={can.respond ? null : <Refusal reason={can.respondRefusal} />}
    />
  );
  return (
    <PageBody aside={{ label: library('discussion.title'), content: discussion }}>
      <ArticleSeo view={view} />
      <div className={css.article}>
        <ArticleHead view={view} />
        <ArticleNotices view={view} />
        <Lines view={view} />
        <ArticleSource view={view} />
        <LaterItemResponse item={item} isOwn={false} repost={repostArticleLater} />
        <RelatedItems title={t('page.related')} related={related} pathOf={(id) => `/news/${id}`} listClass={css.related} />
      </div>
    </PageBody>
  );
}

/** The five lines, and for editors what they do with the article. */
function Lines({ view }: { view: ArticleView }) {
  const { item, can } = view;
  const [written, setWritten] = useState<WrittenCard | null>(view.written);
  const [editing, setEditing] = useState(false);
  return (
    <>
      {written !== null && !editing && <ArticleLines written={written} language={item.language} />}
      {can.writeCard && <Desk item={item} written={written} onWritten={setWritten} editing={editing} onEditing={setEditing} />}
    </>
  );
}

function Refusal({ reason }: { reason: string | null }) {
  const t = useTexts('news');
  return (
    <ResponseRefusal
      text={t(reason === 'signIn' || reason === 'notVerified' ? `respond.${reason}` : 'respond.closed')}
      signIn={reason === 'signIn' ? t('page.signIn') : null}
    />
  );
}
