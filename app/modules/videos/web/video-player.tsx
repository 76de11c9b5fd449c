import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { largestSource } from '#modules/media/media.contract.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { isLeaving } from '#platform/web/leave-device.ts';
import { Icon } from '#ui/icon.tsx';
import type { VideoView } from '../videos.contract.ts';
import { PlayerControls } from './player-controls.tsx';
import { useCaption } from './use-caption.ts';
import { savePosition } from './use-kept-position.ts';
import { usePicture } from './use-picture.ts';
import { type Player, usePlayer } from './use-player.ts';
import { type PlayerExtras, usePlayerKeys } from './use-player-keys.ts';
import { useVideoAddress } from './use-video-address.ts';
import { useWatchReport } from './use-watch-report.ts';
import css from './video-player.module.css';

export interface VideoPlayerProps {
  view: VideoView & { media: NonNullable<VideoView['media']> };
  /** Second to begin at. */
  begin: number;
  /** Given a way to go to a second and play from there. */
  onReady: (jump: (second: number) => void) => void;
  onTime: (second: number) => void;
}

export function VideoPlayer({ view, begin, onReady, onTime }: VideoPlayerProps) {
  const t = useTexts('videos');
  const { item, media, captions, chapters } = view;
  const address = useVideoAddress(item.id, media.base);
  const { base } = address;
  const player = usePlayer(address, item.card.seconds ?? 0, begin);
  const { caption, setCaption, toggleCaptions } = useCaption(player.element, captions);
  const stage = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [fullScreen, toggleFullScreen] = useFullScreen(stage, player);
  const picture = usePicture(player.element);
  const extras: PlayerExtras = {
    toggleCaptions,
    toggleFullScreen,
    togglePicture: picture.toggle,
  };
  const handleKey = usePlayerKeys(player, extras);
  const readerId = useReader()?.id ?? null;
  useWatchReport(
    item.id,
    player.element,
    view.my?.position ?? null,
    useCallback(
      (second, known) => {
        // Whoever signs out has left nothing here, and this page goes after that.
        if (!isLeaving()) savePosition({ readerId, videoId: item.id }, second, known);
      },
      [readerId, item.id],
    ),
  );
  const { seek, play } = player;
  useEffect(() => {
    onReady((second) => {
      seek(second);
      void play();
    });
  }, [onReady, seek, play]);
  useEffect(() => onTime(player.time), [onTime, player.time]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls inside, wherever the focus is among them.
    <div ref={stage} className={css.player} onKeyDown={handleKey}>
      <div className={css.stage} style={{ aspectRatio: `${media.width} / ${media.height}` }}>
        {/* biome-ignore lint/a11y/useMediaCaption: those there are stand as tracks. */}
        <video
          ref={player.element}
          className={css.video}
          playsInline
          preload="none"
          poster={item.card.poster === null ? undefined : largestSource(item.card.poster)}
          aria-label={item.title}
          onClick={player.toggle}
        >
          {captions.map((language) => (
            <track
              key={language}
              kind="captions"
              srcLang={language}
              label={t(`language.${language}`)}
              src={`${base}captions/${language}.vtt`}
            />
          ))}
        </video>
        {player.mode === 'slides' && media.slides !== null && (
          <img
            className={css.slide}
            alt={t('player.slideAlt')}
            src={`${base}slides/${Math.min(media.slides.count, Math.floor(player.time / media.slides.interval) + 1)}.webp`}
          />
        )}
        {picture.open && (
          <p role="status" className={css.elsewhere}>
            {t('player.pictureOpen')}
          </p>
        )}
        <Overlay player={player} main={main} />
      </div>
      <PlayerControls
        main={main}
        player={player}
        extras={extras}
        chapters={chapters}
        storyboard={media.storyboard && { ...media.storyboard, src: `${base}storyboard.webp` }}
        captions={captions}
        caption={caption}
        onCaption={setCaption}
        hasSlides={media.slides !== null}
        fullScreen={fullScreen}
        picture={picture}
      />
    </div>
  );
}

/** In the middle: the way to begin, waiting, or what went wrong. */
function Overlay({ player, main }: { player: Player; main: RefObject<HTMLButtonElement | null> }) {
  const t = useTexts('videos');
  // What is pressed here goes away: the keys of the player go on from the button that does the same. Under a finger nothing moves.
  const pressed = (act: () => Promise<void>) => (event: MouseEvent) => {
    main.current?.focus({ preventScroll: event.detail > 0 });
    void act();
  };
  if (player.failed)
    return (
      <div className={css.overlay} role="alert">
        <p>{t('player.failed')}</p>
        <button type="button" className={css.retry} onClick={pressed(player.retry)}>
          <Icon of="refresh" size="s" decorative />
          {t('player.retry')}
        </button>
      </div>
    );
  if (!player.started)
    return (
      <button type="button" className={css.begin} aria-label={t('player.begin')} onClick={pressed(player.play)}>
        <Icon of="player-play-filled" size="xl" decorative />
      </button>
    );
  return (
    <span role="status" className={player.waiting ? css.waiting : 'visually-hidden'}>
      {player.waiting ? t('player.waiting') : ''}
    </span>
  );
}

function useFullScreen(stage: React.RefObject<HTMLDivElement | null>, player: Player): [boolean, () => void] {
  const [fullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const handle = () => setFullScreen(document.fullscreenElement === stage.current && stage.current !== null);
    document.addEventListener('fullscreenchange', handle);
    return () => document.removeEventListener('fullscreenchange', handle);
  }, [stage]);
  const toggle = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    else if (stage.current?.requestFullscreen !== undefined) void stage.current.requestFullscreen();
    // Phones that show only the picture itself over the whole screen.
    else (player.element.current as { webkitEnterFullscreen?: () => void } | null)?.webkitEnterFullscreen?.();
  };
  return [fullScreen, toggle];
}
