import { useCallback, useRef, useState } from 'react';
import { data, useSearchParams } from 'react-router';
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
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { getVideo, type VideoView } from '../videos.contract.ts';
import type { Route } from './+types/video.route';
import css from './video.module.css';
import { VideoChapters } from './video-chapters.tsx';
import { VideoHead } from './video-head.tsx';
import { VideoNext } from './video-next.tsx';
import { VideoRefusal } from './video-refusal.tsx';
import { VideoSeo } from './video-seo.tsx';
import { VideoStage } from './video-stage.tsx';
import { VideoTranscript } from './video-transcript.tsx';
import { repostVideoLater } from './widgets/video-repost.tsx';

export const handle: RouteHandle = { texts: ['videos', 'library', 'moderation', 'reference'], frame: 'read' };

const GONE = 410;

export async function loader({ context, params: { videoId }, request }: Route.LoaderArgs) {
  const ask = call(context);
  const cursor = new URL(request.url).searchParams.get('comments') ?? undefined;
  try {
    const discussion = ask(listComments, { itemId: videoId, limit: COMMENTS_PER_PAGE, cursor });
    // The video says why it cannot be watched; its discussion knows only that it is not there, and may say so first.
    discussion.catch(() => undefined);
    const view = await ask(getVideo, { id: videoId });
    const comments = await discussion;
    const approval = view.can.edit ? await ask(getApproval, { itemId: videoId }) : null;
    return { view, comments, approval };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === 'videos.withdrawn') return data(null, { status: GONE });
    if (error.status === 404 || error.code === 'request.invalid') throw data(null, { status: 404 });
    throw error;
  }
}

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <Gone />;
  return <VideoPage key={loaderData.view.item.id} {...loaderData} />;
}

interface VideoPageProps {
  view: VideoView;
  comments: OutputOf<typeof listComments>;
  approval: OutputOf<typeof getApproval> | null;
}

function VideoPage({ view, comments, approval }: VideoPageProps) {
  const t = useTexts('library');
  const { item, can } = view;
  const asked = useAskedSecond();
  const [time, setTime] = useState(0);
  const jumper = useRef<(second: number) => void>(() => undefined);
  const jump = useCallback((second: number) => {
    jumper.current(second);
    document.getElementById('stage')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const handleReady = useCallback((way: (second: number) => void) => {
    jumper.current = way;
  }, []);
  const now = useRef(0);
  now.current = time;
  useRecordedView(item.id);
  const discussion = (
    <Discussion
      itemId={item.id}
      specialities={item.specialities}
      first={comments}
      count={item.counts.comments}
      refusal={can.respond ? null : <VideoRefusal reasonKey={can.respondRefusal} />}
      moment={view.media === null ? undefined : { current: () => now.current, onJump: jump }}
    />
  );
  return (
    <PageBody aside={{ label: t('discussion.title'), content: discussion }}>
      <VideoSeo view={view} />
      {approval !== null && <ApprovalNotice itemId={item.id} approval={approval} />}
      <div className={css.video}>
        <VideoStage view={view} asked={asked} onReady={handleReady} onTime={setTime} />
        <VideoHead view={view} />
        <ItemResponse item={item} isOwn={can.edit} repost={repostVideoLater} />
        {view.series !== null && <VideoNext series={view.series} />}
        {view.chapters.length > 0 && <VideoChapters chapters={view.chapters} time={time} onJump={jump} />}
        {view.transcript !== null && (
          <VideoTranscript videoId={item.id} first={view.transcript} languages={view.captions} time={time} onJump={jump} />
        )}
        <Related view={view} />
      </div>
    </PageBody>
  );
}

function Related({ view: { related } }: { view: VideoView }) {
  const t = useTexts('videos');
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="stack-s">
      <h2 id="related" className="t-head">
        {t('page.related')}
      </h2>
      <ul className={css.plain}>
        {related.map(({ id, title, byline }) => (
          <li key={id}>
            <Link to={`/video/${id}`}>{title}</Link> {byline.kind === 'member' && <span className="small muted">{byline.name}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `?t=95` begins at that second. */
function useAskedSecond(): number | null {
  const [parameters] = useSearchParams();
  const asked = parameters.get('t');
  return asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
}

/** What stands at the address of a video that was taken down. */
function Gone() {
  const t = useTexts('videos');
  return (
    <PageBody>
      <Seo title={t('page.goneTitle')} description={t('page.goneText')} noindex />
      <EmptyState
        title={t('page.goneTitle')}
        action={
          <Link to="/video" className={buttonClass({ variant: 'primary' })}>
            {t('page.others')}
          </Link>
        }
      >
        {t('page.goneText')}
      </EmptyState>
    </PageBody>
  );
}
