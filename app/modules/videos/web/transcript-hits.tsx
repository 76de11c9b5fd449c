import { formatPosition } from '#platform/i18n/format.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import type { searchTranscripts } from '../videos.contract.ts';
import css from './video-list.module.css';

/** Moments at which it is said, each a way into the video. */
export function TranscriptHits({ q, found }: { q: string; found: OutputOf<typeof searchTranscripts>['data'] }) {
  const t = useTexts('videos');
  return (
    <section className={css.hits} aria-labelledby="spoken">
      <h2 id="spoken" className="t-head">
        {t('list.spoken', { query: q })}
      </h2>
      {found.length === 0 && <p className="muted">{t('list.notSpoken')}</p>}
      {found.map(({ videoId, title, language, moments }) => (
        <div key={`${videoId}-${language}`}>
          <h3 className="strong">
            <Link to={`/video/${videoId}`} className={css.found}>
              {title}
            </Link>
          </h3>
          <ul className={css.moments}>
            {moments.map(({ start, text }) => (
              <li key={start}>
                <Link to={`/video/${videoId}?t=${Math.floor(start)}`} className={css.moment}>
                  <span className="num">{formatPosition(start)}</span> <span lang={language}>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
