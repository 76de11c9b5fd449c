/** What a list shows of a video: a picture with its length, and in which languages it can be read along. */
import type { ItemCard } from '#modules/library/library.contract.ts';
import { Picture } from '#modules/media/web/widgets/picture.tsx';
import { formatPosition } from '#platform/i18n/format.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PictureMark } from '#ui/picture-mark.tsx';
import type { VideoCard } from '../../videos.contract.ts';
import css from './video-card-body.module.css';

const SIZES = '(max-width: 767px) calc(100vw - 66px), 632px';

export function VideoCardBody({ item, first }: { item: ItemCard; first: boolean }) {
  const t = useTexts('library');
  // An item of kind `video` carries this card: the videos module registers no other.
  const { poster, seconds, captions } = item.card as VideoCard;
  return (
    <>
      <p className={css.summary} lang={item.language}>
        {item.summary}
      </p>
      {poster === null ? (
        <p className={css.preparing}>{t('card.videoPreparing')}</p>
      ) : (
        <Link to={`/video/${item.id}`} className={css.poster} tabIndex={-1} aria-hidden="true">
          <Picture image={poster} alt="" sizes={SIZES} priority={first} />
          {seconds !== null && <PictureMark>{formatPosition(seconds)}</PictureMark>}
        </Link>
      )}
      <p className="small muted">
        {seconds !== null && <span className="visually-hidden">{t('card.videoLength', { time: formatPosition(seconds) })} </span>}
        {captions.length > 0 && t('card.videoCaptions', { languages: captions.map((one) => one.toUpperCase()).join(', ') })}
      </p>
    </>
  );
}
