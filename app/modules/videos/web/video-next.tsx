import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { VideoView } from '../videos.contract.ts';
import css from './video.module.css';

/** Its place in a series, and what comes next. */
export function VideoNext({ series }: { series: NonNullable<VideoView['series']> }) {
  const t = useTexts('videos');
  return (
    <section className={css.next} aria-label={t('page.series')}>
      <p className={css.place}>
        <Icon of="playlist" size="s" decorative />{' '}
        <span>
          {t('page.part', { part: series.part, parts: series.parts })}{' '}
          <Link to={`/series/${series.id}`} className={css.inText}>
            {series.title}
          </Link>
        </span>
      </p>
      {series.next !== null && (
        <Link to={`/video/${series.next.id}`} className={buttonClass({ variant: 'primary' })}>
          {t('page.next', { title: series.next.title })}
        </Link>
      )}
    </section>
  );
}
