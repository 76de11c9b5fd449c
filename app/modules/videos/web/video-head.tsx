import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import headCss from '#modules/library/web/widgets/item-head.module.css';
import { LaterItemActs } from '#modules/library/web/widgets/later-item-parts.tsx';
import { formatPercent } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import type { VideoView } from '../videos.contract.ts';
import css from './video.module.css';

/** Where we are, the title, who speaks, and what it is about. */
export function VideoHead({ view }: { view: VideoView }) {
  const t = useTexts('videos');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { item, description, my } = view;
  const [leading] = item.specialities;
  const share = my === null || item.card.seconds === null ? 0 : Math.min(1, my.watched / item.card.seconds);
  return (
    <header className={headCss.head}>
      <nav aria-label={t('page.youAreHere')} className={headCss.crumb}>
        <Link to="/video">{t('page.videos')}</Link>
        {leading !== undefined && (
          <>
            <span aria-hidden>/</span>
            <Link to={`/video?speciality=${leading}`}>{reference(`speciality.${leading}`)}</Link>
          </>
        )}
        {share > 0 && <span className="push num">{t('page.watched', { share: formatPercent(language, share) })}</span>}
      </nav>
      <h1 className="t-display" lang={item.language}>
        {item.title}
      </h1>
      <div className={headCss.by}>
        <ItemByline byline={item.byline} at={item.publishedAt} />
        <div className={css.acts}>
          {view.can.edit && (
            <Link to={`/video/${item.id}/edit`} className={buttonClass({ size: 's' })}>
              {t('page.edit')}
            </Link>
          )}
          <LaterItemActs item={item} />
        </div>
      </div>
      {description !== '' && (
        <p className={css.description} lang={item.language}>
          {description}
        </p>
      )}
    </header>
  );
}
