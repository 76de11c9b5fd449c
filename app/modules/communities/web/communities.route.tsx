import { useMemo } from 'react';
import { data } from 'react-router';
import { CallFailure } from '#platform/operation/errors.ts';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import { toLogin } from '#platform/web/redirects.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { type CommunityCard, listCommunities } from '../communities.contract.ts';
import type { Route } from './+types/communities.route';
import { CommunityFilters } from './community-filters.tsx';
import css from './community-list.module.css';
import { CommunityRow } from './community-row.tsx';
import { type CommunityFilter, communitiesPath, communityFilterOf, communityInput } from './use-community-filter.ts';

export const handle: RouteHandle = { texts: ['communities', 'reference', 'shell'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = communityFilterOf(searchParams);
  const page = pageOf(context);
  if (filter.mine && page?.reader === null) throw toLogin(request, page.language);
  const cursor = searchParams.get('cursor') ?? undefined;
  try {
    return { filter, page: await call(context)(listCommunities, { ...communityInput(filter), cursor }) };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    // The filters stay in sight, so that the reader can try again or choose others.
    return data({ filter, page: null }, { status: error.status === 0 ? 503 : error.status });
  }
}

export default function CommunitiesRoute({ loaderData: { filter, page } }: Route.ComponentProps) {
  const t = useTexts('communities');
  return (
    <PageBody>
      <Seo
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath="/community"
        noindex={communitiesPath(filter) !== '/community'}
      />
      <PageHead title={t('list.title')} lead={t('list.lead')}>
        <Link to="/community/new" className={buttonClass({ variant: 'primary' })}>
          {t('list.found')}
        </Link>
      </PageHead>
      <CommunityFilters filter={filter} />
      {page === null ? (
        <ErrorState title={t('list.failedTitle')} retry={{ label: t('list.retry'), href: '' }}>
          {t('list.failedText')}
        </ErrorState>
      ) : (
        <Communities key={communitiesPath(filter)} filter={filter} page={page} />
      )}
    </PageBody>
  );
}

function Communities({ filter, page }: { filter: CommunityFilter; page: Page<CommunityCard> }) {
  const input = useMemo(() => communityInput(filter), [filter]);
  const list = usePageList<CommunityCard, typeof listCommunities>(listCommunities, input, page);
  if (list.rows.length === 0) return <NoCommunities filter={filter} />;
  return (
    <>
      <div className={css.rows}>
        {list.rows.map((community) => (
          <CommunityRow key={community.id} community={community} />
        ))}
      </div>
      <ListEnd list={list} nextPath={page.nextCursor && communitiesPath(filter, page.nextCursor)} />
    </>
  );
}

function NoCommunities({ filter }: { filter: CommunityFilter }) {
  const t = useTexts('communities');
  const key = filter.mine ? 'mine' : communitiesPath(filter) === '/community' ? 'all' : 'narrowed';
  const [to, label] = key === 'all' ? ['/community/new', t('list.found')] : ['/community', t('list.showAll')];
  return (
    <EmptyState
      art="colleagues"
      title={t(`list.empty.${key}`)}
      action={
        <Link to={to} className={buttonClass()}>
          {label}
        </Link>
      }
    >
      {t(`list.empty.${key}Text`)}
    </EmptyState>
  );
}
