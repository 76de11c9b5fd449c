import { ItemResponse } from '#modules/library/web/widgets/item-response.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import type { VideoView } from '../videos.contract.ts';
import css from './video.module.css';
import { VideoChapters } from './video-chapters.tsx';
import { VideoNext } from './video-next.tsx';
import { VideoTranscript } from './video-transcript.tsx';
import { repostVideoLater } from './widgets/video-repost.tsx';

export interface VideoBodyProps {
  view: VideoView;
  /** The second at which the video stands. */
  time: number;
  onJump: (second: number) => void;
}

/** Below the picture: what viewers thought of it, what comes next, and the ways into it. */
export function VideoBody({ view, time, onJump }: VideoBodyProps) {
  const { item } = view;
  return (
    <div className={css.body}>
      <ItemResponse item={item} isOwn={view.can.edit} repost={repostVideoLater} />
      {view.series !== null && <VideoNext series={view.series} />}
      {view.chapters.length > 0 && <VideoChapters chapters={view.chapters} time={time} onJump={onJump} />}
      {view.transcript !== null && (
        <VideoTranscript videoId={item.id} first={view.transcript} languages={view.captions} time={time} onJump={onJump} />
      )}
      <Related view={view} />
    </div>
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
