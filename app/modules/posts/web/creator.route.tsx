import { useMemo } from 'react';
import { ITEM_KINDS } from '#modules/library/library.contract.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { usePageList } from '#platform/web/use-page-list.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { CONTENT_STATES, listOwnContent, listOwnDrafts, type OwnContent } from '../creator.contract.ts';
import type { Route } from './+types/creator.route';
import css from './creator.module.css';
import { type CreatorFilter, CreatorFilters, creatorPath } from './creator-filters.tsx';
import { CreatorRow } from './creator-row.tsx';
import { CreatorUnfinished } from './creator-unfinished.tsx';
import { CreatorWriters } from './creator-writers.tsx';

export const handle: RouteHandle = { texts: ['posts', 'library', 'moderation', 'reference'] };

const filterOf = (params: URLSearchParams): CreatorFilter => ({
  kind: ITEM_KINDS.find((kind) => kind === params.get('kind')) ?? null,
  state: CONTENT_STATES.find((state) => state === params.get('state')) ?? null,
});

const inputOf = ({ kind, state }: CreatorFilter) => ({ ...(kind !== null && { kind }), ...(state !== null && { state }) });

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const { searchParams } = new URL(args.request.url);
    const filter = filterOf(searchParams);
    const cursor = searchParams.get('cursor') ?? undefined;
    const [content, drafts] = await Promise.all([ask(listOwnContent, { ...inputOf(filter), cursor }), ask(listOwnDrafts, {})]);
    return { filter, content, ...drafts, now: new Date().toISOString() };
  });

export default function CreatorRoute({
  loaderData: { filter, content, data: drafts, newsletters, moreNewsletters, now },
}: Route.ComponentProps) {
  const t = useTexts('posts');
  const input = useMemo(() => inputOf(filter), [filter]);
  const list = usePageList<OwnContent, typeof listOwnContent>(listOwnContent, input, content);
  const isFiltered = filter.kind !== null || filter.state !== null;
  return (
    <PageBody>
      <Seo title={t('creator.title')} description={t('creator.description')} noindex />
      <div className={css.page}>
        <PageHead title={t('creator.title')} lead={t('creator.description')} />
        <section aria-labelledby="write" className="stack">
          <h2 id="write" className="t-head">
            {t('creator.write')}
          </h2>
          <CreatorWriters newsletters={newsletters} moreNewsletters={moreNewsletters} />
        </section>
        <CreatorUnfinished drafts={drafts} now={Date.parse(now)} />
        <section aria-labelledby="own" className="stack">
          <h2 id="own" className="t-head">
            {t('creator.own')}
          </h2>
          <CreatorFilters filter={filter} />
          {list.rows.length === 0 ? (
            <EmptyState title={isFiltered ? t('creator.emptyFiltered') : t('creator.empty')}>{t('creator.emptyText')}</EmptyState>
          ) : (
            <>
              <ul className={css.list}>
                {list.rows.map((item) => (
                  <li key={item.id} data-list-row>
                    <CreatorRow item={item} />
                  </li>
                ))}
              </ul>
              <ListEnd list={list} nextPath={content.nextCursor && creatorPath(filter, content.nextCursor)} />
            </>
          )}
        </section>
      </div>
    </PageBody>
  );
}
