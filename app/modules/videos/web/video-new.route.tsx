import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { useMemberMessages } from '#platform/web/realtime.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { listOwnVideos, type OwnVideo } from '../video-upload.contract.ts';
import type { Route } from './+types/video-new.route';
import { OwnVideoRow } from './own-video-row.tsx';
import css from './video-edit.module.css';
import { VideoUploader } from './video-uploader.tsx';

export const handle: RouteHandle = { texts: ['videos', 'library', 'reference'], frame: 'work' };

export async function loader(args: Route.LoaderArgs) {
  const cursor = new URL(args.request.url).searchParams.get('cursor') ?? undefined;
  return forMember(args, async (call) => ({ page: await call(listOwnVideos, { cursor }) }));
}

const EVERYTHING = {};

export default function VideoNewRoute({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTexts('videos');
  const { revalidate } = useRevalidator();
  const list = usePageList<OwnVideo, typeof listOwnVideos>(listOwnVideos, EVERYTHING, page);
  useMemberMessages((message) => {
    if (message.name !== 'videos.progressed') return;
    const { videoId, progress } = message.payload as { videoId: string; progress: number };
    if (progress < 0 || progress >= 100) void revalidate();
    else list.setRows((rows) => rows.map((row) => (row.id === videoId ? { ...row, state: 'encoding', progress } : row)));
  });
  const handleChanged = useCallback(() => void revalidate(), [revalidate]);
  return (
    <PageBody>
      <Seo title={t('upload.title')} description={t('upload.lead')} noindex />
      <div className="stack-l">
        <div className="stack-s">
          <h1 className="t-display">{t('upload.title')}</h1>
          <p className="lede">{t('upload.lead')}</p>
        </div>
        <VideoUploader own={list.rows} onChanged={handleChanged} />
        {list.rows.length > 0 && (
          <section className="stack" aria-labelledby="own">
            <h2 id="own" className="t-head">
              {t('upload.own')}
            </h2>
            <ul className={css.plain}>
              {list.rows.map((video) => (
                <OwnVideoRow key={video.id} video={video} onChanged={handleChanged} />
              ))}
            </ul>
            <ListEnd list={list} nextPath={page.nextCursor && `/video/new?cursor=${encodeURIComponent(page.nextCursor)}`} />
          </section>
        )}
      </div>
    </PageBody>
  );
}
