import type { ReactNode, RefObject } from 'react';
import { formatNumber, formatPosition } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { CaptionLanguage, Chapter, Storyboard } from '../videos.contract.ts';
import css from './player-controls.module.css';
import { PlayerSeek } from './player-seek.tsx';
import type { PictureWindow } from './use-picture.ts';
import { type Player, SPEEDS } from './use-player.ts';
import type { PlayerExtras } from './use-player-keys.ts';

export interface PlayerControlsProps {
  /** Plays and pauses. */
  main: RefObject<HTMLButtonElement | null>;
  player: Player;
  extras: PlayerExtras;
  chapters: readonly Chapter[];
  storyboard: (Storyboard & { src: string }) | null;
  captions: readonly CaptionLanguage[];
  caption: CaptionLanguage | null;
  onCaption: (language: CaptionLanguage | null) => void;
  hasSlides: boolean;
  fullScreen: boolean;
  picture: PictureWindow;
}

export function PlayerControls(props: PlayerControlsProps) {
  const { main, player, extras, chapters, storyboard, captions, caption, onCaption, hasSlides, fullScreen, picture } = props;
  const t = useTexts('videos');
  const language = useLanguage();
  const slides = player.mode === 'slides';
  return (
    <div className={css.controls}>
      <PlayerSeek time={player.time} seconds={player.seconds} chapters={chapters} storyboard={storyboard} onSeek={player.seek} />
      <div className={css.row}>
        <div className={css.group}>
          <Act
            ref={main}
            icon={player.playing ? 'player-pause-filled' : 'player-play-filled'}
            label={player.playing ? t('player.pause') : t('player.play')}
            onClick={player.toggle}
          />
          <Act
            icon={player.muted || player.volume === 0 ? 'volume-off' : 'volume'}
            label={player.muted ? t('player.unmute') : t('player.mute')}
            onClick={player.toggleMuted}
          />
          <span className={css.time}>
            {formatPosition(player.time)} / {formatPosition(player.seconds)}
          </span>
        </div>
        <div className={css.group}>
          <Choice label={t('player.speed')} value={String(player.speed)} onChange={(value) => player.setSpeed(Number(value))}>
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t('player.times', { speed: formatNumber(language, speed) })}
              </option>
            ))}
          </Choice>
          {captions.length > 0 && (
            <Choice
              label={t('player.captions')}
              value={caption ?? ''}
              onChange={(value) => onCaption(value === '' ? null : (value as CaptionLanguage))}
            >
              <option value="">{t('player.noCaptions')}</option>
              {captions.map((one) => (
                <option key={one} value={one}>
                  {t(`language.${one}`)}
                </option>
              ))}
            </Choice>
          )}
          {hasSlides && (
            <Act
              icon="headphones"
              label={t('player.slides')}
              pressed={slides}
              onClick={() => player.setMode(slides ? 'video' : 'slides')}
            />
          )}
          {picture.possible && !slides && (
            <Act icon="picture-in-picture" label={t('player.picture')} pressed={picture.open} onClick={picture.toggle} />
          )}
          <Act
            icon={fullScreen ? 'minimize' : 'maximize'}
            label={fullScreen ? t('player.leaveFullScreen') : t('player.fullScreen')}
            onClick={extras.toggleFullScreen}
          />
        </div>
      </div>
    </div>
  );
}

interface ActProps {
  ref?: RefObject<HTMLButtonElement | null>;
  icon: IconName;
  label: string;
  pressed?: boolean;
  onClick: () => void;
}

function Act({ ref, icon, label, pressed, onClick }: ActProps) {
  return (
    <button ref={ref} type="button" className={css.act} aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
      <Icon of={icon} decorative />
    </button>
  );
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <select className={css.choice} aria-label={label} title={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
  );
}
