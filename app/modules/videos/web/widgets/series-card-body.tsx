/** What a list shows of a series: the picture of the first video that anyone may watch, and how many of them there are. */
import type { ItemCard } from '#modules/library/library.contract.ts';
import { Picture } from '#modules/media/web/widgets/picture.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import type { SeriesCard } from '../../series.contract.ts';
import css from './video-card-body.module.css';

const SIZES = '(max-width: 767px) calc(100vw - 66px), 632px';

export function SeriesCardBody({ item, first }: { item: ItemCard; first: boolean }) {
  const t = useTexts('library');
  // An item of kind `series` carries this card: the videos module registers no other.
  const { poster, parts } = item.card as SeriesCard;
  return (
    <>
      <p className={css.summary} lang={item.language}>
        {item.summary}
      </p>
      {poster !== null && (
        <Link to={`/series/${item.id}`} className={css.poster} tabIndex={-1} aria-hidden="true">
          <Picture image={poster} alt="" sizes={SIZES} priority={first} />
        </Link>
      )}
      {parts > 0 && <p className="small muted">{t('card.seriesParts', { count: parts })}</p>}
    </>
  );
}
