import { data } from 'react-router';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { getSeries } from '../series.contract.ts';
import { listOwnVideos } from '../video-upload.contract.ts';
import type { Route } from './+types/series-edit.route';
import { SeriesForm } from './series-form.tsx';

export const handle: RouteHandle = { texts: ['videos', 'library', 'reference'], frame: 'work' };

const OWN_VIDEOS = 50;

export async function loader(args: Route.LoaderArgs) {
  const { seriesId } = args.params;
  return forMember(args, async (call) => {
    const own = (await call(listOwnVideos, { limit: OWN_VIDEOS })).data.filter(({ published }) => published === 'published');
    if (seriesId === undefined) return { own, series: null };
    const series = await call(getSeries, { id: seriesId }).catch(asNotFound);
    if (!series.can.edit) throw data(null, { status: 404 });
    return { own, series };
  });
}

export default function SeriesEditRoute({ loaderData: { own, series } }: Route.ComponentProps) {
  const t = useTexts('videos');
  const title = series === null ? t('series.make') : t('series.change');
  return (
    <PageBody>
      <Seo title={title} description={t('series.description')} noindex />
      <div className="stack-l">
        <h1 className="t-display">{title}</h1>
        {own.length === 0 && (series === null || series.parts.length === 0) ? (
          <EmptyState
            title={t('series.noVideosTitle')}
            action={
              <Link to="/video/new" className={buttonClass({ variant: 'primary' })}>
                {t('list.bring')}
              </Link>
            }
          >
            {t('series.noVideosText')}
          </EmptyState>
        ) : (
          <SeriesForm key={series?.item.id} own={own} series={series} />
        )}
      </div>
    </PageBody>
  );
}
