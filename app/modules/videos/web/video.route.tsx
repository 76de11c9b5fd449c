import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { gone, loadOwnableItem } from '#modules/library/web/widgets/item-loader.tsx';
import { ItemPage, type OwnableItem } from '#modules/library/web/widgets/item-page.tsx';
import { KeyedRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { getVideo, type VideoView } from '../videos.contract.ts';
import type { Route } from './+types/video.route';
import { LaterVideoBody } from './later-video-body.tsx';
import css from './video.module.css';
import { VideoHead } from './video-head.tsx';
import { VideoSeo } from './video-seo.tsx';
import { VideoStage } from './video-stage.tsx';

export const handle: RouteHandle = { texts: ['videos', 'library', 'moderation', 'reference'], frame: 'read' };

const VideoGone = onDemand(async () => (await import('./video-gone.tsx')).VideoGone);

export async function loader(args: Route.LoaderArgs) {
  const id = args.params.videoId;
  const page = await loadOwnableItem(args, id, (ask) => ask(getVideo, { id }));
  return page ?? gone();
}

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <VideoGone />;
  return <VideoPage key={loaderData.view.item.id} page={loaderData} />;
}

function VideoPage({ page }: { page: OwnableItem<VideoView> }) {
  const t = useTexts('videos');
  const { view } = page;
  const asked = useAskedSecond();
  const [time, setTime] = useState(0);
  const jumper = useRef<((second: number) => void) | null>(null);
  /** Pressed before the player had come, as on a thin line: it begins there. */
  const early = useRef<number | null>(null);
  const jump = useCallback((second: number) => {
    if (jumper.current === null) early.current = second;
    else jumper.current(second);
    document.getElementById('stage')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const handleReady = useCallback((way: (second: number) => void) => {
    jumper.current = way;
    if (early.current !== null) way(early.current);
    early.current = null;
  }, []);
  const now = useRef(0);
  now.current = time;
  return (
    <ItemPage
      page={page}
      seo={<VideoSeo view={view} />}
      refusal={<KeyedRefusal reasonKey={view.can.respondRefusal} t={t} />}
      moment={view.media === null ? undefined : { current: () => now.current, onJump: jump }}
    >
      <div className={css.video}>
        <VideoStage view={view} asked={asked} onReady={handleReady} onTime={setTime} />
        <VideoHead view={view} />
        <LaterVideoBody view={view} time={time} onJump={jump} />
      </div>
    </ItemPage>
  );
}

/** `?t=95` begins at that second. */
function useAskedSecond(): number | null {
  const [parameters] = useSearchParams();
  const asked = parameters.get('t');
  return asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
}
