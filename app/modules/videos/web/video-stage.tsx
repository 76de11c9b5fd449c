import { Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { largestSource } from '#modules/media/media.contract.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { lazily } from '#platform/web/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { VideoView } from '../videos.contract.ts';
import { useBeginning } from './use-kept-position.ts';
import css from './video-stage.module.css';

const Player = lazily(async () => (await import('./video-player.tsx')).VideoPlayer);

export interface VideoStageProps {
  view: VideoView;
  /** The second that the address asks for. */
  asked: number | null;
  onReady: (jump: (second: number) => void) => void;
  onTime: (second: number) => void;
}

/** Where the video plays: the player once scripts run, before that the browser's own. */
export function VideoStage({ view, asked, onReady, onTime }: VideoStageProps) {
  const { item, media } = view;
  const readerId = useReader()?.id ?? null;
  const begin = useBeginning({ readerId, videoId: item.id }, asked, view.my?.position ?? null, item.card.seconds);
  if (media === null) return <Preparing progress={view.progress} />;
  const plain = <PlainVideo view={{ ...view, media }} />;
  return (
    <div id="stage">
      {begin === null ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <Player view={{ ...view, media }} begin={begin} onReady={onReady} onTime={onTime} />
        </Suspense>
      )}
    </div>
  );
}

/** For browsers without scripts: those that know HLS play it. */
function PlainVideo({ view: { item, media, captions } }: { view: VideoView & { media: NonNullable<VideoView['media']> } }) {
  const t = useTexts('videos');
  const { poster } = item.card;
  return (
    // biome-ignore lint/a11y/useMediaCaption: those there are stand as tracks.
    <video
      className={css.plain}
      style={{ aspectRatio: `${media.width} / ${media.height}` }}
      controls
      preload="none"
      playsInline
      poster={poster === null ? undefined : largestSource(poster)}
      src={`${media.base}master.m3u8`}
      aria-label={item.title}
    >
      {captions.map((language) => (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          label={t(`language.${language}`)}
          src={`${media.base}captions/${language}.vtt`}
        />
      ))}
    </video>
  );
}

function Preparing({ progress }: { progress: number | null }) {
  const t = useTexts('videos');
  const { revalidate, state } = useRevalidator();
  return (
    <div id="stage" className={css.preparing}>
      <p className="strong">{t('page.preparing')}</p>
      <p className="muted">{t('page.preparingText')}</p>
      {progress !== null && progress > 0 && <ProgressBar label={t('page.preparing')} share={progress / 100} />}
      <Button icon="refresh" pending={state === 'loading'} pendingLabel={t('page.looking')} onClick={() => void revalidate()}>
        {t('page.lookAgain')}
      </Button>
    </div>
  );
}
