import { type PointerEvent, useState } from 'react';
import { formatPosition } from '#platform/i18n/format.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { Chapter, Storyboard } from '../videos.contract.ts';
import css from './player-seek.module.css';

export interface PlayerSeekProps {
  time: number;
  seconds: number;
  chapters: readonly Chapter[];
  /** With the address of its file. */
  storyboard: (Storyboard & { src: string }) | null;
  onSeek: (second: number) => void;
}

/** The line of time: the browser's own slider, with a picture of where the pointer is. */
export function PlayerSeek({ time, seconds, chapters, storyboard, onSeek }: PlayerSeekProps) {
  const t = useTexts('videos');
  const [preview, setPreview] = useState<{ second: number; share: number } | null>(null);

  function handleMove(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (event.clientX - left) / width));
    setPreview({ second: share * seconds, share });
  }

  return (
    <div className={css.seek} onPointerMove={handleMove} onPointerLeave={() => setPreview(null)}>
      {preview !== null && <Preview {...preview} storyboard={storyboard} chapter={chapterAt(chapters, preview.second)} />}
      <input
        type="range"
        className={css.range}
        min={0}
        max={Math.floor(seconds)}
        step={1}
        value={Math.min(Math.floor(time), Math.floor(seconds))}
        aria-label={t('player.seek')}
        aria-valuetext={t('player.position', { time: formatPosition(time), length: formatPosition(seconds) })}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <svg className={css.track} viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1000" height="6" className={css.rest} />
        <rect width={seconds > 0 ? (time / seconds) * 1000 : 0} height="6" className={css.done} />
        {chapters
          .filter(({ second }) => second > 0 && second < seconds)
          .map(({ second }) => (
            <rect key={second} x={(second / seconds) * 1000 - 2} width="4" height="6" className={css.tick} />
          ))}
      </svg>
    </div>
  );
}

const chapterAt = (chapters: readonly Chapter[], second: number) => chapters.findLast((chapter) => chapter.second <= second)?.title ?? null;

interface PreviewProps {
  second: number;
  share: number;
  storyboard: PlayerSeekProps['storyboard'];
  chapter: string | null;
}

function Preview({ second, share, storyboard, chapter }: PreviewProps) {
  const n = storyboard === null ? 0 : Math.min(storyboard.columns * storyboard.rows - 1, Math.floor(second / storyboard.interval));
  return (
    <div className={css.preview} style={{ left: `clamp(84px, ${share * 100}%, calc(100% - 84px))` }} aria-hidden="true">
      {storyboard !== null && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${storyboard.width} ${storyboard.height}`}
          width={storyboard.width}
          height={storyboard.height}
        >
          <image
            href={storyboard.src}
            x={-(n % storyboard.columns) * storyboard.width}
            y={-Math.floor(n / storyboard.columns) * storyboard.height}
            width={storyboard.columns * storyboard.width}
            height={storyboard.rows * storyboard.height}
          />
        </svg>
      )}
      <span className="num">{formatPosition(second)}</span>
      {chapter !== null && <span className={css.chapter}>{chapter}</span>}
    </div>
  );
}
