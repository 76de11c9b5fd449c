import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { useMemberMessages } from '#platform/web/realtime.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { getOwnVideo, type OwnVideo } from '../video-upload.contract.ts';
import type { Route } from './+types/video-edit.route';
import { VideoCaptions } from './video-captions.tsx';
import { VideoDetailsForm } from './video-details-form.tsx';

export const handle: RouteHandle = { texts: ['videos', 'library', 'reference'], frame: 'work' };

export async function loader(args: Route.LoaderArgs) {
  const { videoId } = args.params;
  return forMember(args, async (call) => ({
    video: await call(getOwnVideo, { id: videoId }).catch(asNotFound),
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
        <VideoDetailsForm key={video.id} video={video} />
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
