import { Picture } from '#modules/media/web/widgets/picture.tsx';
import { formatPosition } from '#platform/i18n/format.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import type { StartedVideo } from '../videos.contract.ts';
import css from './video-started.module.css';

/** What the reader has begun, on this device or another: each goes on where they stopped. */
export function VideoStarted({ started }: { started: readonly StartedVideo[] }) {
  const t = useTexts('videos');
  if (started.length === 0) return null;
  return (
    <section className={css.started} aria-labelledby="started">
      <h2 id="started" className="t-head">
        {t('list.started')}
      </h2>
      <ul className={css.row}>
        {started.map(({ id, title, poster, seconds, my }) => (
          <li key={id}>
            <Link to={`/video/${id}`} className={css.one}>
              <span className={css.picture}>
                {poster !== null && <Picture image={poster} alt="" sizes="200px" />}
                <svg className={css.seen} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(my.position / seconds) * 100} height="1" />
                </svg>
              </span>
              <span className={css.title}>{title}</span>
              <span className="small muted">
                {t('list.startedAt', { time: formatPosition(my.position), length: formatPosition(seconds) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
