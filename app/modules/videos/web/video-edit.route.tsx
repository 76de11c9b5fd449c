import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { forMember } from '#modules/identity/web/widgets/for-member.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { useMemberMessages } from '#platform/web/realtime.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { getOwnVideo, type OwnVideo, publishVideo, saveVideo, type VideoDetails } from '../video-upload.contract.ts';
import type { Route } from './+types/video-edit.route';
import { VideoCaptions } from './video-captions.tsx';
import { VideoFields } from './video-fields.tsx';

export const handle: RouteHandle = { texts: ['videos', 'reference'], frame: 'work' };

export async function loader(args: Route.LoaderArgs) {
  const { videoId } = args.params;
  return forMember(args, async (call) => ({
    video: await call(getOwnVideo, { id: videoId }).catch((error: unknown) => {
      throw error instanceof CallFailure && (error.status === 404 || error.code === 'request.invalid')
        ? data(null, { status: 404 })
        : error;
    }),
  }));
}

export default function VideoEditRoute({ loaderData: { video } }: Route.ComponentProps) {
  const t = useTexts('videos');
  return (
    <PageBody>
      <Seo title={t('edit.heading')} description={t('upload.lead')} noindex />
      <div className="stack-l">
        <nav aria-label={t('page.youAreHere')} className="small">
          <Link to="/video/new">{t('upload.own')}</Link>
        </nav>
        <h1 className="t-display">{t('edit.heading')}</h1>
        <State video={video} />
        <DetailsForm key={video.id} video={video} />
        <VideoCaptions video={video} />
      </div>
    </PageBody>
  );
}

function State({ video: { id, state, failure, progress } }: { video: OwnVideo }) {
  const t = useTexts('videos');
  const { revalidate } = useRevalidator();
  const [live, setLive] = useState<number | null>(null);
  useMemberMessages((message) => {
    const payload = message.payload as { videoId?: string; progress?: number };
    if (message.name !== 'videos.progressed' || payload.videoId !== id || payload.progress === undefined) return;
    setLive(Math.max(0, payload.progress));
    if (payload.progress < 0 || payload.progress >= 100) void revalidate();
  });
  if (state === 'ready') return null;
  if (failure !== null) return <p role="alert">{t(`failure.${failure}`)}</p>;
  return (
    <div className="stack-s">
      <p role="status">{t(`own.${state}`)}</p>
      {state === 'encoding' && <ProgressBar label={t('own.encoding')} share={(live ?? progress) / 100} />}
    </div>
  );
}

function DetailsForm({ video }: { video: OwnVideo }) {
  const t = useTexts('videos');
  const go = useGo();
  const { revalidate } = useRevalidator();
  const save = useCommand(saveVideo);
  const publish = useCommand(publishVideo);
  const [details, setDetails] = useState<VideoDetails>(video.details);
  const [attempt, setAttempt] = useState(0);
  const failure = save.failure ?? publish.failure;
  const fields = Object.fromEntries(
    Object.entries(failure?.body.fields ?? {}).map(([path, words]) => [path.replace(/^details\./, ''), words]),
  );

  async function handleSave(thenPublish: boolean) {
    setAttempt((count) => count + 1);
    publish.reset();
    const saved = await save.run({ id: video.id, details });
    if (saved === null) return;
    if (!thenPublish) {
      showToast(t('edit.saved'));
      void revalidate();
      return;
    }
    const published = await publish.run({ id: video.id });
    if (published === null) return;
    showToast(t(published.published === 'held' ? 'edit.held' : published.publishing ? 'edit.willPublish' : 'edit.published'));
    go(published.published === null ? '/video/new' : `/video/${video.id}`);
  }

  const errors = Object.entries(fields).map(([path, message]) => ({ fieldId: `video-${path.split('.')[0]}`, message }));
  const general = failure !== null && errors.length === 0 ? [{ message: failure.body.message || t('page.failed') }] : [];
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave(video.published === null && !video.publishing);
      }}
    >
      <ErrorSummary title={t('edit.wrong')} errors={[...errors, ...general]} attempt={attempt} />
      <VideoFields details={details} errors={fields} onChange={(part) => setDetails((before) => ({ ...before, ...part }))} />
      <div className="row row-wrap">
        {video.published === null && !video.publishing && video.state !== 'failed' ? (
          <>
            <Button variant="primary" type="submit" pending={save.pending || publish.pending} pendingLabel={t('edit.saving')}>
              {video.state === 'ready' ? t('edit.publish') : t('edit.publishWhenReady')}
            </Button>
            <Button onClick={() => void handleSave(false)}>{t('edit.save')}</Button>
          </>
        ) : (
          <Button variant="primary" type="submit" pending={save.pending} pendingLabel={t('edit.saving')}>
            {t('edit.save')}
          </Button>
        )}
      </div>
    </form>
  );
}
