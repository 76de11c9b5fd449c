import { formatPosition } from '#platform/i18n/format.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { Chapter } from '../videos.contract.ts';
import css from './video-lines.module.css';

export interface VideoChaptersProps {
  chapters: readonly Chapter[];
  time: number;
  onJump: (second: number) => void;
}

export function VideoChapters({ chapters, time, onJump }: VideoChaptersProps) {
  const t = useTexts('videos');
  const current = chapters.findLastIndex(({ second }) => second <= time);
  return (
    <section aria-labelledby="chapters" className="stack-s">
      <h2 id="chapters" className="t-head">
        {t('page.chapters')}
      </h2>
      <ol className={css.lines}>
        {chapters.map(({ second, title }, n) => (
          <li key={second}>
            <button type="button" className={css.line} aria-current={n === current} onClick={() => onJump(second)}>
              <span className={css.time}>{formatPosition(second)}</span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
