import { useMemo } from 'react';
import type { Page } from '#platform/operation/paging.ts';
import { useReader } from '#platform/web/facts.ts';
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
import { type ForumCard, listFollowedForums, listForums, listMostActiveForums, listSuggestedForums } from '../forums.contract.ts';
import type { Route } from './+types/forums.route';
import { ForumFilters } from './forum-filters.tsx';
import css from './forum-list.module.css';
import { ForumRow } from './forum-row.tsx';
import { type ForumFilter, forumFilterOf, forumsPath, OWN_LISTS } from './use-forum-filter.ts';

export const handle: RouteHandle = { texts: ['forums', 'reference', 'library'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageOf(context);
  const readerId = page?.reader?.id ?? null;
  const filter = forumFilterOf(searchParams, readerId !== null);
  if (OWN_LISTS.includes(filter.list) && page?.reader === null) throw toLogin(request, page.language);
  const cursor = searchParams.get('cursor') ?? undefined;
  const load = async () => ({ filter, page: await forumsOf(call(context), filter, readerId ?? '', cursor) });
  return listOrRest(load, () => ({ filter, page: null }));
}

function forumsOf(ask: ReturnType<typeof call>, { list, ...rest }: ForumFilter, memberId: string, cursor: string | undefined) {
  const speciality = rest.speciality === null ? {} : { speciality: rest.speciality };
  if (list === 'mine') return ask(listFollowedForums, { memberId, cursor });
  if (list === 'suggested') return ask(listSuggestedForums, {});
  if (list === 'active') return ask(listMostActiveForums, speciality);
  return ask(listForums, { ...speciality, ...(rest.kind !== null && { kind: rest.kind }), ...(rest.q !== '' && { q: rest.q }), cursor });
}

export default function ForumsRoute({ loaderData: { filter, page } }: Route.ComponentProps) {
  const t = useTexts('forums');
  const isPlain = forumsPath(filter) === forumsPath({ list: filter.list });
  return (
    <PageBody>
      <Seo title={t('list.title')} description={t('list.description')} canonicalPath="/forums" noindex={!isPlain} />
      <PageHead title={t('list.title')}>
        <Link to="/forums/new" className={buttonClass({ variant: 'primary' })}>
          {t('list.open')}
        </Link>
      </PageHead>
      <ForumFilters filter={filter} />
      {page === null ? <LaterListFailed t={t} /> : <ForumRows key={forumsPath(filter)} filter={filter} page={page} />}
    </PageBody>
  );
}

function ForumRows({ filter, page }: { filter: ForumFilter; page: Page<ForumCard> }) {
  const reader = useReader();
  const input = useMemo(() => inputOf(filter, reader?.id ?? ''), [filter, reader]);
  const operation = filter.list === 'mine' ? listFollowedForums : listForums;
  const list = useKeptPageList<ForumCard, typeof listForums>(operation as typeof listForums, input, page);
  if (list.rows.length === 0) return <NoForums filter={filter} />;
  return (
    <>
      <div className={css.rows}>
        {list.rows.map((forum) => (
          <ForumRow key={forum.id} forum={forum} />
        ))}
      </div>
      <ListEnd list={list} nextPath={page.nextCursor && forumsPath(filter, page.nextCursor)} />
    </>
  );
}

/** For further pages, which only these two lists have. */
function inputOf({ list, speciality, kind, q }: ForumFilter, memberId: string): object {
  if (list === 'mine') return { memberId };
  return { ...(speciality !== null && { speciality }), ...(kind !== null && { kind }), ...(q !== '' && { q }) };
}

/** Nothing is a different thing in every list, and so is the way on. */
function NoForums({ filter }: { filter: ForumFilter }) {
  const t = useTexts('forums');
  const to = filter.list === 'mine' ? forumsPath({ list: 'suggested' }) : forumsPath({ list: 'all' });
  return (
    <EmptyState
      title={t(`list.empty.${filter.list}`)}
      action={
        <Link to={to} className={buttonClass()}>
          {t(filter.list === 'mine' ? 'list.lists.suggested' : 'list.empty.showAll')}
        </Link>
      }
    >
      {t(`list.empty.${filter.list}Text`)}
    </EmptyState>
  );
}
