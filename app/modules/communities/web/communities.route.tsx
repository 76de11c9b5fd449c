import { useMemo } from 'react';
import type { Page } from '#platform/operation/paging.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { LaterListFailed } from '#platform/web/later-list-failed.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { listOrRest } from '#platform/web/list-loader.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import { toLogin } from '#platform/web/redirects.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { type CommunityCard, listCommunities } from '../communities.contract.ts';
import { listSuggestedCommunities } from '../community-suggestion.contract.ts';
import type { Route } from './+types/communities.route';
import { CommunityFilters } from './community-filters.tsx';
import css from './community-list.module.css';
import { CommunityRow } from './community-row.tsx';
import { SuggestedCommunities } from './suggested-communities.tsx';
import { type CommunityFilter, communitiesPath, communityFilterOf, communityInput } from './use-community-filter.ts';

export const handle: RouteHandle = { texts: ['communities', 'reference'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = communityFilterOf(searchParams);
  const page = pageOf(context);
  if (filter.mine && page?.reader === null) throw toLogin(request, page.language);
  const cursor = searchParams.get('cursor') ?? undefined;
  const ask = call(context);
  // Beside the whole list, and for those about whom something is known.
  const suggests = page?.reader != null && cursor === undefined && communitiesPath(filter) === '/community';
  const load = async () => {
    const [list, suggested] = await Promise.all([
      ask(listCommunities, { ...communityInput(filter), cursor }),
      suggests ? ask(listSuggestedCommunities, {}).then(({ data: found }) => found) : [],
    ]);
    return { filter, page: list, suggested };
  };
  return listOrRest(load, () => ({ filter, page: null, suggested: [] }));
}

export default function CommunitiesRoute({ loaderData: { filter, page, suggested } }: Route.ComponentProps) {
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
      <SuggestedCommunities communities={suggested} />
      {page === null ? <LaterListFailed t={t} /> : <Communities key={communitiesPath(filter)} filter={filter} page={page} />}
    </PageBody>
  );
}

function Communities({ filter, page }: { filter: CommunityFilter; page: Page<CommunityCard> }) {
  const input = useMemo(() => communityInput(filter), [filter]);
  const list = useKeptPageList<CommunityCard, typeof listCommunities>(listCommunities, input, page);
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
