import { useMemo } from 'react';
import { Form } from 'react-router';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { ItemRows } from '#modules/library/web/widgets/item-rows.tsx';
import { useSpecialities } from '#modules/library/web/widgets/use-specialities.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { LaterListFailed } from '#platform/web/later-list-failed.tsx';
import { Link } from '#platform/web/link.tsx';
import { listAddress } from '#platform/web/list-address.ts';
import { listOrRest } from '#platform/web/list-loader.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listStarted, listVideos, searchTranscripts, type VideoSummary } from '../videos.contract.ts';
import type { Route } from './+types/video-list.route';
import { TranscriptHits } from './transcript-hits.tsx';
import css from './video-list.module.css';
import { VideoStarted } from './video-started.tsx';
import { VideoTabs } from './video-tabs.tsx';

export const handle: RouteHandle = { texts: [...CARD_TEXTS, 'videos'] };

const SHORTEST_QUERY = 2;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const speciality = searchParams.get('speciality') || undefined;
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const load = async () => {
    const cursor = searchParams.get('cursor') ?? undefined;
    const isFront = speciality === undefined && cursor === undefined && q === '';
    const [page, found, started] = await Promise.all([
      call(context)(listVideos, { speciality, cursor }),
      q.length >= SHORTEST_QUERY ? call(context)(searchTranscripts, { q }) : null,
      isFront ? call(context)(listStarted, {}) : null,
    ]);
    return { speciality, q, page, found: found?.data ?? null, started: started?.data ?? [] };
  };
  return listOrRest(load, () => ({ speciality, q, page: null, found: null, started: [] }));
}

export default function VideoListRoute({ loaderData: { speciality, q, page, found, started } }: Route.ComponentProps) {
  const t = useTexts('videos');
  const verified = useReader() !== null;
  const specialities = useSpecialities();
  return (
    <PageBody>
      <Seo
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath="/video"
        noindex={speciality !== undefined || q !== ''}
      />
      <PageHead title={t('list.title')}>
        {verified && (
          <Link to="/video/new" className={buttonClass({ variant: 'primary' })}>
            {t('list.bring')}
          </Link>
        )}
      </PageHead>
      <VideoTabs />
      <Form className={css.filters}>
        <div className={css.search}>
          <TextInput
            type="search"
            name="q"
            icon="search"
            aria-label={t('list.searchSpoken')}
            placeholder={t('list.searchSpoken')}
            defaultValue={q}
            key={q}
            maxLength={100}
          />
        </div>
        <div className={css.speciality}>
          <Select
            name="speciality"
            aria-label={t('list.speciality')}
            placeholder={t('list.allSpecialities')}
            options={specialities}
            defaultValue={speciality ?? ''}
            key={speciality}
          />
        </div>
        <Button type="submit">{t('list.show')}</Button>
      </Form>
      {found !== null && <TranscriptHits q={q} found={found} />}
      <VideoStarted started={started} />
      {page === null ? <LaterListFailed t={t} /> : <Videos speciality={speciality} page={page} />}
    </PageBody>
  );
}

function Videos({ speciality, page }: { speciality: string | undefined; page: OutputOf<typeof listVideos> }) {
  const t = useTexts('videos');
  const input = useMemo(() => ({ speciality }), [speciality]);
  const list = useKeptPageList<VideoSummary, typeof listVideos>(listVideos, input, page);
  if (list.rows.length === 0)
    return (
      <EmptyState
        title={t('list.emptyTitle')}
        action={
          speciality === undefined ? undefined : (
            <Link to="/video" className={buttonClass()}>
              {t('list.showAll')}
            </Link>
          )
        }
      >
        {t('list.emptyText')}
      </EmptyState>
    );
  return <ItemRows list={list} nextPath={page.nextCursor && listAddress('/video', { speciality }, page.nextCursor)} />;
}
