import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { ItemRows } from '#modules/library/web/widgets/item-rows.tsx';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { LaterListFailed } from '#platform/web/later-list-failed.tsx';
import { Link } from '#platform/web/link.tsx';
import { listOrRest } from '#platform/web/list-loader.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { listSeries, type SeriesSummary } from '../series.contract.ts';
import type { Route } from './+types/series-list.route';
import css from './video-list.module.css';
import { VideoTabs } from './video-tabs.tsx';

export const handle: RouteHandle = { texts: [...CARD_TEXTS, 'videos'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const load = async () => ({ page: await call(context)(listSeries, { cursor }) });
  return listOrRest(load, () => ({ page: null }));
}

export default function SeriesListRoute({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTexts('videos');
  const signedIn = useReader() !== null;
  return (
    <PageBody>
      <Seo title={t('series.title')} description={t('series.description')} canonicalPath="/series" />
      <PageHead title={t('series.title')}>
        {signedIn && (
          <Link to="/series/new" className={buttonClass({ variant: 'primary' })}>
            {t('series.make')}
          </Link>
        )}
      </PageHead>
      <VideoTabs />
      <div className={css.after}>{page === null ? <LaterListFailed t={t} /> : <AllSeries page={page} />}</div>
    </PageBody>
  );
}

const EVERYTHING = {};

function AllSeries({ page }: { page: OutputOf<typeof listSeries> }) {
  const t = useTexts('videos');
  const list = useKeptPageList<SeriesSummary, typeof listSeries>(listSeries, EVERYTHING, page);
  if (list.rows.length === 0) return <EmptyState title={t('series.emptyTitle')}>{t('series.emptyText')}</EmptyState>;
  return <ItemRows list={list} nextPath={page.nextCursor && `/series?cursor=${encodeURIComponent(page.nextCursor)}`} />;
}
