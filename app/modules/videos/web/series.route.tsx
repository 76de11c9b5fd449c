import { BookmarkButton } from '#modules/library/web/widgets/bookmark-button.tsx';
import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import { ownApproval } from '#modules/library/web/widgets/item-loader.tsx';
import { LaterApprovalNotice, LaterItemResponse } from '#modules/library/web/widgets/later-item-parts.tsx';
import { ShareButton } from '#modules/library/web/widgets/share-button.tsx';
import { Picture } from '#modules/media/web/widgets/picture.tsx';
import { repostReadingMaterialLater } from '#modules/posts/web/widgets/reading-material-repost.tsx';
import { formatPosition } from '#platform/i18n/format.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Status } from '#ui/status.tsx';
import { getSeries, type SeriesView } from '../series.contract.ts';
import type { Route } from './+types/series.route';
import css from './series.module.css';
import { SeriesWithdrawal } from './series-withdrawal.tsx';

export const handle: RouteHandle = { texts: ['videos', 'library', 'moderation', 'reference'] };

/** The end of a video is often cut short by its readers. */
const FINISHED = 0.9;

export async function loader({ context, params: { seriesId } }: Route.LoaderArgs) {
  const series = await call(context)(getSeries, { id: seriesId }).catch(asNotFound);
  return { ...series, approval: series.can.edit ? await ownApproval(context, seriesId) : null };
}

export default function SeriesRoute({ loaderData }: Route.ComponentProps) {
  // What is kept, counted and written on it is not carried over to the next one.
  return <SeriesPage key={loaderData.item.id} {...loaderData} />;
}

function SeriesPage({ item, parts, next, withdrawn, can, approval }: Route.ComponentProps['loaderData']) {
  const t = useTexts('videos');
  const [begun, done] = [parts.some(({ my }) => my !== null), parts.filter((part) => shareOf(part) >= FINISHED).length];
  // What staff sent back is not brought back as it is: its author reads why, and hands it in again.
  const sentBack = approval?.state === 'sentBack';
  return (
    <PageBody>
      <Seo title={item.title} description={item.summary === '' ? item.title : item.summary} canonicalPath={`/series/${item.id}`} />
      <div className={css.series}>
        <nav aria-label={t('page.youAreHere')} className="small">
          <Link to="/series">{t('series.title')}</Link>
        </nav>
        <h1 className="t-display" lang={item.language}>
          {item.title}
        </h1>
        {approval !== null && <LaterApprovalNotice itemId={item.id} approval={approval} />}
        {withdrawn && !sentBack && <SeriesWithdrawal seriesId={item.id} withdrawn />}
        <div className="row-between row-wrap">
          <ItemByline byline={item.byline} at={item.publishedAt} />
          <div className="row">
            {can.edit && (
              <Link to={`/series/${item.id}/edit`} className={buttonClass({ size: 's' })}>
                {t('page.edit')}
              </Link>
            )}
            {can.edit && !withdrawn && <SeriesWithdrawal seriesId={item.id} withdrawn={false} />}
            <BookmarkButton itemId={item.id} bookmarked={item.my?.bookmarked ?? false} />
            <ShareButton title={item.title} />
          </div>
        </div>
        {item.summary !== '' && <p lang={item.language}>{item.summary}</p>}
        {begun && (
          <div className="stack-s">
            <p className="small muted">{t('series.done', { done, count: parts.length })}</p>
            <ProgressBar label={t('series.progress')} share={parts.length === 0 ? 0 : done / parts.length} />
          </div>
        )}
        {next !== null && (
          <Link to={`/video/${next}`} className={buttonClass({ variant: 'primary' })}>
            {begun ? t('series.goOn') : t('series.begin')}
          </Link>
        )}
        <ol className={css.parts}>
          {parts.map((part, n) => (
            <Part key={part.id} part={part} number={n + 1} />
          ))}
        </ol>
        {!withdrawn && <LaterItemResponse item={item} isOwn={can.edit} repost={repostReadingMaterialLater} />}
      </div>
    </PageBody>
  );
}

type SeriesPart = SeriesView['parts'][number];

const shareOf = ({ my, card }: SeriesPart) => (my === null || card.seconds === null ? 0 : my.watched / card.seconds);

function Part({ part, number }: { part: SeriesPart; number: number }) {
  const t = useTexts('videos');
  const { id, title, summary, card, my } = part;
  const share = shareOf(part);
  return (
    <li className={css.part}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.picture}>{card.poster !== null && <Picture image={card.poster} alt="" sizes="160px" />}</div>
      <div className={css.words}>
        <h2 className="t-sub">
          <Link to={`/video/${id}`}>{title}</Link>
        </h2>
        <p className={css.summary}>{summary}</p>
        <p className="small muted row row-wrap">
          <span>{card.seconds === null ? t('page.preparing') : t('series.length', { time: formatPosition(card.seconds) })}</span>
          {share >= FINISHED && <Status tone="done">{t('series.seen')}</Status>}
          {my !== null && my.position > 0 && share < FINISHED && (
            <Status tone="waiting">{t('series.stopped', { time: formatPosition(my.position) })}</Status>
          )}
        </p>
      </div>
    </li>
  );
}
