import { useMemo } from 'react';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { listOrRest } from '#platform/web/list-loader.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { EndMark } from '#ui/end-mark.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { listRecentSearches, listSavedSearches } from '../kept-search.contract.ts';
import { type Found, search } from '../search.contract.ts';
import type { Route } from './+types/search.route';
import { FoundItemRow, FoundPersonRow } from './found-row.tsx';
import { FoundPlaces } from './found-topics.tsx';
import { KeptLists } from './kept-searches.tsx';
import { endsEarly } from './list-reach.tsx';
import { SaveSearch } from './save-search.tsx';
import css from './search.module.css';
import { NothingFound, SearchStart } from './search-empty.tsx';
import { SearchForm } from './search-form.tsx';
import { type SearchFilter, searchFilterOf, searchInput, searchPath, withWords } from './use-search-filter.ts';

export const handle: RouteHandle = { texts: ['search', 'library', 'reference'], frame: 'feed' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = searchFilterOf(searchParams);
  const ask = call(context);
  if (filter.q === '') {
    if (pageOf(context)?.reader == null) return { filter, page: null, message: null, kept: null };
    const [recent, { data: saved }] = await Promise.all([ask(listRecentSearches, {}), ask(listSavedSearches, {})]);
    return { filter, page: null, message: null, kept: { recent, saved } };
  }
  const cursor = searchParams.get('cursor') ?? undefined;
  const load = async () => {
    const page = await ask(search, { ...searchInput(filter), facets: true, cursor });
    return { filter, page, message: null, kept: null };
  };
  return listOrRest(load, ({ body }) => ({ filter, page: null, message: body.fields?.q ?? body.message, kept: null }));
}

export default function SearchRoute({ loaderData: { filter, page, message, kept } }: Route.ComponentProps) {
  const t = useTexts('search');
  return (
    <PageBody>
      <Seo
        title={filter.q === '' ? t('title') : t('titleFor', { query: filter.q })}
        description={t('description')}
        canonicalPath="/search"
        noindex
      />
      <PageHead title={t('title')} />
      <SearchForm filter={filter} facets={page?.facets ?? null} />
      {message !== null && (
        <ErrorState title={t('failedTitle')} retry={{ label: t('retry'), href: '' }}>
          {message}
        </ErrorState>
      )}
      {kept !== null && <KeptLists kept={kept} />}
      {page === null ? message === null && <SearchStart /> : <Results filter={filter} page={page} />}
    </PageBody>
  );
}

function Results({ filter, page }: { filter: SearchFilter; page: OutputOf<typeof search> }) {
  const t = useTexts('search');
  const { corrected, suggested, partialFrom, topics, places, facets } = page;
  // The next pages go on with what was looked for in the end, and that is what is kept: as it was typed it would find nothing new, ever.
  const meant = useMemo(() => withWords(filter, corrected ?? filter.q), [filter, corrected]);
  const input = useMemo(() => searchInput(meant), [meant]);
  const list = useKeptPageList<Found, typeof search>(search, input, page);
  const whole = partialFrom === null ? list.rows : list.rows.slice(0, partialFrom);
  const partial = partialFrom === null ? [] : list.rows.slice(partialFrom);
  const isEmpty = list.rows.length + topics.length + places.length === 0;
  return (
    <section aria-label={t('results')} className={css.results}>
      {isEmpty && <NothingFound filter={filter} />}
      {corrected !== null && !isEmpty && (
        <p role="status" className={css.corrected}>
          {t('corrected', { query: filter.q, corrected })}{' '}
          <Link to={searchPath({ ...filter, asTyped: true })} rel="nofollow">
            {t('asTyped', { query: filter.q })}
          </Link>
        </p>
      )}
      {suggested !== null && (
        <p role="status" className={css.corrected}>
          {t('didYouMean')}{' '}
          <Link to={searchPath(withWords(filter, suggested))} rel="nofollow">
            {suggested}
          </Link>
        </p>
      )}
      <FoundPlaces topics={topics} places={places} />
      {whole.length > 0 && <FoundList rows={whole} />}
      {partial.length > 0 && (
        <>
          <p className={css.partial}>{t(whole.length > 0 ? 'partial.after' : 'partial.only')}</p>
          <FoundList rows={partial} />
        </>
      )}
      {list.state === 'end' && endsEarly(filter.kind, list.rows, places.length, facets) ? (
        <EndMark>{t('endsEarly')}</EndMark>
      ) : (
        !isEmpty && <ListEnd list={list} nextPath={page.nextCursor && searchPath(meant, page.nextCursor)} />
      )}
      {facets !== null && !facets.exact && <p className="muted small">{t('countsOf', { count: facets.among })}</p>}
      <SaveSearch filter={meant} />
    </section>
  );
}

const FoundList = ({ rows }: { rows: readonly Found[] }) => (
  <ul>
    {rows.map((found) =>
      found.type === 'item' ? <FoundItemRow key={found.id} found={found} /> : <FoundPersonRow key={found.member.id} found={found} />,
    )}
  </ul>
);
