import { useMemo } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useKeptPageList } from '#platform/web/use-kept-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { listNewsletters, type NewsletterCard } from '../newsletters.contract.ts';
import type { Route } from './+types/newsletters.route';
import { NewsletterFacts } from './newsletter-facts.tsx';
import css from './newsletters.module.css';
import { SubscribeButton } from './subscribe-button.tsx';

export const handle: RouteHandle = { texts: ['newsletters'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const mine = query.get('mine') === 'true';
  const cursor = query.get('cursor') ?? undefined;
  return { mine, page: await call(context)(listNewsletters, { mine, cursor }) };
}

const pathOf = (mine: boolean) => (mine ? '/newsletters?mine=true' : '/newsletters');

export default function NewslettersRoute({ loaderData: { mine, page } }: Route.ComponentProps) {
  const t = useTexts('newsletters');
  const reader = useReader();
  const input = useMemo(() => ({ mine }), [mine]);
  const list = useKeptPageList<NewsletterCard, typeof listNewsletters>(listNewsletters, input, page);
  return (
    <PageBody>
      <Seo title={t('list.title')} description={t('list.description')} canonicalPath="/newsletters" noindex={mine} />
      <PageHead title={t('list.title')}>
        {reader?.rights.includes('newsletters') === true && (
          <Link to="/newsletters/new" className={buttonClass()}>
            {t('list.found')}
          </Link>
        )}
      </PageHead>
      {reader !== null && (
        <TabNav label={t('list.tabs')}>
          {[false, true].map((one) => (
            <Link key={String(one)} to={pathOf(one)} className={tabLinkClass} aria-current={one === mine ? 'page' : undefined}>
              {t(one ? 'list.mine' : 'list.all')}
            </Link>
          ))}
        </TabNav>
      )}
      {list.rows.length === 0 ? (
        <EmptyState
          art="book"
          title={t(mine ? 'list.emptyMine' : 'list.empty')}
          action={
            mine && (
              <Link to="/newsletters" className={buttonClass()}>
                {t('list.showAll')}
              </Link>
            )
          }
        >
          {t('list.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className={css.list}>
            {list.rows.map((newsletter) => (
              <li key={newsletter.id} data-list-row>
                <Card as="article">
                  <div className="stack">
                    <div className="stack-s" lang={newsletter.language}>
                      <h2 className="t-head">
                        <Link to={`/newsletters/${newsletter.slug}`} className="link-ink" data-list-link>
                          {newsletter.name}
                        </Link>
                      </h2>
                      <p>{newsletter.about}</p>
                    </div>
                    <NewsletterFacts newsletter={newsletter} />
                    <SubscribeButton newsletter={newsletter} oneOfMany />
                  </div>
                </Card>
              </li>
            ))}
          </ul>
          <ListEnd
            list={list}
            nextPath={page.nextCursor && `${pathOf(mine)}${mine ? '&' : '?'}cursor=${encodeURIComponent(page.nextCursor)}`}
          />
        </>
      )}
    </PageBody>
  );
}
